import type { Layout, Piece } from './face.ts'
import { fromTheTop, pickOf } from './hand.ts'

/** What is marked as waiting. */
export interface Waiting {
  /** The pieces that go by these names wait from now on; false when they wait already. */
  wait(picks: readonly string[]): boolean
  /** Where they are. What was offered and is no longer stays where it was, until `forget`. */
  pieces(): readonly Piece[]
  /** The stage has another size: only what is laid out is there. */
  forget(): void
}

/** Marks pieces of a layout as waiting: of several with one name the topmost. */
export function openWaiting(layout: () => Layout): Waiting {
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
