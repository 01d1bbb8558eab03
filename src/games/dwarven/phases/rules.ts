import type { Ask, Choice, PhaseInput, Seat, Tag, Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { IntentionOf, Move, MoveOf, MoveType } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Against } from '../reasons.ts'

/** The rules of one phase. */
export interface PhaseRules {
  /** The input it waits for, from people or the Guild; undefined if it goes on by itself. */
  ask?(box: Box, p: Position): Ask<Move> | undefined
  /** Runs it and returns how it ended. */
  step(box: Box, p: Position, input: PhaseInput<Move>, tell: Tell<Effect>): Tag
  /** The first reason against each type of answer it takes; undefined if one of its legal moves fits what is meant. */
  readonly against?: { readonly [T in MoveType]?: Hinder<T> }
}

/** The first reason against what a seat that is asked intends. */
export type Hinder<T extends MoveType> = (
  box: Box,
  p: Position,
  seat: Seat,
  intention: IntentionOf<T>,
) => Against | undefined

/** One seat is asked. */
export const choose = (seat: Seat, moves: readonly Move[], form = false): Ask<Move> => ({
  type: 'choose',
  seat,
  moves,
  ...(form && { form: true }),
})

/** Several seats at once, in any order; undefined if there are none. */
export function chooseAll(choices: readonly Choice<Move>[], sealed = false): Ask<Move> | undefined {
  const [first, ...also] = choices
  if (!first) return undefined
  return { type: 'choose', ...first, ...(also.length > 0 && { also }), ...(sealed && { sealed: true }) }
}

export const chance: Ask<Move> = { type: 'chance' }

/** No rule is against an answer of this type. */
export const nothingAgainst = (): undefined => undefined

/** Every subset of some things, in their order, the whole set first. */
export function subsets<T>(all: readonly T[]): T[][] {
  const sets: T[][] = []
  for (let bits = 2 ** all.length - 1; bits >= 0; bits--) sets.push(all.filter((_, at) => (bits >> at) % 2 === 1))
  return sets
}

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
