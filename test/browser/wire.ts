import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import type { Page } from 'playwright-core'
import { fastDraw } from '../../src/rules/chance.ts'

/**
 * A wire between pages on this machine. All their datagrams pass through here, so that nothing a page is busy with has
 * a say in what becomes of what it has sent. Signalling goes another way.
 */
export interface Wire {
  /** The delay of every datagram each way from now on, ms. */
  delay: number
  /** The share of datagrams that get lost from now on, 0 to 1. */
  loss: number
  /** Routes everything a page opens after its next navigation over this wire. */
  lay(page: Page): Promise<void>
  /** Stops all datagrams, or only those of one direction. Several cuts add up. */
  cut(way?: Way): void
  /** Lets everything pass again, on old links and new ones. */
  mend(): void
  stop(): void
}

/** From whom and to whom datagrams go; a side left out means everyone. */
export interface Way {
  readonly from?: Page
  readonly to?: Page
}

declare global {
  interface Window {
    /** Where to send instead of a port of this machine. */
    __relay?: (port: number) => Promise<{ readonly address: string; readonly port: number }>
    /** Tells a port of this page's own. */
    __own?: (port: number) => Promise<void>
  }
}

/** The rules that all relays of a wire share. */
interface Rules {
  /** Of this machine: where pages may be listening. */
  readonly addresses: readonly string[]
  /** The owner of a port, once that is known. */
  readonly ownerOf: (port: number) => Page | undefined
  /** Whether a datagram that goes this way arrives. */
  readonly passes: (from: Page, to: Page) => boolean
  readonly delay: () => number
}

/** Opens a wire without faults; `seed` decides what it will lose. Throws without a network. */
export function openWire(seed = 1): Wire {
  const [address, ...more] = addressesHere()
  if (address === undefined) throw new Error('This machine has no network to hold pages apart by.')
  const owners = new Map<number, Page>()
  const relays: Promise<Socket>[] = []
  const cuts: Way[] = []
  const draw = fastDraw(seed)
  const isCut = (from: Page, to: Page) => cuts.some((way) => (way.from ?? from) === from && (way.to ?? to) === to)
  const isLost = () => wire.loss > 0 && draw(1000) < wire.loss * 1000
  const rules: Rules = {
    addresses: [address, ...more],
    ownerOf: (port) => owners.get(port),
    passes: (from, to) => !isCut(from, to) && !isLost(),
    delay: () => wire.delay,
  }
  const lay = async (page: Page) => {
    const known = new Map<number, Promise<Socket>>()
    await page.exposeFunction('__own', (port: number) => void owners.set(port, page))
    await page.exposeFunction('__relay', async (port: number) => {
      const relay = known.get(port) ?? openRelay(port, page, rules)
      if (!known.has(port)) relays.push(relay)
      known.set(port, relay)
      return { address, port: (await relay).address().port }
    })
    await page.addInitScript(hearRelays)
  }
  const wire: Wire = {
    delay: 0,
    loss: 0,
    lay,
    cut: (way = {}) => void cuts.push(way),
    mend: () => void cuts.splice(0),
    stop: () => {
      for (const relay of relays) void relay.then((socket) => socket.close())
    },
  }
  return wire
}

const addressesHere = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/**
 * Stands before one page for another one's port: passes on to the port what that page says, and to the page what comes
 * from the port.
 */
async function openRelay(port: number, page: Page, rules: Rules): Promise<Socket> {
  const { addresses, ownerOf, passes, delay } = rules
  const socket = createSocket('udp4')
  let back: { readonly port: number; readonly address: string } | undefined
  let isOpen = true
  socket.once('close', () => {
    isOpen = false
  })
  const send = (data: Buffer, to: number, address: string) => {
    const go = () => isOpen && socket.send(data, to, address, () => undefined)
    if (delay() > 0) setTimeout(go, delay())
    else go()
  }
  socket.on('message', (data, from) => {
    const owner = ownerOf(port)
    // The owner is told another way, which may be late; then it is sent again.
    if (!owner) return
    if (from.port === port) {
      if (back && passes(owner, page)) send(data, back.port, back.address)
      return
    }
    back = from
    if (passes(page, owner)) for (const address of addresses) send(data, port, address)
  })
  socket.bind(0)
  await once(socket, 'listening')
  return socket
}

/**
 * Runs in the page before anything else: whatever it hears of where others are leads to a relay, and where it can be
 * reached itself is told.
 */
function hearRelays(): void {
  const host = /(candidate:\S+ \d+ udp \d+) (\S+) (\d+) typ host/i
  const relayed = async (line: string) => {
    const [, head, , port] = host.exec(line) ?? []
    const relay = port === undefined ? undefined : await window.__relay?.(Number(port))
    return relay && line.replace(host, `${head} ${relay.address} ${relay.port} typ host`)
  }
  const { addIceCandidate, setLocalDescription, setRemoteDescription } = RTCPeerConnection.prototype
  const add = async function (this: RTCPeerConnection, given?: RTCIceCandidateInit | null) {
    const candidate = given?.candidate ? await relayed(given.candidate) : given?.candidate
    if (given && candidate === undefined) return
    const { sdpMid = null, sdpMLineIndex = null } = given ?? {}
    await Reflect.apply(addIceCandidate, this, [given && { candidate, sdpMid, sdpMLineIndex }])
  }
  const describe = async function (this: RTCPeerConnection, { type, sdp }: RTCSessionDescriptionInit) {
    const lines = (sdp ?? '').split('\r\n')
    const led = await Promise.all(lines.map((line) => (line.startsWith('a=candidate') ? relayed(line) : line)))
    const kept = led.filter((line) => line !== undefined).join('\r\n')
    await Reflect.apply(setRemoteDescription, this, [{ type, sdp: kept }])
  }
  // Its candidates are gathered from here on, and never before.
  const begin = async function (this: RTCPeerConnection, ...given: unknown[]) {
    this.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate?.port) void window.__own?.(candidate.port)
    })
    await Reflect.apply(setLocalDescription, this, given)
  }
  Object.assign(RTCPeerConnection.prototype, {
    addIceCandidate: add,
    setLocalDescription: begin,
    setRemoteDescription: describe,
  })
}
