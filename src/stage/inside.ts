import type { Face } from './face.ts'
import type { Frame } from './loop.ts'
import type { Screen } from './scene.ts'
import type { Story } from './story.ts'
import type { View } from './view.ts'

/** A stage from the inside, for those who test it. */
export interface Inside<P, E> {
  readonly face: Face<P, unknown, E, unknown>
  readonly screen: Screen
  readonly view: View<P>
  readonly story: Story<P, E>
  /** Movement is unwanted. */
  calm(): boolean
  /** Lets somebody else paint, until that is taken back; then the stage shows where things stand. */
  take(frame: Frame | undefined): void
}
