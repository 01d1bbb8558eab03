import type { InspectionEvent } from 'xstate'
import type { Rect } from './face.ts'

/** Playback speed: 1 as designed, 0.5 to 4, or no animation. */
export type Tempo = number | 'instant'

/** Observes machines. */
export type StageInspector = (event: InspectionEvent) => void

/** A touchable piece and where it is on the page. */
export interface Touchable {
  readonly id: string
  /** The name by which `Face.picks` knows it. */
  readonly pick: string
  readonly label: string
  /** CSS pixels from the upper left corner of the stage's parent. */
  readonly at: Rect
  /** Touching it leads towards a legal move. */
  readonly next: boolean
}
