import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { SeatPlan } from '../../src/match/begin.ts'
import { signaturesProblem } from '../../src/match/signing.ts'
import type { Entry } from '../../src/rules/body.ts'
import { entryHash } from '../../src/rules/journal.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Browser, openRoom } from './browser.ts'
import { forged, openCheat } from './cheat.ts'
import {
  type House,
  join,
  makeWorld,
  openHouse,
  pass,
  playAt,
  seatOf,
  type TinyGuest,
  until,
  type World,
} from './world.ts'

const fair = { chance: 'together' } as const
const places = (guests: number): readonly SeatPlan[] => [
  { kind: 'mine' },
  ...Array.from({ length: guests }, (): SeatPlan => ({ kind: 'guest' })),
]

/** A table of a host and guests, at which draws are made together. */
async function tableOf(world: World, guests: number) {
  const house = await openHouse(world, places(guests), fair)
  const secrets = Array.from({ length: guests }, () => world.entropy())
  const joined: TinyGuest[] = []
  for (const secret of secrets) joined.push(await join(world, secret))
  return { house, joined, secrets }
}

const everyone = ({ house, joined }: { house: House; joined: readonly TinyGuest[] }) => [house.table, ...joined]

const drawsIn = (entries: readonly Entry<unknown>[]) =>
  entries.flatMap(({ body }) => (body.type === 'chance' ? [body] : []))

const isOver = (table: { now(): { standing: string } }) => table.now().standing === 'over'

describe('a match whose draws are made together', () => {
  it.each([1, 3])('is played to its end among a host and %i guests', async (guests) => {
    const world = makeWorld(guests)
    const table = await tableOf(world, guests)
    for (const one of everyone(table)) playAt(world, one, seatOf(one))
    expect(await until(world, () => everyone(table).every(isOver))).toBe(true)
    const { entries } = table.house.table.whole()
    const draws = drawsIn(entries)
    expect(draws.length).toBeGreaterThan(1)
    for (const { proofs } of draws) expect(proofs).toHaveLength(guests + 1)
    const all = draws.flatMap(({ proofs = [] }) => proofs)
    expect(new Set(all).size).toBe(all.length)
    for (const one of table.joined) expect(one.journal().map(entryHash)).toEqual(entries.map(entryHash))
    sound(openJournal(tiny, JSON.parse(JSON.stringify(entries))))
  })
})

const now = (browser: Browser) => browser.table().now()
const journalOf = (browser: Browser) => browser.table().journal()
const isDrawing = (browser: Browser) => now(browser).ask.type === 'chance'
const push = { type: 'push' } as const

/** A room whose people have sat down; Sidings, drawn together. */
async function roomOf(seed: number, guests: number) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, guests)
  const at = (seat: number) => need(browsers[seat], `browser ${seat}`)
  await until(world, () => browsers.every((one) => now(one).ask.type === 'choose'))
  return { world, browsers, at }
}

type Room = Pick<Awaited<ReturnType<typeof roomOf>>, 'world' | 'at'> & { readonly browsers: readonly Browser[] }

/** Makes moves of a browser's own until one of these seats is asked. */
async function untilAsked({ world, browsers, at }: Room, seats: readonly number[]): Promise<number> {
  for (let tries = 0; tries < 60; tries++) {
    await pass(world, 300)
    const { ask } = now(at(0))
    const seat = ask.type === 'choose' ? ask.seat : 0
    if (seats.includes(seat)) return seat
    const move = ask.type === 'choose' ? ask.moves.at(-1) : undefined
    if (move) void need(browsers[seat], 'a browser').table().submit(seat, move)
  }
  throw new Error('not asked')
}

/** A draw that waits for the last guest, who is cut off. */
async function waitingDraw(seed: number, guests: number): Promise<Room> {
  const room = await roomOf(seed, guests)
  const { world, browsers, at } = room
  const others = browsers.map((_, seat) => seat).slice(0, -1)
  const seat = await untilAsked(room, others)
  at(guests).cutOff(true)
  void at(seat).table().submit(seat, push)
  const here = browsers.slice(0, -1)
  await until(world, () => here.every(isDrawing), 5000)
  await pass(world, 2000)
  expect(here.every(isDrawing)).toBe(true)
  return room
}

