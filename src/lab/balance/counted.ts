import { winOf } from '../../bots/reward.ts'
import type { Counted, MatchFacts } from '../facts.ts'
import { groupedBy, type MeasuredRate, wilson } from '../statistics.ts'

/** One seat in one match. */
export interface Sat {
  readonly facts: MatchFacts
  readonly seat: number
  /** Its share of the win. */
  readonly won: number
}

/** Things of one kind that were counted. */
export interface CountedGroup {
  readonly heading: string
  readonly rows: readonly CountedRow[]
}

/** The counts of one thing, and the results of those who had it. */
export interface CountedRow {
  readonly name: string
  /** Times in a match, on average. */
  readonly times: number
  /** The share of matches in which it came up. */
  readonly matches: MeasuredRate
  /** Share of wins of the seats that had it; for a thing that belongs to no seat, of the starting player. */
  readonly win: MeasuredRate
  /** Times that a winner and that another seat had it, on average; missing for things that belong to no seat. */
  readonly winners?: number
  readonly others?: number
  /** Points it earned each time, if it earns any. */
  readonly points?: number
}

/** One thing in one match, with the seat it belongs to. */
interface Found {
  readonly facts: MatchFacts
  readonly counted: Counted
}

/** Measures everything the title's words count. */
export function measureCounted(all: readonly MatchFacts[], sat: readonly Sat[]): readonly CountedGroup[] {
  const found = all.flatMap((facts) => facts.counted.map((counted) => ({ facts, counted })))
  const won = sat.filter((one) => one.won > 0).length
  const kinds = groupedBy(found, ({ counted }) => counted.heading)
  return [...kinds].map(([heading, things]) => ({
    heading,
    rows: [...groupedBy(things, ({ counted }) => counted.name)]
      .map(([name, some]) => rowOf(name, some, all.length, won, sat.length - won))
      .sort((a, b) => b.times - a.times),
  }))
}

function rowOf(name: string, some: readonly Found[], matches: number, winners: number, others: number): CountedRow {
  const times = sum(some.map(({ counted }) => counted.times))
  const wins = some.map(winnersShare)
  const points = some.flatMap(({ counted }) => counted.points ?? [])
  return {
    name,
    times: times / Math.max(1, matches),
    matches: wilson(new Set(some.map(({ facts }) => facts)).size, matches),
    win: wilson(sum(wins), some.length),
    ...(points.length > 0 ? { points: sum(points) / times } : {}),
    ...(some.some(({ counted }) => counted.seat !== undefined) ? heldBy(some, wins, winners, others) : {}),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The share of the win that went to the seat a thing belongs to, or else to the starting player. */
function winnersShare({ facts, counted }: Found): number {
  return winOf(facts.end?.winners ?? [], counted.seat ?? facts.first ?? -1)
}

function heldBy(some: readonly Found[], wins: readonly number[], winners: number, others: number) {
  const held = (isWinner: boolean) =>
    sum(some.map(({ counted }, at) => ((wins[at] ?? 0) > 0 === isWinner ? counted.times : 0)))
  return { winners: held(true) / Math.max(1, winners), others: held(false) / Math.max(1, others) }
}
