import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { bits } from '../layout.ts'
import { push } from '../pending.ts'
import { boardOf, type FrameOf, layoutOf, type Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { VerbOf } from './verb.ts'

/** “Obtaining Tickets”: all of a player's tickets differ. */
export const ticket: VerbRules<VerbOf<'ticket'>> = {
  hinder: (box, p, verb) => (verb.any && open(box, p).length === 0 ? 'allTickets' : undefined),
  begin: (box, p, verb, station, tell) => {
    const own = box.stations[station]?.ticket
    if (verb.any) push(p, { do: 'ticket' })
    else if (own !== undefined && !hinderTicket(box, p, own)) give(p, own, tell)
  },
}

export const choosingTicket: FrameRules<FrameOf<'ticket'>> = {
  ask: (box, p) => {
    const tickets = open(box, p)
    return tickets.length > 1 ? tickets.map((one) => ({ type: 'ticket', ticket: one })) : undefined
  },
  perform: (box, p, _, move, __, tell) => {
    const chosen = move?.type === 'ticket' ? move.ticket : open(box, p)[0]
    if (chosen !== undefined) give(p, chosen, tell)
  },
  against: { ticket: (box, p, _, { ticket: one }) => (one === undefined ? undefined : hinderTicket(box, p, one)) },
}

/** Why a ticket can't be taken. */
function hinderTicket(box: Box, p: Position, one: number): Reason | undefined {
  if (!((layoutOf(box, p).tickets >> one) & 1)) return 'notInPlay'
  return (boardOf(p, p.seat).tickets >> one) & 1 ? 'hasTicket' : undefined
}

/** Tickets that can be taken. */
const open = (box: Box, p: Position): number[] =>
  bits(layoutOf(box, p).tickets).filter((one) => !hinderTicket(box, p, one))

/** Why nothing at all can be done where a ticket is needed. */
export const needTicket = (p: Position): Reason | undefined =>
  boardOf(p, p.seat).tickets === 0 ? 'noTicket' : undefined

/** Why nothing can be done in a line where its ticket is needed. */
export const needTicketFor = (box: Box, p: Position, line: number): Reason | undefined =>
  (layoutOf(box, p).ticketOf[line] ?? 0) & boardOf(p, p.seat).tickets ? undefined : 'notTicketLine'

/** Why nothing can be done on a card where the ticket of one of its lines is needed. */
export const needTicketAt = (box: Box, p: Position, station: number): Reason | undefined =>
  (layoutOf(box, p).ticketsOf[station] ?? 0) & boardOf(p, p.seat).tickets ? undefined : 'notTicketLine'

function give(p: Position, one: number, tell: Tell<Effect>): void {
  tell({ type: 'ticket', seat: p.seat, ticket: one })
}
