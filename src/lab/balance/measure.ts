import { winOf } from '../../bots/reward.ts'
import type { MatchFacts } from '../facts.ts'
import { groupedBy, type Mean, type MeasuredRate, meanOf, quantile, wilson } from '../statistics.ts'
import { type Bin, binsOf } from './bins.ts'
import { type CountedGroup, measureCounted, type Sat } from './counted.ts'

/** The evidence of matches about a title's balance. Plain JSON. */
export interface Balance {
  readonly title: string
  readonly edition: { readonly name: string; readonly hash: string }
  /** Matches that came to their end; the figures are about these. */
  readonly matches: number
  readonly endless: number
  /** Matches left out, by the reason. */
  readonly unread: Readonly<Record<string, number>>
  /** Each seat's share of wins if all were equal. */
  readonly fair: number
  readonly draws: MeasuredRate
  readonly length: Mean & Spread
  /** Estimated time people would take. */
  readonly minutes: Mean & Spread
  readonly branching: Mean & Spread & { readonly tenths: readonly number[] }
  readonly lead: Mean
  /** The points that seats end with. */
  readonly totals: Mean & Spread
  readonly wins: readonly WinGroup[]
  readonly points: readonly PointsRow[]
  readonly counted: readonly CountedGroup[]
}

/** The contents of one file. */
export interface MeasuredFile {
  readonly file: string
  readonly balance: Balance
  /** Matches left out, by the reason in a sentence. */
  readonly leftOut: Readonly<Record<string, number>>
  readonly facts: readonly MatchFacts[]
}

/** Share of wins by one property of seats. */
interface WinGroup {
  readonly heading: string
  readonly rows: readonly NamedRate[]
  /** Whether every seat always has the same, so that its share of wins is the seat's. */
  readonly followsSeat: boolean
}

interface NamedRate extends MeasuredRate {
  readonly name: string
}

/** The spread of numbers: the middle, nine in ten of them, and the count of each size. */
interface Spread {
  readonly median: number
  readonly from: number
  readonly to: number
  readonly bins: readonly Bin[]
}

/** Points of one source, per seat and match. */
interface PointsRow extends Mean {
  readonly name: string
  readonly winners: number
  readonly others: number
}

/** Measures matches of one title and edition. */
export function measure(all: readonly MatchFacts[], unread: Balance['unread']): Balance | undefined {
  const ended = all.filter(({ end }) => end !== undefined)
  const [first] = all
  if (!first) return undefined
  const sat = ended.flatMap((facts) =>
    facts.seats.map((_, seat): Sat => ({ facts, seat, won: winOf(facts.end?.winners ?? [], seat) })),
  )
  const choices = ended.flatMap((facts) => facts.choices)
  return {
    title: first.title,
    edition: first.edition,
    unread,
    matches: ended.length,
    endless: all.length - ended.length,
    fair: ended.length / Math.max(1, sat.length),
    draws: wilson(ended.filter(({ end }) => (end?.winners.length ?? 0) > 1).length, ended.length),
    length: spreadOf(ended.map(({ moves }) => moves)),
    minutes: spreadOf(ended.map(({ minutes }) => minutes)),
    branching: { ...spreadOf(choices), tenths: tenthsOf(ended) },
    lead: meanOf(ended.map(leadOf)),
    totals: spreadOf(ended.flatMap(({ end }) => end?.totals ?? [])),
    wins: measureWins(sat),
    points: measurePoints(sat),
    counted: measureCounted(ended, sat),
  }
}

const spreadOf = (numbers: readonly number[]): Mean & Spread => ({
  ...meanOf(numbers),
  median: quantile(numbers, 0.5),
  from: quantile(numbers, 0.05),
  to: quantile(numbers, 0.95),
  bins: binsOf(numbers),
})

/** Average number of moves in a choice, in each tenth of a match. */
function tenthsOf(all: readonly MatchFacts[]): readonly number[] {
  const sums = Array.from({ length: 10 }, () => ({ sum: 0, count: 0 }))
  for (const { choices } of all)
    for (const [at, moves] of choices.entries()) {
      const one = sums[Math.floor((10 * at) / choices.length)]
      if (one) Object.assign(one, { sum: one.sum + moves, count: one.count + 1 })
    }
  return sums.map(({ sum, count }) => sum / Math.max(1, count))
}

/** By how much the best seat is ahead of the next. */
export function leadOf({ end }: MatchFacts): number {
  const [best = 0, next = 0] = (end?.totals ?? []).toSorted((a, b) => b - a)
  return best - next
}

/** Properties that tell seats apart. */
export const headings: Readonly<Record<string, (one: Sat) => string>> = {
  'Starting player': ({ facts, seat }) => (facts.first === seat ? 'Goes first' : 'Goes later'),
  Seat: ({ seat }) => `Seat ${seat + 1}`,
  Colour: ({ facts, seat }) => facts.seats[seat] ?? '',
  Player: ({ facts, seat }) => facts.players[seat] ?? '',
}

const measureWins = (sat: readonly Sat[]): Balance['wins'] =>
  Object.entries(headings).map(([heading, nameOf]) => {
    const groups = groupedBy(sat, nameOf)
    const rows = [...groups].map(([name, group]) => ({ name, ...winsOf(group) }))
    return {
      heading,
      rows: rows.sort((a, b) => (a.name < b.name ? -1 : 1)),
      followsSeat: heading !== 'Seat' && groups.size > 1 && followsSeat(sat, nameOf),
    }
  })

/** Whether each seat has one name in all matches. */
const followsSeat = (sat: readonly Sat[], nameOf: (one: Sat) => string): boolean =>
  [...groupedBy(sat, ({ seat }) => `${seat}`).values()].every((some) => new Set(some.map(nameOf)).size === 1)

/** Share of wins of these seats. */
const winsOf = (sat: readonly Sat[]): MeasuredRate =>
  wilson(
    sat.reduce((sum, { won }) => sum + won, 0),
    sat.length,
  )

function measurePoints(sat: readonly Sat[]): readonly PointsRow[] {
  const names = new Set(sat.flatMap(({ facts, seat }) => Object.keys(facts.points[seat] ?? {})))
  const rows = [...names].map((name): PointsRow => {
    const points = ({ facts, seat }: Sat) => facts.points[seat]?.[name] ?? 0
    const of = (some: readonly Sat[]) => meanOf(some.map(points))
    const winners = of(sat.filter(({ won }) => won > 0)).mean
    return { name, ...of(sat), winners, others: of(sat.filter(({ won }) => won === 0)).mean }
  })
  return rows.sort((a, b) => b.mean - a.mean)
}
