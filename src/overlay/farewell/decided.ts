import type { ReckonedRow, ReckonedSeat, Reckoning } from '../table/reckoning.ts'

/** The seats by place: equal totals share one, and winners come first among them. */
export interface Placed {
  readonly seat: ReckonedSeat
  /** Its index among the reckoning’s seats, which is its column. */
  readonly column: number
  /** From 1. */
  readonly place: number
}

/** Everyone by place. */
export function placesOf({ seats }: Pick<Reckoning, 'seats'>): readonly Placed[] {
  const sorted = [...seats.entries()].sort(
    ([, a], [, b]) => Number(b.winner) - Number(a.winner) || b.total - a.total || a.look.seat - b.look.seat,
  )
  return sorted.map(([column, seat]) => ({ seat, column, place: 1 + seats.filter((one) => isAhead(one, seat)).length }))
}

const isAhead = (one: ReckonedSeat, other: ReckonedSeat): boolean =>
  one.winner === other.winner ? one.total > other.total : one.winner

/** The source of points that made the difference between the first two. */
export interface Decided {
  readonly by: number
  readonly source: string
  readonly most: number
  readonly other: number
}

/** The decision of a match; undefined for one alone, a tie, and where the runner-up was ahead in everything. */
export function decidedBy(reckoning: Pick<Reckoning, 'seats' | 'rows'>): Decided | undefined {
  const [first, second] = placesOf(reckoning)
  if (!first || !second || first.seat.total === second.seat.total) return undefined
  const gaps = reckoning.rows.map((row) => {
    const [most, other] = [pointsIn(row, first.column), pointsIn(row, second.column)]
    return { by: first.seat.total - second.seat.total, source: row.text, most, other }
  })
  const widest = gaps.sort((a, b) => b.most - b.other - (a.most - a.other))[0]
  return widest && widest.most > widest.other ? widest : undefined
}

/** The points of a seat from a source. */
export const pointsIn = ({ cells }: ReckonedRow, column: number): number => cells[column]?.points ?? 0
