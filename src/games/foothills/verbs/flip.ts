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
  hinder: () => 'flipAlone',
  begin: (_, p, verb) => {
    allowFlips(p, verb.upTo)
  },
}

/** “Barmouth Ferry”: flip any number of action cards at once, the selected one included. */
export const flipAny: VerbRules<VerbOf<'flipAny'>> = {
  hinder: () => undefined,
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
}

/** A move for each card below the board but those in the slots `barred` (a bit each). */
export function flipMoves(p: Position, barred: number): Move[] {
  const moves: Move[] = []
  let slot = 0
  for (const card of boardOf(p, p.seat).cards) {
    if (card >= 0 && !((barred >> slot) & 1)) moves.push(flipOf(card))
    slot += 1
  }
  return moves
}

/** Slots whose cards may not be flipped additionally in step 3: selected, just gained, or already flipped. */
export function barredSlots(p: Position): number {
  return p.selected < 0 ? p.fresh : p.fresh | (1 << p.selected)
}

/** Why a card may not be flipped additionally now. */
export function hinderFlip(p: Position, card: number): Reason | undefined {
  const slot = slotOf(boardOf(p, p.seat), card)
  if (slot < 0) return 'notYourCard'
  if (slot === p.selected) return 'thisCard'
  return (p.fresh >> slot) & 1 ? 'freshCard' : undefined
}

/** Flips the card in a slot. */
export function turnOver(p: Position, slot: number, tell: Tell<Effect>): void {
  const board = boardOf(p, p.seat)
  const grey = ((board.grey >> slot) & 1) === 0
  tell({ type: 'flipped', seat: p.seat, card: board.cards[slot] ?? -1, grey })
}
