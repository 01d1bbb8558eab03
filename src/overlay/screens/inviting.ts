/**
 * Whether others can reach this table.
 * - `none`: not meant to be reached
 * - `taken`: the table code is still in use by an earlier visit
 * - `lost`: the signalling server doesn't answer; retried until it does
 * - `never`: this browser has no WebRTC
 */
export type Reach = 'none' | 'registering' | 'open' | 'taken' | 'lost' | 'never'

/** What others need to join a table. */
export interface Invite {
  readonly code: string
  readonly link: string
  /** The link's host name only works on this device. */
  readonly localOnly: boolean
}
