import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { builtIn as editionOfSnowdonia, snowdonia } from '../../src/games/snowdonia/index.ts'
import { streamOf } from '../../src/rules/chance.ts'
import { lineOf } from '../../src/rules/journal.ts'
import { accountOf } from '../../src/rules/luck.ts'
import { type Counts, expectedOf, oddsOfDraw, sumOf } from '../../src/rules/odds.ts'
import { cut, playBody } from '../../src/rules/replay.ts'
import { randomJournal } from '../journals.ts'
import { waybills } from '../waybills/waybills.ts'

/** Frequency of each outcome if things are drawn in every order there is: by brute force. */
function everyOutcome(from: Counts, drawn: number): ReadonlyMap<string, number> {
  const outcomes = new Map<string, number>()
  const draw = (left: readonly string[], came: readonly string[]) => {
    if (came.length === drawn) {
      const name = [...came].sort().join()
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
      return
    }
    for (const at of left.keys()) draw([...left.slice(0, at), ...left.slice(at + 1)], [...came, left[at] ?? ''])
  }
  draw(listOf(from), [])
  return outcomes
}

const listOf = (counts: Counts) =>
  Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id))

const countsOf = (names: readonly string[]): Counts =>
  Object.fromEntries([...new Set(names)].map((id) => [id, names.filter((one) => one === id).length]))

const bags = fc
  .tuple(fc.nat(3), fc.nat(2), fc.nat(2))
  .filter(([iron, stone, event]) => iron + stone + event > 0)
  .map(([iron, stone, event]) => ({ iron, stone, event }))

describe('the odds of a draw', () => {
  it('are those of brute force, and sum to one', () => {
    fc.assert(
      fc.property(bags, fc.integer({ min: 1, max: 4 }), (from, wanted) => {
        const drawn = Math.min(wanted, sumOf(from))
        const outcomes = everyOutcome(from, drawn)
        const all = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
        let total = 0
        for (const [name, count] of outcomes) {
          const odds = oddsOfDraw(from, countsOf(name.split(',')))
          expect(odds).toBeCloseTo(count / all, 10)
          total += odds
        }
        expect(total).toBeCloseTo(1, 10)
      }),
      { numRuns: 60 },
    )
  })

  it('lead to the expectation of brute force', () => {
    fc.assert(
      fc.property(bags, fc.integer({ min: 1, max: 4 }), (from, wanted) => {
        const drawn = Math.min(wanted, sumOf(from))
        const outcomes = [...everyOutcome(from, drawn)]
        const all = outcomes.reduce((sum, [, count]) => sum + count, 0)
        for (const [id, count] of Object.entries(expectedOf(from, drawn))) {
          const mean = outcomes.reduce(
            (sum, [name, times]) => sum + (times * (countsOf(name.split(','))[id] ?? 0)) / all,
            0,
          )
          expect(count).toBeCloseTo(mean, 10)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the account of a match', () => {
  const game = foothills(builtIn)
  const journal = randomJournal(game, 2, {}, 4, { undo: 30 })
  const account = accountOf(game, journal)

  it('counts every cube that was drawn by chance, for the seat whose turn it was', () => {
    const counted = account.draws.flatMap(({ seat, seq, hands }) =>
      hands.map(({ came }) => ({ seat, seq, cubes: sumOf(came) })),
    )
    const told = lineOf(journal.entries).flatMap(({ seq, by, body }) => {
      const before = journal.positions[seq - 1]
      if (body.type !== 'chance' || !before) return []
      return (playBody(game, before, by, body)?.effects ?? []).flatMap((effect) => {
        if (effect.type === 'drew') return [effect.cubes.length]
        return effect.type === 'drewHand' && !effect.looked ? [effect.iron + effect.stone] : []
      })
    })
    expect(counted.map(({ cubes }) => cubes)).toEqual(told)
    expect(account.draws[0]?.seat).toBeUndefined()
  })

  it('expects as many things as came', () => {
    for (const { came, expected } of account.seats) {
      expect(sumOf(came)).toBeGreaterThan(10)
      expect(sumOf(expected)).toBeCloseTo(sumOf(came), 8)
    }
  })

  it('comes to nothing but chance in the long run', () => {
    const [, before] = journal.positions
    let [came, expected] = [0, 0]
    for (let seed = 0; seed < 400 && before; seed++) {
      const position = game.clone(journal.positions[0] ?? before)
      game.step(position, { type: 'chance', draw: streamOf(`${seed}`) }, (effect) => {
        game.apply(position, effect)
        const taken = game.drawn?.(position, effect)
        if (!taken) return
        came += taken.came.iron ?? 0
        expected += expectedOf(taken.from, sumOf(taken.came)).iron ?? 0
      })
    }
    expect(Math.abs(came - expected) / 400).toBeLessThan(0.2)
  })

  it('grows with the match, and leaves out what was undone', () => {
    const half = accountOf(game, cut(game, journal, Math.floor(journal.entries.length / 2)))
    expect(half.draws.length).toBeLessThan(account.draws.length)
    const standing = new Set(lineOf(journal.entries).map(({ seq }) => seq))
    expect(account.draws.every(({ seq }) => standing.has(seq))).toBe(true)
  })

  it('holds nobody to what came to the table for everyone', () => {
    const built = snowdonia(editionOfSnowdonia)
    const match = randomJournal(built, 3, {}, 7)
    const { seats, common, draws } = accountOf(built, match)
    expect(sumOf(common.came)).toBeGreaterThan(30)
    expect(sumOf(common.expected)).toBeCloseTo(sumOf(common.came), 8)
    const own = draws.flatMap(({ seat, hands }) => (seat === undefined ? [] : hands))
    const sum = (all: readonly { came: Counts }[]) => all.reduce((so, { came }) => so + sumOf(came), 0)
    expect(own.length).toBeGreaterThan(0)
    expect(sum(seats)).toBe(sum(own))
    const [deal, ...later] = draws
    expect(deal).toMatchObject({ seat: undefined, isCommon: false })
    const isRestock = ({ hands }: (typeof draws)[number]) => hands.some(({ came }) => sumOf(came) >= 5)
    const restocks = later.filter(isRestock)
    expect(restocks.length).toBeGreaterThan(1)
    expect(restocks.filter(({ seat, isCommon }) => seat !== undefined || !isCommon)).toEqual([])
  })

  it('lists the draws of a title that names nothing drawn', () => {
    const other = accountOf(waybills, randomJournal(waybills, 3, { hand: 2 }, 1))
    expect(other.draws.length).toBeGreaterThan(1)
    expect(other.draws.every(({ hands }) => hands.length === 0)).toBe(true)
  })
})
