import type { FaultChange } from '../link/faults/faults.ts'
import type { End } from '../link/faults/network.ts'

/** One thing that befalls a table. People go by their names. */
export type Deed =
  | { readonly type: 'turn'; readonly change: FaultChange }
  | { readonly type: 'end'; readonly who: string; readonly how: End | 'left' }
  | { readonly type: 'open'; readonly who: string }
  | { readonly type: 'cut'; readonly how: End; readonly who?: string }
  /** Goes on at another device, where the private link is opened; the first one's page stays open. */
  | { readonly type: 'change'; readonly who: string }
  | { readonly type: 'undo'; readonly who: string }
  /** Whoever hosts makes this one the host. */
  | { readonly type: 'handOver'; readonly to: string }

/** When something happens: once the match has so many entries, then so many ms later. */
export interface Step {
  readonly entries?: number
  readonly ms?: number
  readonly deed: Deed
}

/** All that befalls a table, one after the other. */
export type Script = readonly Step[]
