import type { MatchFacts } from '../facts.ts'
import { groupedBy } from '../statistics.ts'
import {
  chanceOf,
  correlationOf,
  differenceOf,
  type Estimate,
  estimateOf,
  type FigureKind,
  type Interval,
  type Pairs,
  type Sample,
} from './estimate.ts'
import { baseIn, type FigureName, type PerMatch, type ToldFigure, toldBy } from './told.ts'

/** A figure in one file. Plain JSON. */
export interface FileFigure extends Interval {
  /** Number of things it is of. */
  readonly of: number
  /** Its lead over the first file’s; missing there, and where the first has none. */
  readonly difference?: FigureDifference
}

/** A difference from the first file. */
export interface FigureDifference extends Interval {
  /** The chance of one at least as great by luck alone. */
  readonly chance: number
}

/** A figure in each file beside the others; null where a file has nothing to say of it. Plain JSON. */
export interface Figure extends FigureName {
  readonly kind: FigureKind
  readonly files: readonly (FileFigure | null)[]
}

/** All figures of some files, and how many matches of each share their draws with one of the first file. */
export interface Comparison {
  readonly figures: readonly Figure[]
  readonly pairs: readonly number[]
}

/** Measures files of one title side by side. */
export function compare(files: readonly (readonly MatchFacts[])[]): Comparison {
  const all = files.map((some) => some.filter(({ end }) => end !== undefined))
  const samples = all.map(samplesIn)
  const pairs = all.map((some) => pairsOf(all[0] ?? [], some))
  const names = new Map(samples.flatMap((some) => [...some].map(([key, { name }]) => [key, name] as const)))
  const figures = [...names].map(([key, name]): Figure => {
    const estimates = all.map((some, at) =>
      estimateOf(name.kind, samples[at]?.get(key)?.samples ?? some.map((facts) => emptyIn(facts, name.base))),
    )
    const { section, row, figure, kind } = name
    return { section, row, figure, kind, files: estimates.map((one, at) => besideFirst(estimates[0], one, at, pairs)) }
  })
  const sections = groupedBy(figures, ({ section }) => section)
  return { figures: [...sections.values()].flat(), pairs: pairs.map(({ length }) => length) }
}

function besideFirst(
  first: Estimate | undefined,
  one: Estimate | undefined,
  at: number,
  pairs: readonly Pairs[],
): FileFigure | null {
  if (!one) return null
  const { value, low, high, of } = one
  const alone = { value, low, high, of }
  if (at === 0 || !first) return alone
  const difference = differenceOf(first, one, correlationOf(first, one, pairs[at] ?? []))
  return { ...alone, difference: { ...difference, chance: chanceOf(difference) } }
}

/** Matches with the same first draw. A draw that a file has twice says nothing of which are alike. */
export function pairsOf(first: readonly MatchFacts[], other: readonly MatchFacts[]): Pairs {
  const [one, two] = [placesOf(first), placesOf(other)]
  return [...one].flatMap(([draws, at]) => {
    const [a, b] = [at, two.get(draws) ?? []]
    return a.length === 1 && b.length === 1 ? [[a[0] ?? 0, b[0] ?? 0] as const] : []
  })
}

function placesOf(all: readonly MatchFacts[]): ReadonlyMap<string, readonly number[]> {
  const numbered = all.flatMap(({ draws }, at) => (draws === undefined ? [] : [{ draws, at }]))
  const groups = groupedBy(numbered, ({ draws }) => draws)
  return new Map([...groups].map(([draws, some]) => [draws, some.map(({ at }) => at)]))
}

type Named = Pick<ToldFigure, 'section' | 'row' | 'figure' | 'kind' | 'base'>

/** The part of every match in every figure, by a key of the figure. */
export function samplesIn(
  all: readonly MatchFacts[],
): ReadonlyMap<string, { readonly name: Named; readonly samples: readonly Sample[] }> {
  const found = new Map<string, { readonly name: Named; readonly samples: Sample[] }>()
  for (const [at, facts] of all.entries())
    for (const told of toldBy(facts)) {
      const key = `${told.section}\n${told.row}\n${told.figure}`
      const one = found.get(key) ?? { name: told, samples: all.map((empty) => emptyIn(empty, told.base)) }
      found.set(key, one)
      one.samples[at] = told
    }
  return found
}

const nothing: Sample = { sum: 0, of: 0 }

/** The part in a figure of a match that says nothing of it. */
const emptyIn = (facts: MatchFacts, base: PerMatch | undefined): Sample =>
  base ? { sum: 0, of: baseIn(facts, base) } : nothing
