import { makeTeller } from '../../kit/teller.ts'
import { allWell, type Change, changed, type Switches } from './switches.ts'
import type { Wire } from './wire.ts'

/** The one place where all that can be wrong is read and changed while it runs. */
export interface Switchboard {
  now(): Switches
  /** Turns some switches and leaves the others. */
  turn(change: Change): void
  /** Tells the switches after every change; the answer stops listening. */
  on(listener: (switches: Switches) => void): () => void
}

/** A switchboard on which nothing is wrong yet. */
export function makeSwitchboard(first: Switches = allWell): Switchboard {
  const teller = makeTeller<Switches>()
  let switches = first
  return {
    now: () => switches,
    turn(change) {
      switches = changed(switches, change)
      teller.tell(switches)
    },
    on: teller.on,
  }
}

/** The wire between two browsers, the one who dialled first. */
export function wireBetween({ wire, wires }: Switches, dialler: string, host: string): Wire {
  return wires[dialler] ?? wires[host] ?? wire
}

/** Whether what one browser sends arrives at another. */
export function reaches({ mute, islands }: Switches, from: string, to: string): boolean {
  const fits = (name: string, asked: string) => asked === '*' || asked === name
  if (mute.some((way) => fits(from, way.from) && fits(to, way.to))) return false
  const mine = islands.find((names) => names.includes(from))
  const theirs = islands.find((names) => names.includes(to))
  return !mine || !theirs || mine === theirs
}
