import { describe, expect, it } from 'vitest'
import * as english from '../../src/kit/english.ts'
import * as german from '../../src/kit/german.ts'
import * as welsh from '../../src/kit/welsh.ts'
import { compare } from '../../src/words/check.ts'
import { compile } from '../../src/words/compile.ts'
import { readCatalogue } from '../../src/words/read.ts'

const grammars: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { en: english, de: german, cy: welsh }

/** The messages of a catalogue’s only area, run as the page runs them. */
function messages(text: string, language = 'en'): Readonly<Record<string, (given?: object) => string>> {
  const catalogue = readCatalogue([{ name: 'test.ftl', text }])
  const [code = ''] = compile(catalogue, { language, kit: '', grammar: '' }).values()
  const script = code
    .replace(/^import .*$/gm, '')
    .replace(/: \{ readonly [^}]*\}\): string/g, ')')
    .replace(/^(export )?const (\w+)(: string)? = /gm, 'said.$2 = ')
    .replace(/^export \{.*$/gm, '')
  const grammar = grammars[language] ?? {}
  return new Function(...Object.keys(grammar), `const said = {}\nwith (said) {${script}}\nreturn said`)(
    ...Object.values(grammar),
  )
}

describe('a catalogue', () => {
  it('says plain messages and those with names and numbers', () => {
    const { over, took } = messages('log-over = The match is over.\nlog-took = { $name } took { $goods }.')
    expect(over).toBe('The match is over.')
    expect(took?.({ name: 'Ann', goods: '2 stone' })).toBe('Ann took 2 stone.')
  })

  it('chooses by number and by name', () => {
    const { cubes, ending } = messages(
      [
        'log-cubes = { $n ->',
        '    [0] no cubes',
        '    [one] a cube',
        '   *[other] { $n } cubes',
        ' }',
        'log-ending = { $why ->',
        '    [track] The last track is laid.',
        '   *[markers] The last marker is placed.',
        ' }',
      ].join('\n'),
    )
    expect([0, 1, 3].map((n) => cubes?.({ n }))).toEqual(['no cubes', 'a cube', '3 cubes'])
    expect(['track', 'markers'].map((why) => ending?.({ why }))).toEqual([
      'The last track is laid.',
      'The last marker is placed.',
    ])
  })

  it('writes out what it refers to, wherever that stands', () => {
    expect(messages('log-all = { log-over } Well done.\nlog-over = The match is over.').all).toBe(
      'The match is over. Well done.',
    )
  })

  it('chooses by what is so, and keeps texts of a kind together', () => {
    const { ended, skies } = messages(
      [
        'log-ended = ended { $city ->',
        '    [true] in the city',
        '   *[false] at the edge',
        ' }',
        'log-skies =',
        '    .sun = sun',
        '    .rain = { $mm } mm of rain',
      ].join('\n'),
    )
    expect([true, false].map((city) => ended?.({ city }))).toEqual(['ended in the city', 'ended at the edge'])
    expect(skies).toMatchObject({ sun: 'sun', rain: expect.any(Function) })
  })

  it('counts, lists and mutates in Welsh', () => {
    const { stones, all, at } = messages(
      [
        'log-stones = { COUNT($n, one: "carreg", all: "cerrig", gender: "f") }',
        'log-all = { NAMES($names) }',
        'log-at = Mae { $name } { IN($place) }.',
      ].join('\n'),
      'cy',
    )
    expect([0, 1, 2, 3].map((n) => stones?.({ n }))).toEqual(['dim cerrig', '1 garreg', '2 garreg', '3 carreg'])
    expect(all?.({ names: ['Nell', 'Agnes'] })).toBe('Nell ac Agnes')
    expect(at?.({ name: 'Pip', place: 'Caernarfon' })).toBe('Mae Pip yng Nghaernarfon.')
  })

  it('tells how much more there is of something', () => {
    const more = 'NUMBER($n) } { SINGULAR($things)'
    const { change, begun } = messages(
      'log-change = { $n } { FEWER($things) } { LOWER(SINGULAR($things)) }\nlog-begun = { CAPITAL(LIST($names)) }.',
    )
    expect(change?.({ n: 1, things: 'Events' })).toBe('1 fewer event')
    expect(change?.({ n: 0.5, things: 'Iron ore' })).toBe('0.5 less iron ore')
    expect(begun?.({ names: ['blue', 'green'] })).toBe('Blue and green.')
    expect(messages(`log-more = { ${more} } mehr`, 'de').more?.({ n: 2.5, things: 'Ereignisse' })).toBe(
      '2,5 Ereignis mehr',
    )
  })

  it('chooses by how many are in a list', () => {
    const { away } = messages('log-away = { SIZE($names) ->\n    [one] is\n   *[other] are\n } away')
    expect([['Nell'], ['Nell', 'Pip']].map((names) => away?.({ names }))).toEqual(['is away', 'are away'])
  })

  it('writes terms out where they stand, with their forms', () => {
    const { gone } = messages(
      [
        '-stone = { $case ->',
        '   *[nom] Stein',
        '    [dat] Steinen',
        ' }',
        'log-gone = mit { -stone(case: "dat") }, { -stone }',
      ].join('\n'),
    )
    expect(gone).toBe('mit Steinen, Stein')
  })

  it('keeps leading room and what means something in code', () => {
    const { odd } = messages('log-odd = { " " }a `tick` for $5 \\ {"{"} { $x }')
    expect(odd?.({ x: 1 })).toBe(' a `tick` for $5 \\ { 1')
  })

  it.each([
    ['text that isn’t Fluent', 'log-a = { $', 'test.ftl, line 1'],
    ['a message that is there twice', 'log-a = a\nlog-a = b', 'log-a is there twice'],
    ['a message without an area', 'a = a', 'a needs the name of an area'],
    ['a message that refers to itself', 'log-a = { log-b }\nlog-b = { log-a }', 'refers to itself'],
    ['a message that isn’t there', 'log-a = { log-b }', 'there is no message log-b'],
    ['a term that isn’t there', 'log-a = { -b }', 'there is no term -b'],
    ['a function that isn’t there', 'log-a = { SHOUT($a) }', 'SHOUT, which is no function'],
    ['an argument of two kinds', 'log-a = { LIST($a) } { $a ->\n    [one] a\n   *[other] b\n }', 'different kinds'],
  ])('is refused for %s', (_, text, words) => {
    expect(() => messages(text)).toThrow(words)
  })
})

