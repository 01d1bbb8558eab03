import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { need } from '../../src/kit/assert.ts'
import { perfectWire } from '../../src/link/faults/wire.ts'
import { makeRoomCode, roomCodeBytes } from '../../src/link/roomCode.ts'
import type { GuestMessage, HostMessage } from '../../src/net/protocol/protocol.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Game } from '../../src/rules/game.ts'
import { type Browser, openRoom, type Title } from '../net/browser.ts'
import { ask, makeGatherer, openGathering } from '../net/lobbyWorld.ts'
import { makeWorld, pass, seatOf, until, type World } from '../net/world.ts'
import { waybills } from '../waybills/waybills.ts'
import type { Traffic } from './corpus.ts'

export const foothillsTitle: Title = { game: foothills(builtIn) as Game, options: {} }
export const waybillsTitle: Title = { game: waybills as Game, options: { hand: 2 } }

/** A world of which everything said is recorded. */
export function recordedWorld(seed: number, traffic: Traffic): World {
  const world = makeWorld(seed)
  world.overhear = traffic.add
  return world
}

/** Messages that matches of today no longer send, or too seldom to wait for them. */
const samples: readonly (GuestMessage | HostMessage)[] = [
  { type: 'diverged', from: 2, entries: [] },
  { type: 'resync', from: 1 },
  { type: 'react', reaction: 'hello' },
  { type: 'reacted', id: 1, by: 'A'.repeat(43), reaction: 'up' },
  { type: 'nudged', by: 'A'.repeat(43), seat: 1 },
  { type: 'journal', from: 1, entries: [] },
  { type: 'denied', why: 'full', sig: 'x' },
  { type: 'undecided' },
  { type: 'prove' },
  { type: 'handOver' },
  { type: 'gallery', gallery: { code: makeRoomCode(new Uint8Array(roomCodeBytes)), open: true, delay: 30 } },
]

/** Records whatever people may say to each other: before a match, in one, and when a host is lost. */
export async function recordTraffic(traffic: Traffic): Promise<void> {
  for (const one of samples) traffic.add(JSON.stringify(one))
  await gather(recordedWorld(1, traffic))
  await playDuel(recordedWorld(2, traffic))
  await loseHost(recordedWorld(3, traffic))
}

/** People come to a lobby, change it, react, and begin. */
async function gather(world: World): Promise<void> {
  const host = openGathering(world)
  const [ben, cleo, dora] = [makeGatherer(world), makeGatherer(world), makeGatherer(world)]
  await ben.come()
  await cleo.come()
  await dora.come()
  await ask(world, dora.lobby(), { type: 'stand', seat: 3 })
  await ask(world, ben.lobby(), { type: 'rename', seat: 1, name: 'Ben' })
  await ask(world, ben.lobby(), { type: 'style', seat: 1, style: 3 })
  await ask(world, cleo.lobby(), { type: 'swap', a: 2, b: 3 })
  await ask(world, cleo.lobby(), { type: 'stand', seat: 3 })
  await ask(world, cleo.lobby(), { type: 'sit', seat: 2, name: 'Cleo' })
  await ask(world, dora.lobby(), { type: 'option', key: 'wagons', value: 12 })
  await ask(world, dora.lobby(), { type: 'bot', seat: 3, bot: 'random' })
  ben.lobby().react('thanks')
  cleo.cutOff(true)
  await pass(world, 8000)
  cleo.cutOff(false)
  await pass(world, 8000)
  await ask(world, host.lobby(), { type: 'remove', seat: 2 })
  await ask(world, host.lobby(), { type: 'style', seat: 0, style: 1 })
  host.lobby().start()
  await until(world, () => ben.table() !== undefined && host.table() !== undefined)
  await pass(world, 2000)
}

const tables = (browsers: readonly Browser[]) => browsers.map((one) => one.table())
const act = (browser: Browser, body: Body<never>) => void browser.table().act(seatOf(browser.table()), body)

/** Two play, ask for this and that, and one of them is cut off for a while. */
export async function playDuel(world: World): Promise<void> {
  const browsers = await openRoom(world, 1, foothillsTitle)
  const [host, guest] = [need(browsers[0], 'a host'), need(browsers[1], 'a guest')]
  for (const one of browsers) one.play(300)
  await until(world, () => guest.table().now().seq > 20)
  for (const one of browsers) one.rest()
  act(guest, { type: 'wish', wish: 'undo', to: 3 })
  await pass(world, 500)
  act(host, { type: 'answer', to: guest.table().now().seq, yes: true })
  await pass(world, 500)
  act(guest, { type: 'mark', note: 'a note', on: { entry: 2 } })
  guest.table().talk?.react('thanks')
  guest.table().talk?.nudge(0)
  await pass(world, 500)
  // The answer comes only as time passes.
  void guest.table().undo(0)
  for (const one of browsers) one.play(1500)
  world.wire = { ...perfectWire, loss: 0.2 }
  await pass(world, 10_000)
  world.wire = perfectWire
  guest.cutOff(true)
  await pass(world, 25_000)
  guest.cutOff(false)
  await pass(world, 20_000)
}

/** A dealing host is lost, another takes over, a bot stands in, and both come back together. */
async function loseHost(world: World): Promise<void> {
  const browsers = await openRoom(world, 2, waybillsTitle)
  const [host, next, third] = browsers.map((one) => need(one, 'a browser'))
  if (!host || !next || !third) return
  for (const one of browsers) one.play(300)
  await until(world, () => next.table().now().seq > 24)
  host.end('silent')
  await until(world, () => tables([next, third]).some((table) => table.now().hosting), 60_000)
  await pass(world, 2000)
  act(next, { type: 'wish', wish: 'deal' })
  act(third, { type: 'wish', wish: 'deal' })
  await pass(world, 2000)
  void next.table().standIn(0)
  await pass(world, 2000)
  void third.table().standIn(0)
  await pass(world, 2000)
  await host.open()
  await pass(world, 10_000)
  third.table().handOver(0)
  await pass(world, 10_000)
}
