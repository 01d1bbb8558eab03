import { type ManualClock, manualClock } from '../kit/clock.ts'
import { sha256Hex } from '../kit/hash.ts'
import { type FaultyNetwork, makeFaultyNetwork } from '../link/faults/network.ts'
import { pairNetwork } from '../link/pairNetwork.ts'
import { type Draw, fastDraw } from '../rules/chance.ts'

/** A place where browsers live and meet in memory: all that happens in it follows from its seed. */
export interface Town {
  /** Real time does not matter here: this clock goes on as soon as nobody has anything left to do. */
  readonly clock: ManualClock
  readonly lab: FaultyNetwork
  readonly draw: Draw
  /** 32 hexadecimal digits, other ones each time. */
  readonly entropy: () => string
}

/** A town with nobody in it. */
export function makeTown(seed: number): Town {
  const clock = manualClock()
  const draw = fastDraw(seed)
  const network = pairNetwork({ clock, draw })
  let count = 0
  const entropy = () => sha256Hex(`${seed}/${count++}`).slice(0, 32)
  return { clock, draw, entropy, lab: makeFaultyNetwork({ clock, draw, network, others: 'here' }) }
}

/** Lets all promises that can be kept be kept. */
const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Goes on until something holds, or until `ms` have passed in the town; says whether it holds. */
export async function until({ clock }: Town, holds: () => boolean, ms: number): Promise<boolean> {
  let ended = false
  const callOff = clock.after(ms, () => {
    ended = true
  })
  await flush()
  while (!holds() && !ended && clock.step()) await flush()
  callOff()
  return holds()
}

/** Goes on for so many ms. */
export async function pass(town: Town, ms: number): Promise<void> {
  await until(town, () => false, ms)
}
