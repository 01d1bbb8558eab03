import { backOff } from './backOff.ts'
import type { Clock } from './clock.ts'
import type { HostIdentity, Listening, ListeningState } from './link.ts'
import { makeTeller } from './tell.ts'

/** One way of registering an address with a signalling server. */
export interface Registrar {
  /** Begins to register; what comes of it is told to the `Registration`. */
  attempt(): void
  /** Gives up the attempt, or the address. Links made through it live on. */
  abandon(): void
}

/** An address being kept registered, and what its registrar has to tell. */
export interface Registration {
  readonly listening: Listening
  /** The server has confirmed the address. */
  opened(): void
  /** The server cannot be reached (any more). */
  lost(reason: string): void
  /** The server says that somebody else has the address. */
  taken(): void
  /** Trying again would not help. */
  hopeless(reason: string): void
}

/** How long a server may take to take a host back; silence after that counts as a yes. ms */
const silence = 4000
/** How long a server may take with a host it has never seen, ms. */
const patience = 15_000

/**
 * Keeps an address registered: from now on and whenever the server is lost, it tries again after
 * 1, 2, 4, 8, 15, then every 30 s, until closed. PeerServer takes a host it knows back without a
 * word, so once an address was open (or the host is returning) no answer is taken for success.
 */
export function keepRegistered(
  address: string,
  registrar: Registrar,
  clock: Clock,
  host?: HostIdentity,
): Registration {
  const teller = makeTeller<ListeningState>()
  let state: ListeningState = { type: 'registering' }
  let known = host?.returning ?? false
  let failures = 0
  let cancel = () => {}

  const enter = (next: ListeningState) => {
    cancel()
    state = next
    teller.tell(next)
  }
  const wait = (ms: number, then: () => void) => {
    cancel = clock.after(ms, then)
  }
  const trying = () => state.type === 'registering' || state.type === 'open'
  const attempt = () => {
    enter({ type: 'registering' })
    wait(known ? silence : patience, noAnswer)
    registrar.attempt()
  }
  const noAnswer = () => {
    if (known) return enter({ type: 'open', silent: true })
    lost('slow')
    registrar.abandon()
  }
  const again = (tell: (retryIn: number) => ListeningState) => {
    if (!trying()) return
    failures++
    const retryIn = backOff(failures)
    enter(tell(retryIn))
    if (state.type !== 'closed') wait(retryIn, attempt)
  }
  const lost = (reason: string) => again((retryIn) => ({ type: 'lost', reason, retryIn }))
  const taken = () => again((retryIn) => ({ type: 'taken', retryIn }))
  const opened = () => {
    if (!trying()) return
    known = true
    failures = 0
    enter({ type: 'open', silent: false })
  }
  const hopeless = (reason: string) => {
    if (trying()) enter({ type: 'lost', reason })
  }
  const close = () => {
    if (state.type === 'closed') return
    enter({ type: 'closed' })
    registrar.abandon()
  }
  // Whoever listens to the states must have a chance to begin before the first one changes.
  wait(0, attempt)
  const listening = {
    address,
    get state() {
      return state
    },
    on: teller.on,
    close,
  }
  return { listening, opened, lost, taken, hopeless }
}