describe('the typed modules of a catalogue', () => {
  const text =
    'log-hired = { $name } paid { goods-coal }.\ngoods-coal = { $coal ->\n    [0] no coal\n   *[other] { $coal } coal\n }'
  const english = readCatalogue([{ name: 'en.ftl', text }])

  it('ask for what each message needs, those it refers to included', () => {
    const log = compile(english, { language: 'en', kit: 'kit', grammar: 'english' }).get('log') ?? ''
    expect(log).toContain('{ readonly name: string | number; readonly coal: number }')
    expect(log).toContain("import * as $goods from './goods.ts'")
  })

  it('follow English in every other language', () => {
    const german = readCatalogue([{ name: 'de.ftl', text: text.replace('paid', 'zahlte') }])
    const source = { folder: '../en', catalogue: english }
    const log = compile(german, { language: 'de', kit: 'kit', grammar: 'english', source }).get('log') ?? ''
    expect(log).toContain('hired: Translation<typeof $source.hired> = ({ name, coal })')
  })

  it('hold together what loads together, and leave out what loads apart', () => {
    const places = { language: 'en', kit: 'kit', grammar: 'english' }
    const index = compile(
      readCatalogue([{ name: 'en.ftl', text: `${text}\nbook-cost = It’s { goods-coal }` }]),
      places,
      ['book'],
    )
    expect(index.get('index')).toContain('hired: ({ name, coal }: ')
    expect(index.get('index')).toContain('$goods.coal({ coal })')
    expect(index.get('index')).not.toMatch(/book|import/)
    expect(index.get('book')).toContain("import { goods as $goods } from './index.ts'")
  })

  it('import nothing for plain texts alone', () => {
    const plain = readCatalogue([{ name: 'de.ftl', text: 'log-source = Quelle' }])
    const source = { folder: '../en', catalogue: plain }
    const log = compile(plain, { language: 'de', kit: 'kit', grammar: 'german', source }).get('log') ?? ''
    expect(log).toBe('export const source: string = `Quelle`\n')
  })
})

describe('languages', () => {
  it('are told what they lack, have too much, or ask for', () => {
    const english = readCatalogue([{ name: 'en.ftl', text: 'log-a = { $name }\nlog-b = b' }])
    const german = readCatalogue([{ name: 'de.ftl', text: 'log-a = { $nam }\nlog-c = c' }])
    expect(compare(english, german, 'de')).toEqual([
      'de lacks log-b',
      'de has log-c, which nothing uses',
      'de: log-a uses $nam, which it isn’t given',
    ])
  })
})
