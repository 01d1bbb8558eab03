import type { Clock } from '../kit/clock.ts'
import { dialOnce } from './dialling.ts'
import type { Dialling, DialProblem, Network } from './link.ts'

/** Time after a failure until an address is redialled while others are still being tried, ms. */
const redialAfter = 2000

/** The way several addresses are dialled. */
export interface DialOptions {
  /** Time for which the first address is dialled alone, ms, unless it fails sooner. */
  readonly headStart?: number | undefined
  /** Called when the other addresses are dialled as well. */
  readonly widened?: (() => void) | undefined
}

/**
 * Dials several addresses at once, any of which may be the host's; the first link wins. Fails once every address has
 * failed and none is being dialled, with the first address's problem.
 */
export function dialAny(
  network: Network,
  clock: Clock,
  addresses: readonly string[],
  { headStart = 0, widened = () => {} }: DialOptions = {},
): Dialling {
  return dialOnce((end) => {
    const problems = new Map<string, DialProblem>()
    const diallings = new Map<string, Dialling>()
    const timers: (() => void)[] = []
    let isOver = false
    const [first, ...others] = addresses
    const widen = () => {
      if (others.length > 0) widened()
      return others.splice(0)
    }
    const dial = (address: string) => {
      // Once every address has failed, nothing is redialled: otherwise the search would never end.
      if (isOver || problems.size === addresses.length) return
      const dialling = network.dial(address)
      diallings.set(address, dialling)
      void dialling.result.then((dialled) => {
        diallings.delete(address)
        if (isOver || 'link' in dialled) return end(dialled)
        problems.set(address, dialled.problem)
        for (const other of widen()) dial(other)
        if (diallings.size === 0) end({ problem: problems.get(addresses[0] ?? '') ?? dialled.problem })
        else timers.push(clock.after(redialAfter, () => dial(address)))
      })
    }
    const dialOthers = () => {
      for (const other of widen()) dial(other)
    }
    if (first !== undefined) dial(first)
    if (headStart > 0) timers.push(clock.after(headStart, dialOthers))
    else dialOthers()
    return () => {
      isOver = true
      for (const cancel of timers) cancel()
      for (const dialling of diallings.values()) dialling.cancel()
    }
  })
}
