import { backOff } from '../link/backOff.ts'
import type { Clock } from '../link/clock.ts'
import type { Dialling, DialProblem, Link, LinkEvent } from '../link/link.ts'
import type { Counts } from './counts.ts'
import { everyPing, makePulse, type Presence, type Pulse } from './liveness.ts'
import { makeJoin } from './parts.ts'
import {
  type Bye,
  byes,
  type GuestMessage,
  type HostMessage,
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
  /** There is no link, or no longer; it dials again by itself. */
  lost(problem: DialProblem | 'lost'): void
  /** The host wants this guest no more; it does not dial again. */
  ended(why: Bye): void
  /** Every ping while there is a link. */
  tick(): void
}

/** What a courier works with. */
export interface CourierPorts {
  readonly dial: () => Dialling
  readonly clock: Clock
  readonly counts: Counts
  readonly hello: () => GuestMessage
  readonly on: CourierEvents
}

/** Keeps a guest linked to its host: dials, says hello, notices silence, dials again. */
export interface Courier {
  /** Sends, if the host has said welcome; else it is lost, and is to be said again. */
  say(message: GuestMessage): void
  /** Whether the host can be heard; absent while there is no welcome. */
  presence(): Presence
  /** Dials now instead of waiting for the next try. */
  dial(): void
  close(): void
}

/** A hello is said again until it is answered, every so many pings. */
const helloEvery = 2

interface State {
  readonly ports: CourierPorts
  link: Link | undefined
  dialling: Dialling | undefined
  pulse: Pulse
  presence: Presence
  welcomed: boolean
  failures: number
  age: number
  cancelWait: () => void
  closed: boolean
}

/** A courier that dials at once. */
export function makeCourier(ports: CourierPorts): Courier {
  const state: State = {
    ...{ ports, link: undefined, dialling: undefined, pulse: makePulse(ports.clock) },
    ...{ presence: 'absent', welcomed: false, failures: 0, age: 0, closed: false },
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
    dial: () => dial(state),
    close,
  }
}

function say({ link, welcomed }: State, message: GuestMessage): void {
  if (link && (welcomed || message.type === 'hello')) link.send(writeMessage(message))
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
  if (state.closed) return
  state.failures++
  state.cancelWait = state.ports.clock.after(backOff(state.failures), () => dial(state))
  state.ports.on.lost(problem)
}

function attach(state: State, link: Link): void {
  if (state.closed) {
    link.close('bye')
    return
  }
  const { clock, counts } = state.ports
  state.link = link
  state.age = 0
  state.pulse = makePulse(clock)
  state.presence = 'here'
  const join = makeJoin()
  link.on((event) => {
    if (state.link !== link) return
    if (event.type === 'closed') hangUp(state, event.reason)
    else hear(state, event, join, counts)
  })
  state.ports.on.linked()
  say(state, state.ports.hello())
}

function hangUp(state: State, reason: string): void {
  const bye = byes.find((one) => one === reason)
  if (bye) finish(state, bye)
  else lose(state, 'lost')
}

/** The host has said that it is over; nothing more is tried. */
function finish(state: State, why: Bye): void {
  if (state.closed) return
  state.closed = true
  state.welcomed = false
  state.ports.on.ended(why)
}

type Heard = Exclude<LinkEvent, { type: 'closed' }>

function hear(state: State, event: Heard, join: ReturnType<typeof makeJoin>, counts: Counts): void {
  state.pulse.heard()
  state.presence = 'here'
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
    finish(state, message.why)
  } else if (message.type !== 'welcome') {
    if (state.welcomed) on.message(message)
  } else if (!state.welcomed) {
    state.welcomed = true
    state.failures = 0
    on.welcome(message)
  }
}

/** Lets itself be heard, and gives a silent link up: a new one may come through where it does not. */
function tick(state: State): void {
  const { link, ports } = state
  if (state.closed || !link) return
  state.presence = state.pulse.tick()
  state.age++
  if (state.presence === 'absent') link.close('silent')
  else if (state.welcomed) say(state, { type: 'ping' })
  else if (state.age % helloEvery === 0) say(state, ports.hello())
  ports.on.tick()
}
