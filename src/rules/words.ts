import type { Flaw } from './flaw.ts'
import type { Choose, GameTypes, Outcome, Refusal, ScoreLine, Seat } from './game.ts'

/** A part of the table told in words, for those who cannot see its picture. */
export interface TablePart {
  readonly title: string
  readonly lines: readonly string[]
}

/** A coloured sign before few words, such as a line's numeral: it says nothing that the words do not. */
export interface MoveMark {
  readonly text: string
  /** Its ground, one colour or two side by side, and what is written on it: `#rrggbb`. */
  readonly grounds: readonly string[]
  readonly ink: string
}

/** A move in few words. */
export interface ShortMove {
  readonly mark?: MoveMark
  readonly text: string
}

/**
 * A title's sentences in one language: everything people read that comes from the rules.
 * Whole sentences with their numbers, never glued from pieces by a caller.
 */
export interface Words<G extends GameTypes = GameTypes> {
  /** BCP 47 tag, such as «en». */
  readonly language: string
  readonly title: string
  /** One honest line about the component values of this edition. */
  edition(name: string): string
  /** How a seat is called («Blue»). */
  seat(p: G['position'], seat: Seat): string
  /** One line that says what to do and why it is possible. */
  prompt(p: G['position'], choice: Choose<G['move']>): string
  /** A legal move as a button says it. */
  move(p: G['position'], move: G['move']): string
  /** The same in few words beside the prompt, where there is little room. Several moves may read alike. */
  short?(p: G['position'], move: G['move']): ShortMove
  /** What happened as the log tells it; `undefined` for what needs no line. `p` is the position after it. */
  effect(p: G['position'], effect: G['effect']): string | undefined
  /** Everything that lies on the table, in the order somebody who plays wants to hear it. */
  table?(p: G['position']): readonly TablePart[]
  /** How far a match is, in a few words for a list of matches. */
  far?(p: G['position']): string
  /** The first rule that forbids it, with amounts. */
  refusal(refusal: Refusal): string
  /** What is wrong with an edition, options or a made-up position, with amounts. */
  flaw(flaw: Flaw): string
  /** What a line of the final reckoning is for; equal for seats that had points for the same. */
  score(line: ScoreLine): string
  /** How many things earned the points of a line («3 stations»), where that is worth telling. */
  counted?(line: ScoreLine): string | undefined
  /** Who won, or that it is a tie and what follows. */
  outcome(p: G['position'], outcome: Outcome): string
}

/** Points with a half written as people write it. */
export function halves(points: number): string {
  const whole = Math.floor(points)
  if (points === whole) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}
