import type { Seat } from '../../rules/game.ts'
import { choiceOf } from '../../rules/play.ts'
import type { Box } from './box.ts'
import { hasDeals } from './deals.ts'
import type { Intention, IntentionOf, MoveType } from './moves.ts'
import type { Position } from './position.ts'
import type { Against } from './reasons.ts'
import { ask, phases } from './turn.ts'
import { hinderTop } from './verbs/index.ts'

/** The first rule that forbids a seat what it intends; undefined if a legal move fits it. */
export function hinderMove(box: Box, p: Position, seat: Seat, intention: Intention): Against | undefined {
  const asked = ask(box, p)
  if (asked?.type === 'over') return 'over'
  if (isDeal(intention) && !hasDeals(p)) return 'noDeal'
  if (asked?.type !== 'choose') return 'drawing'
  if (!choiceOf(asked, seat)) return 'notYourTurn'
  if (p.phase === 'settle') return hinderTop(box, p, intention)
  return hinderAs(intention.type, box, p, seat, intention)
}

const isDeal = ({ type }: Intention): boolean => type === 'offer' || type === 'accept' || type === 'refuse'

// The type is passed beside the intention so that the compiler pairs reason and intention.
const hinderAs = <T extends MoveType>(
  type: T,
  box: Box,
  p: Position,
  seat: Seat,
  intention: { [K in MoveType]: IntentionOf<K> }[T],
): Against | undefined => {
  const hinder = phases[p.phase].against?.[type]
  if (hinder) return hinder(box, p, seat, intention)
  return type === 'done' ? 'cannotStop' : 'otherAction'
}
