import type { Seat } from '../rules/game.ts'

/** The tension of a match, by the points as they stood after each move. Plain JSON. */
export interface Tension {
  /** Number of times that another seat took the lead. */
  readonly changes: number
  /** The part of the match, from 0 to 1, after which the winner stayed alone in the lead; 1 for a tie. */
  readonly decided: number
}

/** The seat alone in the lead; undefined if several share it. */
export function leaderOf(totals: readonly number[]): Seat | undefined {
  const most = Math.max(...totals)
  const first = totals.indexOf(most)
  return totals.lastIndexOf(most) === first ? first : undefined
}

/** The tension of a match, from its leader after each move. */
export function tensionOf(leaders: readonly (Seat | undefined)[], winners: readonly Seat[]): Tension {
  const alone = leaders.filter((leader) => leader !== undefined)
  const changes = alone.filter((leader, at) => at > 0 && leader !== alone[at - 1]).length
  const [winner] = winners.length === 1 ? winners : []
  const open = winner === undefined ? leaders.length : 1 + leaders.findLastIndex((leader) => leader !== winner)
  return { changes, decided: leaders.length === 0 ? 1 : open / leaders.length }
}
