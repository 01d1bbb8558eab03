import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { bits } from '../layout.ts'
import { push } from '../pending.ts'
import { boardOf, type FrameOf, layoutOf, type Position } from '../position.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { VerbOf } from './verb.ts'

/** “Obtaining Tickets”: all of a player's tickets differ. */
export const ticket: VerbRules<VerbOf<'ticket'>> = {
  hinder: (box, p, verb) => (verb.any && missing(box, p) === 0 ? 'allTickets' : undefined),
  begin: (box, p, verb, station, tell) => {
    const own = box.stations[station]?.ticket
    if (verb.any) push(p, { do: 'ticket' })
    else if (own !== undefined && !((boardOf(p, p.seat).tickets >> own) & 1)) give(p, own, tell)
  },
}

export const choosingTicket: FrameRules<FrameOf<'ticket'>> = {
  ask: (box, p) => {
    const open = bits(missing(box, p))
    return open.length > 1 ? open.map((one) => ({ type: 'ticket', ticket: one })) : undefined
  },
  perform: (box, p, _, move, __, tell) => {
    const chosen = move?.type === 'ticket' ? move.ticket : bits(missing(box, p))[0]
    if (chosen !== undefined) give(p, chosen, tell)
  },
}

/** Tickets of starting stations in play that the seat does not have, a bit each. */
export function missing(box: Box, p: Position): number {
  return layoutOf(box, p).tickets & ~boardOf(p, p.seat).tickets
}

function give(p: Position, one: number, tell: Tell<Effect>): void {
  tell({ type: 'ticket', seat: p.seat, ticket: one })
}
