import type { ReckonedSeat, Reckoning } from '../table/reckoning.ts'

/** The seats by place: equal totals share one, and winners come first among them. */
export interface PlacedSeat {
  readonly seat: ReckonedSeat
  /** Its index among the reckoning’s seats, which is its column. */
  readonly column: number
  /** From 1. */
  readonly place: number
}

/** Everyone by place. */
export function placesOf({ seats }: Pick<Reckoning, 'seats'>): readonly PlacedSeat[] {
  const sorted = [...seats.entries()].sort(
    ([, a], [, b]) => Number(b.winner) - Number(a.winner) || b.total - a.total || a.look.seat - b.look.seat,
  )
  return sorted.map(([column, seat]) => ({ seat, column, place: 1 + seats.filter((one) => isAhead(one, seat)).length }))
}

const isAhead = (one: ReckonedSeat, other: ReckonedSeat): boolean =>
  one.winner === other.winner ? one.total > other.total : one.winner

/** A kind of sources with the points of every seat from all of them. */
export interface Source {
  readonly kind: string
  /** By column. */
  readonly points: readonly number[]
}

/** The sources of points by their kinds, in the order of the rows. */
export function sourcesOf({ seats, rows }: Pick<Reckoning, 'seats' | 'rows'>): readonly Source[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const pointsIn = (kind: string, column: number) =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + (row.cells[column]?.points ?? 0) : sum), 0)
  return kinds.map((kind) => ({ kind, points: seats.map((_, column) => pointsIn(kind, column)) }))
}

/** The kind of sources that made the difference between the first two. */
export interface Decided {
  readonly kind: string
  readonly most: number
  readonly other: number
}

/** The decision of a match; undefined for one alone, a tie, and where the runner-up was ahead in everything. */
export function decidedBy(reckoning: Pick<Reckoning, 'seats' | 'rows'>): Decided | undefined {
  const [first, second] = placesOf(reckoning)
  if (!first || !second || first.seat.total === second.seat.total) return undefined
  const gaps = sourcesOf(reckoning).map(({ kind, points }) => {
    return { kind, most: points[first.column] ?? 0, other: points[second.column] ?? 0 }
  })
  const widest = gaps.sort((a, b) => b.most - b.other - (a.most - a.other))[0]
  return widest && widest.most > widest.other ? widest : undefined
}
