import { refillYard, takeCube } from '../goods.ts'
import { countOf } from '../layout.ts'
import { done, type Move, takeOf } from '../moves.ts'
import { push } from '../pending.ts'
import { boardOf, type FrameOf, inBag, inYard, type Kind, type Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import { needTicket } from './ticket.ts'
import type { VerbOf } from './verb.ts'

const kinds: readonly Kind[] = ['iron', 'stone']

/** “Collecting Resources”: up to n from the stockyard, at least one, refilling in between. */
export const take: VerbRules<VerbOf<'take'>> = {
  gate: (p, verb) => (verb.perTicket ? needTicket(p) : undefined),
  hinder: (_, p) => (inYard(p) + inBag(p) === 0 ? 'yardEmpty' : undefined),
  begin: (_, p, verb) => {
    push(p, { do: 'take', left: limit(p, verb), taken: 0 })
  },
}

/** One resource for each ticket, or simply as many as the card says. */
function limit(p: Position, verb: VerbOf<'take'>): number {
  if (!verb.perTicket) return verb.upTo
  return Math.min(verb.upTo, countOf(boardOf(p, p.seat).tickets))
}

export const taking: FrameRules<FrameOf<'take'>> = {
  ask: (_, p, frame) => {
    if (frame.left === 0 || inYard(p) === 0) return undefined
    const moves = takeMoves(p)
    if (frame.taken > 0) moves.push(done)
    return moves
  },
  perform: (_, p, frame, move, __, tell) => {
    if (move?.type === 'take') {
      push(p, { do: 'take', left: frame.left - 1, taken: frame.taken + 1 })
      takeCube(p, p.seat, move.kind, 'yard', tell)
    } else if (!move && frame.left > 0 && inBag(p) > 0) {
      // The bag was empty when the last cube was taken; now there is something to refill with.
      push(p, frame)
      push(p, refillYard)
    }
  },
  against: {
    take: (_, p, __, { kind }) => hinderTake(p, kind),
    done: (_, __, frame) => (frame.taken > 0 ? undefined : 'cannotStop'),
  },
}

/** Why a resource of a kind, or of any, can't be taken from the stockyard. */
export const hinderTake = (p: Position, kind: Kind | undefined): Reason | undefined =>
  (kind ? p.yard[kind] : inYard(p)) > 0 ? undefined : 'notInYard'

/** One move for each kind of resource in the stockyard. */
export function takeMoves(p: Position): Move[] {
  const moves: Move[] = []
  for (const kind of kinds) if (!hinderTake(p, kind)) moves.push(takeOf[kind])
  return moves
}
