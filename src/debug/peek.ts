import type { Clock } from '../kit/clock.ts'
import { type FaultyNetwork, type FaultyPage, makeFaultyNetwork } from '../link/faults/network.ts'
import type { Network } from '../link/link.ts'
import { fastDraw } from '../rules/chance.ts'
import { type MachineLog, makeMachineLog } from './machine/machineLog.ts'
import { type LinkLog, makeLinkLog } from './network/linkLog.ts'

/** What watches a page from its beginning, when it was opened to be watched. */
export interface Peek {
  readonly machines: MachineLog
  readonly links: LinkLog
  /** The faults put into this page's links; `undefined` before a network was asked for. */
  lab(): FaultyNetwork | undefined
  /** Ends this page for all others without a word, as an empty battery does. */
  die(): void
  /** A network in which every link is watched and may be disturbed. */
  network(network: Network): Network
  readonly clock: Pick<Clock, 'now'>
}

/** By this name the page stands in its own laboratory. */
export const hereName = 'here'

/** Begins to watch. */
export function makePeek(clock: Clock): Peek {
  const machines = makeMachineLog(clock.now)
  const links = makeLinkLog(clock)
  let lab: FaultyNetwork | undefined
  let page: FaultyPage | undefined
  return {
    ...{ machines, links, clock },
    lab: () => lab,
    die: () => page?.end('silent'),
    network(network) {
      lab = makeFaultyNetwork({ network, clock, draw: fastDraw(1), others: 'there' })
      page = lab.page(hereName)
      return links.watch(page.network)
    },
  }
}
