import type { Layout, Piece } from './face.ts'
import { fromTheTop, pickOf } from './hand.ts'

/** Pieces with a mark, such as those of a pending move. */
export interface MarkedPieces {
  /** Marks the pieces of these names; false if they already are. */
  mark(picks: readonly string[]): boolean
  /** Where they are. A piece no longer offered stays where it was until `forget`. */
  pieces(): readonly Piece[]
  /** Call after a resize: only pieces in the layout remain. */
  forget(): void
}

/** Marks pieces of a layout; of several with one name, the topmost. */
export function openMarkedPieces(layout: () => Layout): MarkedPieces {
  let marked: readonly string[] = []
  let kept: readonly Piece[] = []
  const find = () => {
    const pieces = fromTheTop(layout().pieces).filter(({ label }) => label !== undefined)
    return marked.flatMap((pick) => pieces.find((piece) => pickOf(piece) === pick) ?? [])
  }
  return {
    mark: (picks) => {
      if (picks.length === marked.length && picks.every((pick, at) => marked[at] === pick)) return false
      marked = picks
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
