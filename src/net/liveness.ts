import type { Clock } from '../kit/clock.ts'
import type { Presence } from '../match/roster.ts'

/** How often both ends of a link let themselves be heard, ms. */
export const pingEvery = 1000
/** Silence after which an end is called quiet, and absent, ms. */
export const quietAfter = 3000
export const absentAfter = 6000
/** Silence of the host after which the first of the others hosts the table, ms. */
export const takeoverAfter = 15_000
/** How long a host that said goodbye has for a reload, ms. */
export const reloadGrace = 5000
/** How much longer each one after the first waits, ms. */
export const candidateStep = 4000
/** How often a host that hears nobody looks whether the others went on without it, ms. */
export const lookEvery = 10_000

/** Listens whether the other end of a link is still there. */
export interface Pulse {
  /** Something came, whatever it was; `ago` ms before now. */
  heard(ago?: number): void
  /** Called every `pingEvery`; says what the silence means. */
  tick(): Presence
  /** How long nothing came, ms, as of the last tick. */
  silence(): number
}

/** A pulse that begins now. A stall of this browser's own is not held against the other end. */
export function makePulse(clock: Clock): Pulse {
  let heardAt = clock.now()
  let tickAt = clock.now()
  return {
    heard(ago = 0) {
      heardAt = clock.now() - ago
    },
    silence: () => tickAt - heardAt,
    tick() {
      const now = clock.now()
      const gap = now - tickAt
      tickAt = now
      if (gap > 2 * pingEvery) heardAt = Math.min(now, heardAt + gap - pingEvery)
      const silence = now - heardAt
      if (silence >= absentAfter) return 'absent'
      return silence >= quietAfter ? 'quiet' : 'here'
    },
  }
}

/** Calls something every `pingEvery` until the answer is called. */
export function everyPing(clock: Clock, then: () => void): () => void {
  let cancel = () => {}
  const again = () => {
    cancel = clock.after(pingEvery, () => {
      again()
      then()
    })
  }
  again()
  return () => cancel()
}
