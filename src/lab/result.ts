import type { Outcome, Seat } from '../rules/game.ts'

/** The end of a match, by seat. Plain JSON. */
export interface Result {
  /** The names of the players. */
  readonly players: readonly string[]
  readonly moves: number
  /** Missing for a match that has no end. */
  readonly end?: { readonly totals: readonly number[]; readonly winners: readonly Seat[] }
}

/** The end of a match in short. */
export const endOf = (outcome: Outcome | undefined): Pick<Result, 'end'> =>
  outcome ? { end: { totals: outcome.seats.map(({ total }) => total), winners: outcome.winners } } : {}

/** A seat's share of its duel with another: 1, ½ or 0. */
export function beats({ totals, winners }: NonNullable<Result['end']>, seat: Seat, other: Seat): number {
  const [mine, theirs] = [winners.includes(seat), winners.includes(other)]
  if (mine !== theirs) return mine ? 1 : 0
  const lead = (totals[seat] ?? 0) - (totals[other] ?? 0)
  return lead === 0 ? 0.5 : lead > 0 ? 1 : 0
}
