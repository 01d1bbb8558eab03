import type { Clock } from '../kit/clock.ts'
import { fromWindow, toWindow } from '../overlay/sessionStore.ts'
import { randomHex32 } from './entropy.ts'

/** How long another window of this browser may take to say that it is there, ms. */
const patience = 150

/** A room as held by this window, so that no other window of this browser takes the same seat. */
export interface Holding {
  /** Another window held it before; then this one does not. */
  readonly elsewhere: boolean
  release(): void
}

/** What windows say to each other about one room, or one seat; the last before when and who they are. */
const who = 'who is here?'
const here = 'I am'
const gone = 'no longer I, and it may have left this browser'
const mine = 'from now on I am: '

/** Reaches the other windows of this browser; `undefined` where they cannot talk. */
function channelOf(name: string): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  return new BroadcastChannel(`narrow-gauge/${name}`)
}

/** Says that this window is there, where that was asked. */
function answer(channel: BroadcastChannel, data: unknown): void {
  if (data === who) channel.postMessage(here)
}

/** How a room is held. */
export interface Hold {
  /** From whichever window has it, without asking. */
  readonly take: boolean
  /** Called when another window has it: one that took it, or asked at once or while this one stood still. */
  readonly lost: () => void
}

/** Holds a room in this window, unless another one answers that has it already. */
export async function holdRoom(code: string, clock: Clock, { take, lost }: Hold): Promise<Holding> {
  const channel = channelOf(code)
  if (!channel) return { elsewhere: false, release: () => {} }
  if (take) keepHold(channel, lost)
  // Whoever had it until now is given the same time to let go as others to answer.
  const elsewhere = await new Promise<boolean>((resolve) => {
    clock.after(patience, () => resolve(false))
    if (take) return
    channel.onmessage = ({ data }) => {
      if (data === here) resolve(true)
    }
    channel.postMessage(who)
  })
  if (elsewhere) channel.close()
  else if (!take) keepHold(channel, lost)
  return { elsewhere, release: () => channel.close() }
}

function keepHold(channel: BroadcastChannel, lost: () => void): void {
  const own = `${mine}${Date.now()} ${randomHex32()}`
  channel.onmessage = ({ data }) => {
    answer(channel, data)
    if (typeof data !== 'string' || !data.startsWith(mine)) return
    if (data < own) return channel.postMessage(own)
    channel.close()
    lost()
  }
  channel.postMessage(own)
}

/** Tells other windows of this browser that this one plays a seat of this name, until the answer is called. */
export function playSeat(name: string): () => void {
  const channel = channelOf(name)
  if (!channel) return () => {}
  channel.onmessage = ({ data }) => answer(channel, data)
  return () => channel.close()
}

/** How often other windows are asked, ms, and how often in vain before they count as gone: one may be reloading. */
const askEvery = 1000
const silences = 5

/**
 * Calls once no other window of this browser holds a room or plays a seat of this name, after one has
 * done so; the answer stops it. Of several that wait, one is called first.
 */
export function whenFree(name: string, clock: Clock, then: () => void): () => void {
  const channel = channelOf(name)
  if (!channel) return () => {}
  let unanswered: number | undefined
  let cancel = () => {}
  channel.onmessage = ({ data }) => {
    if (data === here) unanswered = 0
    if (data === gone) unanswered = undefined
  }
  const stop = () => {
    cancel()
    channel.close()
  }
  const ask = () => {
    if (unanswered !== undefined && unanswered++ === silences) {
      // Whoever waits as well waits for this window from now on.
      channel.postMessage(here)
      stop()
      then()
      return
    }
    channel.postMessage(who)
    cancel = clock.after(askEvery, ask)
  }
  channel.postMessage(gone)
  ask()
  return stop
}

/** What one window remembers: a seat's secret by the room's code, found again after its reload. */
export interface TabMemory {
  read(code: string): string | undefined
  write(code: string, secret: string): void
}

/** This window's memory. Where it is forbidden, a reload of this window is a new visitor. */
export const tabMemory: TabMemory = {
  read: (code) => fromWindow(`seat/${code}`),
  write: (code, secret) => toWindow(`seat/${code}`, secret),
}
