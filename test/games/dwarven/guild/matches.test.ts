import { describe, expect, it } from 'vitest'
import { guildSeats, settingsOf } from '../../../../src/games/dwarven/options.ts'
import { canonical } from '../../../../src/kit/json.ts'
import { choicesOf } from '../../../../src/rules/play.ts'
import { begun, playing } from '../../../playing.ts'
import { box, game } from '../table.ts'
import { playOut } from './against.ts'

/** A match of one person who moves at random, against so many seats of the Guild. */
function solo(others: number, seed: number) {
  const start = begun(game, others + 1, { guild: [1, 2, 3] }, seed)
  const asks = [...playing(game, start)]
  return { p: start.p, seats: new Set(asks.flatMap((ask) => choicesOf(ask).map(({ seat }) => seat))), asks }
}

describe('a match of one person', () => {
  // D-A79
  // § 1, 209, 210
  it.each([1, 2, 3])('against the Guild in %i seats comes to its end, and asks only the person', (others) => {
    for (const seed of [1, 2, 3]) {
      const { p, seats, asks } = solo(others, seed)
      expect([...seats]).toEqual([0])
      expect(asks.at(-1)).toEqual({ type: 'over' })
      expect(game.outcome(p)?.seats).toHaveLength(others + 1)
    }
  })

  it('goes the same way with the same draws', () => {
    const [one, two] = [solo(2, 7), solo(2, 7)]
    expect(canonical(one.p)).toBe(canonical(two.p))
    expect(canonical(solo(2, 8).p)).not.toBe(canonical(one.p))
  })

  it('leaves one seat to a person at least', () => {
    const seatsOf = (guild: readonly number[], seats: number) => guildSeats(settingsOf({ guild }), seats)
    expect(seatsOf([1, 2, 3], 2)).toEqual([1])
    expect(seatsOf([0, 1, 2], 3)).toEqual([1, 2])
    expect(seatsOf([0], 4)).toEqual([0])
    expect(game.readOptions({ guild: [0, 1, 2, 3] })).toMatchObject({ flaw: {} })
    expect(game.rulesPlay?.({ guild: [1, 2, 3] }, 4)).toEqual([1, 2, 3])
  })
})

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

describe('matches that the Guild plays for everyone', () => {
  // The balance that the values of the edition were chosen for.
  it.each([
    [2, 19, 511],
    [3, 18, 338],
    [4, 19, 253],
  ])('of %i seats take about %i turns, and leave the last with about %i Cu', (seats, turns, last) => {
    const played = Array.from({ length: 16 }, (_, seed) => playOut(seats, seed + 1))
    expect(Math.abs(median(played.map(({ p }) => p.turn)) - turns)).toBeLessThanOrEqual(2)
    const lasts = played.map(({ outcome }) => Math.min(...(outcome?.seats.map(({ total }) => total) ?? [])))
    expect(Math.abs(median(lasts) - last)).toBeLessThanOrEqual(100)
    const wins = new Map<number, number>()
    for (const { p, outcome } of played)
      for (const seat of outcome?.winners ?? []) {
        const base = p.boards[seat]?.bases[0] ?? -1
        wins.set(base, (wins.get(base) ?? 0) + 1)
      }
    expect([...wins.keys()].sort((a, b) => a - b)).toEqual(box.layouts[seats]?.bases.toSorted((a, b) => a - b))
    expect(Math.max(...wins.values())).toBeLessThanOrEqual((16 * 1.9) / seats)
  })
})
