import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { type Language, languages, setLanguage } from '../../src/kit/language.ts'
import { type SearchWords, searchWords, sectionsWith } from '../../src/overlay/search/search.ts'
import type { BookSection, DrawnBook } from '../../src/rules/book.ts'
import { sound } from '../journals.ts'

const section = (id: string, title: string, text: string): BookSection<never> => ({
  id,
  title,
  blocks: [
    { type: 'text', text },
    { type: 'list', numbered: false, items: [`${id} in a list`] },
  ],
})
const sections = [
  section('track', 'Track', 'Lay it from left to right at Yr Wyddfa.'),
  section('pub', 'The pub', 'Devil’s Bridge has none. Gleisbögen überall.'),
]
const plainly: SearchWords = { ignored: 'the where', alike: { rail: ['lay'] }, forms: () => [] }
const found = (query: string) =>
  sectionsWith({ sections, alike: { bore: ['wyddfa'] } }, query, plainly).map(({ id }) => id)

describe('a search of the rules', () => {
  it('finds everything without a query, or with one that asks for nothing', () => {
    expect(found('')).toEqual(['track', 'pub'])
    expect(found('  ')).toEqual(['track', 'pub'])
    expect(found('where?')).toEqual(['track', 'pub'])
  })

  it('finds sections with every word, in titles, texts and lists, in any order', () => {
    expect(found('right lay')).toEqual(['track'])
    expect(found('where is the PUB')).toEqual(['pub'])
    expect(found('list')).toEqual(['track', 'pub'])
  })

  it('finds those with the most of them where none has all, and nothing without any', () => {
    expect(found('lay track bridge')).toEqual(['track'])
    expect(found('lay bridge')).toEqual(['track', 'pub'])
    expect(found('dragons')).toEqual([])
  })

  it('finds sections by synonyms', () => {
    expect(found('rails')).toEqual(['track'])
    expect(found('bored')).toEqual(['track'])
  })

  it('forgives accents and apostrophes', () => {
    expect(found("devil's")).toEqual(['pub'])
    expect(found('uberall gleisbogen')).toEqual(['pub'])
  })
})

/** Every title's sections in every language, and how people search them. */
const opened = await Promise.all(titles.map(async (title) => sound(await title.open())))
const libraries = new Map<Language, readonly DrawnBook[]>()
const asked = new Map<Language, SearchWords>()
for (const language of languages) {
  await setLanguage(language)
  await searchWords.open()
  asked.set(language, searchWords())
  const books = await Promise.all(opened.map(({ book }) => book()))
  libraries.set(language, books)
}
await setLanguage('en')

type Answers = readonly [foothills: string, metro: string, snowdonia: string]
const ends: Answers = ['end', 'end', 'end']
const starts: Answers = ['table', 'table', 'labourers']

/** Questions of someone who has just opened the book, and the section with the answer; empty where a book has none. */
const questions: Readonly<Record<Language, readonly (readonly [string, Answers])[]>> = {
  en: [
    ['tie', ends],
    ['What happens in a tie?', ends],
    ['draw at the end', ends],
    ['how many rounds', ends],
    ['How long is a game?', ends],
    ['When is the game over?', ends],
    ['how do I win', ends],
    ['who starts', starts],
    ['Who goes first?', starts],
    ['setup', ['table', 'table', 'table']],
    ['can I pass', ['turn', 'turn', 'labourers']],
    ['skip a turn', ['turn', 'turn', 'labourers']],
    ['how to score points', ['end', 'scoring', 'end']],
    ['rotate a tile', ['', 'options', '']],
    ['how many players', ['', 'table', '']],
    ['workers', ['events', '', 'labourers']],
    ['play solo', ['', '', 'alone']],
    ['How do I lay rails?', ['track', '', 'digging']],
    ['what does a station cost', ['stations', '', '']],
    ['where do I get steel', ['', '', 'yard']],
    ['tile doesn’t fit', ['', 'stuck', '']],
    ['half points', ['end', '', '']],
  ],
  de: [
    ['Gleichstand', ends],
    ['Was passiert bei Unentschieden?', ends],
    ['wie viele Runden', ends],
    ['Wie lange dauert eine Partie?', ends],
    ['Wann ist das Spiel vorbei?', ends],
    ['wie gewinne ich', ends],
    ['Wer fängt an?', starts],
    ['wer beginnt', starts],
    ['Aufbau', ['table', 'table', 'table']],
    ['kann ich passen', ['turn', 'turn', 'labourers']],
    ['aussetzen', ['turn', 'turn', 'labourers']],
    ['Wie bekomme ich Punkte?', ['end', 'scoring', 'end']],
    ['Plättchen drehen', ['', 'options', '']],
    ['Arbeiter', ['events', '', 'labourers']],
    ['alleine spielen', ['', '', 'alone']],
    ['Schienen legen', ['track', '', 'digging']],
    ['Was kostet ein Bahnhof?', ['stations', '', '']],
    ['Plättchen passt nicht', ['', 'stuck', '']],
  ],
  cy: [
    ['gêm gyfartal', ends],
    ['Beth sy’n digwydd os yw’n gyfartal?', ends],
    ['sawl rownd', ends],
    ['Pa mor hir yw gêm?', ends],
    ['pryd mae’r gêm ar ben', ends],
    ['sut mae ennill', ends],
    ['Pwy sy’n mynd gyntaf?', starts],
    ['pwy sy’n dechrau', starts],
    ['paratoi', ['table', 'table', 'table']],
    ['ga i basio', ['turn', 'turn', 'labourers']],
    ['sut mae sgorio pwyntiau', ['end', 'scoring', 'end']],
    ['troi teilsen', ['', 'options', '']],
    ['gweithiwr', ['events', '', 'labourers']],
    ['ar fy mhen fy hun', ['', '', 'alone']],
    ['cost gorsaf', ['stations', '', '']],
  ],
}

describe.each(languages)('a newcomer’s question in %s', (language) => {
  it.each(
    questions[language].flatMap(([question, answers]) =>
      answers.flatMap((id, at) => (id === '' ? [] : [{ question, id, at, title: titles[at]?.name }])),
    ),
  )('finds “$id” in $title: “$question”', ({ question, id, at }) => {
    const book = need(libraries.get(language)?.[at], 'a book')
    const words = need(asked.get(language), 'how people search it')
    const ids = sectionsWith(book, question, words).map((one) => one.id)
    expect(ids).toContain(id)
    expect(ids.length).toBeLessThan(book.sections.length)
  })
})
