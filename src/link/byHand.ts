import type { Clock } from '../kit/clock.ts'
import { address } from './address.ts'
import { bindingOf } from './binding.ts'
import { framed } from './framed.ts'
import type { Link, Network } from './link.ts'
import { pathOver } from './path.ts'

/*
 * Links without a signalling server: people hand each other two texts, an offer and its answer, by any way
 * they like. A link made like this goes where one made by signalling would go.
 */

/** An invitation that waits for its answer. */
export interface Offer {
  /** A session description with all candidates. */
  readonly sdp: string
  /** Takes the answer; false if it can't be one. The link then comes by itself. */
  accept(answer: string): Promise<boolean>
  cancel(): void
}

/** An answer, and whether the link came. */
export interface Reply {
  readonly sdp: string
  /** True once there is a link, false if none came in time. */
  readonly linked: Promise<boolean>
  cancel(): void
}

/** A network that also carries links made by hand. */
export interface ByHand extends Network {
  /** Invites one guest to whatever this browser hosts. */
  offer(): Promise<Offer>
  /** Answers the offer of the host of a room; the next call there uses the link. Undefined if unreadable. */
  reply(code: string, offer: string): Promise<Reply | undefined>
}

/** Time spent looking for candidates, ms; those found until then are enough. */
const gathering = 3000
/** Time the other side has to enter the text it was sent, ms. */
const patience = 15 * 60_000

/** Adds links made by hand to a network. */
export function byHand(network: Network, rtc: RTCConfiguration, clock: Clock): ByHand {
  const hosts = new Set<(link: Link) => void>()
  const called = new Map<string, Link>()
  let count = 0
  const connect = () => new RTCPeerConnection(rtc)
  const name = () => `by-hand-${++count}`
  return {
    listen(at, onLink, host) {
      const listening = network.listen(at, onLink, host)
      hosts.add(onLink)
      listening.on(({ type }) => {
        if (type === 'closed') hosts.delete(onLink)
      })
      return listening
    },
    dial(at) {
      const link = called.get(at)
      called.delete(at)
      return link?.open ? { result: Promise.resolve({ link }), cancel() {} } : network.dial(at)
    },
    async offer() {
      const connection = connect()
      const channel = connection.createDataChannel('by hand')
      const opened = whenOpen(connection, channel, name(), clock)
      void opened.then((link) => {
        const host = [...hosts][0]
        if (link && host) host(link)
        else link?.close('moved')
      })
      await connection.setLocalDescription(await connection.createOffer())
      await gathered(connection, clock)
      return {
        sdp: connection.localDescription?.sdp ?? '',
        accept: (sdp) => describe(connection, { type: 'answer', sdp }),
        cancel: () => connection.connectionState !== 'connected' && connection.close(),
      }
    },
    async reply(code, sdp) {
      const connection = connect()
      let heard = (_: RTCDataChannel) => {}
      const channel = new Promise<RTCDataChannel>((resolve) => {
        heard = resolve
      })
      connection.ondatachannel = ({ channel }) => heard(channel)
      if (!(await describe(connection, { type: 'offer', sdp }))) {
        connection.close()
        return undefined
      }
      await connection.setLocalDescription(await connection.createAnswer())
      await gathered(connection, clock)
      const linked = channel
        .then((channel) => whenOpen(connection, channel, name(), clock))
        .then((link) => {
          if (link) called.set(address(code, 1), link)
          return link !== undefined
        })
      const late = new Promise<boolean>((resolve) => void clock.after(patience, () => resolve(false)))
      return {
        sdp: connection.localDescription?.sdp ?? '',
        linked: Promise.race([linked, late]),
        cancel: () => connection.close(),
      }
    },
  }
}

/** Takes the other side's description; false if the browser can't. */
const describe = (connection: RTCPeerConnection, description: RTCSessionDescriptionInit): Promise<boolean> =>
  connection.setRemoteDescription(description).then(
    () => true,
    () => false,
  )

/** Resolves once all candidates are in the description, or after a while. */
function gathered(connection: RTCPeerConnection, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(gathering, resolve)
    const look = () => {
      if (connection.iceGatheringState !== 'complete') return
      cancel()
      resolve()
    }
    connection.addEventListener('icegatheringstatechange', look)
    look()
  })
}

/** The link over a channel once that is open; undefined if it never opens. */
function whenOpen(
  connection: RTCPeerConnection,
  channel: RTCDataChannel,
  id: string,
  clock: Clock,
): Promise<Link | undefined> {
  channel.binaryType = 'arraybuffer'
  return new Promise((resolve) => {
    const open = () => resolve(linkOver(connection, channel, id, clock))
    connection.addEventListener('connectionstatechange', () => {
      if (['failed', 'closed'].includes(connection.connectionState)) resolve(undefined)
    })
    if (channel.readyState === 'open') open()
    else channel.addEventListener('open', open)
  })
}

function linkOver(connection: RTCPeerConnection, channel: RTCDataChannel, id: string, clock: Clock): Link {
  const pipe = {
    send: (frame: Uint8Array) => channel.send(Uint8Array.from(frame)),
    waiting: () => channel.bufferedAmount,
    shut: () => connection.close(),
    binding: bindingOf(connection),
    path: () => pathOver(connection),
  }
  const { link, heard, drained, gone } = framed(id, pipe, clock)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(data))
  channel.addEventListener('bufferedamountlow', drained)
  channel.addEventListener('close', () => gone('gone'))
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') gone('lost')
  })
  return link
}
