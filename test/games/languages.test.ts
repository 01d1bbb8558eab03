import { describe, expect, it } from 'vitest'
import { goodsText } from '../../src/games/foothills/text/goods.ts'
import { refusalIn } from '../../src/games/foothills/text/refusals.ts'
import { titles } from '../../src/games/index.ts'
import * as metroScores from '../../src/games/metro/words/de/scores.ts'
import { languages } from '../../src/kit/language.ts'
import { delays as welshDelays } from '../../src/overlay/words/cy/gallery.ts'
import { delays as germanDelays } from '../../src/overlay/words/de/gallery.ts'
import { delays as englishDelays } from '../../src/overlay/words/en/gallery.ts'
import { texts as foothills } from './foothills/texts.ts'
import { stringsIn } from './strings.ts'

/** Text that languages share: symbols, numerals, keys and words that are the same in both. */
const shared =
  /^$|^[\d\W]+m?$|^(Agent|Elf|Hand|Mine|Name|Pub|Contract|Medal|Troll|Tourist|Start|bag|Bag|neu|golden|de|per)$|^.{0,2}$|Ff\.|Fy$|Wh\.|Railway|^Rly$|^(Llanberis|Snowdon|Blaenau Ffestiniog)$/

/** Paths of what the rules read. */
const keyed = /^\.optionFields\..*\.(key|kind|value)$/

/** Every title’s texts, by the path of their file. */
const texts = import.meta.glob('../../src/games/*/words/*/*.ts', { eager: true })

const files = Object.entries(texts).flatMap(([path, text]) => {
  const [, title = '', language = '', file = ''] = path.match(/games\/(\w+)\/words\/(\w+)\/(\w+)\.ts$/) ?? []
  const english = texts[path.replace(`/${language}/`, '/en/')]
  return language === 'en' ? [] : [{ title, language, file, text, english }]
})

const amountsIn = (text: string) => [...new Set(text.match(/\{\w+(:or)?\}/g))].sort()

describe('the texts of the titles', () => {
  it('are there in every language', () => {
    const others = languages.filter((language) => language !== 'en').toSorted()
    const whole = files.filter(({ file }) => file === 'index')
    const spoken = (id: string) => whole.flatMap(({ title, language }) => (title === id ? [language] : []))
    expect(titles.map(({ id }) => [...new Set(spoken(id))])).toEqual(titles.map(() => others))
  })

  it.each(files)('leave no sentence in English: $title, $language, $file', ({ text, english }) => {
    const inEnglish = new Map(stringsIn(english))
    const same = stringsIn(text).filter(([path, one]) => inEnglish.get(path) === one)
    expect(same.filter(([path, one]) => !keyed.test(path) && !shared.test(one))).toEqual([])
  })

  it.each(files)('mention the amounts that they mention in English: $title, $language, $file', (one) => {
    const mentioned = (all: unknown) => stringsIn(all).map(([path, said]) => [path, ...amountsIn(said)])
    const inEnglish = new Map(mentioned(one.english).map((all) => [all[0], all]))
    const told = mentioned(one.text).filter(([path]) => inEnglish.has(path))
    expect(told).toEqual(told.map(([path]) => inEnglish.get(path)))
  })
})

describe('a winner’s points in German', () => {
  it('are in the dative', () => {
    const { won, shared } = metroScores
    expect(won({ name: 'Blau', points: 97 })).toBe('Blau gewann mit 97 Punkten.')
    expect(won({ name: 'Blau', points: 1 })).toBe('Blau gewann mit 1 Punkt.')
    expect(shared({ names: ['Blau', 'Rot'], points: 60 })).toContain('mit je 60 Punkten')
  })
})

describe('a delay for those who watch', () => {
  it.each([
    ['English', englishDelays, ['1 minute', '2 minutes', '30 seconds']],
    ['German', germanDelays, ['1 Minute', '2 Minuten', '30 Sekunden']],
    ['Welsh', welshDelays, ['1 funud', '2 funud', '30 eiliad']],
  ])('is counted right in %s', (_, { minutes, seconds }, said) => {
    expect([minutes({ minutes: 1 }), minutes({ minutes: 2 }), seconds({ seconds: 30 })]).toEqual(said)
  })
})

describe('goods in Welsh', () => {
  it('follow their numbers with the singular and its mutation', () => {
    const { iron, passengers, stone } = foothills.cy.t.goods
    expect([0, 1, 2, 3, 4, 6].map((count) => stone({ stone: count }))).toEqual([
      'dim cerrig',
      '1 garreg',
      '2 garreg',
      '3 carreg',
      '4 carreg',
      '6 charreg',
    ])
    expect([1, 2, 3, 6].map((count) => passengers({ passengers: count }))).toEqual([
      '1 teithiwr',
      '2 deithiwr',
      '3 theithiwr',
      '6 theithiwr',
    ])
    expect([2, 3].map((count) => iron({ iron: count }))).toEqual(['2 fwyn haearn', '3 mwyn haearn'])
  })

  it('are listed with “a” or, before a vowel as it is spoken, “ac”', () => {
    const { t } = foothills.cy
    expect(goodsText(t, { iron: 1, stone: 2 })).toBe('1 mwyn haearn a 2 garreg')
    expect(goodsText(t, { iron: 2, passengers: 1 })).toBe('2 fwyn haearn ac 1 teithiwr')
  })
})

describe('a refusal about something there is none of', () => {
  const refusal = { reason: 'short', section: 'Laying Track', amounts: { kind: 'stone', have: 0, need: 2 } }

  it.each([
    ['German', foothills.de, 'Du hast keinen Stein, aber das kostet 2.'],
    ['Welsh', foothills.cy, 'Does gen ti ddim cerrig, ond mae hyn yn costio 2.'],
  ])('says so in words in %s', (_, { t }, said) => {
    expect(refusalIn(t, refusal, {})).toBe(said)
  })
})
