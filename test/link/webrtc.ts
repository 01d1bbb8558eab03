import wrtc from '@roamhq/wrtc'
import { WebSocket } from 'ws'
import type { Dialled, Link, LinkEvent, Listening, ListeningState } from '../../src/link/link.ts'

/** Sockets in Node throw unhandled errors, unlike those in a browser. PeerJS doesn't listen for any. */
class PageSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => {})
  }
}

/** The object that delivers a data channel's events. */
interface Dispatcher {
  dispatchEvent(event: { readonly type: string }): void
}

/**
 * On a busy machine wrtc may deliver a channel's first message before its `open`, which no browser does. PeerJS loses
 * such a message, so this holds it back.
 */
export function openFirst(channels: Dispatcher): void {
  const { dispatchEvent } = channels
  const early = new WeakMap<Dispatcher, { readonly type: string }[]>()
  const opened = new WeakSet<Dispatcher>()
  channels.dispatchEvent = function (event) {
    const held = early.get(this) ?? []
    if (event.type === 'message' && !opened.has(this)) {
      early.set(this, [...held, event])
      return
    }
    dispatchEvent.call(this, event)
    if (event.type !== 'open') return
    opened.add(this)
    for (const message of held) dispatchEvent.call(this, message)
  }
}

openFirst(wrtc.RTCDataChannel.prototype)

/** Gives Node what PeerJS expects of a page. Call it before importing `peer.ts`. */
export function becomePage(): void {
  const { RTCPeerConnection, RTCSessionDescription, RTCIceCandidate } = wrtc
  Object.assign(globalThis, { RTCPeerConnection, RTCSessionDescription, RTCIceCandidate })
  Object.assign(globalThis, { WebSocket: PageSocket, window: globalThis })
  Object.assign(globalThis, { location: { protocol: 'http:' } })
}

/** Signalling at a port of this machine. */
export const brokerAt = (port: number) => {
  return { host: '127.0.0.1', port, path: '/peerjs', secure: false, key: 'peerjs' }
}

/** The configuration of a page whose signalling is at these ports of this machine. */
export const configAt = (...ports: readonly number[]) => ({ brokers: ports.map(brokerAt), iceServers: [] })

/** Waits until listening reaches a state of this type. */
export function reached<T extends ListeningState['type']>(
  listening: Listening,
  type: T,
): Promise<Extract<ListeningState, { type: T }>> {
  const is = (state: ListeningState): state is Extract<ListeningState, { type: T }> => state.type === type
  return new Promise((resolve) => {
    if (is(listening.state)) return resolve(listening.state)
    const off = listening.on((state) => {
      if (!is(state)) return
      off()
      resolve(state)
    })
  })
}

/** The link a call led to. Throws with the problem if it led to none. */
export function linkIn(dialled: Dialled): Link {
  if ('problem' in dialled) throw new Error(dialled.problem)
  return dialled.link
}

/** Reads what a link emits, one event after another. */
export function reader(link: Link) {
  const events: LinkEvent[] = []
  const waiting: ((event: LinkEvent) => void)[] = []
  link.on((event) => {
    const next = waiting.shift()
    if (next) next(event)
    else events.push(event)
  })
  return (): Promise<LinkEvent> =>
    new Promise((resolve) => {
      const event = events.shift()
      if (event) resolve(event)
      else waiting.push(resolve)
    })
}

/** Collects links, and returns them in the order they came. */
export function linkQueue() {
  const links: Link[] = []
  const waiting: ((link: Link) => void)[] = []
  return {
    links,
    take(link: Link) {
      const next = waiting.shift()
      if (next) next(link)
      else links.push(link)
    },
    next: (): Promise<Link> =>
      new Promise((resolve) => {
        const link = links.shift()
        if (link) resolve(link)
        else waiting.push(resolve)
      }),
  }
}
