import type { GameTypes, Known, Seat } from './game.ts'

/** A title's part for those who think about it: bots, hints and the analysis. */
export interface Mind<G extends GameTypes = GameTypes> {
  /**
   * The estimated worth of a position, by seat: roughly the points each will have at the end. Cheap, since a search
   * asks for it thousands of times a second.
   */
  worth(p: G['position']): readonly number[]
  /**
   * The lead in points that makes a win likely, three times in four: smaller, the surer a lead is. The leader prefers
   * positions where it is less. Always 6 times the scale for a title that doesn't say.
   */
  swing?(p: G['position']): number
  /** Its points that weigh as much as one elsewhere, for titles in which hundreds are scored; 1 if missing. */
  readonly scale?: number
  /**
   * The current turn, for titles in which a seat may have several in a row: a number that changes from one to the next.
   */
  turn?(p: G['position']): number
  /**
   * Number of further times round the table that those who look far should play on: for titles in which what a turn was
   * good for shows only later.
   */
  readonly beyond?: number
  /** By strength of the computer, the share of its choices in which its attention slips; the usual one if missing. */
  readonly slips?: Readonly<Record<string, number>>
  /** Every slip is careless: for titles in which one that only leaves out the search costs next to nothing. */
  readonly slipsAreCareless?: boolean
  /** The worth for those who don't look closely; `worth` itself if missing. */
  glance?(p: G['position']): readonly number[]
  /**
   * The worth right after each of some moves of the seat in turn, as its cards are `known`: for titles that can tell
   * without playing them, which takes far longer.
   */
  ahead?(p: G['position'], moves: readonly G['move'][], known: Known): readonly (readonly number[])[]
  /**
   * The points that each of some moves promises the seat asked, more or less: for titles that have a quick rule for
   * good moves but can't tell the worth after them. A move that changes nothing promises 0.
   */
  gains?(p: G['position'], seat: Seat, moves: readonly G['move'][]): readonly number[]
}

/** Points that few ever reach. Alone nobody is beaten: the share of these counts as a chance. */
const mostAlone = 200

/** The chance that points alone count as, and back. */
export const wellAlone = (points: number): number => points / mostAlone
export const pointsAlone = (chance: number): number => mostAlone * chance
