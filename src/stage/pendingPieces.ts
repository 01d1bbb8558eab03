import type { Layout, Piece } from './face.ts'
import { fromTheTop, pickOf } from './hand.ts'

/** The pieces marked as pending. */
export interface PendingPieces {
  /** Marks the pieces of these names; false if they already are. */
  wait(picks: readonly string[]): boolean
  /** Where they are. A piece no longer offered stays where it was until `forget`. */
  pieces(): readonly Piece[]
  /** Call after a resize: only pieces in the layout remain. */
  forget(): void
}

/** Marks pieces of a layout as pending; of several with one name, the topmost. */
export function openPendingPieces(layout: () => Layout): PendingPieces {
  let waiting: readonly string[] = []
  let kept: readonly Piece[] = []
  const find = () => {
    const pieces = fromTheTop(layout().pieces).filter(({ label }) => label !== undefined)
    return waiting.flatMap((pick) => pieces.find((piece) => pickOf(piece) === pick) ?? [])
  }
  return {
    wait: (picks) => {
      if (picks.length === waiting.length && picks.every((pick, at) => waiting[at] === pick))
        return false
      waiting = picks
      kept = find()
      return true
    },
    pieces: () => {
      const found = find()
      const gone = kept.filter((piece) => found.every((other) => pickOf(other) !== pickOf(piece)))
      return [...found, ...gone]
    },
    forget: () => {
      kept = []
    },
  }
}
