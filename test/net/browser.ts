import { need } from '../../src/kit/assert.ts'
import { overBrokers } from '../../src/link/brokers.ts'
import type { FaultyPage } from '../../src/link/faults/network.ts'
import type { Dialled, Network } from '../../src/link/link.ts'
import { type Keeper, memoryKeeper } from '../../src/match/keeper.ts'
import { memoryRoomKey, type RoomKey } from '../../src/net/protocol/place.ts'
import {
  joinTable,
  type LivePorts,
  type LiveTable,
  resumeTable,
  type SeatPlan,
  type TableJoined,
} from '../../src/net/role/liveTable.ts'
import { type Broadcaster, makeBroadcaster } from '../../src/net/viewers/broadcaster.ts'
import { type Gallery, memoryGallery } from '../../src/net/viewers/gallery.ts'
import { openViewers } from '../../src/net/viewers/viewers.ts'
import type { Game, MatchOptions, Seat } from '../../src/rules/game.ts'
import { sitRandom } from '../bots/random.ts'
import { sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import { openFor } from './gathering.ts'
import { flush, options, pass, playAt, room, until, type World } from './world.ts'

export type TinyLive = LiveTable

/** The game played, and its options. */
export interface Title {
  readonly game: Game
  readonly options: MatchOptions
}

const sidings: Title = { game: tiny, options }

/** The part of a browser that outlives its pages. */
export interface Storage {
  readonly secret: string
  /** This browser's name in the faults of the network: its secret, unless a person has several. */
  readonly name?: string
  readonly keeper: Keeper
  readonly roomKey: RoomKey
  readonly gallery: Gallery
}

export const makeStorage = (secret: string, name = secret): Storage => ({
  secret,
  name,
  keeper: memoryKeeper(),
  roomKey: memoryRoomKey(),
  gallery: memoryGallery(),
})

/** A browser at a table, or about to join one, as in the page. */
export interface Browser {
  readonly storage: Storage
  /** The table of its page; fails while there is none. */
  table(): TinyLive
  hasTable(): boolean
  /** The result of joining, while it has no table. */
  problem(): Exclude<TableJoined, { type: 'opened' }> | undefined
  readonly knocking: boolean
  /** Opens a page: a new table with these places, or the one it was at, or whatever is in the room. */
  open(places?: readonly SeatPlan[], ask?: Seat): Promise<void>
  /** Plays random legal moves for the bots and for this browser's own seats. */
  play(pause?: number): void
  /** Stops playing. */
  rest(): void
  /** Freezes its page, or lets it continue with everything that has gathered. */
  freeze(on: boolean): void
  /** Ends the page: with a goodbye to the others, or silently. */
  end(how: 'goodbye' | 'silent'): void
  /** Cuts it off from everyone, or reconnects it. It keeps its addresses. */
  cutOff(off: boolean): void
}

/** A browser in a room; Sidings is played there by default. */
export function makeBrowser(world: World, code: string, storage: Storage, { game, options }: Title = sidings): Browser {
  let joined: TableJoined | undefined
  const { lab } = world
  const name = storage.name ?? storage.secret
  let pages: readonly FaultyPage[] = []
  const stops: (() => void)[] = []
  let broadcaster: Broadcaster | undefined
  const opened = (table: LiveTable) => {
    joined = { type: 'opened', table }
    broadcaster?.follow(table, undefined)
  }

  const tapped = ({ listen, dial }: Network): Network => ({
    listen: (at, onLink, host) => listen(at, (link) => onLink(world.tap(name, link)), host),
    dial(at) {
      const { result, cancel } = dial(at)
      const tap = (dialled: Dialled) => ('link' in dialled ? { link: world.tap(name, dialled.link) } : dialled)
      return { result: result.then(tap), cancel }
    },
  })
  const openPage = (): LivePorts => {
    const own = lab.page(name)
    const second = world.second?.page(name)
    pages = second ? [own, second] : [own]
    const network = overBrokers(
      pages.map((page) => page.network),
      own.clock,
    )
    const keeper: Keeper = {
      begin: async (edition, entries) => (own.alive ? storage.keeper.begin(edition, entries) : new Promise(() => {})),
      append: async (entry) => (own.alive ? storage.keeper.append(entry) : new Promise(() => {})),
      load: storage.keeper.load,
      ...(storage.keeper.answers ? { answers: storage.keeper.answers } : {}),
    }
    const { secret, roomKey, gallery } = storage
    const { entropy } = world
    const there = { network: tapped(network) }
    const viewersPorts = { ...there, clock: own.clock, gallery, entropy, secret }
    broadcaster = makeBroadcaster(gallery, async () => openViewers(viewersPorts))
    return {
      keeper,
      clock: own.clock,
      signatures: world.signatures,
      secret,
      entropy,
      gallery,
      room: { ...there, code, key: roomKey },
    }
  }
  const browser = {
    storage,
    knocking: false,
    table: () => need(joined?.type === 'opened' ? joined.table : undefined, 'a table'),
    hasTable: () => joined?.type === 'opened',
    problem: () => (joined?.type === 'opened' ? undefined : joined),
    async open(places?: readonly SeatPlan[], ask?: Seat) {
      const ports = openPage()
      const kept = await storage.keeper.load()
      joined = undefined
      if (places) {
        void openFor(ports, { game, options }, places).started.then((begun) => opened(sound(begun).table))
      } else if (kept && ask === undefined) {
        const resumed = resumeTable(ports, game, kept)
        if ('unmanned' in resumed) throw new Error('seats are empty')
        opened(sound(resumed).table)
      } else {
        const knocking = () => {
          browser.knocking = true
        }
        const load = async () => game
        let isGathered = false
        const gathered = () => {
          isGathered = true
        }
        const joining = { load, gathered, undecided: knocking, claim: ask }
        void joinTable(ports, joining).result.then((one) => {
          if (one.type === 'opened') opened(one.table)
          else joined = one
        })
        await until(world, () => joined !== undefined || isGathered || browser.knocking)
      }
      await flush()
    },
    play(pause = 5) {
      const table = browser.table()
      const { draw, clock } = world
      const seats = table.now().sitters.map((_, seat) => seat)
      for (const seat of seats) {
        stops.push(sitRandom(table.seat(seat), { draw, clock, pause }))
        stops.push(playAt(world, table, seat, pause))
      }
    },
    end(how: 'goodbye' | 'silent') {
      for (const stop of stops.splice(0)) stop()
      if (how === 'goodbye') broadcaster?.close()
      if (how === 'goodbye' && joined?.type === 'opened') joined.table.close()
      for (const page of pages) page.end(how === 'goodbye' ? 'closed' : 'silent')
    },
    rest() {
      for (const stop of stops.splice(0)) stop()
    },
    freeze(on: boolean) {
      const others = lab.faults.now().frozen.filter((one) => one !== name)
      lab.faults.set({ frozen: on ? [...others, name] : others })
    },
    cutOff(off: boolean) {
      const others = lab.faults.now().mute.filter(({ from, to }) => from !== name && to !== name)
      const ways = [
        { from: name, to: '*' },
        { from: '*', to: name },
      ]
      lab.faults.set({ mute: off ? [...others, ...ways] : others })
    },
  }
  return browser
}

/**
 * A room with a host and its guests, all seated. The host has seat 0, and its bots the last ones. `altered`: what
 * someone plays by instead who cheats.
 */
export async function openRoom(
  world: World,
  guests: number,
  title = sidings,
  bots = 0,
  altered?: { readonly seat: Seat; readonly game: Game },
) {
  const browsers = Array.from({ length: guests + 1 }, (_, seat) => {
    const own = altered?.seat === seat ? { ...title, game: altered.game } : title
    return makeBrowser(world, room, makeStorage(world.entropy()), own)
  })
  const [host, ...arriving] = browsers
  const people = browsers.map((_, seat) => ({ kind: seat === 0 ? 'mine' : 'guest' }) as const)
  const others = Array.from({ length: bots }, () => ({ kind: 'bot', name: 'random' }) as const)
  await need(host, 'a host').open([...people, ...others])
  await pass(world, 10)
  for (const guest of arriving) await guest.open()
  await until(world, () => browsers.every((one) => one.hasTable() && one.table().now().standing === 'playing'))
  await pass(world, 100)
  return browsers
}
