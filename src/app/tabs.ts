import type { Clock } from '../link/clock.ts'
import { fromWindow, toWindow } from '../overlay/windowStore.ts'

/** How long another window of this browser may take to say that it is there, ms. */
const patience = 150

/** A room as held by this window, so that no other window of this browser takes the same seat. */
export interface Holding {
  /** Another window held it before; then this one does not. */
  readonly elsewhere: boolean
  release(): void
}

/** What windows say to each other about one room. */
const who = 'who is here?'
const here = 'I am'

/** Holds a room in this window, after asking the others. */
export async function holdRoom(code: string, clock: Clock): Promise<Holding> {
  if (!('BroadcastChannel' in globalThis)) return { elsewhere: false, release: () => {} }
  const channel = new BroadcastChannel(`narrow-gauge/${code}`)
  const elsewhere = await new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data === here) resolve(true)
    }
    channel.postMessage(who)
    clock.after(patience, () => resolve(false))
  })
  channel.onmessage = ({ data }) => {
    if (data === who && !elsewhere) channel.postMessage(here)
  }
  return { elsewhere, release: () => channel.close() }
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
