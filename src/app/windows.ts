import type { Clock } from '../kit/clock.ts'
import { fromWindow, toWindow } from '../overlay/sessionStore.ts'
import { randomHex32 } from './entropy.ts'

/**
 * Time another window of this browser may take to answer, ms. The table waits for it. A window too busy to answer in
 * time still gets its room back: it had it first.
 */
const patience = 80

/** This window’s claim on a room, which keeps other windows of this browser out of the same seat. */
export interface Holding {
  /** Another window has it, so this one doesn’t. */
  readonly elsewhere: boolean
  release(): void
}

/** Messages between windows about a room or a seat; `mine` is followed by a time and an id. */
const who = 'who is here?'
const here = 'I am'
const gone = 'no longer I, and it may have left this browser'
const mine = 'from now on I am: '

/** A channel to the other windows of this browser; undefined without BroadcastChannel. */
function channelOf(name: string): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  return new BroadcastChannel(`narrow-gauge/${name}`)
}

/** Answers when asked whether this window is there. */
function answer(channel: BroadcastChannel, data: unknown): void {
  if (data === who) channel.postMessage(here)
}

/** Options for claiming a room. */
export interface RoomHold {
  /** Takes it from any other window, without asking. */
  readonly take: boolean
  /** Called when another window has it: it took over, or claimed it at the same time or while this one was suspended. */
  readonly lost: () => void
}

/** Claims a room for this window, unless another one answers that it has it. */
export async function holdRoom(code: string, clock: Clock, { take, lost }: RoomHold): Promise<Holding> {
  const channel = channelOf(code)
  if (!channel) return { elsewhere: false, release: () => {} }
  if (take) keepHold(channel, lost)
  // Locks say right away that no other window can be there.
  const isAlone = !take && locks() !== undefined && !(await isMarked(channel))
  const elsewhere = !isAlone && (await isHeld(channel, clock, take))
  if (elsewhere) {
    channel.close()
    return { elsewhere, release: () => {} }
  }
  if (!take) keepHold(channel, lost)
  const unmark = mark(channel)
  return {
    elsewhere,
    release() {
      channel.close()
      unmark()
    },
  }
}

/** Asks the other windows; a window from which a room is taken gets as long to let go as others get to answer. */
const isHeld = (channel: BroadcastChannel, clock: Clock, take: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    clock.after(patience, () => resolve(false))
    if (take) return
    channel.onmessage = ({ data }) => {
      if (data === here) resolve(true)
    }
    channel.postMessage(who)
  })

/** The browser’s own locks; plain-http pages and old browsers have none. */
export const locks = (): LockManager | undefined => globalThis.navigator?.locks

/** Whether another window may be there: true where the browser can't tell. */
async function isMarked({ name }: BroadcastChannel): Promise<boolean> {
  const held = (
    await locks()
      ?.query()
      .catch(() => undefined)
  )?.held
  return held === undefined || held.some((lock) => lock.name === name)
}

/** Marks that this window is there; the returned function takes the mark away. */
function mark({ name }: BroadcastChannel): () => void {
  let unmark = () => {}
  const until = new Promise<void>((resolve) => {
    unmark = resolve
  })
  void locks()
    ?.request(name, { mode: 'shared' }, () => until)
    .catch(() => {})
  return unmark
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

/** Tells other windows of this browser that this one plays a seat; the returned function stops. */
export function playSeat(name: string): () => void {
  const channel = channelOf(name)
  if (!channel) return () => {}
  channel.onmessage = ({ data }) => answer(channel, data)
  return () => channel.close()
}

/**
 * Interval at which other windows are asked, ms, and number of times without an answer before they count as gone: one
 * may be reloading.
 */
const askEvery = 1000
const silences = 5

/**
 * Calls `then` once no other window of this browser holds a room or plays a seat of this name, after one has; the
 * returned function stops waiting. If several windows wait, one of them goes first.
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
      // Other waiting windows now wait for this one.
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

/** One window’s memory across a reload: a seat’s secret by the room’s code. */
export interface TabMemory {
  read(code: string): string | undefined
  write(code: string, secret: string): void
}

/** This window’s memory. Where storage is forbidden, a reload makes it a new visitor. */
export const tabMemory: TabMemory = {
  read: (code) => fromWindow(`seat/${code}`),
  write: (code, secret) => toWindow(`seat/${code}`, secret),
}
