import type { Tell } from '../../../rules/game.ts'
import type { Effect } from '../effects.ts'
import { done, flipOf, type Move } from '../moves.ts'
import { allowFlips, push } from '../pending.ts'
import { boardOf, type FrameOf, type Position, slotOf } from '../position.ts'
import type { Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { VerbOf } from './verb.ts'

/** “Flipping an Additional Action Card”: in step 3 other cards may be flipped too. */
export const flip: VerbRules<VerbOf<'flip'>> = {
  hinder: (_, p, __, slot = -1) =>
    p.readings.flipIsPart && slot >= 0 && flipMoves(p, p.fresh, slot).length > 0 ? undefined : 'flipAlone',
  begin: (_, p, verb) => {
    allowFlips(p, verb.upTo)
  },
}

/** “Barmouth Ferry”: flip any number of action cards at once, the selected one included. */
export const flipAny: VerbRules<VerbOf<'flipAny'>> = {
  begin: (_, p) => {
    push(p, { do: 'flipAny', flipped: p.fresh })
  },
}

export const flippingAny: FrameRules<FrameOf<'flipAny'>> = {
  ask: (_, p, frame) => {
    const moves = flipMoves(p, frame.flipped)
    if (moves.length === 0) return undefined
    moves.push(done)
    return moves
  },
  perform: (_, p, frame, move, __, tell) => {
    if (move?.type !== 'flip') return
    const slot = slotOf(boardOf(p, p.seat), move.card)
    turnOver(p, slot, tell)
    push(p, { ...frame, flipped: frame.flipped | (1 << slot) })
  },
  against: { flip: (_, p, frame, { card }) => hinderFlip(p, card, frame.flipped), done: () => undefined },
}

/** A move for each card that may be flipped, but those in the slots `barred` (a bit each) and the one `selected`. */
export function flipMoves(p: Position, barred: number, selected?: number): Move[] {
  const moves: Move[] = []
  for (const card of boardOf(p, p.seat).cards)
    if (card >= 0 && !hinderFlip(p, card, barred, selected)) moves.push(flipOf(card))
  return moves
}

/** Why a card may not be flipped now: gained or flipped already, as the slots `barred` are, or the one `selected`. */
export function hinderFlip(p: Position, card: number | undefined, barred: number, selected = -1): Reason | undefined {
  if (card === undefined) return undefined
  const slot = slotOf(boardOf(p, p.seat), card)
  if (slot < 0) return 'notYourCard'
  if (slot === selected) return 'thisCard'
  return (barred >> slot) & 1 ? 'freshCard' : undefined
}

/** Flips the card in a slot. */
export function turnOver(p: Position, slot: number, tell: Tell<Effect>): void {
  const board = boardOf(p, p.seat)
  const grey = ((board.grey >> slot) & 1) === 0
  tell({ type: 'flipped', seat: p.seat, card: board.cards[slot] ?? -1, grey })
}
