import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences, patched, patchTo } from '../../src/kit/changes.ts'

const before = { yard: { iron: 2, stone: 1 }, todo: [], boards: [{ cards: [1, 2] }, { cards: [3] }] }
const after = { yard: { iron: 2, stone: 0 }, todo: ['draw'], boards: [{ cards: [1, 5] }, { cards: [] }] }

describe('the differences of two positions', () => {
  it('are empty for equal ones, however they were made', () => {
    expect(differences(before, structuredClone(before))).toEqual([])
  })

  it('are listed leaf by leaf, additions and removals as a whole', () => {
    expect(differences(before, after)).toEqual([
      { path: 'yard.stone', before: 1, after: 0 },
      { path: 'todo', before: [], after: ['draw'] },
      { path: 'boards.0.cards.1', before: 2, after: 5 },
      { path: 'boards.1.cards', before: [3], after: [] },
    ])
  })

  it('include a member that only one of them has', () => {
    expect(differences({ a: 1 }, { a: 1, b: 2 })).toEqual([{ path: 'b', before: undefined, after: 2 }])
  })
})

describe('a patch', () => {
  it('turns any JSON into any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(patched(one, patchTo(one, other))).toEqual(other)
      }),
    )
  })

  it('sets only what differs', () => {
    expect(patchTo(before, structuredClone(before))).toEqual([])
    expect(patchTo(before, after)).toEqual([
      [['yard', 'stone'], 0],
      [['todo'], ['draw']],
      [['boards', '0', 'cards', '1'], 5],
      [['boards', '1', 'cards'], []],
    ])
  })

  it('leaves its input unchanged, and skips paths that lead nowhere', () => {
    const text = JSON.stringify(before)
    expect(patched(before, [[['yard', 'iron'], 9]])).toMatchObject({ yard: { iron: 9, stone: 1 } })
    expect(patched(before, [[['no', 'such'], 9]])).toEqual(before)
    expect(JSON.stringify(before)).toBe(text)
  })
})
