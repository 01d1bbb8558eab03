/**
 * A pipe to one other browser. Messages are JSON texts of at most `messageCap` bytes; their order is
 * kept and none is lost while the link is open.
 */
export interface Link {
  /** Names the link within this page, for logs and maps. Says nothing about who is at the other end. */
  readonly id: string
  /** True until the first `closed`, here or there. */
  readonly open: boolean
  /** Sends a message. Never throws: an oversized one is told as `dropped`, one after the end is lost. */
  send(text: string): void
  /** Ends the link here at once; what was sent before still arrives, and so does the reason. */
  close(reason?: string): void
  /**
   * Listens; the answer stops listening. What happened before the first listener came is kept for
   * it, so a link may be handed around before anyone is ready to read.
   */
  on(listener: (event: LinkEvent) => void): () => void
  /** Asks how the bytes go; missing on links that go nowhere outside. Never rejected. */
  readonly path?: (() => Promise<Path | undefined>) | undefined
}

/** The way of a link's bytes, as the browser tells it. */
export interface Path {
  /** By a relay server, or straight from browser to browser. */
  readonly way: 'direct' | 'relay'
  /** Kinds of the candidates at both ends, here first: `host`, `srflx`, `prflx`, `relay`. */
  readonly ends: readonly [string, string]
  /** `udp` or `tcp`. */
  readonly protocol: string
  /** How long the browser's last probe took to the other end and back, ms. */
  readonly roundTrip: number | undefined
  /** Bytes that came and went, with all that goes around messages. */
  readonly bytes: { readonly in: number; readonly out: number }
}

/** What a link tells. After `closed`, told once, it tells nothing more. */
export type LinkEvent =
  | { readonly type: 'message'; readonly text: string }
  /** `reason`: what the end that closed it said, or `lost`, `gone`, `stalled` when nobody said any. */
  | { readonly type: 'closed'; readonly reason: string }
  /** A malformed frame or an oversized message was thrown away; the link goes on. */
  | { readonly type: 'dropped'; readonly why: string }

/** The longest message a link carries, in bytes of UTF-8. */
export const messageCap = 64 * 1024

/** Where guests knock: a host listens at an address, guests dial it. */
export interface Network {
  /** Opens an address and hands over every link that a guest makes to it. */
  listen(address: string, onLink: (link: Link) => void, host?: HostIdentity): Listening
  /** Makes a link to whoever listens at an address. */
  dial(address: string): Dialling
}

/** What tells the signalling server that a reloaded host is the host of before. */
export interface HostIdentity {
  /** A secret of the host's, kept with the room, of letters and digits. */
  readonly token: string
  /** True when this address was listened at before with this token. */
  readonly returning: boolean
}

/** An address being listened at. Losing the signalling server does not touch links already made. */
export interface Listening {
  readonly address: string
  readonly state: ListeningState
  /** Tells every new state; the answer stops listening. */
  on(listener: (state: ListeningState) => void): () => void
  /** Gives the address up. Links already made live on. */
  close(): void
}

/** How far listening has come. It goes on by itself from `lost` and `taken`, until it is closed. */
export type ListeningState =
  | { readonly type: 'registering' }
  /** Guests can dial. `silent`: the server did not say so, which is how some take a host back. */
  | { readonly type: 'open'; readonly silent: boolean }
  /** The signalling server is away; next try in `retryIn` ms, or never when that is missing. */
  | { readonly type: 'lost'; readonly reason: string; readonly retryIn?: number }
  /** Somebody else listens at this address; next try in `retryIn` ms. */
  | { readonly type: 'taken'; readonly retryIn: number }
  | { readonly type: 'closed' }

/** A link being made. */
export interface Dialling {
  /** Always fulfilled, never rejected. */
  readonly result: Promise<Dialled>
  /** Gives up; `result` becomes `cancelled` unless it is known already. */
  cancel(): void
}

/** How dialling ended. */
export type Dialled = { readonly link: Link } | { readonly problem: DialProblem }

/**
 * Why there is no link.
 * - `noSuchRoom`: the signalling server knows nobody at this address
 * - `signallingDown`: the signalling server cannot be reached
 * - `timeout`: nothing happened within the dial budget of 30 s
 * - `noPath`: both are known to the server but find no way to each other (different networks)
 * - `refused`: the other end did not want the link
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
