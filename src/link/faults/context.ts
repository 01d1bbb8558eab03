import type { Link, Network } from '../link.ts'
import { areConnected, type FaultControl } from './faults.ts'
import type { FaultyLink } from './faultyLink.ts'
import type { Thread } from './thread.ts'
import type { WireTools } from './wire.ts'

/** The end of a link or a page: noticed by the other browsers, or not. */
export type LinkEnding = 'closed' | 'silent'

/** The state of one page. */
export interface PageState {
  readonly name: string
  readonly thread: Thread
  readonly links: Set<FaultyLink>
  /** For each address it listens at, the effect of the page's end. */
  readonly addresses: Set<(how: LinkEnding) => void>
}

/** Context shared by the parts of a faulty network. */
export interface Context extends WireTools {
  readonly network: Network
  readonly faults: FaultControl
  /** The page that listens, or listened last, at each address. */
  readonly holders: Map<string, PageState>
  /** Adds faults to a page's link. `other`: the host it dialled. */
  wrap(link: Link, page: PageState, other?: string): Link
}

/** The name of the signalling server in `islands`. */
const brokerName = 'broker'

/** Whether a page can reach the signalling server. */
export function canSignal({ faults }: Context, { name }: PageState): boolean {
  const now = faults.now()
  return now.broker === 'up' && areConnected(now, name, brokerName)
}
