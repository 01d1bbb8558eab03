import { describe, expect, it } from 'vitest'
import {
  aspirate,
  feminine,
  inPlace,
  listAnd,
  listEither,
  listNames,
  listOr,
  many,
  masculine,
  nasal,
  numeral,
  smallArticle,
  soft,
  times,
} from '../../src/kit/welsh.ts'

/** A word, and what the soft, nasal and aspirate mutations make of it. */
const mutations = [
  ['pen', 'ben', 'mhen', 'phen'],
  ['tŷ', 'dŷ', 'nhŷ', 'thŷ'],
  ['cerdyn', 'gerdyn', 'ngherdyn', 'cherdyn'],
  ['bwrdd', 'fwrdd', 'mwrdd', 'bwrdd'],
  ['drws', 'ddrws', 'nrws', 'drws'],
  ['gorsaf', 'orsaf', 'ngorsaf', 'gorsaf'],
  ['maen', 'faen', 'maen', 'maen'],
  ['llinell', 'linell', 'llinell', 'llinell'],
  ['rheol', 'reol', 'rheol', 'rheol'],
  ['sedd', 'sedd', 'sedd', 'sedd'],
  ['ysgol', 'ysgol', 'ysgol', 'ysgol'],
  ['chwarae', 'chwarae', 'chwarae', 'chwarae'],
  ['gêm', 'gêm', 'gêm', 'gêm'],
  ['Caernarfon', 'Gaernarfon', 'Nghaernarfon', 'Chaernarfon'],
  ['Gwynedd', 'Wynedd', 'Ngwynedd', 'Gwynedd'],
  ['Llandudno', 'Landudno', 'Llandudno', 'Llandudno'],
  ['3 cherdyn', '3 cherdyn', '3 cherdyn', '3 cherdyn'],
  ['', '', '', ''],
] as const

const card = masculine('cerdyn', 'cardiau')
const rock = feminine('carreg', 'cerrig')
const hand = feminine('llaw', 'dwylo')

describe('Welsh', () => {
  it.each(mutations)('mutates “%s” to “%s”, “%s” and “%s”', (word, ...mutated) => {
    expect([soft(word), nasal(word), aspirate(word)]).toEqual(mutated)
  })

  it('says in which place something is', () => {
    expect(['Bangor', 'Caernarfon', 'Dolgellau', 'Porthmadog', 'Llandudno'].map(inPlace)).toEqual([
      'ym Mangor',
      'yng Nghaernarfon',
      'yn Nolgellau',
      'ym Mhorthmadog',
      'yn Llandudno',
    ])
  })

  it('joins things, which “a” and “neu” mutate', () => {
    expect(listAnd(['carreg', 'mwyn haearn', 'trac'])).toBe('carreg, mwyn haearn a thrac')
    expect(listOr(['trac', 'carreg'])).toBe('trac neu garreg')
    expect([listAnd(['trac']), listAnd([])]).toEqual(['trac', ''])
  })

  it('says “ac” before vowels, numbers that begin with one included', () => {
    expect(listAnd(['trac', 'antur'])).toBe('trac ac antur')
    const after = (n: number) => listAnd(['trac', String(n)])
    expect([1, 2, 8, 10, 11, 18, 80, 100].filter((n) => after(n).includes(' ac '))).toEqual([1, 8, 11, 18, 80])
  })

  it('leaves names as they are', () => {
    expect(listNames(['Nell', 'Pip', 'Carys'])).toBe('Nell, Pip a Carys')
    expect(listNames(['Nell', 'Agnes'])).toBe('Nell ac Agnes')
    expect(listEither(['Nell', 'Pip', 'Carys'])).toBe('Nell, Pip neu Carys')
  })

  it('writes the article of a name small within a sentence', () => {
    expect(['Yr Wyddfa', 'Y Bala', 'Ynyslas', 'Bala'].map(smallArticle)).toEqual([
      'yr Wyddfa',
      'y Bala',
      'Ynyslas',
      'Bala',
    ])
  })

  it('counts in the singular, mutated by the number and the gender', () => {
    const counted = (noun: typeof card) => [0, 1, 2, 3, 4, 6, 13].map((n) => many(n, noun))
    expect(counted(card)).toEqual([
      'dim cardiau',
      '1 cerdyn',
      '2 gerdyn',
      '3 cherdyn',
      '4 cerdyn',
      '6 cherdyn',
      '13 cerdyn',
    ])
    expect(counted(rock)).toEqual([
      'dim cerrig',
      '1 garreg',
      '2 garreg',
      '3 carreg',
      '4 carreg',
      '6 charreg',
      '13 carreg',
    ])
    expect(counted(hand).slice(0, 4)).toEqual(['dim dwylo', '1 llaw', '2 law', '3 llaw'])
  })

  it('tells genders apart in the numerals from two to four', () => {
    expect([1, 2, 3, 4, 5].map((n) => numeral(n))).toEqual(['un', 'dau', 'tri', 'pedwar', 'pump'])
    expect([1, 2, 3, 4, 5].map((n) => numeral(n, 'f'))).toEqual(['un', 'dwy', 'tair', 'pedair', 'pump'])
    expect(numeral(11)).toBe('11')
  })

  it('says how often', () => {
    expect([1, 2, 3, 6].map(times)).toEqual(['unwaith', 'dwywaith', '3 gwaith', '6 gwaith'])
  })
})
