import type { Clock } from '../kit/clock.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { backOff } from './backOff.ts'
import type { HostIdentity, Listening, ListeningState } from './link.ts'

/** Registers an address with one kind of signalling server. */
export interface Registrar {
  /** Starts to register. Reports the result to the `Registration`. */
  attempt(): void
  /** Gives up the attempt, or releases the address. Links stay open. */
  abandon(): void
}

/** An address that is kept registered, with the callbacks for its registrar. */
export interface Registration {
  readonly listening: Listening
  /** The server has confirmed the address. */
  opened(): void
  /** The server can't be reached, or not any more. */
  lost(reason: string): void
  /** The server says that someone else has the address. */
  taken(): void
  /** Retrying is pointless. */
  hopeless(reason: string): void
}

/** Time to wait for an answer to a returning host, ms. Silence after that means yes. */
const silence = 4000
/** Time to wait for an answer to a new host, ms. */
const patience = 15_000

/**
 * Keeps an address registered until closed, retrying after 1, 2, 4, 8, 15, then every 30 s. PeerServer doesn't answer a
 * host it knows, so once an address was open (or for a returning host) no answer counts as success.
 */
export function keepRegistered(address: string, registrar: Registrar, clock: Clock, host?: HostIdentity): Registration {
  const current = makeCurrent(clock)
  let known = host?.returning ?? false
  let failures = 0

  const attempt = () => {
    current.enter({ type: 'registering' }, known ? silence : patience, noAnswer)
    if (current.trying()) registrar.attempt()
  }
  const noAnswer = () => {
    if (known) return current.enter({ type: 'open', silent: true })
    lost('slow')
    registrar.abandon()
  }
  const again = (tell: (retryIn: number) => ListeningState) => {
    if (!current.trying()) return
    const retryIn = backOff(++failures)
    current.enter(tell(retryIn), retryIn, attempt)
  }
  const lost = (reason: string) => again((retryIn) => ({ type: 'lost', reason, retryIn }))
  const taken = () => again((retryIn) => ({ type: 'taken', retryIn }))
  const opened = () => {
    if (!current.trying()) return
    known = true
    failures = 0
    current.enter({ type: 'open', silent: false })
  }
  const hopeless = (reason: string) => {
    if (current.trying()) current.enter({ type: 'lost', reason })
  }
  const close = () => {
    if (current.state().type === 'closed') return
    current.enter({ type: 'closed' })
    registrar.abandon()
  }
  // The caller must have a chance to subscribe before the first change.
  current.enter({ type: 'registering' }, 0, attempt)
  return { listening: listeningOf(address, current, close), opened, lost, taken, hopeless }
}

function listeningOf(address: string, current: Current, close: () => void): Listening {
  return {
    address,
    get state() {
      return current.state()
    },
    on: current.on,
    close,
  }
}

/** The state of an address and its timer. */
type Current = ReturnType<typeof makeCurrent>

function makeCurrent(clock: Clock) {
  const emitter = makeEmitter<ListeningState>()
  let state: ListeningState = { type: 'registering' }
  let cancel = () => {}
  return {
    state: () => state,
    on: emitter.on,
    trying: () => state.type === 'registering' || state.type === 'open',
    /** Enters a state. Calls `then` after `ms`, unless it has been left before. */
    enter(next: ListeningState, ms?: number, then?: () => void) {
      cancel()
      state = next
      cancel = ms === undefined || !then ? () => {} : clock.after(ms, then)
      emitter.emit(next)
    },
  }
}
