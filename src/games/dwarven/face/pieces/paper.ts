import type { LayoutNode } from '../../../../table/layout/node.ts'

/** The subject of a step on paper: a heading, things to choose from or to tick, and what ends the choice. */
export interface Paper {
  readonly head: string
  readonly tiles: readonly LayoutNode[]
  readonly buttons: readonly LayoutNode[]
  /** On a large table the row stays beside it, and its tiles lie on the board of the seat in front. */
  readonly isSlip?: boolean
  /** A slip whose tiles lie on nobody’s board. */
  readonly hasOwn?: boolean
  /** Weights of its tiles and its buttons, where they are no tiles of one size. */
  readonly weights?: readonly number[]
  /** Its buttons stand side by side, the first of them broader. */
  readonly isRow?: boolean
}
