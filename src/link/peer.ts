import { type DataConnection, Peer, type PeerOptions } from 'peerjs'
import { toHex } from '../kit/bytes.ts'
import type { Clock } from '../kit/clock.ts'
import { bindingOf } from './binding.ts'
import { overBrokers } from './brokers.ts'
import { systemClock } from './clock.ts'
import type { LinkConfig, Signalling } from './config.ts'
import { dialOnce } from './dialling.ts'
import { framed } from './framed.ts'
import type { Dialled, Dialling, DialProblem, HostIdentity, Link, Listening, Network } from './link.ts'
import { pathOver } from './path.ts'
import { keepRegistered, type Registration } from './register.ts'
import { openRelays, type Relays } from './relays.ts'

/** Makes a PeerJS peer. */
export type PeerConstructor = new (id: string, options: PeerOptions) => Peer

/** Time dialling may take in all, and so may a guest's connection at the host, ms. */
const dialBudget = 30_000
/** A full channel reports when its buffer has drained to this many bytes. */
const lowWater = 64 * 1024

/** Context shared by this file's functions. */
interface Context {
  readonly clock: Clock
  readonly makePeer: (id: string, token: string) => Peer
  /** False if this browser can't make WebRTC connections with these ICE servers. */
  readonly able: () => boolean
  readonly toLink: (connection: DataConnection) => Link
  /** Where the signalling server vouches for credentials. */
  readonly relays?: Relays | undefined
}

/**
 * Links over WebRTC data channels, set up through one or more PeerServers. Import this file lazily: it loads PeerJS.
 */
