import type { Draw } from './chance.ts'
import type { GameTypes, Known, Seat } from './game.ts'

/** What a title brings for those who think about it: bots, hints and the analysis. */
export interface Mind<G extends GameTypes = GameTypes> {
  /**
   * How good a position looks, by seat: roughly the points each will have at the end. Cheap, since a
   * search asks for it thousands of times a second.
   */
  worth(p: G['position']): readonly number[]
  /**
   * Deals the closed cards as they may be, as far as a seat knows: those it sees as they are, the others
   * drawn from what is unseen. Missing where nothing is hidden.
   */
  imagine?(p: G['position'], seat: Seat, known: Known, draw: Draw): Known
}
