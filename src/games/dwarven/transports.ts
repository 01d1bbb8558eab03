import type { Seat } from '../../rules/game.ts'
import { boardOf, type Position } from './position.ts'
import type { Against } from './reasons.ts'

/** A player’s transports that have not worked this turn, in ascending order. */
export const idleTransports = (p: Position, seat: Seat): number[] =>
  boardOf(p, seat)
    .transports.filter((card) => !p.busy.includes(card))
    .sort((a, b) => a - b)

/** Why these transports can’t work for a player now. */
export function hinderTransports(p: Position, seat: Seat, transports: readonly number[]): Against | undefined {
  const { transports: held } = boardOf(p, seat)
  if (transports.some((card) => !held.includes(card))) return 'notYourTransport'
  const tired = transports.find((card) => p.busy.includes(card))
  return tired === undefined ? undefined : { reason: 'busy', facts: { card: tired } }
}
