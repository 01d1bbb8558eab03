import type { Clock } from '../kit/clock.ts'
import { backOff, longestBackOff } from '../link/backOff.ts'
import type { Dialling, DialProblem, Link, LinkEvent } from '../link/link.ts'
import type { Presence } from '../match/roster.ts'
import type { Counts } from '../match/table.ts'
import type { Seat } from '../rules/game.ts'
import { everyPing, makePulse, type Pulse, reloadGrace, takeoverAfter } from './liveness.ts'
import { makeJoin, writeInParts } from './parts.ts'
import {
  type Bye,
  byes,
  type Challenge,
  type GuestMessage,
  type HostMessage,
  type Part,
  readHostMessage,
  type Welcome,
  writeMessage,
} from './protocol.ts'

/** What a courier tells the guest it runs for. */
export interface CourierEvents {
  /** A link is there; the host has not said anything yet. */
  linked(): void
  /** The first welcome over a new link. What comes before it is not delivered. */
  welcome(message: Welcome): void
  message(message: HostMessage): void
  /** The host is being asked whether it lets this guest in. */
  knocking(): void
  /** There is no link, or no longer; it dials again by itself. */
  lost(problem: DialProblem | 'lost'): void
  /** The host wants this guest no more; it does not dial again. */
  ended(why: Bye, away: readonly Seat[]): void
  /** Every ping. */
  tick(): void
}

/** What a courier works with. */
export interface CourierPorts {
  readonly dial: () => Dialling
  readonly clock: Clock
  readonly counts: Counts
  /** The hello that answers a challenge, or why this is no host for this guest. */
  readonly greet: (challenge: Challenge) => GuestMessage | Bye
  readonly on: CourierEvents
}

/** Keeps a guest linked to its host: dials, answers its challenge, notices silence, dials again. */
export interface Courier {
  /** Sends, if the host has said welcome; else it is lost, and is to be said again. */
  say(message: GuestMessage): void
  /** Whether the host can be heard; absent while there is no welcome. */
  presence(): Presence
  /** How long nobody who hosts was heard, ms: what a stall of this browser took left out. */
  silence(): number
  /** Dials now instead of waiting for the next try. */
  dial(): void
  close(): void
}

/** So many times in a row it dials again soon, since a table is away for seconds, not for hours. */
const soonTries = 12
/** `backOff` for those: 4 s at most. */
const soon = 3

interface State {
  readonly ports: CourierPorts
  link: Link | undefined
  dialling: Dialling | undefined
  pulse: Pulse
  /** Listens to whoever hosts, whichever link it is heard over. */
  readonly word: Pulse
  presence: Presence
  welcomed: boolean
  /** Signalling could not be reached, so that silence says nothing of the host. */
  cutOff: boolean
  failures: number
  /** Said so far, over whatever link. */
  messages: number
  cancelWait: () => void
  closed: boolean
}

/** A courier that dials at once. */
export function makeCourier(ports: CourierPorts): Courier {
  const state: State = {
    ...{ ports, link: undefined, dialling: undefined, pulse: makePulse(ports.clock) },
    ...{
      presence: 'absent',
      welcomed: false,
      cutOff: false,
      failures: 0,
      messages: 0,
      closed: false,
    },
    word: makePulse(ports.clock),
    cancelWait: () => {},
  }
  const stopTicks = everyPing(ports.clock, () => tick(state))
  const close = () => {
    state.closed = true
    stopTicks()
    state.cancelWait()
    state.dialling?.cancel()
    state.link?.close('bye')
  }
  dial(state)
  return {
    say: (message) => say(state, message),
    presence: () => (state.welcomed ? state.presence : 'absent'),
    silence: () => state.word.silence(),
    dial: () => dial(state),
    close,
  }
}

function say(state: State, message: GuestMessage): void {
  if (!state.link || !state.welcomed) return
  for (const text of writeInParts(message, state.messages++, 'piece')) state.link.send(text)
}

