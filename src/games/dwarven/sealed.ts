import type { Ask, PhaseInput, Seat } from '../../rules/game.ts'
import type { Move, MoveOf, MoveType } from './moves.ts'
import { chooseAll } from './phases/rules.ts'
import type { Position } from './position.ts'

/*
 * Questions that several seats answer without seeing another’s answer: nothing is told until the last one is given.
 */

/** Asks some seats the same question. */
export function beginSealed(p: Position, seats: readonly Seat[]): void {
  p.asked = [...seats]
  p.answers = p.boards.map(() => null)
}

/** The question to those who have not answered yet. */
export const askSealed = (p: Position, movesOf: (seat: Seat) => readonly Move[]): Ask<Move> | undefined =>
  chooseAll(
    p.asked.map((seat) => ({ seat, moves: movesOf(seat) })),
    true,
  )

/** Takes an answer; true once all are given. */
export function sealAnswer(p: Position, input: PhaseInput<Move>): boolean {
  if (input.type === 'move') {
    p.answers[input.seat] = input.move
    p.asked = p.asked.filter((seat) => seat !== input.seat)
  }
  return p.asked.length === 0
}

/** A seat’s answer of a type; undefined if it was not asked. */
export function answerOf<T extends MoveType>(p: Position, seat: Seat, type: T): MoveOf<T> | undefined {
  const move = p.answers[seat]
  return move && isOf(move, type) ? move : undefined
}

const isOf = <T extends MoveType>(move: Move, type: T): move is MoveOf<T> => move.type === type
