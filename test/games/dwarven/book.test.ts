import { describe, expect, it } from 'vitest'
import { tips } from '../../../src/games/dwarven/coach.ts'
import { reasons } from '../../../src/games/dwarven/reasons.ts'
import { bookIn } from '../../../src/games/dwarven/text/book.ts'
import { languages } from '../../../src/kit/language.ts'
import { isMiscounted } from '../counts.ts'
import { books, coaches, game, lessons, texts } from './said.ts'

const { box } = game
const bookOf = (language: keyof typeof books) => bookIn(books[language], texts[language], box)
const paragraphsOf = (language: keyof typeof books) =>
  bookOf(language).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.type === 'text') return [block.text]
      return block.type === 'list' ? block.items : block.rows.map(({ text }) => text)
    }),
  )
const shapeOf = (language: keyof typeof books) =>
  bookOf(language).sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => [block.type, block.type === 'list' ? block.items.length : 0]),
  ])

/** Three or more people, as each language says it. */
const threePeople = { en: /three (or more )?people/, de: /drei Menschen/, cy: /[td]hri (neu fwy )?o bobl/ } as const

describe.each(languages)('the rules book of Dwarven Rails in %s', (language) => {
  it('has the sections and blocks of the English one', () => {
    expect(shapeOf(language)).toEqual(shapeOf('en'))
  })

  it('has a section about the rule of every refusal, named as refusals name it', () => {
    const { rules, sections } = bookOf(language)
    const titles = new Map(sections.map(({ id, title }) => [id, title]))
    const said = texts[language].wordsWith(box)
    const headings = Object.values(reasons)
    expect(headings.map((heading) => titles.get(rules[heading] ?? ''))).toEqual(
      headings.map((one) => said.section?.(one)),
    )
  })

  it('tells the values of the edition, and leaves no gap', () => {
    const told = paragraphsOf(language)
    expect(told.filter((text) => /undefined|NaN|\[object| {2}/.test(text) || isMiscounted(language, text))).toEqual([])
    expect(told.filter((text) => text.includes('700 Cu'))).toHaveLength(1)
    expect(told.filter((text) => text.includes('Royal Betrothal'))).toHaveLength(1)
  })

  it('says with the option that deals take three people, and not three seats', () => {
    const field = texts[language].optionFields.find(({ key }) => key === 'deals')
    const usual = field?.kind === 'choice' ? field.choices[field.default]?.label : undefined
    const said = [usual, ...paragraphsOf(language)].filter((text = '') => threePeople[language].test(text))
    expect([said[0], said.length]).toEqual([usual, 3])
  })

  it('has a sentence of the coach for every tip', () => {
    const said = Object.entries(coaches[language])
    expect(said.map(([id]) => id).sort()).toEqual(tips.map(({ id }) => id).sort())
    expect(said.filter(([, text]) => !/^[\p{Lu}✕].*\.$/u.test(text))).toEqual([])
  })

  it('has words for the eight stops of the lesson and a first match', () => {
    const stops = Object.values(lessons[language])
    expect(stops).toHaveLength(9)
    expect(stops.filter(({ name, title }) => name === '' || title === '')).toEqual([])
    const sentences = stops.flatMap(({ name, title, ...told }) => Object.values(told))
    expect(sentences.filter((text) => !/[.?]$/.test(text))).toEqual([])
  })
})

describe('the rules book of Dwarven Rails', () => {
  it.each(['de', 'cy'] as const)('leaves no paragraph in English: %s', (language) => {
    const english = paragraphsOf('en').filter((text) => /[a-z]{3,} [a-z]{3,}/.test(text))
    expect(paragraphsOf(language).filter((text) => english.includes(text))).toEqual([])
  })

  it('shows each of the goods with its prices', () => {
    const rows = bookOf('en').sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'signs' ? block.rows : [])),
    )
    expect(rows.map(({ sign }) => sign.good)).toEqual(['diamond', 'ruby', 'emerald', 'gold', 'silver'])
    expect(rows[0]?.text).toBe('5, 6, 7, 8, 10, 12, 14 and 16 Cu.')
  })
})
