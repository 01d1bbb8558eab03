import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import type { Page } from 'playwright-core'

/**
 * A wire between pages on this machine that takes its time. All their datagrams pass through here, so
 * that nothing a page is busy with holds back what it has sent already.
 */
export interface SlowWire {
  /** Ms that every datagram is held back each way from now on. */
  delay: number
  /** Lets what a page opens from its next address on go over this wire. */
  lay(page: Page): Promise<void>
  stop(): void
}

declare global {
  interface Window {
    /** Where to send instead of a port of this machine. */
    __relay?: (port: number) => Promise<{ readonly address: string; readonly port: number }>
  }
}

/** Opens a wire that holds nothing back yet. Throws on a machine without a network. */
export function openSlowWire(): SlowWire {
  const addresses = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  const [address] = addresses
  if (address === undefined) throw new Error('This machine has no network to hold pages apart by.')
  const relays = new Map<number, Promise<Socket>>()
  const wire: SlowWire = {
    delay: 0,
    lay: async (page) => {
      await page.exposeFunction('__relay', async (port: number) => {
        const relay = relays.get(port) ?? openRelay(port, addresses, () => wire.delay)
        relays.set(port, relay)
        return { address, port: (await relay).address().port }
      })
      await page.addInitScript(hearRelays)
    },
    stop: () => {
      for (const relay of relays.values()) void relay.then((socket) => socket.close())
    },
  }
  return wire
}

/** Stands for a page's port: passes on to it what comes, and what it says to whoever spoke last. */
async function openRelay(
  port: number,
  addresses: readonly string[],
  delay: () => number,
): Promise<Socket> {
  const socket = createSocket('udp4')
  let other: RemoteInfo | undefined
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
    if (from.port === port) {
      if (other) send(data, other.port, other.address)
      return
    }
    other = from
    for (const address of addresses) send(data, port, address)
  })
  socket.bind(0)
  await once(socket, 'listening')
  return socket
}

/** Runs in the page before anything else: whatever it hears of where others are leads to a relay. */
function hearRelays(): void {
  const host = /(candidate:\S+ \d+ udp \d+) (\S+) (\d+) typ host/i
  const relayed = async (line: string) => {
    const [, head, , port] = host.exec(line) ?? []
    const relay = port === undefined ? undefined : await window.__relay?.(Number(port))
    return relay && line.replace(host, `${head} ${relay.address} ${relay.port} typ host`)
  }
  const { addIceCandidate, setRemoteDescription } = RTCPeerConnection.prototype
  const add = async function (this: RTCPeerConnection, given?: RTCIceCandidateInit | null) {
    const candidate = given?.candidate ? await relayed(given.candidate) : given?.candidate
    if (given && candidate === undefined) return
    const { sdpMid = null, sdpMLineIndex = null } = given ?? {}
    await Reflect.apply(addIceCandidate, this, [given && { candidate, sdpMid, sdpMLineIndex }])
  }
  const describe = async function (
    this: RTCPeerConnection,
    { type, sdp }: RTCSessionDescriptionInit,
  ) {
    const lines = (sdp ?? '').split('\r\n')
    const led = await Promise.all(
      lines.map((line) => (line.startsWith('a=candidate') ? relayed(line) : line)),
    )
    const kept = led.filter((line) => line !== undefined).join('\r\n')
    await Reflect.apply(setRemoteDescription, this, [{ type, sdp: kept }])
  }
  Object.assign(RTCPeerConnection.prototype, {
    addIceCandidate: add,
    setRemoteDescription: describe,
  })
}