export function peerNetwork(
  config: LinkConfig,
  clock: Clock = systemClock,
  PeerConstructor: PeerConstructor = Peer,
  relays: Relays = openRelays(config, clock),
): Network {
  const { rtc } = relays
  let links = 0
  const contextFor = (signalling: Signalling): Context => ({
    clock,
    makePeer: (id, token) => new PeerConstructor(id, { ...signalling, token, config: rtc, debug: 0 }),
    able: () => canConnect(rtc),
    toLink: (connection) => linkOver(connection, `link-${++links}`, clock),
    relays: config.relays?.at === signalling ? relays : undefined,
  })
  const networks = config.brokers
    .map(contextFor)
    .map(
      (context): Network => ({
        listen: (address, onLink, host) => listen(context, address, onLink, host),
        dial: (address) => dial(context, address),
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

/** An unguessable id that PeerJS accepts. */
const randomName = () => toHex(crypto.getRandomValues(new Uint8Array(16)))

/** A link over an open connection. */
function linkOver(connection: DataConnection, id: string, clock: Clock): Link {
  // PeerJS drops both when it closes.
  const { dataChannel, peerConnection } = connection
  const pipe = {
    send: (frame: Uint8Array) => void connection.send(frame),
    waiting: () => dataChannel.bufferedAmount,
    shut: () => connection.close(),
    binding: bindingOf(peerConnection),
    path: () => pathOver(peerConnection),
  }
  const { link, heard, drained, gone } = framed(id, pipe, clock)
  dataChannel.bufferedAmountLowThreshold = lowWater
  dataChannel.addEventListener('bufferedamountlow', drained)
  connection.on('data', heard)
  connection.on('close', () => gone('gone'))
  // PeerJS never reports that the other end has vanished.
  peerConnection.addEventListener('connectionstatechange', () => {
    if (peerConnection.connectionState === 'failed') gone('lost')
  })
  return link
}

/** Errors that no retry would change. */
const hopelessErrors = new Set(['browser-incompatible', 'invalid-id', 'invalid-key'])

function listen(context: Context, address: string, onLink: (link: Link) => void, host?: HostIdentity): Listening {
  const token = host?.token ?? randomName()
  let peer: Peer | undefined
  const start = (registration: Registration) => {
    if (!context.able()) return registration.hopeless('unsupported')
    // A new peer for each attempt: one that has lost its server keeps its links.
    peer = context.makePeer(address, token)
    let reason = ''
    let leaveRelays = () => {}
    peer.on('open', () => {
      registration.opened()
      leaveRelays()
      leaveRelays = context.relays?.keep({ id: address, token, room: address }) ?? leaveRelays
    })
    peer.on('disconnected', () => {
      leaveRelays()
      registration.lost(reason)
    })
    peer.on('connection', admit(context, onLink))
    peer.on('call', (call) => call.close())
    peer.on('error', ({ type }) => {
      if (type === 'unavailable-id') registration.taken()
      reason = type
      if (hopelessErrors.has(type)) registration.hopeless(type)
    })
  }
  // Unlike destroy(), disconnect() keeps the links.
  const abandon = () => peer?.disconnect()
  const attempt = (registration: Registration) => {
    try {
      start(registration)
    } catch {
      // No socket can be opened to this address: it is malformed, or insecure on a secure page.
      registration.lost('address')
      abandon()
    }
  }
  return keepRegistered(address, { attempt, abandon }, context.clock, host)
}

/** Accepts connections of our own kind once they are open, and closes all others. */
function admit({ clock, toLink }: Context, onLink: (link: Link) => void) {
  return (connection: DataConnection) => {
    if (connection.serialization !== 'raw' || !connection.reliable) return connection.close()
    ignoreLateMessages(connection)
    const cancel = clock.after(dialBudget, () => connection.close())
    // Chromium may say twice that a channel has opened.
    connection.once('open', () => {
      cancel()
      onLink(toLink(connection))
    })
  }
}

/**
 * PeerJS rejects a promise of its own if the connection closes while it handles a signalling message. It reports all
 * other failures as events.
 */
function ignoreLateMessages(connection: DataConnection): void {
  const handle = connection.handleMessage.bind(connection)
  connection.handleMessage = (message) => handle(message).catch(() => {})
}

/** Errors that tell more than that the server is gone. */
const dialProblems = new Map<string, DialProblem>([
  ['peer-unavailable', 'noSuchRoom'],
  ['browser-incompatible', 'unsupported'],
  ['negotiation-failed', 'noPath'],
  ['connection-closed', 'refused'],
])

const dial = (context: Context, address: string): Dialling =>
  dialOnce((end) => {
    let hangUp = () => {}
    const cancelBudget = context.clock.after(dialBudget, () => end({ problem: 'timeout' }))
    try {
      if (context.able()) hangUp = call(context, address, end)
      else end({ problem: 'unsupported' })
    } catch {
      end({ problem: 'signallingDown' })
    }
    return (first) => {
      cancelBudget()
      if ('problem' in first) hangUp()
    }
  })

/** Calls an address. Reports the result, perhaps more than once. Returns a function that gives up. */
function call({ makePeer, toLink, relays }: Context, address: string, end: (dialled: Dialled) => void) {
  const [id, token] = [`guest-${randomName()}`, randomName()]
  const peer = makePeer(id, token)
  let connection: DataConnection | undefined
  const hangUp = () => {
    connection?.close()
    peer.disconnect()
  }
  const failBy = ({ type }: { readonly type: string }) => {
    const problem = dialProblems.get(type)
    if (problem) end({ problem })
  }
  peer.on('open', async () => {
    await relays?.renew({ id, token, room: address })
    if (peer.disconnected) return
    // The only place that dials. The channel keeps order only if it is `reliable`.
    const made = peer.connect(address, { reliable: true, serialization: 'raw' })
    ignoreLateMessages(made)
    connection = made
    made.on('error', failBy)
    made.once('open', () => end({ link: toLink(made) }))
    made.on('close', () => peer.disconnect())
  })
  peer.on('error', failBy)
  peer.on('disconnected', () => end({ problem: 'signallingDown' }))
  peer.on('connection', (stranger) => stranger.close())
  return hangUp
}
