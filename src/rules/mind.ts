import type { GameTypes } from './game.ts'

/** What a title brings for those who think about it: bots, hints and the analysis. */
export interface Mind<G extends GameTypes = GameTypes> {
  /**
   * How good a position looks, by seat: roughly the points each will have at the end. Cheap, since a
   * search asks for it thousands of times a second.
   */
  worth(p: G['position']): readonly number[]
}
