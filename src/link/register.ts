import type { Clock } from '../kit/clock.ts'
import { makeEmitter } from '../kit/emitter.ts'
import { backOff } from './backOff.ts'
import type { HostIdentity, Listening, ListeningState } from './link.ts'

/** Registers an address with one kind of signalling server. */
interface Registrar {
  /** Starts to register, and reports what comes of it. */
  attempt(registration: Registration): void
  /** Gives up the attempt, or releases the address. Links stay open. */
  abandon(): void
}

/** An address that is kept registered, as its registrar reports on it. */
export interface Registration {
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
export function keepRegistered(address: string, registrar: Registrar, clock: Clock, host?: HostIdentity): Listening {
  const current = makeCurrent(clock)
  let known = host?.returning ?? false
  let failures = 0
  const attempt = () => {
    const again = (tell: (retryIn: number) => ListeningState) => {
      if (!current.trying()) return
      const retryIn = backOff(++failures)
      current.enter(tell(retryIn), retryIn, attempt)
    }
    const lost = (reason: string) => again((retryIn) => ({ type: 'lost', reason, retryIn }))
    const noAnswer = () => {
      if (known) return current.enter({ type: 'open', silent: true })
      lost('slow')
      registrar.abandon()
    }
    current.enter({ type: 'registering' }, known ? silence : patience, noAnswer)
    if (!current.trying()) return
    registrar.attempt({
      lost,
      taken: () => again((retryIn) => ({ type: 'taken', retryIn })),
      opened() {
        if (!current.trying()) return
        known = true
        failures = 0
        current.enter({ type: 'open', silent: false })
      },
      hopeless(reason) {
        if (current.trying()) current.enter({ type: 'lost', reason })
      },
    })
  }
  // The caller must have a chance to subscribe before the first change.
  current.enter({ type: 'registering' }, 0, attempt)
  return {
    address,
    get state() {
      return current.state()
    },
    on: current.on,
    close() {
      if (current.state().type === 'closed') return
      current.enter({ type: 'closed' })
      registrar.abandon()
    },
  }
}

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
