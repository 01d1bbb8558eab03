import { type ReadonlySignal, signal } from '@preact/signals'
import { address } from '../link/address.ts'
import type { Link, Listening, ListeningState, Network } from '../link/link.ts'
import type { Reach } from '../overlay/screen.ts'
import type { Stay } from './stay.ts'

/** Where guests arrive: kept waiting while there is no table to lead them to. */
export interface Desk {
  readonly reach: ReadonlySignal<Reach>
  /** Leads all guests to a table, those waiting first. */
  leadTo(accept: (link: Link) => void): void
  /** Keeps guests waiting from now on. */
  hold(): void
  /** Tries at once to be reached again. */
  reachAgain(): void
}

/** Opens the door of a room until the end of the stay. `returning`: it was open before, by this token. */
export function openDesk(
  network: Network,
  code: string,
  host: { readonly token: string; readonly returning: boolean },
  stay: Stay,
): Desk {
  const reach = signal<Reach>({ type: 'registering' })
  const waiting: Link[] = []
  let accept: ((link: Link) => void) | undefined
  const onLink = (link: Link) => {
    if (accept) accept(link)
    else waiting.push(link)
  }
  let listening: Listening | undefined
  const listen = (returning: boolean) => {
    listening?.close()
    if (stay.over) return
    const begun = network.listen(address(code, 1), onLink, { ...host, returning })
    listening = begun
    reach.value = reachOf(begun.state)
    begun.on((state) => {
      if (listening === begun) reach.value = reachOf(state)
    })
  }
  listen(host.returning)
  stay.until(() => listening?.close())
  return {
    reach,
    leadTo(to) {
      accept = to
      for (const link of waiting.splice(0)) to(link)
    },
    hold() {
      accept = undefined
    },
    reachAgain: () => listen(true),
  }
}

function reachOf(state: ListeningState): Reach {
  if (state.type === 'closed') return { type: 'none' }
  if (state.type === 'lost' && state.retryIn === undefined) return { type: 'never' }
  return { type: state.type }
}
