import type { HostIdentity, Link, Listening, ListeningState } from '../link.ts'
import { keepRegistered, type Registration } from '../register.ts'
import { type Context, canSignal, type LinkEnding, type PageState } from './context.ts'

/** An address to listen at. */
interface ListenRequest {
  readonly address: string
  readonly onLink: (link: Link) => void
  readonly host: HostIdentity | undefined
}

/** Listens for a page while it can reach the signalling server, and retries when it can't. */
export function listenFrom(context: Context, page: PageState, wanted: ListenRequest): Listening {
  const { faults, network, holders } = context
  const { address, onLink, host } = wanted
  let inner: Listening | undefined
  let registration: Registration | undefined
  const forget = (made: Listening | undefined) => {
    made?.close()
    if (inner !== made) return
    inner = undefined
    if (holders.get(address) === page) holders.delete(address)
  }
  const hear = (made: Listening, state: ListeningState) => {
    if (inner !== made) return
    if (state.type === 'open') holders.set(address, page)
    if (state.type === 'open') return registration?.opened()
    if (state.type !== 'lost' && state.type !== 'taken') return
    forget(made)
    if (state.type === 'taken') registration?.taken()
    else if (state.retryIn === undefined) registration?.hopeless(state.reason)
    else registration?.lost(state.reason)
  }
  const attempt = (attempted: Registration) => {
    registration = attempted
    if (!canSignal(context, page)) return attempted.lost('network')
    const incoming = (link: Link) => page.thread.run(() => onLink(context.wrap(link, page)))
    const made = network.listen(address, incoming, host)
    inner = made
    made.on((state) => hear(made, state))
  }
  // A restarted server has forgotten everyone. One that merely can't be reached remembers for a while.
  const leave = (how: LinkEnding) => {
    const made = inner
    if (how === 'closed') forget(made)
    else context.clock.after(faults.now().memory, () => forget(made))
  }
  const stopLooking = faults.on(() => {
    if (!inner || canSignal(context, page)) return
    leave(faults.now().broker === 'down' ? 'closed' : 'silent')
    page.thread.run(() => registration?.lost('network'))
  })
  const gone = (how: LinkEnding) => {
    stopLooking()
    page.addresses.delete(gone)
    leave(how)
  }
  page.addresses.add(gone)
  const abandon = () => leave('closed')
  const listening = keepRegistered(address, { attempt, abandon }, page.thread.clock, host)
  listening.on(({ type }) => {
    if (type === 'closed') gone('closed')
  })
  return listening
}
