import type { GameTypes } from '../rules/game.ts'
import type { EffectQueue, Showing } from './effectQueue.ts'
import type { Face } from './face.ts'
import type { FrameCallback } from './loop.ts'
import type { Screen } from './scene.ts'
import type { View } from './view.ts'

/** The stage's internals, for testers. */
export interface StageInternals<G extends GameTypes = GameTypes> {
  readonly game: Showing<G>['game']
  readonly face: Face<G>
  readonly screen: Screen
  readonly view: View<G['position']>
  readonly queue: EffectQueue<G>
  /** True when reduced motion is preferred. */
  calm(): boolean
  /** Replaces the painter until `undefined` is given; then the stage shows the current position. */
  take(frame: FrameCallback | undefined): void
}
