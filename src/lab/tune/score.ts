import type { Draw } from '../../rules/chance.ts'
import { estimateOf, type FigureKind, type Interval, type Sample } from '../balance/estimate.ts'
import { samplesIn } from '../balance/figures.ts'
import type { MatchFacts } from '../facts.ts'
import { groupedBy, meanOf } from '../statistics.ts'
import { type Aim, shortOf } from './aims.ts'
import type { FigureRead } from './trail.ts'

/** A figure that an aim is about, in matches of two editions that share their draws one by one. */
export interface AimedFigure {
  readonly aim: Aim
  readonly row: string
  readonly kind: FigureKind
  readonly before: readonly Sample[]
  readonly after: readonly Sample[]
}

/** The figures that aims are about: those of all rows that come up in either edition. */
export function aimedFigures(
  aims: readonly Aim[],
  before: readonly MatchFacts[],
  after: readonly MatchFacts[],
): readonly AimedFigure[] {
  const found = [...samplesIn([...before, ...after]).values()].map(({ name, samples }) => ({ ...name, samples }))
  return aims.flatMap((aim) => {
    const fits = rowFits(aim.row)
    const own = found.filter(
      ({ section, row, figure }) => section === aim.section && figure === aim.figure && fits(row),
    )
    const [first] = own
    const rows = first && aim.together ? [{ ...first, row: aim.row, samples: added(own) }] : own
    return rows.map(({ row, kind, samples }) => {
      const [one, other] = [samples.slice(0, before.length), samples.slice(before.length)]
      return { aim, row, kind, before: one, after: other }
    })
  })
}

/** A pattern in which `*` stands for any text. */
function rowFits(pattern: string): (row: string) => boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const fits = new RegExp(`^${parts.join('.*')}$`)
  return (row) => fits.test(row)
}

/** Several rows as one: what they count adds up, and what they are of is the same, or missing where one says nothing. */
const added = (rows: readonly { readonly samples: readonly Sample[] }[]): readonly Sample[] =>
  (rows[0]?.samples ?? []).map((_, at) => {
    const own = rows.map(({ samples }) => samples[at] ?? { sum: 0, of: 0 })
    return { sum: own.reduce((all, { sum }) => all + sum, 0), of: Math.max(...own.map(({ of }) => of)) }
  })

/** The figures of one of the two editions; those that say too little are left out. */
export const readFigures = (all: readonly AimedFigure[], which: 'before' | 'after'): FigureRead[] =>
  all.flatMap(({ aim, row, kind, [which]: samples }) => {
    const read = estimateOf(kind, samples)
    if (!read || read.of < aim.least) return []
    const { value, low, high } = read
    return [{ aim: aim.name, row, kind, value, low, high, short: shortOf(aim, value) }]
  })

/** The worst figure of each aim. */
export const worstOf = (figures: readonly FigureRead[]): FigureRead[] =>
  [...groupedBy(figures, ({ aim }) => aim).values()].flatMap(
    (own) => own.toSorted((a, b) => b.short - a.short)[0] ?? [],
  )

/** The score of an edition: the sum of its shortfalls. 0 is best. */
export const scoreOf = (figures: readonly { readonly short: number }[]): number =>
  figures.reduce((sum, { short }) => sum + short, 0)

/** Times that matches are drawn again to see how far a difference of scores scatters. */
const resamples = 200

/**
 * The difference that an edition makes to the score, below 0 for the better, with its 95 % interval: it follows from
 * drawing as many pairs of matches again and again from those played (a paired bootstrap).
 */
export function scoreChange(all: readonly AimedFigure[], matches: number, draw: Draw): Interval {
  const counting = all.map((one) => ({ one, before: counts(one, one.before), after: counts(one, one.after) }))
  const changeIn = (drawn: readonly number[] | undefined) =>
    counting.reduce((sum, { one: { aim, before, after }, ...is }) => {
      const short = (samples: readonly Sample[]) => shortIn(aim, samples, drawn)
      return sum + (is.after ? short(after) : 0) - (is.before ? short(before) : 0)
    }, 0)
  const value = changeIn(undefined)
  const drawn = Array.from({ length: resamples }, () => changeIn(Array.from({ length: matches }, () => draw(matches))))
  const half = meanOf(drawn).spread * Math.sqrt(drawn.length)
  return { value, low: value - half, high: value + half }
}

const counts = ({ aim }: AimedFigure, samples: readonly Sample[]) =>
  samples.reduce((all, { of }) => all + of, 0) >= Math.max(1, aim.least)

/** The shortfall in some of the matches, each as often as it was drawn, or in all; none if they say nothing. */
function shortIn(aim: Aim, samples: readonly Sample[], drawn: readonly number[] = [...samples.keys()]): number {
  let [sum, of] = [0, 0]
  for (const n of drawn) {
    sum += samples[n]?.sum ?? 0
    of += samples[n]?.of ?? 0
  }
  return of === 0 ? 0 : shortOf(aim, sum / of)
}
