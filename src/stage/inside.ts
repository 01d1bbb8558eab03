import type { GameTypes } from '../rules/game.ts'
import type { Face } from './face.ts'
import type { Frame } from './loop.ts'
import type { Screen } from './scene.ts'
import type { Showing, Story } from './story.ts'
import type { View } from './view.ts'

/** A stage from the inside, for those who test it. */
export interface Inside<G extends GameTypes = GameTypes> {
  readonly game: Showing<G>['game']
  readonly face: Face<G>
  readonly screen: Screen
  readonly view: View<G['position']>
  readonly story: Story<G>
  /** Movement is unwanted. */
  calm(): boolean
  /** Lets somebody else paint, until that is taken back; then the stage shows where things stand. */
  take(frame: Frame | undefined): void
}
