import type { HostIdentity, Link, Listening, ListeningState } from '../link.ts'
import { keepRegistered } from '../register.ts'
import { type End, type Inmate, type Inside, isSignalled } from './inside.ts'

/** What a page wants to listen at. */
export interface Wanted {
  readonly address: string
  readonly onLink: (link: Link) => void
  readonly host: HostIdentity | undefined
}

/** Listens for a page, as long as it can talk to the signalling server; else it tries again. */
export function listenIn(inside: Inside, mine: Inmate, wanted: Wanted): Listening {
  const { board, network, holders } = inside
  const { address, onLink, host } = wanted
  let inner: Listening | undefined
  const forget = (made: Listening | undefined) => {
    made?.close()
    if (inner !== made) return
    inner = undefined
    if (holders.get(address) === mine) holders.delete(address)
  }
  const hear = (made: Listening, state: ListeningState) => {
    if (inner !== made) return
    if (state.type === 'open') holders.set(address, mine)
    if (state.type === 'open') return registration.opened()
    if (state.type !== 'lost' && state.type !== 'taken') return
    forget(made)
    if (state.type === 'taken') registration.taken()
    else if (state.retryIn === undefined) registration.hopeless(state.reason)
    else registration.lost(state.reason)
  }
  const attempt = () => {
    if (!isSignalled(inside, mine)) return registration.lost('network')
    const incoming = (link: Link) => mine.thread.run(() => onLink(inside.join(link, mine)))
    const made = network.listen(address, incoming, host)
    inner = made
    made.on((state) => hear(made, state))
  }
  // A server that went away has forgotten everybody; one that cannot be reached remembers for a while.
  const leave = (how: End) => {
    const made = inner
    if (how === 'closed') forget(made)
    else inside.clock.after(board.now().memory, () => forget(made))
  }
  const look = () => {
    if (!inner || isSignalled(inside, mine)) return
    leave(board.now().broker === 'down' ? 'closed' : 'silent')
    mine.thread.run(() => registration.lost('network'))
  }
  const gone = (how: End) => {
    stopLooking()
    mine.addresses.delete(gone)
    leave(how)
  }
  const stopLooking = board.on(look)
  mine.addresses.add(gone)
  const abandon = () => leave('closed')
  const registrar = { attempt, abandon }
  const registration = keepRegistered(address, registrar, mine.thread.clock, host)
  registration.listening.on(({ type }) => {
    if (type === 'closed') gone('closed')
  })
  return registration.listening
}
