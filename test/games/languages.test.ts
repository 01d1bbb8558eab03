import { describe, expect, it } from 'vitest'
import { book as foothillsWelshBook } from '../../src/games/foothills/text/cy/book.ts'
import { flaws as foothillsWelshFlaws } from '../../src/games/foothills/text/cy/flaws.ts'
import * as foothillsWelsh from '../../src/games/foothills/text/cy/index.ts'
import * as foothillsWelshTongue from '../../src/games/foothills/text/cy/locale.ts'
import { book as foothillsGermanBook } from '../../src/games/foothills/text/de/book.ts'
import { flaws as foothillsGermanFlaws } from '../../src/games/foothills/text/de/flaws.ts'
import * as foothillsGerman from '../../src/games/foothills/text/de/index.ts'
import * as foothillsGermanTongue from '../../src/games/foothills/text/de/locale.ts'
import { book as foothillsEnglishBook } from '../../src/games/foothills/text/en/book.ts'
import { flaws as foothillsEnglishFlaws } from '../../src/games/foothills/text/en/flaws.ts'
import * as foothillsEnglish from '../../src/games/foothills/text/en/index.ts'
import * as foothillsEnglishTongue from '../../src/games/foothills/text/en/locale.ts'
import { metro } from '../../src/games/metro/index.ts'
import { book as metroWelshBook } from '../../src/games/metro/text/cy/book.ts'
import * as metroWelsh from '../../src/games/metro/text/cy/index.ts'
import * as metroWelshTongue from '../../src/games/metro/text/cy/locale.ts'
import { book as metroGermanBook } from '../../src/games/metro/text/de/book.ts'
import * as metroGerman from '../../src/games/metro/text/de/index.ts'
import * as metroGermanTongue from '../../src/games/metro/text/de/locale.ts'
import { book as metroEnglishBook } from '../../src/games/metro/text/en/book.ts'
import * as metroEnglish from '../../src/games/metro/text/en/index.ts'
import * as metroEnglishTongue from '../../src/games/metro/text/en/locale.ts'
import { book as snowdoniaWelshBook } from '../../src/games/snowdonia/text/cy/book.ts'
import * as snowdoniaWelsh from '../../src/games/snowdonia/text/cy/index.ts'
import * as snowdoniaWelshTongue from '../../src/games/snowdonia/text/cy/locale.ts'
import { book as snowdoniaGermanBook } from '../../src/games/snowdonia/text/de/book.ts'
import * as snowdoniaGerman from '../../src/games/snowdonia/text/de/index.ts'
import * as snowdoniaGermanTongue from '../../src/games/snowdonia/text/de/locale.ts'
import { book as snowdoniaEnglishBook } from '../../src/games/snowdonia/text/en/book.ts'
import * as snowdoniaEnglish from '../../src/games/snowdonia/text/en/index.ts'
import * as snowdoniaEnglishTongue from '../../src/games/snowdonia/text/en/locale.ts'
import { players as welshPlayers } from '../../src/overlay/text/cy/gallery.ts'
import { players as germanPlayers } from '../../src/overlay/text/de/gallery.ts'
import { players as englishPlayers } from '../../src/overlay/text/en/gallery.ts'
import type { Game, GameTypes } from '../../src/rules/game.ts'
import { positionOf } from '../../src/rules/journal.ts'
import { choicesOf } from '../../src/rules/play.ts'
import type { Words } from '../../src/rules/words.ts'
import { allKnown } from '../dealing.ts'
import { randomJournal } from '../journals.ts'
import { effectsOf } from '../matches/goals/goals.ts'
import { game as foothills } from './foothills/table.ts'
import { box as snowdonia, game as snowdoniaGame } from './snowdonia/table.ts'

