import { makeEmitter } from '../../kit/emitter.ts'
import { perfectWire, type Wire } from './wire.ts'

/** From one browser to another; `*` stands for any. */
interface Route {
  readonly from: string
  readonly to: string
}

/** Everything that can go wrong between browsers, as plain JSON. Browsers go by the names they were opened with. */
export interface Faults {
  /** The effect of every link on messages, in both directions. */
  readonly wire: Wire
  /** Links of single browsers that differ from the others. On a link, those of the dialling browser win. */
  readonly wires: Readonly<Record<string, Wire>>
  /** While signalling is down no one can register or dial. Links stay open. */
  readonly broker: 'up' | 'down'
  /** Time that signalling holds the address of a browser that vanished, ms. */
  readonly memory: number
  /** Routes on which nothing arrives, while both ends think the link is open. */
  readonly mute: readonly Route[]
  /** Groups that can't reach each other. Browsers in no group reach everyone. The broker can be in one. */
  readonly islands: readonly (readonly string[])[]
  /** Browsers whose timers and incoming messages are suspended, as in a sleeping page. */
  readonly frozen: readonly string[]
}

export const noFaults: Faults = {
  wire: perfectWire,
  wires: {},
  broker: 'up',
  memory: 20_000,
  mute: [],
  islands: [],
  frozen: [],
}

/** A change to some faults; the rest stays as it is, also within a wire. */
export interface FaultChange extends Partial<Omit<Faults, 'wire' | 'wires'>> {
  readonly wire?: Partial<Wire>
  /** Replaces all wires of single browsers. Each starts from the common wire. */
  readonly wires?: Readonly<Record<string, Partial<Wire>>>
}

/** The faults after a change. */
export function changed(faults: Faults, { wire, wires, ...rest }: FaultChange): Faults {
  const common = { ...faults.wire, ...wire }
  const own = Object.entries(wires ?? {}).map(([name, one]) => [name, { ...common, ...one }])
  return { ...faults, ...rest, wire: common, wires: wires ? Object.fromEntries(own) : faults.wires }
}

/** Reads and changes the faults of a running network. */
export interface FaultControl {
  now(): Faults
  set(change: FaultChange): void
  /** Subscribes to changes. Returns a function that unsubscribes. */
  on(listener: (faults: Faults) => void): () => void
}

export function makeFaultControl(): FaultControl {
  const emitter = makeEmitter<Faults>()
  let faults = noFaults
  return {
    now: () => faults,
    set(change) {
      faults = changed(faults, change)
      emitter.emit(faults)
    },
    on: emitter.on,
  }
}

/** The wire between two browsers. */
export const wireBetween = ({ wire, wires }: Faults, dialler: string, host: string): Wire =>
  wires[dialler] ?? wires[host] ?? wire

/** Whether messages from one browser arrive at another. */
export function reaches({ mute, islands }: Faults, from: string, to: string): boolean {
  const matches = (name: string, pattern: string) => pattern === '*' || pattern === name
  if (mute.some((route) => matches(from, route.from) && matches(to, route.to))) return false
  const mine = islands.find((names) => names.includes(from))
  const theirs = islands.find((names) => names.includes(to))
  return !mine || !theirs || mine === theirs
}

/** Whether two browsers can reach each other. */
export const areConnected = (faults: Faults, one: string, other: string): boolean =>
  reaches(faults, one, other) && reaches(faults, other, one)
