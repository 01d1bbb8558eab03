import type { FaultChange } from '../../src/link/faults/faults.ts'
import type { LinkEnding } from '../../src/link/faults/network.ts'
import type { Now } from '../../src/match/table.ts'

/** One thing that happens to a table. People go by their names. */
export type Deed =
  | { readonly type: 'turn'; readonly change: FaultChange }
  | { readonly type: 'end'; readonly who: string; readonly how: LinkEnding | 'left' }
  | { readonly type: 'open'; readonly who: string }
  | { readonly type: 'cut'; readonly how: LinkEnding; readonly who?: string }
  /** Moves to another device by the private link; the first one's page stays open. */
  | { readonly type: 'change'; readonly who: string }
  | { readonly type: 'undo'; readonly who: string }
  /** The others let a bot play for someone who is there; who takes their seat back later. */
  | { readonly type: 'lend' | 'takeBack'; readonly who: string }
  /** Goes on by another private link; the first one is void. */
  | { readonly type: 'renew'; readonly who: string }
  /** The host hands the table over. */
  | { readonly type: 'handOver'; readonly to: string }

/** When something happens: a number of ms after the match has reached a number of entries, and the wanted moment. */
export interface Step {
  readonly entries?: number
  readonly when?: (now: Now) => boolean
  readonly ms?: number
  readonly deed: Deed
}

/** Everything that happens to a table, in order. */
export type Script = readonly Step[]
