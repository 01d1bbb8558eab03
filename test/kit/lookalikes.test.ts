import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldApart } from '../../src/kit/lookalikes.ts'

describe('names at one table', () => {
  it.each([
    ['a Cyrillic а', 'Anna', 'Ann\u0430'],
    ['a Cyrillic А', 'Anna', '\u0410nna'],
    ['a Greek Ν', 'Nick', '\u039dick'],
    ['a Greek ν', 'Dave', 'Da\u03bde'],
    ['a large I for a small l', 'Alun', 'AIun'],
    ['a 1 for a small l', 'Alun', 'A1un'],
    ['a zero', 'Olwen', '0lwen'],
    ['rn for m', 'Tomos', 'Tornos'],
    ['another case', 'Anna', 'ANNA'],
    ['a wide letter', 'Anna', '\uff21nna'],
    ['an emoji’s other form', 'A❤', 'A❤\ufe0f'],
    ['the same letters', 'Anna', 'Anna'],
  ])('are told apart in spite of %s', (_, first, second) => {
    expect(toldApart([first, 'Carys', second])).toEqual([first, 'Carys', `${second} (2)`])
  })

  it('stay as they are where they differ, also by an accent', () => {
    const names = ['Anna', 'Anne', 'Änna', 'Zoe', 'Zoë', undefined, 'Ifan', 'Evan']
    expect(toldApart(names)).toEqual(names)
  })

  it('count on past a number that someone has in their name', () => {
    const names = ['Anna', 'Anna', 'Anna (2)', 'anna']
    expect(toldApart(names)).toEqual(['Anna', 'Anna (3)', 'Anna (2)', 'anna (4)'])
  })

  it('are never shown twice', () => {
    const name = fc.constantFrom('Anna', 'Ann\u0430', 'ANNA', 'Anna (2)', 'Anna (3)', '\u039dick', 'nick')
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const shown = toldApart(names.filter((one, at) => names.indexOf(one) === at || !/\d/.test(one)))
        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })
})
