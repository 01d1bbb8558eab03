import { afterAll, describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import type { Title } from '../../src/games/title.ts'
import { type Language, languages, setLanguage } from '../../src/kit/language.ts'
import type { DrawnBook } from '../../src/rules/book.ts'
import { sound } from '../journals.ts'

/** Every title’s reasons against moves, each with the printed heading over its rule, by the path of their file. */
const files = import.meta.glob<{ readonly reasons: Readonly<Record<string, string>> }>('../../src/games/*/reasons.ts', {
  eager: true,
})

/** The headings of a title’s reasons. */
const headingsOf = (id: string) =>
  files[`../../src/games/${id}/reasons.ts`]?.reasons ?? expect.fail(`games/${id} has no reasons.ts`)

afterAll(() => setLanguage('en'))

/** A title in a language, with its rules book and the headings that its refusals name. */
async function opened(title: Title, language: Language) {
  await setLanguage(language)
  const { words, book } = sound(await title.open())
  const headings = headingsOf(title.id)
  expect(Object.keys(headings).length).toBeGreaterThan(0)
  return { words, headings, book: await book() }
}

const blocksIn = ({ sections }: DrawnBook) => sections.flatMap(({ blocks }) => blocks)

const rowsIn = (book: DrawnBook) => blocksIn(book).flatMap((block) => (block.type === 'signs' ? block.rows : []))

const sentencesIn = (book: DrawnBook) =>
  blocksIn(book).flatMap((block) => {
    if (block.type === 'text') return [block.text]
    return block.type === 'list' ? block.items : block.rows.map(({ text }) => text)
  })

const cases = languages.flatMap((language) => titles.map((title) => ({ language, title })))

describe.each(cases)('the rules book of $title.id in $language', ({ language, title }) => {
  it('has a section about the rule of every refusal, named as refusals name it', async () => {
    const { words, headings, book } = await opened(title, language)
    const sections = new Map(book.sections.map((section) => [section.id, section.title]))
    const named = Object.values(headings).map((heading) => [heading, sections.get(book.rules[heading] ?? '')])
    expect(named).toEqual(Object.values(headings).map((heading) => [heading, words.section?.(heading)]))
    expect(named.filter(([, section]) => section === undefined)).toEqual([])
  })

  it('has a sentence for every refusal, even without most of its amounts', async () => {
    const { words, headings } = await opened(title, language)
    const amounts = { square: 'C5' }
    const said = Object.entries(headings).map(([reason, section]) => words.refusal({ reason, section, amounts }))
    expect(said.filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text) || /undefined|NaN|\[object/.test(text))).toEqual([])
  })

  it('has sections with distinct ids', async () => {
    const ids = (await opened(title, language)).book.sections.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leaves no sentence empty and no value out', async () => {
    const sentences = sentencesIn((await opened(title, language)).book)
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((text) => text.length < 6 || /undefined|NaN|\[object/.test(text))).toEqual([])
  })

  it('draws each picture as a complete SVG', async () => {
    const rows = rowsIn((await opened(title, language)).book)
    const pictures = rows.flatMap(({ sign }) => sign.flatMap((part) => (part.type === 'picture' ? [part] : [])))
    const isWhole = (svg: string) =>
      /^<svg [^>]+>.*<\/svg>$/s.test(svg) &&
      [...svg.matchAll(/url\(#([^)]+)\)/g)].every(([, id]) => svg.includes(`id="${id}"`))
    expect(pictures.filter(({ svg, wide }) => !isWhole(svg) || wide <= 0)).toEqual([])
  })

  it('shows sections by stops of the lesson that are about them', async () => {
    const { sections, examples } = (await opened(title, language)).book
    const stops = (await title.lesson?.())?.lesson.stops ?? []
    const about = Object.values(examples).map((id) => stops.find((stop) => stop.id === id)?.section)
    expect(Object.keys(examples).length > 2).toBe(title.lesson !== undefined)
    expect(about).toEqual(Object.keys(examples))
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(about))
  })
})

/** The kinds and lengths of a book’s blocks, section by section. */
const shapeOf = ({ sections }: DrawnBook) =>
  sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => [
      block.type,
      block.type === 'list' ? block.items.length : block.type === 'signs' && block.rows.length,
    ]),
  ])

/** Short texts and names stand in every language as they are. */
const paragraphsIn = (book: DrawnBook) => sentencesIn(book).filter((text) => /\s\S+\s\S+\s/.test(text))

describe.each(titles)('the rules of $name', (title) => {
  it('have the same sections and blocks in every language', async () => {
    const { book: english } = await opened(title, 'en')
    for (const language of languages) expect(shapeOf((await opened(title, language)).book)).toEqual(shapeOf(english))
  })

  it.each(languages.filter((language) => language !== 'en'))('leave no paragraph in English: %s', async (language) => {
    const english = paragraphsIn((await opened(title, 'en')).book)
    const said = paragraphsIn((await opened(title, language)).book)
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((text) => english.includes(text))).toEqual([])
  })
})