async function expectSame({ world, browsers }: Room): Promise<void> {
  const isSame = () => new Set(browsers.map((one) => `${now(one).seq} ${now(one).hash}`)).size === 1
  for (const one of browsers) one.rest()
  await until(world, isSame, 30_000)
  const journal = journalOf(need(browsers[0], 'a browser'))
  for (const one of browsers) expect(journalOf(one)).toEqual(journal)
  sound(openJournal(tiny, journal))
  expect(await signaturesProblem(journal, cheapSignatures.verify)).toBeUndefined()
  const proofs = drawsIn(journal).flatMap((draw) => draw.proofs ?? [])
  expect(new Set(proofs).size).toBe(proofs.length)
}

describe('a draw that waits for someone', () => {
  it('is made when they are back', async () => {
    const room = await waitingDraw(11, 2)
    room.at(2).cutOff(false)
    expect(await until(room.world, () => room.browsers.every((one) => !isDrawing(one)), 60_000)).toBe(true)
    await expectSame(room)
  })

  it('isn’t lost or drawn otherwise by a host that takes over meanwhile', async () => {
    const room = await waitingDraw(12, 2)
    const { world, at } = room
    const asks = journalOf(at(1)).findLast(({ body }) => body.type === 'move')
    at(0).end('silent')
    await until(world, () => now(at(1)).hosting, 60_000)
    expect(isDrawing(at(1))).toBe(true)
    at(2).cutOff(false)
    await at(0).open()
    const isDone = () => room.browsers.every((one) => one.hasTable() && !isDrawing(one))
    expect(await until(world, isDone, 120_000)).toBe(true)
    expect(journalOf(at(1))[asks?.seq ?? 0]).toEqual(asks)
    await expectSame(room)
  })

  it('brings the same after its host has reloaded', async () => {
    const room = await waitingDraw(13, 2)
    const { world, at } = room
    const shown = need(at(1).table().journal().at(-1), 'an entry')
    at(0).end('goodbye')
    await at(0).open()
    await until(world, () => now(at(0)).standing === 'playing', 10_000)
    at(2).cutOff(false)
    expect(await until(world, () => room.browsers.every((one) => !isDrawing(one)), 60_000)).toBe(true)
    expect(journalOf(at(0))[shown.seq]).toEqual(shown)
    await expectSame(room)
  })

  it('is made when a guest comes back from a reload', async () => {
    const room = await waitingDraw(14, 2)
    const { world, at } = room
    at(2).end('silent')
    at(2).cutOff(false)
    await at(2).open()
    expect(await until(world, () => room.browsers.every((one) => !isDrawing(one)), 60_000)).toBe(true)
    await expectSame(room)
  })

  it('is made without them once a bot stands in', async () => {
    const room = await waitingDraw(15, 2)
    const { world, at } = room
    await pass(world, 8000)
    void at(0).table().standIn(2)
    await pass(world, 1000)
    void at(1).table().standIn(2)
    expect(await until(world, () => !isDrawing(at(0)) && !isDrawing(at(1)), 20_000)).toBe(true)
    const last = drawsIn(journalOf(at(1))).at(-1)
    expect(last?.proofs).toHaveLength(2)
    at(2).cutOff(false)
    await until(world, () => now(at(2)).standing === 'playing', 60_000)
    await expectSame(room)
  })
})

