import { describe, expect, it } from 'vitest'
import { compare, pairsOf } from '../../src/lab/balance/figures.ts'
import type { MatchFacts } from '../../src/lab/facts.ts'
import { minutesFor } from '../../src/lab/minutes.ts'
import { offersFor } from '../../src/lab/offers.ts'
import { leaderOf, tensionOf } from '../../src/lab/tension.ts'
import { tinyWords } from '../overlay/tinyWords.ts'
import { tiny } from '../tiny/tiny.ts'
import { plainMatch } from './facts.ts'

/** A match of two seats with these draws, won by a seat; in it seat 0 was offered a card, and may have taken it. */
const match = (draws: string, winner: number, chosen: number): MatchFacts => ({
  ...plainMatch,
  points: [{ Cards: 3 }, {}],
  end: { totals: [1, 0], winners: [winner] },
  offered: [{ heading: 'Cards', name: 'Pick', seat: 0, offered: 4, chosen, forced: 0 }],
  tension: { changes: 2, decided: 0.5 },
  draws,
})

describe('files side by side', () => {
  const first = [match('one', 0, 1), match('two', 1, 0), match('three', 0, 2)]
  const other = [match('two', 0, 0), match('one', 0, 1), match('four', 1, 1)]
  const { figures, pairs } = compare([first, other])
  const figureOf = (section: string, row: string, figure: string) =>
    figures.find((one) => one.section === section && one.row === row && one.figure === figure)?.files

  it('pair the matches that share their draws', () => {
    expect(pairsOf(first, other)).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(pairs).toEqual([3, 2])
    expect(pairsOf([...first, match('one', 1, 1)], other)).toEqual([[1, 0]])
  })

  it('give each figure beside the other with their difference', () => {
    const [one, two] = figureOf('Options: cards', 'Pick', 'Chosen when offered') ?? []
    expect(one).toMatchObject({ value: 3 / 12, of: 12 })
    expect(one).not.toHaveProperty('difference')
    expect(two).toMatchObject({ value: 2 / 12, difference: { value: expect.closeTo(-1 / 12) } })
  })

  it('tell how seats fare that took an option, passed it over or were denied it', () => {
    const rates = (figure: string) => figureOf('Options: cards', 'Pick', figure)?.[0]
    expect(rates('Won when chosen')).toMatchObject({ value: 1, of: 2 })
    expect(rates('Won when available')).toMatchObject({ value: 2 / 3, of: 3 })
    expect(rates('Won when passed over')).toMatchObject({ value: 0, of: 1 })
    expect(rates('Won when denied')).toMatchObject({ value: 1 / 3, of: 3 })
  })

  it('count seats without points from a source', () => {
    expect(figureOf('Points by source', 'Cards', 'Mean')?.[0]).toMatchObject({ value: 1.5, of: 6 })
  })
})

describe('tension', () => {
  it('counts how often another seat took the lead, ties left aside', () => {
    expect(tensionOf([undefined, 0, undefined, 0, 1, 1, 0, 1], [1]).changes).toBe(3)
  })

  it('is decided when the winner leads for good', () => {
    expect(tensionOf([0, 1, 0, 1, 1, 1, 1, 1], [1]).decided).toBe(3 / 8)
    expect(tensionOf([1, 1, 1, 1], [1]).decided).toBe(0)
    expect(tensionOf([1, 1, 1, undefined], [0, 1]).decided).toBe(1)
    expect(tensionOf([1, 1, 1, 1], [0]).decided).toBe(1)
  })

  it('knows who leads alone', () => {
    expect([leaderOf([3, 5, 4]), leaderOf([5, 5, 4]), leaderOf([1])]).toEqual([1, undefined, 0])
  })
})

describe('the length in minutes', () => {
  it('grows by as much whenever the moves to choose from double', () => {
    const [one, two, four] = [[1], [2], [4]].map(minutesFor)
    expect((four ?? 0) - (two ?? 0)).toBeCloseTo((two ?? 0) - (one ?? 0))
    expect(minutesFor(Array.from({ length: 60 }, () => 1))).toBeCloseTo(4)
  })
})

describe('options', () => {
  it('count once in a choice, and apart where they were all there was', () => {
    const { note, offered } = offersFor({ words: tinyWords }, tiny.setup(2, {}))
    const [take, more, stop] = [{ type: 'take', wagons: 1 }, { type: 'take', wagons: 2 }, { type: 'stop' }] as const
    note(0, [take, more, stop], more)
    note(0, [take, stop], stop)
    note(0, [take, more], take)
    expect(offered()).toEqual([
      { heading: 'Moves', name: 'take', seat: 0, offered: 2, chosen: 1, forced: 1 },
      { heading: 'Moves', name: 'stop', seat: 0, offered: 2, chosen: 1, forced: 0 },
    ])
  })
})
