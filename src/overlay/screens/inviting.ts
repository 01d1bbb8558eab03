/**
 * Whether others can reach this table.
 * - `none`: not meant to be reached
 * - `taken`: the table code is still in use by an earlier visit
 * - `lost`: the signalling server doesn't answer; retried until it does
 * - `never`: this browser has no WebRTC
 */
export type Reach = 'none' | 'registering' | 'open' | 'taken' | 'lost' | 'never'

/** Everything others need to join a table. */
export interface Invite {
  readonly code: string
  readonly link: string
  /** The link's host name only works on this device. */
  readonly localOnly: boolean
  /** Hosts of the signalling servers that introduce players, unless the page comes from there. */
  readonly brokers?: readonly string[]
  /** Invites one person without a signalling server; missing where nobody is reached over a network. */
  readonly byHand?: (() => Promise<HandInvite>) | undefined
}

/** An invitation handed over as a link, and answered by a text. */
export interface HandInvite {
  readonly link: string
  /** Lets its sender in; false if the text is no answer to this invitation. */
  accept(answer: string): Promise<boolean>
  cancel(): void
}

/** The answer to such an invitation. */
export interface HandReply {
  /** The table it leads to. */
  readonly code: string
  /** The text for the host to enter. */
  readonly text: string
  /** True once the host has, false if that took too long. */
  readonly linked: Promise<boolean>
  cancel(): void
}