/** Dials unless there is a link or a dialling already. */
function dial(state: State): void {
  if (state.closed || state.link || state.dialling) return
  state.cancelWait()
  const dialling = state.ports.dial()
  state.dialling = dialling
  void dialling.result.then((dialled) => {
    state.dialling = undefined
    if ('link' in dialled) attach(state, dialled.link)
    else lose(state, dialled.problem)
  })
}

/** Waits longer after each failure in a row, then dials again. */
function lose(state: State, problem: DialProblem | 'lost'): void {
  state.link = undefined
  state.welcomed = false
  noteSignalling(state, problem)
  if (state.closed) return
  state.failures++
  const wait = backOff(state.failures > soonTries ? state.failures : Math.min(state.failures, soon))
  state.cancelWait = state.ports.clock.after(wait, () => dial(state))
  state.ports.on.lost(problem)
}

/**
 * Without signalling nobody can be found, so silence says nothing. When it is there again, so is the host
 * only after its own next try.
 */
function noteSignalling(state: State, problem: DialProblem | 'lost'): void {
  const wasCutOff = state.cutOff
  state.cutOff = problem === 'signallingDown'
  if (wasCutOff && !state.cutOff) state.word.heard(-longestBackOff)
}

function attach(state: State, link: Link): void {
  if (state.closed) {
    link.close('bye')
    return
  }
  const { clock, counts } = state.ports
  state.link = link
  state.cutOff = false
  state.pulse = makePulse(clock)
  state.presence = 'here'
  const join: Join = makeJoin(readHostMessage, longestHeard)
  link.on((event) => {
    if (state.link !== link) return
    if (event.type === 'closed') hangUp(state, event.reason)
    else hear(state, event, join, counts)
  })
  state.ports.on.linked()
}

function hangUp(state: State, reason: string): void {
  const bye = byes.find((one) => one === reason)
  // Whoever says goodbye may be reloading, but is not just hard to hear.
  if (reason === 'away' && state.welcomed)
    state.word.heard(Math.max(state.word.silence(), takeoverAfter - reloadGrace))
  if (bye) finish(state, bye)
  else lose(state, 'lost')
}

/** The host has said that it is over; nothing more is tried. */
function finish(state: State, why: Bye, away: readonly Seat[] = []): void {
  if (state.closed) return
  state.closed = true
  state.welcomed = false
  state.ports.on.ended(why, away)
}

type Heard = Exclude<LinkEvent, { type: 'closed' }>
type Join = (part: Part) => HostMessage | undefined

/** The longest that a host says, in letters. */
const longestHeard = 4_000_000

function hear(state: State, event: Heard, join: Join, counts: Counts): void {
  state.pulse.heard()
  state.presence = 'here'
  if (state.welcomed) state.word.heard()
  const message = event.type === 'message' ? readHostMessage(event.text) : undefined
  if (!message) counts.dropped++
  else if (message.type !== 'part') deliver(state, message)
  else {
    const whole = join(message)
    if (whole) deliver(state, whole)
  }
}

function deliver(state: State, message: HostMessage): void {
  const { on } = state.ports
  if (message.type === 'denied') {
    finish(state, message.why, message.away)
  } else if (message.type === 'challenge') {
    answer(state, message)
  } else if (message.type === 'knocking') {
    on.knocking()
  } else if (message.type !== 'welcome') {
    if (state.welcomed) on.message(message)
  } else if (!state.welcomed) {
    state.welcomed = true
    state.failures = 0
    state.word.heard()
    on.welcome(message)
  }
}

function answer(state: State, challenge: Challenge): void {
  if (state.welcomed) return
  const hello = state.ports.greet(challenge)
  if (typeof hello === 'string') finish(state, hello)
  else state.link?.send(writeMessage(hello))
}

/** Lets itself be heard, and gives a silent link up: a new one may come through where it does not. */
function tick(state: State): void {
  const { link, ports } = state
  if (state.closed) return
  state.word.tick()
  if (state.cutOff) state.word.heard(Math.min(state.word.silence(), takeoverAfter - reloadGrace))
  if (link) {
    state.presence = state.pulse.tick()
    if (state.presence === 'absent') link.close('silent')
    else say(state, { type: 'ping' })
  }
  ports.on.tick()
}
