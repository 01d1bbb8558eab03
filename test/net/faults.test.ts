import { describe, expect, it } from 'vitest'
import { perfectWire, type Wire } from '../../src/link/faults/wire.ts'
import type { SeatPlan } from '../../src/match/begin.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { sitRandom } from '../bots/random.ts'
import { sound } from '../journals.ts'
import { tiny } from '../tiny/tiny.ts'
import {
  type House,
  join,
  makeWorld,
  openHouse,
  playAt,
  reloadHost,
  seatOf,
  type TinyGuest,
  until,
  type World,
} from './world.ts'

/** A guest's page and what outlives it. */
interface Home {
  readonly secret: string
  table: TinyGuest
}

/** A table with everyone at it. */
interface Scene {
  readonly world: World
  readonly house: House
  readonly homes: Home[]
}

const kinds = ['mine', 'bot', 'guest', 'guest'] as const

/** A random seating with at least one guest. */
function placesBy(world: World, seats: number): readonly SeatPlan[] {
  const guest = world.draw(seats)
  return Array.from({ length: seats }, (_, seat) => {
    const kind = seat === guest ? 'guest' : (kinds[world.draw(kinds.length)] ?? 'guest')
    return kind === 'bot' ? { kind, name: 'random' } : { kind }
  })
}

/** Starts to play the host's own seats and bots. */
function sitDown(world: World, { table }: House): void {
  const { draw, clock } = world
  for (const [seat, sitter] of table.now().sitters.entries()) {
    if (sitter.kind === 'bot') sitRandom(table.seat(seat), { draw, clock, pause: 5 })
    if (sitter.mine) playAt(world, table, seat)
  }
}

async function guestArrives(world: World, secret: string): Promise<Home> {
  const table = await join(world, secret)
  playAt(world, table, seatOf(table))
  return { secret, table }
}

async function openScene(seed: number, seats: number, wire: Wire): Promise<Scene> {
  const world = makeWorld(seed, wire)
  const places = placesBy(world, seats)
  const house = await openHouse(world, places)
  sitDown(world, house)
  const homes: Home[] = []
  for (const place of places) if (place.kind === 'guest') homes.push(await guestArrives(world, world.entropy()))
  return { world, house, homes }
}

const isOver = ({ house, homes }: Scene) => {
  const { hash, standing, seq } = house.table.now()
  if (standing !== 'over') return false
  return homes.every(({ table }) => table.now().hash === hash && table.now().seq === seq)
}

/** A mishap that can happen to a table at any moment. */
type Mishap = (scene: Scene) => Promise<void>

const guestReloads: Mishap = async ({ world, homes }) => {
  const home = homes[world.draw(homes.length)]
  if (!home) return
  home.table.close()
  const again = await guestArrives(world, home.secret)
  expect(seatOf(again.table)).toBe(seatOf(home.table))
  home.table = again.table
}

const hostReloads: Mishap = async ({ world, house }) => {
  const how = (['away', 'closed', 'silent'] as const)[world.draw(3)] ?? 'away'
  await reloadHost(world, house, how)
  sitDown(world, house)
}

const linksBreak: Mishap = async ({ world }) => world.network.cut(world.draw(2) === 0 ? 'closed' : 'silent')

const someoneUndoes: Mishap = async ({ world, house, homes }) => {
  const tables = [house.table, ...homes.map((home) => home.table)]
  const table = tables[world.draw(tables.length)]
  if (table) void table.undo(0)
}

/**
 * Plays a match to its end with a mishap every so often, and compares what everyone holds then. Returns the number of
 * mishaps before the end.
 */
async function playOut(scene: Scene, mishaps: readonly Mishap[]): Promise<number> {
  const { world, house, homes } = scene
  let count = 0
  while (count < 12 && mishaps.length > 0) {
    await until(world, () => isOver(scene), world.draw(200))
    if (house.table.now().standing === 'over') break
    await mishaps[world.draw(mishaps.length)]?.(scene)
    count++
  }
  expect(await until(world, () => isOver(scene))).toBe(true)
  const journal = house.table.journal()
  for (const { table } of homes) expect(table.journal()).toEqual(journal)
  const kept = (await house.keeper.load())?.entries
  expect(kept).toEqual(journal)
  const replayed = sound(openJournal(tiny, kept ?? [])).journal
  expect(replayed.positions.at(-1)).toEqual(house.table.now().position)
  return count
}

/** Generous, since a machine may be busy; nothing here waits on a real clock. */
const patience = 120_000

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
const bad: Wire = { ...perfectWire, delay: [5, 45], loss: 0.08, duplicate: 0.12, reorder: 0.15 }

describe('a match over a link ends with equal journals and positions everywhere', () => {
  it(
    'on a good link, at tables of one to six',
    async () => {
      for (const seed of seeds(0, 6)) {
        const scene = await openScene(seed, 1 + (seed % 6), perfectWire)
        await playOut(scene, [])
        expect(scene.homes.map(({ table }) => table.counts.resyncs)).toEqual(scene.homes.map(() => 0))
      }
    },
    patience,
  )

  it(
    'when messages come late, twice, in disorder or not at all',
    async () => {
      let resyncs = 0
      for (const seed of seeds(100, 12)) {
        const scene = await openScene(seed, 1 + (seed % 6), bad)
        await playOut(scene, [])
        resyncs += scene.homes.reduce((sum, { table }) => sum + table.counts.resyncs, 0)
      }
      expect(resyncs).toBeGreaterThan(6)
    },
    patience,
  )

  it(
    'when guests reload at any moment',
    async () => {
      let reloads = 0
      for (const seed of seeds(300, 6))
        reloads += await playOut(await openScene(seed, 1 + (seed % 3), perfectWire), [guestReloads])
      expect(reloads).toBeGreaterThan(12)
    },
    patience,
  )

  it(
    'when the host reloads at any moment, even between storing and sending',
    async () => {
      let reloads = 0
      for (const seed of seeds(400, 6))
        reloads += await playOut(await openScene(seed, 1 + (seed % 3), perfectWire), [hostReloads])
      expect(reloads).toBeGreaterThan(12)
    },
    patience,
  )

  it(
    'when moves are taken back',
    async () => {
      let undos = 0
      for (const seed of seeds(500, 9)) {
        const scene = await openScene(seed, 1 + (seed % 3), perfectWire)
        await playOut(scene, [someoneUndoes])
        undos += scene.house.table.journal().filter(({ body }) => body.type === 'undo').length
      }
      expect(undos).toBeGreaterThan(4)
    },
    patience,
  )

  it(
    'when everything happens at once',
    async () => {
      const all = [guestReloads, hostReloads, linksBreak, someoneUndoes]
      let mishaps = 0
      for (const seed of seeds(600, 12)) mishaps += await playOut(await openScene(seed, 1 + (seed % 6), bad), all)
      expect(mishaps).toBeGreaterThan(40)
    },
    patience,
  )
})
