import type { Flaw, FlawAmounts } from '../../rules/flaw.ts'

/** Everything that can be wrong with options, an edition or a made-up position. */
export type FlawReason =
  // Any data.
  | 'badValue'
  // Editions.
  | 'tileCount'
  // Positions.
  | ('seats' | 'tiles' | 'copies' | 'cell' | 'shown' | 'drawn' | 'notOver' | 'over')

/** A flaw of Metro’s data. */
export const flaw = (reason: FlawReason, at: string, amounts: FlawAmounts = {}): Flaw => ({ reason, at, amounts })
