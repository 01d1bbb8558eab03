import type { Body, SeatBody } from '../rules/body.ts'
import { isOutDue } from '../rules/check.ts'
import { agreedSeat, openWish } from '../rules/consent.ts'
import type { Game, Seat } from '../rules/game.ts'
import { type Journal, tableOf } from '../rules/journal.ts'
import { playersIn, type TableState } from '../rules/tableState.ts'
import { standInBot } from './roster.ts'

/**
 * What the host has to write about seats: a bot for someone, as agreed; a seat that has resigned from a
 * match the others play on; someone who can't be reached, if only they have yet to answer a request.
 */
export function seatDuty(
  game: Game,
  journal: Journal,
  absent: readonly Seat[],
): Body<never> | undefined {
  if (journal.ask.type === 'over') return undefined
  const table = tableOf(journal)
  const agreed = agreedSeat(table)
  if (agreed?.wish === 'standIn') return botFor(table, agreed.seat)
  if (agreed) return personIn(agreed.seat, agreed.key, agreed.name)
  return leavingOf(game, journal) ?? excuseOf(table, absent)
}

/** A bot in a person's seat. The person's key stays, and with it the right to return. */
function botFor({ roster }: TableState, seat: Seat): SeatBody {
  const { key } = roster.seats[seat] ?? {}
  const held = key === undefined ? {} : { key }
  return { type: 'seat', seat, kind: 'bot', name: standInBot, ...held }
}

/** The journal's entry for a person who sits down. */
export const personIn = (seat: Seat, key: string, name: string | undefined): SeatBody => ({
  ...{ type: 'seat', seat, kind: 'person', key },
  ...(name === undefined ? {} : { name }),
})

/** Takes a seat that has resigned out of the match, or gives it to a bot for good. */
function leavingOf(game: Game, journal: Journal): Body<never> | undefined {
  const seats = tableOf(journal).resigned
  if (!game.out) {
    const [seat] = seats
    return seat === undefined ? undefined : { type: 'seat', seat, kind: 'bot', name: standInBot }
  }
  const due = seats.find((seat) => isOutDue(game, journal, seat))
  return due === undefined ? undefined : { type: 'out', seat: due }
}

/**
 * Excuses the absent, once everyone else has answered. The one who asks never decides alone, unless
 * it is about a seat whose person can take it back.
 */
function excuseOf(table: TableState, absent: readonly Seat[]): Body<never> | undefined {
  const wish = openWish(table)
  const [seat] = wish?.waitsFor ?? []
  if (!wish || seat === undefined || playersIn(table).length <= 2) return undefined
  const isDecided = wish.agreed.length > 1 || wish.asks.wish === 'standIn'
  const isUnheard = wish.waitsFor.every((one) => absent.includes(one))
  return isDecided && isUnheard ? { type: 'excuse', to: wish.seq, seat } : undefined
}
