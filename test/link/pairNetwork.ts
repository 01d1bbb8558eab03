import { perfectWire } from '../../src/link/faults/wire.ts'
import type { Dialled, Dialling, HostIdentity, Link, Listening, Network } from '../../src/link/link.ts'
import { keepRegistered, type Registration } from '../../src/link/register.ts'
import { linkPair, type Pair, type PairTools } from './pair.ts'

/** A network in memory, with a signalling server that can be switched off. */
export interface PairNetwork extends Network {
  /** While it is off, no one can register or dial. Links stay open. */
  signalling(on: boolean): void
  /** Cuts every link. */
  cut(how: 'closed' | 'silent'): void
}

/** An empty network in memory. */
export function pairNetwork(tools: PairTools): PairNetwork {
  const broker = makeBroker()
  let pairs: readonly Pair[] = []
  let count = 0
  const connect = (address: string): Dialled => {
    const host = broker.find(address)
    if (!broker.on()) return { problem: 'signallingDown' }
    if (!host) return { problem: 'noSuchRoom' }
    count += 1
    const pair = linkPair(tools, [`host-${count}`, `guest-${count}`])
    pairs = [...pairs.filter(({ ends }) => ends.some(({ open }) => open)), pair]
    host.onLink(pair.ends[0])
    return { link: pair.ends[1] }
  }
  return {
    listen: (address, onLink, identity) => listen(tools, broker, address, onLink, identity),
    dial: (address) => dialling(tools, () => connect(address)),
    signalling: broker.turn,
    cut(how) {
      for (const pair of pairs) pair.cut(how)
    },
  }
}

/** A registered host. Without a token it can't return. */
interface Host {
  readonly registration: Registration
  readonly onLink: (link: Link) => void
  readonly token: string | undefined
}

/** A signalling server in memory: who listens where. */
type Broker = ReturnType<typeof makeBroker>

function makeBroker() {
  const hosts = new Map<string, Host>()
  let on = true
  const turn = (next: boolean) => {
    on = next
    if (on) return
    const lost = [...hosts.values()]
    hosts.clear()
    for (const { registration } of lost) registration.lost('network')
  }
  const register = (address: string, host: Host) => {
    const other = hosts.get(address)
    if (!on) return host.registration.lost('network')
    if (other && (!host.token || other.token !== host.token)) return host.registration.taken()
    hosts.set(address, host)
    host.registration.opened()
  }
  const leave = (address: string, host: Host) => {
    if (hosts.get(address) === host) hosts.delete(address)
  }
  return { on: () => on, turn, register, leave, find: (address: string) => hosts.get(address) }
}

function listen(
  { clock }: PairTools,
  broker: Broker,
  address: string,
  onLink: (link: Link) => void,
  identity?: HostIdentity,
): Listening {
  let cancel = () => {}
  let host: Host | undefined
  const attempt = (registration: Registration) => {
    const registering: Host = { registration, onLink, token: identity?.token }
    host = registering
    cancel = clock.after(1, () => broker.register(address, registering))
  }
  const abandon = () => {
    cancel()
    if (host) broker.leave(address, host)
  }
  return keepRegistered(address, { attempt, abandon }, clock, identity)
}

/** Dials after the delay of one message. */
function dialling({ clock, wire }: PairTools, connect: () => Dialled): Dialling {
  let cancel = () => {}
  const result = new Promise<Dialled>((resolve) => {
    const hangUp = clock.after((wire?.() ?? perfectWire).delay[0], () => resolve(connect()))
    cancel = () => {
      hangUp()
      resolve({ problem: 'cancelled' })
    }
  })
  return { result, cancel: () => cancel() }
}
