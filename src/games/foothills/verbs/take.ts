import { refillYard, takeCube } from '../goods.ts'
import { countOf } from '../layout.ts'
import { done, type Move, takeOf } from '../moves.ts'
import { push } from '../pending.ts'
import { boardOf, type FrameOf, inBag, inYard, type Kind, type Position } from '../position.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { VerbOf } from './verb.ts'

const kinds: readonly Kind[] = ['iron', 'stone']

/** “Collecting Resources”: up to n from the stockyard, at least one, refilling in between. */
export const take: VerbRules<VerbOf<'take'>> = {
  hinder: (_, p, verb) => {
    if (verb.perTicket && boardOf(p, p.seat).tickets === 0) return 'noTicket'
    return inYard(p) + inBag(p) === 0 ? 'yardEmpty' : undefined
  },
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
}

/** One move for each kind of resource in the stockyard. */
export function takeMoves(p: Position): Move[] {
  const moves: Move[] = []
  for (const kind of kinds) if (p.yard[kind] > 0) moves.push(takeOf[kind])
  return moves
}
