import type { Clock } from '../kit/clock.ts'
import { makeTeller } from '../kit/teller.ts'
import { backOff } from './backOff.ts'
import type { HostIdentity, Listening, ListeningState } from './link.ts'

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
  const standing = makeStanding(clock)
  let known = host?.returning ?? false
  let failures = 0

  const attempt = () => {
    standing.enter({ type: 'registering' }, known ? silence : patience, noAnswer)
    if (standing.trying()) registrar.attempt()
  }
  const noAnswer = () => {
    if (known) return standing.enter({ type: 'open', silent: true })
    lost('slow')
    registrar.abandon()
  }
  const again = (tell: (retryIn: number) => ListeningState) => {
    if (!standing.trying()) return
    const retryIn = backOff(++failures)
    standing.enter(tell(retryIn), retryIn, attempt)
  }
  const lost = (reason: string) => again((retryIn) => ({ type: 'lost', reason, retryIn }))
  const taken = () => again((retryIn) => ({ type: 'taken', retryIn }))
  const opened = () => {
    if (!standing.trying()) return
    known = true
    failures = 0
    standing.enter({ type: 'open', silent: false })
  }
  const hopeless = (reason: string) => {
    if (standing.trying()) standing.enter({ type: 'lost', reason })
  }
  const close = () => {
    if (standing.state().type === 'closed') return
    standing.enter({ type: 'closed' })
    registrar.abandon()
  }
  // Whoever listens to the states must have a chance to begin before the first one changes.
  standing.enter({ type: 'registering' }, 0, attempt)
  return { listening: listeningOf(address, standing, close), opened, lost, taken, hopeless }
}

function listeningOf(address: string, standing: Standing, close: () => void): Listening {
  return {
    address,
    get state() {
      return standing.state()
    },
    on: standing.on,
    close,
  }
}

/** The state an address is in, and the alarm that goes with it. */
type Standing = ReturnType<typeof makeStanding>

function makeStanding(clock: Clock) {
  const teller = makeTeller<ListeningState>()
  let state: ListeningState = { type: 'registering' }
  let cancel = () => {}
  return {
    state: () => state,
    on: teller.on,
    trying: () => state.type === 'registering' || state.type === 'open',
    /** Goes to another state; `then` happens after `ms` unless that is left before. */
    enter(next: ListeningState, ms?: number, then?: () => void) {
      cancel()
      state = next
      cancel = ms === undefined || !then ? () => {} : clock.after(ms, then)
      teller.tell(next)
    },
  }
}
