import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { strengths } from '../../src/bots/strength.ts'
import { beats } from '../../src/lab/result.ts'
import { type MeasuredRate, meanOf, wilson, wilsonOf } from '../../src/lab/statistics.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

const ladder = (...args: readonly string[]) => inLab(['ladder', '--title', 'sidings', '--ms', '1', '--json', ...args])
const rungsOf = (said: readonly string[]): Record<string, unknown>[] => JSON.parse(said.join(''))

describe('the ladder', () => {
  it('plays each strength against the one below it', async () => {
    const { code, said } = await ladder('--matches', '2')
    const rungs = rungsOf(said)
    expect(code).toBe(0)
    expect(rungs.map(({ upper, lower }) => [lower, upper])).toEqual(
      strengths
        .slice(1)
        .map((upper, at) => [strengths[at], upper])
        .reverse(),
    )
    for (const rung of rungs)
      expect(Object.keys(rung).sort()).toEqual(
        ['upper', 'lower', 'matches', 'winRate', 'low', 'high', 'msPerMove'].sort(),
      )
  })

  it('scores four players by the share of duels that the upper two win', async () => {
    const out = file('four')
    const bots = ['--bots', 'beginner,random', '--players', '4', '--matches', '6', '--out', out]
    const { said } = await ladder(...bots)
    const shares = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).share)
    expect(shares).toHaveLength(6)
    for (const share of shares) expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(share * 8)
    const [rung] = rungsOf(said)
    expect(rung?.winRate).toBeCloseTo(shares.reduce((sum: number, one: number) => sum + one, 0) / 6)
  })

  it('goes on from what its file holds, and takes shards that were put together', async () => {
    const bots = ['--bots', 'beginner,random', '--matches', '4']
    const { readFile, writeFile } = await import('node:fs/promises')
    for (const part of [1, 2]) await ladder(...bots, '--out', file(`l${part}`), '--shard', `${part}/2`)
    const parts = await Promise.all([1, 2].map((part) => readFile(file(`l${part}`), 'utf8')))
    await writeFile(file('both'), parts.join(''))
    const { said } = await ladder(...bots, '--out', file('both'))
    expect(rungsOf(said)[0]?.matches).toBe(4)
    expect(readFileSync(file('both'), 'utf8')).toBe(parts.join(''))
  })

  it('names budgets where the same bot plays itself', async () => {
    const { said } = await ladder('--bots', 'beginner@9,beginner@1', '--matches', '1')
    expect(rungsOf(said)[0]).toMatchObject({ upper: 'beginner@9', lower: 'beginner@1' })
  })
})

describe('a duel', () => {
  it.each([
    [[5, 3], [0], 1],
    [[3, 5], [1], 0],
    [[4, 4], [0, 1], 0.5],
    // The rules broke the tie.
    [[4, 4], [1], 0],
  ])('of %j, won by %j, is worth %d to the first', (totals, winners, share) => {
    expect(beats({ totals, winners }, 0, 1)).toBe(share)
  })
})

/** A match's share of four duels, which its two players of a kind win by one luck and by their own. */
function shareOf(draw: Draw): number {
  const player = () => draw(1000)
  const common = 2 * player()
  const [upper, lower] = [
    [common + player() + 300, common + player() + 300],
    [1000 + player(), 1000 + player()],
  ]
  const duels = upper.flatMap((one) => lower.map((other) => (one > other ? 1 : 0)))
  return duels.reduce<number>((sum, one) => sum + one, 0) / duels.length
}

describe('the interval of shares', () => {
  const draw = fastDraw(4)
  const truth = meanOf(Array.from({ length: 100_000 }, () => shareOf(draw))).mean
  const rates = Array.from({ length: 2000 }, () => Array.from({ length: 60 }, () => shareOf(draw)))
  const covered = (of: (shares: readonly number[]) => MeasuredRate) =>
    meanOf(
      rates.map((shares) => {
        const { low, high } = of(shares)
        return low <= truth && truth <= high ? 1 : 0
      }),
    ).mean

  it('holds the truth in 95 of 100 ladders', () => {
    const share = covered((shares) => wilsonOf(shares, 4))
    expect(share).toBeGreaterThan(0.935)
    expect(share).toBeLessThan(0.965)
  })

  it('is neither that of matches nor that of duels', () => {
    const won = (shares: readonly number[]) => shares.reduce((sum, one) => sum + one, 0)
    expect(covered((shares) => wilson(won(shares), shares.length))).toBeGreaterThan(0.97)
    expect(covered((shares) => wilson(4 * won(shares), 4 * shares.length))).toBeLessThan(0.9)
  })

  it('is Wilson’s where every match is one duel', () => {
    expect(wilsonOf([1, 1, 0, 1, 0.5], 1)).toMatchObject(wilson(3.5, 5))
    expect(wilsonOf([1, 1, 1], 4)).toEqual(wilson(3, 3))
  })

  it('counts no share for more than all its duels', () => {
    const { low, high } = wilsonOf([0.5, 0.5], 4)
    expect({ low, high }).toMatchObject({ low: wilson(4, 8).low, high: wilson(4, 8).high })
  })
})

describe('Wilson’s interval', () => {
  it.each([
    [8, 10, 0.4902, 0.9433],
    [130, 200, 0.5816, 0.7127],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('of %d in %d goes from %d to %d', (won, count, low, high) => {
    const rate = wilson(won, count)
    expect(rate.low).toBeCloseTo(low, 3)
    expect(rate.high).toBeCloseTo(high, 3)
  })

  it('of nothing says nothing', () => {
    expect(wilson(0, 0)).toEqual({ count: 0, rate: 0, low: 0, high: 1 })
  })
})