/** Every plain string of a text, by its path; `same` names paths that every language shares. */
function stringsIn(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`))
}

/** Text that languages share: symbols, numerals, keys and words that are the same in both. */
const shared =
  /^$|^[\d\W]+m?$|^(Name|Pub|Medal|Tourist|Start|bag|Bag|neu|golden|de|per)$|^.{0,2}$|Ff\.|Fy$|Wh\.|Railway|^Llanberis$/

const sentences = (texts: unknown) => new Map(stringsIn(texts))

const translations = {
  'Foothills in German': [foothillsEnglishTongue, foothillsGermanTongue],
  'Foothills in Welsh': [foothillsEnglishTongue, foothillsWelshTongue],
  'Foothills’ captions in German': [foothillsEnglish.captions, foothillsGerman.captions],
  'Foothills’ captions in Welsh': [foothillsEnglish.captions, foothillsWelsh.captions],
  'Foothills’ sounds in German': [foothillsEnglish.soundCaptions, foothillsGerman.soundCaptions],
  'Foothills’ sounds in Welsh': [foothillsEnglish.soundCaptions, foothillsWelsh.soundCaptions],
  'Foothills’ flaws in German': [foothillsEnglishFlaws, foothillsGermanFlaws],
  'Foothills’ flaws in Welsh': [foothillsEnglishFlaws, foothillsWelshFlaws],
  'Metro in German': [metroEnglishTongue, metroGermanTongue],
  'Metro in Welsh': [metroEnglishTongue, metroWelshTongue],
  'Metro’s captions in German': [metroEnglish.captions, metroGerman.captions],
  'Metro’s captions in Welsh': [metroEnglish.captions, metroWelsh.captions],
  'Metro’s sounds in German': [metroEnglish.soundCaptions, metroGerman.soundCaptions],
  'Metro’s sounds in Welsh': [metroEnglish.soundCaptions, metroWelsh.soundCaptions],
  'Snowdonia in German': [snowdoniaEnglishTongue, snowdoniaGermanTongue],
  'Snowdonia in Welsh': [snowdoniaEnglishTongue, snowdoniaWelshTongue],
  'Snowdonia’s captions in German': [snowdoniaEnglish.captions, snowdoniaGerman.captions],
  'Snowdonia’s captions in Welsh': [snowdoniaEnglish.captions, snowdoniaWelsh.captions],
  'Snowdonia’s sounds in German': [snowdoniaEnglish.soundCaptions, snowdoniaGerman.soundCaptions],
  'Snowdonia’s sounds in Welsh': [snowdoniaEnglish.soundCaptions, snowdoniaWelsh.soundCaptions],
} as const

describe.each(Object.entries(translations))('%s', (_, [english, other]) => {
  it('leaves no sentence in English', () => {
    const inEnglish = sentences(english)
    const same = [...sentences(other)].filter(([path, text]) => inEnglish.get(path) === text)
    expect(same.filter(([, text]) => !shared.test(text))).toEqual([])
  })
})

describe.each([
  ['German', foothillsGermanFlaws],
  ['Welsh', foothillsWelshFlaws],
])('the flaws of Foothills in %s', (_, { texts }) => {
  it('mention what they mention in English', () => {
    const amountsIn = (text: string) => [...new Set(text.match(/\{\w+(:or)?\}/g))].sort()
    const mentioned = (all: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(all).map(([key, text]) => [key, amountsIn(text)]))
    expect(mentioned(texts)).toEqual(mentioned(foothillsEnglishFlaws.texts))
  })
})

const books = {
  Foothills: [foothillsEnglishBook, foothillsGermanBook, foothillsWelshBook].map((book) => book(foothills.box)),
  Metro: [metroEnglishBook, metroGermanBook, metroWelshBook].map((book) => book(metro.copies)),
  Snowdonia: [snowdoniaEnglishBook, snowdoniaGermanBook, snowdoniaWelshBook].map((book) => book(snowdonia)),
}

describe.each(Object.entries(books))('the rules of %s', (_, [english, ...others]) => {
  it('have the same sections and blocks in every language', () => {
    const shape = (book: typeof english) =>
      book?.sections.map(({ id, blocks }) => [
        id,
        ...blocks.map((block) => [
          block.type,
          block.type === 'list' ? block.items.length : block.type === 'signs' && block.rows.length,
        ]),
      ])
    for (const other of others) expect(shape(other)).toEqual(shape(english))
  })

  it('leave no paragraph in English', () => {
    const inEnglish = sentences(english)
    for (const other of others) {
      const same = [...sentences(other)].filter(([path, text]) => inEnglish.get(path) === text)
      expect(same.filter(([path, text]) => path.endsWith('text') && !shared.test(text))).toEqual([])
    }
  })
})

/** Everything said in the course of a random match: prompts, moves, the log, the table and the scores. */
function everythingSaid<G extends GameTypes>(game: Game<G>, words: Words<G>): readonly string[] {
  const journal = randomJournal(game, 2, {}, 3)
  const known = allKnown(journal)
  const end = positionOf(journal)
  const ending = game.outcome(end)
  const log = effectsOf(game, journal).map((effect) => words.effect(end, effect) ?? '')
  const said = journal.positions.flatMap((p, at) => [
    ...choicesOf(game.ask(p, known)).flatMap((choice) => [
      words.prompt(p, choice),
      ...choice.moves.flatMap((move) => [
        words.move(p, move, known),
        ...stringsIn(words.short?.(p, move, known)).map(([, text]) => text),
        ...stringsIn(words.trial?.(p, move, known)).map(([, text]) => text),
      ]),
    ]),
    ...(at % 20 === 0 ? stringsIn(words.table?.(p, known)).map(([, text]) => text) : []),
  ])
  return [...said, ...log, ...(ending ? [words.outcome(end, ending)] : [])]
}

const gap = /undefined|NaN|\[object| {2}|\$\{| ,|\.\.(?!\.)/

describe('a random match', () => {
  it.each([
    ['English', foothillsEnglish],
    ['German', foothillsGerman],
    ['Welsh', foothillsWelsh],
  ])('of Foothills is told without a gap in %s', (_, { words }) => {
    const said = everythingSaid(foothills, words(foothills.box))
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter((text) => gap.test(text))).toEqual([])
  })

  it.each([
    ['English', metroEnglish],
    ['German', metroGerman],
    ['Welsh', metroWelsh],
  ])('of Metro is told without a gap in %s', (_, { wordsWith }) => {
    const said = everythingSaid(metro, wordsWith(metro.copies))
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter((text) => gap.test(text))).toEqual([])
  })
})

/** Counted things after a preposition that takes the dative, without its ending. */
const undeclined =
  /\b(mit|von|aus|nach|bei|außer|seit)( je)? \d+ (weiße )?(Punkte|Fahrgäste|Rohstoffe|Gleise|Bahnhöfe|Züge|Aufträge|Plätze|Geräte|Felder|Minute|Schritte)\b/

describe('a counted noun in German', () => {
  it.each([
    ['Foothills', everythingSaid(foothills, foothillsGerman.words(foothills.box))],
    ['Metro', everythingSaid(metro, metroGerman.wordsWith(metro.copies))],
    ['Snowdonia', everythingSaid(snowdoniaGame, snowdoniaGerman.wordsWith(snowdonia))],
  ])('is declined after its preposition in %s', (_, said) => {
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter((text) => undeclined.test(text))).toEqual([])
  })

  it('is in the dative where a winner’s points are told', () => {
    const { scores } = metroGermanTongue
    expect(scores.won('Blau', 97)).toBe('Blau gewann mit 97 Punkten.')
    expect(scores.won('Blau', 1)).toBe('Blau gewann mit 1 Punkt.')
    expect(scores.shared(['Blau', 'Rot'], 60)).toContain('mit je 60 Punkten')
  })
})

describe('a delay for those who watch', () => {
  it.each([
    ['English', englishPlayers, ['1 minute', '2 minutes', '30 seconds']],
    ['German', germanPlayers, ['1 Minute', '2 Minuten', '30 Sekunden']],
    ['Welsh', welshPlayers, ['1 funud', '2 funud', '30 eiliad']],
  ])('is counted right in %s', (_, { delays }, said) => {
    expect([60, 120, 30].map(delays)).toEqual(said)
  })
})

describe('goods in Welsh', () => {
  it('follow their numbers with the singular and its mutation', () => {
    const { counted } = foothillsWelshTongue.goods
    expect([0, 1, 2, 3, 4, 6].map(counted.stone)).toEqual([
      'dim cerrig',
      '1 garreg',
      '2 garreg',
      '3 carreg',
      '4 carreg',
      '6 charreg',
    ])
    expect([1, 2, 3, 6].map(counted.passengers)).toEqual(['1 teithiwr', '2 deithiwr', '3 theithiwr', '6 theithiwr'])
    expect([2, 3].map(counted.iron)).toEqual(['2 fwyn haearn', '3 mwyn haearn'])
  })

  it('are listed with “a” or, before a vowel as it is spoken, “ac”', () => {
    const { goodsText } = foothillsWelshTongue.goods
    expect(goodsText({ iron: 1, stone: 2 })).toBe('1 mwyn haearn a 2 garreg')
    expect(goodsText({ iron: 2, passengers: 1 })).toBe('2 fwyn haearn ac 1 teithiwr')
  })
})

describe('a refusal about something there is none of', () => {
  const amounts = { kind: 'stone', have: 0, need: 2 }

  it.each([
    ['German', foothillsGermanTongue.refusals, 'Du hast keinen Stein, aber das kostet 2.'],
    ['Welsh', foothillsWelshTongue.refusals, 'Does gen ti ddim cerrig, ond mae hyn yn costio 2.'],
  ])('says so in words in %s', (_, { short }, said) => {
    expect(short(amounts)).toBe(said)
  })
})
