import type { Page } from 'playwright-core'

/** A page's data channel counters. */
export interface Tap {
  /** Bytes sent, and received by the dialling side, without pings and the bare channel. */
  bytes: number
  /** Bytes of each move's entry as received from the host. */
  readonly moves: number[]
  /** When the last move's entry arrived from the host, in milliseconds. */
  confirmedAt: number
}

declare global {
  interface Window {
    /** The page's data channel counters. */
    __tap?: Tap
    /** The round trip of a bare channel, in milliseconds. */
    __bare?: () => Promise<number>
    /** The bare channel's connections. */
    __connection?: RTCPeerConnection
  }
}

/** The name of the channel that carries nothing but echoes. */
const bareName = 'bare'

/** Runs in the page before anything else: counts data channel traffic. */
export function tapChannels(bare: string): void {
  const tap: Tap = { bytes: 0, moves: [], confirmedAt: 0 }
  window.__tap = tap
  const count = (data: unknown, heard: boolean) => {
    if (!(data instanceof ArrayBuffer || data instanceof Uint8Array)) return
    const text = new TextDecoder().decode(data)
    if (text.includes('"type":"ping"')) return
    tap.bytes += data.byteLength
    if (!heard || !text.includes('"type":"entry"') || !text.includes('"body":{"type":"move"')) return
    tap.moves.push(data.byteLength)
    tap.confirmedAt = performance.now()
  }
  const { createDataChannel } = RTCPeerConnection.prototype
  RTCPeerConnection.prototype.createDataChannel = function (label, options) {
    const channel = createDataChannel.call(this, label, options)
    // Listens before the page does, so that messages are timed like the bare channel's echo.
    if (label !== bare) channel.addEventListener('message', ({ data }) => count(data, true))
    return channel
  }
  const { send } = RTCDataChannel.prototype
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown) {
    if (this.label !== bare) count(data, false)
    Reflect.apply(send, this, [data])
  }
}

/** Makes a page count from its next navigation on. */
export async function tapPage(page: Page): Promise<void> {
  // Defines a helper that compiled functions need when they run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(tapChannels, bareName)
}

/** A page's counts. Throws if it has no tap. */
export async function readTap(page: Page): Promise<Tap> {
  const tap = await page.evaluate(() => window.__tap)
  if (!tap) throw new Error('This page has no tap.')
  return tap
}

/** Joins two pages with an echo channel over the same wire. */
export async function joinBare(one: Page, other: Page): Promise<void> {
  const offer = await one.evaluate(offerBare, bareName)
  const answer = await other.evaluate(answerBare, { name: bareName, offer })
  await one.evaluate(acceptBare, answer)
}

async function offerBare(name: string): Promise<string> {
  const connection = new RTCPeerConnection()
  window.__connection = connection
  const channel = connection.createDataChannel(name)
  window.__bare = () =>
    new Promise((resolve) => {
      const start = performance.now()
      channel.onmessage = () => resolve(performance.now() - start)
      channel.send('x'.repeat(300))
    })
  await connection.setLocalDescription()
  await new Promise<void>((resolve) => {
    if (connection.iceGatheringState === 'complete') resolve()
    connection.onicegatheringstatechange = () => {
      if (connection.iceGatheringState === 'complete') resolve()
    }
  })
  return connection.localDescription?.sdp ?? ''
}

async function answerBare({ name, offer }: { name: string; offer: string }): Promise<string> {
  const connection = new RTCPeerConnection()
  window.__connection = connection
  connection.ondatachannel = ({ channel }) => {
    if (channel.label === name) channel.onmessage = ({ data }) => channel.send(data)
  }
  await connection.setRemoteDescription({ type: 'offer', sdp: offer })
  await connection.setLocalDescription()
  await new Promise<void>((resolve) => {
    if (connection.iceGatheringState === 'complete') resolve()
    connection.onicegatheringstatechange = () => {
      if (connection.iceGatheringState === 'complete') resolve()
    }
  })
  return connection.localDescription?.sdp ?? ''
}

async function acceptBare(sdp: string): Promise<void> {
  await window.__connection?.setRemoteDescription({ type: 'answer', sdp })
  await new Promise<void>((resolve) => {
    const look = () => {
      if (window.__connection?.sctp?.state === 'connected') resolve()
      else setTimeout(look, 10)
    }
    look()
  })
}
