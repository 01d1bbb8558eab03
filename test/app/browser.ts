import { signal } from '@preact/signals'
import { onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import type { PagePlace } from '../../src/app/address.ts'
import { makeApp, screenOf } from '../../src/app/app.ts'
import { type Disk, makeStore } from '../../src/app/storage/store.ts'
import { makeVisit } from '../../src/app/visit/visit.ts'
import type { World } from '../../src/app/world.ts'
import { titles } from '../../src/games/index.ts'
import type { Title } from '../../src/games/title.ts'
import { need } from '../../src/kit/assert.ts'
import { readAtOnce } from '../../src/kit/slices.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import type { Weakness } from '../../src/match/level.ts'
import type { RoomContent } from '../../src/overlay/room/room.ts'
import type { Picture, Screen, TableScreen } from '../../src/overlay/screen.ts'
import { usual } from '../../src/overlay/settings/settings.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { type ManualClock, manualClock } from '../kit/manualClock.ts'
import { type PairNetwork, pairNetwork } from '../link/pairNetwork.ts'

// Fetched here, since fetching takes real time, and the tests have none.
await Promise.all([
  ...titles.map(async (title) => {
    const opened = await title.open()
    if ('game' in opened) await Promise.all([opened.options(), opened.mind()])
  }),
  import('../../src/app/visit/visitTable.ts'),
  import('../../src/match/ed25519.ts'),
  import('../../src/app/visit/visitReplay.ts'),
  import('../../src/app/visit/visitWatch.ts'),
  import('../../src/net/viewers/viewers.ts'),
  import('../../src/bots/brain.ts'),
])

/** The things that all browsers of a test share. */
export interface Neighbourhood {
  readonly clock: ManualClock
  readonly network: PairNetwork
  /** The titles that its pages have. */
  readonly offered: readonly Title[]
}

export function neighbourhood(offered = titles): Neighbourhood {
  const clock = manualClock()
  const network = pairNetwork({ clock, draw: fastDraw(1) })
  return { clock, network, offered }
}

/** A browser without a screen: what it keeps outlives its pages. */
export interface Browser {
  readonly disk: Disk
  /** The rooms that its pages hold, each with what tells its page that another one has it. */
  readonly holding: Map<string, () => void>
  /** The seats that its pages play. */
  readonly playing: string[]
  /** One of its pages has reached for the network. */
  networked: boolean
  open(place: PagePlace): Page
  /** Where its page wants to go. */
  goes: (place: PagePlace) => void
  /** Its person's answer to whether they play a match that says less than a new one. */
  agrees: (less: readonly Weakness[]) => Promise<boolean>
}

/** A page in it. */
export interface Page {
  go(place: PagePlace): void
  retry(): void
  /** Asks the host for a seat. */
  askIn(seat: number): void
  screen(): Screen
  /** The table on the screen; fails when there is none. */
  table(): TableScreen
  /** The waiting room on the screen; fails when there is none. */
  room(): RoomContent
  /** Ends the page as a reload does: without a word to anyone. */
  close(): void
}

/** A disk in memory, which copies what it stores as IndexedDB does. */
export const memoryDisk = (kept: Map<string, unknown>): Disk => ({
  get: async (key) => structuredClone(kept.get(key)),
  set: async (key, value) => void kept.set(key, structuredClone(value)),
  remove: async (key) => void kept.delete(key),
  keys: async () => [...kept.keys()],
})

export function browser(world: Neighbourhood, edition?: unknown): Browser {
  const one: Browser = {
    disk: memoryDisk(new Map()),
    holding: new Map(),
    playing: [],
    networked: false,
    goes: () => {},
    agrees: async () => true,
    open: (place) => openPage(worldOf(one, world, edition), place),
  }
  return one
}

function worldOf(one: Browser, world: Neighbourhood, edition: unknown): World {
  const { clock, network, offered } = world
  const tab = new Map<string, string>()
  return {
    titles: offered,
    clock,
    store: makeStore(() => one.disk, clock),
    query: { test: true, seed: 3 },
    // Asked for a name before: newcomers are held up by a ticket.
    settings: signal({ ...usual, tempo: 'instant', asked: true }),
    edition: () => edition,
    openText: async () => undefined,
    network: async () => {
      one.networked = true
      return network
    },
    signatures: async () => ed25519Signatures,
    sound: () => new Promise(() => {}),
    invite: async (code) => ({ code, link: `page#/r/${code}`, localOnly: false }),
    reply: async () => undefined,
    link: (place) => `page/${JSON.stringify(place)}`,
    go: (place) => one.goes(place),
    rename: () => {},
    picture: () => signal<Picture>({ type: 'none' }),
    hold: async (code, { take, lost }) => {
      const holder = one.holding.get(code)
      if (holder && !take) return { elsewhere: true, release: () => {} }
      one.holding.set(code, lost)
      holder?.()
      const release = () => void (one.holding.get(code) === lost && one.holding.delete(code))
      return { elsewhere: false, release }
    },
    plays: (name) => {
      one.playing.push(name)
      return () => void one.playing.splice(one.playing.indexOf(name), 1)
    },
    reading: readAtOnce,
    playOn: (less) => one.agrees(less),
    whenFree: (name, then) => {
      let was = false
      let cancel = () => {}
      const look = () => {
        const isHeld = one.holding.has(name) || one.playing.includes(name)
        cancel = clock.after(1000, was && !isHeld ? then : look)
        was ||= isHeld
      }
      look()
      return () => cancel()
    },
    tab: { read: (code) => tab.get(code), write: (code, secret) => void tab.set(code, secret) },
    isSeen: signal(true),
    whenBack: () => () => {},
    whenLeft: () => () => {},
  }
}

function openPage(world: World, place: PagePlace): Page {
  const actor = createActor(makeApp(makeVisit(world))).start()
  // A page left open would follow every change of language in the tests after this one.
  onTestFinished(() => void actor.stop())
  const go = (to: PagePlace) => actor.send({ type: 'go', place: to })
  const screen = () => screenOf(actor.getSnapshot())
  go(place)
  return {
    go,
    screen,
    retry: () => actor.send({ type: 'retry' }),
    askIn: (seat) => actor.send({ type: 'askIn', seat }),
    table() {
      const shown = screen()
      return need(shown.type === 'table' ? shown : undefined, `a table instead of ${shown.type}`)
    },
    room() {
      const shown = screen()
      const room = shown.type === 'waiting' ? shown.room.value : undefined
      return need(room, `a room instead of ${shown.type}`)
    },
    close: () => void actor.stop(),
  }
}

/**
 * Goes on in time until something holds; fails after ten minutes of the test's own time. A page's fetches take real
 * time, so every second of the test's time waits for them. Unpacking a link takes real time too, but no clock runs
 * meanwhile.
 */
export async function until({ clock }: Neighbourhood, holds: () => boolean): Promise<void> {
  const end = clock.now() + 600_000
  let fetched = -1
  while (!holds()) {
    if (clock.now() > end) throw new Error('waited in vain')
    const second = Math.floor(clock.now() / 1000)
    if (second !== fetched) await vi.dynamicImportSettled()
    fetched = second
    await new Promise<void>((resolve) => setImmediate(resolve))
    clock.step()
  }
}
