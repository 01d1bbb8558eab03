import type { Clock } from '../kit/clock.ts'
import { type FaultyNetwork, type FaultyPage, makeFaultyNetwork } from '../link/faults/network.ts'
import type { Network } from '../link/link.ts'
import { fastDraw } from '../rules/chance.ts'
import { type MachineLog, makeMachineLog } from './machine/machineLog.ts'
import { type LinkLog, makeLinkLog } from './network/linkLog.ts'

/** Records a page from its start, if it was loaded for testing. */
export interface Peek {
  readonly machines: MachineLog
  readonly links: LinkLog
  /** The faults in this page's links; `undefined` before the network is made. */
  lab(): FaultyNetwork | undefined
  /** Makes this page vanish for all others, as if its battery had died. */
  die(): void
  /** Wraps a network: records its links and adds faults. */
  network(network: Network): Network
  readonly clock: Pick<Clock, 'now'>
}

/** This page's name in its faults. */
export const hereName = 'here'

/** Starts to record. */
export function makePeek(clock: Clock): Peek {
  const machines = makeMachineLog(clock.now)
  const links = makeLinkLog(clock)
  let lab: FaultyNetwork | undefined
  let page: FaultyPage | undefined
  return {
    machines,
    links,
    clock,
    lab: () => lab,
    die: () => page?.end('silent'),
    network(network) {
      lab = makeFaultyNetwork({ network, clock, draw: fastDraw(1), others: 'there' })
      page = lab.page(hereName)
      return links.watch(page.network)
    },
  }
}
