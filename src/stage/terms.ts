import type { InspectionEvent } from 'xstate'
import type { Rect } from './face.ts'

/** How fast effects are shown: 1 as designed, 0.5 … 4, or not at all. */
export type Tempo = number | 'instant'

/** Watches machines at work. */
export type Inspect = (event: InspectionEvent) => void

/** A piece that can be touched, where it is on the page. */
export interface Touchable {
  readonly id: string
  /** The name by which `Face.picks` knows it. */
  readonly pick: string
  readonly label: string
  /** CSS pixels from the upper left corner of the stage's parent. */
  readonly at: Rect
  /** A touch here leads towards a legal move. */
  readonly next: boolean
}
