import type { EndingEmitter } from '../kit/emitter.ts'

/**
 * A pipe to one other browser. Messages are JSON of at most `messageCap` bytes. They arrive in order, and none is lost
 * while the link is open.
 */
export interface Link {
  /** Identifies the link within this page. Says nothing about who is at the other end. */
  readonly id: string
  /** The same at both ends of this link, and at no other link's: a page that relays messages has two. */
  readonly binding: string
  /** True until the first `closed`, here or there. */
  readonly open: boolean
  /** Sends a message. Never throws: emits `dropped` if it is too big, and ignores it after the end. */
  send(text: string): void
  /** Closes the link right away. Whatever was sent before still arrives, and so does the reason. */
  close(reason?: string): void
  /**
   * Subscribes. Returns a function that unsubscribes. Events are kept for the first listener, so a link can be passed
   * around before anyone is ready to read.
   */
  on(listener: (event: LinkEvent) => void): () => void
  /** Finds the route of the bytes. Missing on links within this page. Never rejects. */
  readonly path?: (() => Promise<Transport | undefined>) | undefined
}

/** The route of a link's bytes, according to the browser. */
export interface Transport {
  /** Through a relay server, or directly. */
  readonly way: 'direct' | 'relay'
  /** Types of the candidates at both ends, ours first: `host`, `srflx`, `prflx`, `relay`. */
  readonly ends: readonly [string, string]
  /** `udp` or `tcp`. */
  readonly protocol: string
  /** The round trip of the browser's last probe, ms. */
  readonly roundTrip: number | undefined
  /** Bytes received and sent, protocol overhead included. */
  readonly bytes: { readonly in: number; readonly out: number }
}

/** An event of a link. `closed` comes once, and last. */
export type LinkEvent =
  | { readonly type: 'message'; readonly text: string }
  /** `reason`: given by the end that closed it; otherwise `lost`, `gone` or `stalled`. */
  | { readonly type: 'closed'; readonly reason: string }
  /** A malformed frame or an oversized message was dropped. The link stays open. */
  | { readonly type: 'dropped'; readonly why: string }

/** A link with these events. `closed` ends them. */
export const linkOf = (
  { id, binding }: Pick<Link, 'id' | 'binding'>,
  events: Pick<EndingEmitter<LinkEvent>, 'open' | 'on'>,
  methods: Pick<Link, 'send' | 'close' | 'path'>,
): Link => ({
  id,
  binding,
  get open() {
    return events.open
  },
  on: events.on,
  ...methods,
})

/** The longest message a link carries, in bytes of UTF-8: the journal of some ten thousand entries. */
export const messageCap = 3 * 1024 * 1024

/** Connects browsers: a host listens at an address, guests dial it. */
export interface Network {
  /** Opens an address. Calls `onLink` with every link that a guest makes. */
  listen(address: string, onLink: (link: Link) => void, host?: HostIdentity): Listening
  /** Makes a link to the host at an address. */
  dial(address: string): Dialling
}

/** Proves to the signalling server that a reloaded host is the same as before. */
export interface HostIdentity {
  /** The host's secret, stored with the room: letters and digits. */
  readonly token: string
  /** True if the host has listened at this address with this token before. */
  readonly returning: boolean
}

/** An address that a host listens at. Links survive the loss of the signalling server. */
export interface Listening {
  readonly address: string
  readonly state: ListeningState
  /** Subscribes to new states. Returns a function that unsubscribes. */
  on(listener: (state: ListeningState) => void): () => void
  /** Releases the address. Links stay open. */
  close(): void
}

/** The state of a listening host. It retries after `lost` and `taken` until closed. */
export type ListeningState =
  | { readonly type: 'registering' }
  /** Guests can dial. `silent`: the server didn't confirm, as some don't for a returning host. */
  | { readonly type: 'open'; readonly silent: boolean }
  /** The signalling server is unavailable. Retries in `retryIn` ms; never, if that is missing. */
  | { readonly type: 'lost'; readonly reason: string; readonly retryIn?: number }
  /** Someone else has this address. Retries in `retryIn` ms. */
  | { readonly type: 'taken'; readonly retryIn: number }
  | { readonly type: 'closed' }

/** A link being made. */
export interface Dialling {
  /** Never rejects. */
  readonly result: Promise<Dialled>
  /** Gives up. `result` becomes `cancelled`, unless it is settled already. */
  cancel(): void
}

/** The result of dialling. */
export type Dialled = { readonly link: Link } | { readonly problem: DialProblem }

/**
 * Why there is no link.
 * - `noSuchRoom`: no one is registered at this address
 * - `signallingDown`: the signalling server can't be reached
 * - `timeout`: no answer within 30 s
 * - `noPath`: both reach the server but not each other (different networks)
 * - `refused`: the other end declined
 * - `unsupported`: this browser has no WebRTC
 * - `cancelled`: by `cancel()`
 */
export type DialProblem =
  | 'noSuchRoom'
  | 'signallingDown'
  | 'timeout'
  | 'noPath'
  | 'refused'
  | 'unsupported'
  | 'cancelled'