describe('a guest’s own move that leads to a draw', () => {
  it('is answered only once its host has sealed it, so that nobody can try another first', async () => {
    const room = await roomOf(21, 1)
    const { world, at } = room
    await untilAsked(room, [1])
    const overheard: string[] = []
    world.overhear = (text) => void overheard.push(text)
    const { seq } = now(at(0))
    // From now on the guest hears nothing, and so no seal.
    world.lab.faults.set({ mute: [{ from: at(0).storage.secret, to: '*' }] })
    void at(1).table().submit(1, push)
    await until(world, () => now(at(0)).seq > seq, 2000)
    await pass(world, 2000)
    expect(isDrawing(at(0))).toBe(true)
    expect(overheard.some((text) => text.includes('"type":"draw"'))).toBe(false)
    world.lab.faults.set({ mute: [] })
    expect(await until(world, () => !isDrawing(at(0)) && !isDrawing(at(1)), 30_000)).toBe(true)
    await expectSame(room)
  })

  it('may be exchanged for another until then', async () => {
    const room = await roomOf(22, 1)
    const { world, at } = room
    await untilAsked(room, [1])
    world.lab.faults.set({ mute: [{ from: '*', to: at(0).storage.secret }] })
    void at(1).table().submit(1, push)
    await pass(world, 100)
    const { ask } = now(at(1))
    const other = need(ask.type === 'choose' ? ask.moves[0] : undefined, 'a move')
    void at(1).table().submit(1, other)
    world.lab.faults.set({ mute: [] })
    expect(await until(world, () => !now(at(1)).pending && !isDrawing(at(1)), 30_000)).toBe(true)
    await expectSame(room)
  })

  it.each([
    ['its page is reloaded', 23, 'goodbye'],
    ['its browser dies', 24, 'silent'],
  ] as const)('stands once it is answered, even if %s', async (_, seed, how) => {
    const room = await roomOf(seed, 1)
    const { world, at } = room
    await untilAsked(room, [1])
    const overheard: string[] = []
    world.overhear = (text) => void overheard.push(text)
    void at(1).table().submit(1, push)
    await until(world, () => overheard.some((text) => text.includes('"type":"draw"')), 5000)
    const asks = need(
      journalOf(at(1)).findLast(({ body }) => body.type === 'move'),
      'a move',
    )
    at(1).end(how)
    await at(1).open()
    expect(journalOf(at(1))[asks.seq]).toEqual(asks)
    expect(await until(world, () => !isDrawing(at(0)) && !isDrawing(at(1)), 60_000)).toBe(true)
    await expectSame(room)
    const answers = overheard.flatMap(
      (text) => /"type":"draw","seq":(\d+),"proof":"([\w-]+)"/.exec(text)?.slice(1).join() ?? [],
    )
    const seqs = new Set(answers.map((one) => one.split(',')[0]))
    expect(new Set(answers).size).toBe(seqs.size)
  })
})

describe('a host that bends a draw', () => {
  it.each([
    ['a seed it has chosen', () => ({ seed: hex32Of('chosen') })],
    ['the parts of another draw', (proofs: readonly string[]) => ({ proofs })],
    ['parts in another order', (proofs: readonly string[]) => ({ proofs: proofs.toReversed() })],
  ])('convinces no guest with %s', async (_, bent) => {
    const world = makeWorld(31)
    const cheat = await openCheat(world, 1)
    await until(world, () => cheat.browsers.every((one) => now(one).ask.type === 'choose'))
    await pass(world, 500)
    const room = { world, browsers: cheat.browsers, at: cheat.at }
    await untilAsked(room, [0])
    const before = cheat.at(1).table().whole()
    const secret = cheat.at(0).storage.secret
    // Another host's page writes the move, and the draw that it likes behind it.
    const move = forged(before, secret, 0, { type: 'move', move: push })
    await cheat.send(1, { type: 'entry', entry: move })
    const asks = cheat.at(1).table().whole()
    expect(asks.ask.type).toBe('chance')
    const { proofs = [] } = need(drawsIn(asks.entries).at(-1), 'a draw')
    const draw = forged(asks, secret, 'host', { type: 'chance', ...bent(proofs) })
    await cheat.send(1, { type: 'entry', entry: draw })
    expect(cheat.at(1).table().whole().entries.length).toBe(asks.entries.length)
    expect(isDrawing(cheat.at(1))).toBe(true)
  })
})
