import { type DataConnection, Peer, type PeerOptions } from 'peerjs'
import { toHex } from '../kit/bytes.ts'
import type { Clock } from '../kit/clock.ts'
import { overBrokers } from './brokers.ts'
import { systemClock } from './clock.ts'
import type { LinkConfig, Signalling } from './config.ts'
import { framed } from './framed.ts'
import type {
  Dialled,
  Dialling,
  DialProblem,
  HostIdentity,
  Link,
  Listening,
  Network,
} from './link.ts'
import { pathOver } from './path.ts'
import { keepRegistered } from './register.ts'

/** What makes a PeerJS peer. */
export type PeerConstructor = new (id: string, options: PeerOptions) => Peer

/** How long dialling may take in all, and a guest's connection on the host's side, ms. */
const dialBudget = 30_000
/** A full channel tells when it has drained to so many bytes. */
const lowWater = 64 * 1024

/** What all of this file needs. */
interface World {
  readonly clock: Clock
  readonly makePeer: (id: string, token: string) => Peer
  /** False when this browser makes no WebRTC connections, or none with these ICE servers. */
  readonly able: () => boolean
  readonly toLink: (connection: DataConnection) => Link
}

/**
 * Links over WebRTC data channels, brought together by a PeerServer or several. Import this file only
 * when it is needed: it brings PeerJS along.
 */
export function peerNetwork(
  { brokers, iceServers }: LinkConfig,
  clock: Clock = systemClock,
  PeerConstructor: PeerConstructor = Peer,
): Network {
  const rtc = { iceServers: iceServers.map((server) => ({ ...server })) }
  let links = 0
  const worldAt = (signalling: Signalling): World => ({
    clock,
    makePeer: (id, token) =>
      new PeerConstructor(id, { ...signalling, token, config: rtc, debug: 0 }),
    able: () => canConnect(rtc),
    toLink: (connection) => linkOver(connection, `link-${++links}`, clock),
  })
  const networks = brokers.map(worldAt).map(
    (world): Network => ({
      listen: (address, onLink, host) => listen(world, address, onLink, host),
      dial: (address) => dial(world, address),
    }),
  )
  return overBrokers(networks, clock)
}

function canConnect(rtc: RTCConfiguration): boolean {
  try {
    new RTCPeerConnection(rtc).close()
    return true
  } catch {
    return false
  }
}

/** Nobody can guess it and PeerJS takes it for an id. */
const randomName = () => toHex(crypto.getRandomValues(new Uint8Array(16)))

/** A link over an open connection. */
function linkOver(connection: DataConnection, id: string, clock: Clock): Link {
  // PeerJS forgets both when it closes.
  const { dataChannel, peerConnection } = connection
  const pipe = {
    send: (frame: Uint8Array) => void connection.send(frame),
    waiting: () => dataChannel.bufferedAmount,
    shut: () => connection.close(),
    path: () => pathOver(peerConnection),
  }
  const { link, heard, drained, gone } = framed(id, pipe, clock)
  dataChannel.bufferedAmountLowThreshold = lowWater
  dataChannel.addEventListener('bufferedamountlow', drained)
  connection.on('data', heard)
  connection.on('close', () => gone('gone'))
  // When the other end dies without a word, PeerJS itself never says anything.
  peerConnection.addEventListener('connectionstatechange', () => {
    if (peerConnection.connectionState === 'failed') gone('lost')
  })
  return link
}

/** What no later attempt would change. */
const hopelessErrors = new Set(['browser-incompatible', 'invalid-id', 'invalid-key'])

function listen(
  world: World,
  address: string,
  onLink: (link: Link) => void,
  host?: HostIdentity,
): Listening {
  const token = host?.token ?? randomName()
  let peer: Peer | undefined
  const start = () => {
    if (!world.able()) return registration.hopeless('unsupported')
    // A new peer each time: one that has lost its server lives on with the links it made.
    peer = world.makePeer(address, token)
    let reason = ''
    peer.on('open', registration.opened)
    peer.on('disconnected', () => registration.lost(reason))
    peer.on('connection', doorkeeper(world, onLink))
    peer.on('call', (call) => call.close())
    peer.on('error', ({ type }) => {
      if (type === 'unavailable-id') registration.taken()
      reason = type
      if (hopelessErrors.has(type)) registration.hopeless(type)
    })
  }
  // Disconnecting, unlike destroying, leaves the links alone.
  const abandon = () => peer?.disconnect()
  const attempt = () => {
    try {
      start()
    } catch {
      // An address no socket may be opened to: a damaged one, or an open one from a secure page.
      registration.lost('address')
      abandon()
    }
  }
  const registration = keepRegistered(address, { attempt, abandon }, world.clock, host)
  return registration.listening
}

/** Lets in connections of our own kind once they are open, and turns all others away. */
function doorkeeper({ clock, toLink }: World, onLink: (link: Link) => void) {
  return (connection: DataConnection) => {
    if (connection.serialization !== 'raw' || !connection.reliable) return connection.close()
    forgive(connection)
    const cancel = clock.after(dialBudget, () => connection.close())
    connection.on('open', () => {
      cancel()
      onLink(toLink(connection))
    })
  }
}

/**
 * A word of the server's about the way to the other end may just be being read when the connection is
 * closed, and PeerJS trips over that. What else fails there it tells as an error of its own.
 */
function forgive(connection: DataConnection): void {
  const handle = connection.handleMessage.bind(connection)
  connection.handleMessage = (message) => handle(message).catch(() => {})
}

/** Errors that say more than that the server went away. */
const dialProblems = new Map<string, DialProblem>([
  ['peer-unavailable', 'noSuchRoom'],
  ['browser-incompatible', 'unsupported'],
  ['negotiation-failed', 'noPath'],
  ['connection-closed', 'refused'],
])

function dial(world: World, address: string): Dialling {
  let known = false
  let fulfil = (_: Dialled) => {}
  let hangUp = () => {}
  const result = new Promise<Dialled>((resolve) => {
    fulfil = resolve
  })
  const end = (dialled: Dialled) => {
    if (known) return
    known = true
    cancelBudget()
    if ('problem' in dialled) hangUp()
    fulfil(dialled)
  }
  const cancelBudget = world.clock.after(dialBudget, () => end({ problem: 'timeout' }))
  try {
    if (world.able()) hangUp = call(world, address, end)
    else end({ problem: 'unsupported' })
  } catch {
    end({ problem: 'signallingDown' })
  }
  return { result, cancel: () => end({ problem: 'cancelled' }) }
}

/** Calls an address and tells, perhaps more than once, what came of it; the answer gives up. */
function call({ makePeer, toLink }: World, address: string, end: (dialled: Dialled) => void) {
  const peer = makePeer(`guest-${randomName()}`, randomName())
  let connection: DataConnection | undefined
  const hangUp = () => {
    connection?.close()
    peer.disconnect()
  }
  const failBy = ({ type }: { readonly type: string }) => {
    const problem = dialProblems.get(type)
    if (problem) end({ problem })
  }
  peer.on('open', () => {
    // The only place that dials. Without `reliable` the channel would not keep order.
    const made = peer.connect(address, { reliable: true, serialization: 'raw' })
    forgive(made)
    connection = made
    made.on('error', failBy)
    made.on('open', () => end({ link: toLink(made) }))
    made.on('close', () => peer.disconnect())
  })
  peer.on('error', failBy)
  peer.on('disconnected', () => end({ problem: 'signallingDown' }))
  peer.on('connection', (stranger) => stranger.close())
  return hangUp
}
