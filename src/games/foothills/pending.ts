import type { Seat } from '../../rules/game.ts'
import type { Frame, Position } from './position.ts'
import type { Verb } from './verbs/verb.ts'

/*
 * The bookkeeping of a turn: pending work, whose choice it is, which cards may still be flipped. No
 * effect tells it, and it changes in this file alone; what is on the table changes in `effects.ts`.
 */

/** Makes a frame the next piece of work. */
export function push(p: Position, frame: Frame): void {
  p.todo.push(frame)
}

/** Makes verbs the next work, the first of them on top. `station` is their card, -1 for an action card. */
export function pushVerbs(p: Position, verbs: readonly Verb[], station: number): void {
  for (let i = verbs.length - 1; i >= 0; i--) {
    const verb = verbs[i]
    if (verb) push(p, { do: 'verb', verb, station })
  }
}

/** Takes the next piece of work off the stack. */
export const pop = (p: Position): Frame | undefined => p.todo.pop()

/** Hands the choice to a seat before the first turn; after that, effects tell whose turn it is. */
export function passTo(p: Position, seat: Seat): void {
  p.seat = seat
}

/** Allows `count` more additional flips in step 3. */
export function allowFlips(p: Position, count: number): void {
  p.flips += count
}

/** Bars the card in a slot from additional flips for the rest of the turn. */
export function barFlip(p: Position, slot: number): void {
  p.fresh |= 1 << slot
}

/** Counts an additional flip, which no card may have twice. */
export function countFlip(p: Position, slot: number): void {
  barFlip(p, slot)
  p.flips -= 1
}

/** Drops the additional flips left over at the end of step 3. */
export function endFlips(p: Position): void {
  p.flips = 0
}

/** Lets every card be flipped again, for a new turn. */
export function freeFlips(p: Position): void {
  p.fresh = 0
}
