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
  /** Withdraws it, unless an answer has been accepted. */
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
  const hand = () => ({ connection: new RTCPeerConnection(rtc), id: `by-hand-${++count}`, clock })
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
    offer: () =>
      offer(hand(), (link) => {
        const host = [...hosts][0]
        if (host) host(link)
        else link.close('moved')
      }),
    reply: (code, sdp) => reply(hand(), sdp, (link) => called.set(address(code, 1), link)),
  }
}

/** A connection that is made by hand, and the name of its link. */
interface Hand {
  readonly connection: RTCPeerConnection
  readonly id: string
  readonly clock: Clock
}

async function offer(hand: Hand, linked: (link: Link) => void): Promise<Offer> {
  const { connection, clock } = hand
  const opened = whenOpen(hand, connection.createDataChannel('by hand'))
  void opened.then((link) => link && linked(link))
  await connection.setLocalDescription(await connection.createOffer())
  await gathered(connection, clock)
  return {
    sdp: connection.localDescription?.sdp ?? '',
    accept: (sdp) => describe(connection, { type: 'answer', sdp }),
    cancel: () => !connection.remoteDescription && connection.close(),
  }
}

async function reply(hand: Hand, sdp: string, linked: (link: Link) => void): Promise<Reply | undefined> {
  const { connection, clock } = hand
  const channel = new Promise<RTCDataChannel>((resolve) => {
    connection.ondatachannel = (event) => resolve(event.channel)
  })
  if (!(await describe(connection, { type: 'offer', sdp }))) {
    connection.close()
    return undefined
  }
  await connection.setLocalDescription(await connection.createAnswer())
  await gathered(connection, clock)
  const late = new Promise<undefined>((resolve) => void clock.after(patience, () => resolve(undefined)))
  const opened = Promise.race([channel.then((one) => whenOpen(hand, one)), late]).then((link) => {
    if (link) linked(link)
    else connection.close()
    return link !== undefined
  })
  return { sdp: connection.localDescription?.sdp ?? '', linked: opened, cancel: () => connection.close() }
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
function whenOpen(hand: Hand, channel: RTCDataChannel): Promise<Link | undefined> {
  const { connection } = hand
  channel.binaryType = 'arraybuffer'
  return new Promise((resolve) => {
    const open = () => resolve(linkOver(hand, channel))
    connection.addEventListener('connectionstatechange', () => {
      if (['failed', 'closed'].includes(connection.connectionState)) resolve(undefined)
    })
    if (channel.readyState === 'open') open()
    else channel.addEventListener('open', open, { once: true })
  })
}

function linkOver({ connection, id, clock }: Hand, channel: RTCDataChannel): Link {
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
