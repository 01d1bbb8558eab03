import type { Clock } from '../kit/clock.ts'
import type { Dialled, Dialling, DialProblem, Network } from '../link/link.ts'

/** How long after a failure an address is dialled again while others are still being tried, ms. */
const againAfter = 2000

/** How several addresses are dialled. */
export interface Search {
  /** How long the first is dialled alone, ms, unless it fails before. */
  readonly headStart?: number | undefined
  /** Called when the others are dialled as well. */
  readonly widened?: (() => void) | undefined
}

/**
 * Dials several addresses at once, since any of them may be the host's: the first link wins. It fails
 * once all have failed and none is on its way, with what the first address had to say.
 */
export function dialAny(
  network: Network,
  clock: Clock,
  addresses: readonly string[],
  { headStart = 0, widened = () => {} }: Search = {},
): Dialling {
  const problems = new Map<string, DialProblem>()
  const diallings = new Map<string, Dialling>()
  const cancels: (() => void)[] = []
  let over = false
  let fulfil = (_: Dialled) => {}
  const result = new Promise<Dialled>((resolve) => {
    fulfil = resolve
  })
  const end = (dialled: Dialled) => {
    if (over) return
    over = true
    for (const cancel of cancels) cancel()
    for (const dialling of diallings.values()) dialling.cancel()
    fulfil(dialled)
  }
  const fail = (address: string, problem: DialProblem) => {
    problems.set(address, problem)
    dialOthers()
    if (diallings.size === 0) end({ problem: problems.get(addresses[0] ?? '') ?? problem })
    else cancels.push(clock.after(againAfter, () => dial(address)))
  }
  const dial = (address: string) => {
    // Once each has failed, the last on their way decide: else one or the other would always be.
    if (over || problems.size === addresses.length) return
    const dialling = network.dial(address)
    diallings.set(address, dialling)
    void dialling.result.then((dialled) => {
      diallings.delete(address)
      if ('link' in dialled) take(dialled)
      else if (!over) fail(address, dialled.problem)
    })
  }
  const take = (dialled: Extract<Dialled, { link: unknown }>) => {
    if (over) dialled.link.close('late')
    else end(dialled)
  }
  const [first, ...others] = addresses
  const dialOthers = () => {
    if (others.length > 0) widened()
    for (const address of others.splice(0)) dial(address)
  }
  if (first !== undefined) dial(first)
  if (headStart > 0) cancels.push(clock.after(headStart, dialOthers))
  else dialOthers()
  return { result, cancel: () => end({ problem: 'cancelled' }) }
}
