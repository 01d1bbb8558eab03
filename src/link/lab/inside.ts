import type { Link, Network } from '../link.ts'
import { reaches, type Switchboard } from './board.ts'
import type { FaultyLink } from './faultyLink.ts'
import type { Thread } from './thread.ts'
import type { WireTools } from './wire.ts'

/** How a link or a page ends: noticed by the others' browsers, or not. */
export type End = 'closed' | 'silent'

/** A page as the laboratory knows it. */
export interface Inmate {
  readonly name: string
  readonly thread: Thread
  readonly links: Set<FaultyLink>
  /** Addresses it listens at, each with what happens to it when the page ends. */
  readonly addresses: Set<(how: End) => void>
}

/** What the parts of a laboratory share. */
export interface Inside extends WireTools {
  readonly network: Network
  readonly board: Switchboard
  /** Who listens, or listened last, at an address. */
  readonly holders: Map<string, Inmate>
  /** A link of a page, with the faults that belong at its end. `other`: whom it dialled. */
  join(link: Link, mine: Inmate, other?: string): Link
}

/** The name by which the signalling server stands among the islands. */
export const brokerName = 'broker'

/** Whether a page can talk to the signalling server. */
export function isSignalled({ board }: Inside, { name }: Inmate): boolean {
  const switches = board.now()
  return switches.broker === 'up' && hearEachOther(switches, name, brokerName)
}

/** Whether both hear each other. */
export const hearEachOther = (
  switches: Parameters<typeof reaches>[0],
  one: string,
  other: string,
): boolean => reaches(switches, one, other) && reaches(switches, other, one)
