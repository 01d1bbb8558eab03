import type { GameTypes } from '../rules/game.ts'
import type { Camerawork } from './camerawork.ts'
import type { EffectQueue, NowPlaying, PlaybackRules } from './effectQueue.ts'
import type { Face } from './face.ts'
import type { FrameCallback } from './loop.ts'
import type { SpriteCanvas } from './scene.ts'
import type { Cue } from './sound/cue.ts'
import type { StageView } from './view.ts'

/** The stage's internals, for films and testers. */
export interface StageInternals<G extends GameTypes = GameTypes> {
  readonly game: PlaybackRules<G>['game']
  readonly face: Face<G>
  readonly screen: SpriteCanvas
  readonly view: StageView<G['position']>
  readonly queue: EffectQueue<G>
  readonly camera: Pick<Camerawork, 'goal' | 'place' | 'isOnItsWay' | 'room'>
  /**
   * Tells those who listen to the stage that an effect begins, at `rate` times its designed speed, with the sounds of
   * its moment.
   */
  begun(effect: G['effect'], rate: number, also: readonly Cue[]): void
  /** True when reduced motion is preferred. */
  calm(): boolean
  /**
   * Replaces the painter until `undefined` is given; then the stage shows the current position. The director films what
   * is `played` meanwhile.
   */
  take(frame: FrameCallback | undefined, played?: NowPlaying): void
}
