import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import { done, type Move, type MoveOf } from '../moves.ts'
import { barFlip, push } from '../pending.ts'
import { boardOf, type FrameOf, type Position, slotOf } from '../position.ts'
import type { Against, Reason } from '../reasons.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { VerbOf } from './verb.ts'

/** “The Pub”, “Devil's Bridge”: move an action card to the scoring pile and replace it by a matching one. */
export const score: VerbRules<VerbOf<'score'>> = {
  hinder: (_, p) => hinderScore(p),
  begin: (_, p) => {
    push(p, { do: 'score', may: true })
  },
}

/** The scoring pile never holds more cards than stations built. */
export function hinderScore(p: Position): Against | undefined {
  const board = boardOf(p, p.seat)
  const { stations, pile } = board
  if (stations <= pile.length) return { reason: 'pubLimit', facts: { stations, scored: pile.length } }
  return board.cards.some((card) => card >= 0) ? undefined : 'notYourCard'
}

export const scoring: FrameRules<FrameOf<'score'>> = {
  ask: (box, p, frame) => {
    if (hinderScore(p)) return undefined
    const moves: Move[] = []
    for (const card of boardOf(p, p.seat).cards)
      if (card >= 0) for (const spare of replacements(box, p, card)) moves.push({ type: 'score', card, spare })
    if (frame.may) moves.push(done)
    return moves
  },
  perform: (_, p, __, move, ___, tell) => {
    if (move?.type === 'score') performScore(p, move, tell)
  },
  against: {
    score: (box, p, _, { card, spare }) => hinderScore(p) ?? hinderSpare(box, p, card, spare),
    done: (_, __, frame) => (frame.may ? undefined : 'cannotStop'),
  },
}

/** Why a card, or any of them, can't go to the scoring pile for a card of the general supply, or for whichever. */
function hinderSpare(box: Box, p: Position, card: number | undefined, spare: number | undefined): Reason | undefined {
  const { cards } = boardOf(p, p.seat)
  if (card !== undefined && (card < 0 || !cards.includes(card))) return 'notYourCard'
  const own = card === undefined ? cards.filter((one) => one >= 0) : [card]
  const fits = spare === undefined || own.some((one) => replacements(box, p, one).includes(spare))
  return fits ? undefined : 'notSpare'
}

/** Cards of the same pair of types in the general supply; [-1] if none is left. */
function replacements(box: Box, p: Position, card: number): readonly number[] {
  const pair = box.actions[card]?.pair
  const found = p.spare.filter((spare) => box.actions[spare]?.pair === pair)
  return found.length > 0 ? found : nothing
}

const nothing: readonly number[] = [-1]

/** The new card comes golden side up and may not be flipped this turn. */
function performScore(p: Position, move: MoveOf<'score'>, tell: Tell<Effect>): void {
  const slot = slotOf(boardOf(p, p.seat), move.card)
  barFlip(p, slot)
  tell({ type: 'scored', seat: p.seat, card: move.card, spare: move.spare, slot })
}
