import type { Body } from './body.ts'
import type { Ask, Seat } from './game.ts'
import { choicesOf } from './play.ts'
import { playersIn, signingKeyOf, type TableState } from './tableState.ts'

/*
 * Nobody draws again, or gets other cards, because they didn't like the first ones.
 *
 * The host hears everyone's links before it writes what they bring. Another key of its own would ask everyone for new
 * ones, so it changes its key only while nobody can have shown theirs: when it is asked itself. Nothing comes in between
 * until someone hosts by another key.
 */

/** Whether an entry would let a host draw again. `isDrawing`: whether links are shown now. */
export function drawsAgain(
  table: TableState,
  ask: Ask<unknown>,
  by: Seat | 'host',
  body: Body<unknown>,
  isDrawing: () => boolean,
): boolean {
  const { hostHeir, roster } = table
  if (hostHeir) return body.type !== 'host' && !(body.type === 'seat' && body.key === hostHeir)
  if (body.type !== 'seat' || by === 'host' || ask.type === 'over') return false
  const isHosts = (seat: Seat) => signingKeyOf(roster, seat) === roster.host
  const isRenewal = roster.seats[by]?.kind === 'person' && body.key !== roster.host
  const isOwnTurn = ask.type === 'choose' && choicesOf(ask).every(({ seat }) => isHosts(seat))
  return isHosts(by) && isRenewal && (!isOwnTurn || isDrawing())
}

/**
 * Whether so many of all the people are enough to deal again: most of them. Of two, both; or one, for whom the other's
 * device is gone, as a bot in its seat shows.
 */
export function mayDealAgain(table: TableState, yes: number, all: number): boolean {
  const isTable = table.setup?.dealer !== undefined
  const takesBoth = isTable && playersIn(table).length > 1
  return yes > all / 2 || (all <= 2 && !takesBoth)
}
