import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { type Cheat, forged, goneOn, openCheat } from './cheat.ts'
import { makeWorld, pass, until } from './world.ts'

const now = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().now()
const lengthAt = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().journal().length

/** A cheating host and its guests, mid-match, with seat 1 asked to choose. */
async function midMatch(seed: number, guests = 1) {
  const world = makeWorld(seed)
  const cheat = await openCheat(world, guests)
  for (const one of cheat.browsers) one.play()
  const isFar = () => {
    const { seq, ask, standing } = now(cheat, 0)
    return standing === 'over' || (seq > 12 && ask.type === 'choose' && ask.seat === 1)
  }
  await until(world, isFar)
  for (const one of cheat.browsers) one.rest()
  await until(world, () => lengthAt(cheat, 1) === lengthAt(cheat, 0))
  await pass(world, 100)
  expect(now(cheat, 1)).toMatchObject({ standing: 'playing', turn: 1 })
  return { world, cheat, secret: cheat.at(0).storage.secret }
}

type Written = readonly [Seat | 'host', Body<Typed>]

/** Sends these entries to the guest in seat 1, and expects that it takes none of them. */
async function expectRefused({ cheat, secret }: Awaited<ReturnType<typeof midMatch>>, ...written: readonly Written[]) {
  const before = cheat.at(1).table().journal()
  let journal = cheat.at(1).table().whole()
  for (const [by, body] of written) {
    const entry = forged(journal, secret, by, body)
    journal = goneOn(journal, entry)
    await cheat.send(1, { type: 'entry', entry })
  }
  expect(cheat.at(1).table().journal()).toEqual(before)
  expect(now(cheat, 1).sitters[1]).toMatchObject({ kind: 'person', mine: true })
}

const keyAt = (cheat: Cheat, seat: Seat) => {
  const bodies = cheat
    .at(seat)
    .table()
    .journal()
    .map(({ body }) => body)
  const sat = bodies.find((body) => body.type === 'seat' && body.seat === seat)
  return sat?.type === 'seat' ? need(sat.key, 'a key') : ''
}

describe('a host that wants the seat of a guest who is there', () => {
  it('can’t play for the guest by a bot in between', async () => {
    const table = await midMatch(1, 2)
    const key = keyAt(table.cheat, 1)
    const { ask } = now(table.cheat, 1)
    const move = ask.type === 'choose' ? need(ask.moves[0], 'a move') : undefined
    await expectRefused(
      table,
      ['host', { type: 'seat', seat: 1, kind: 'bot', key }],
      [1, { type: 'move', move: need(move, 'a move') }],
      ['host', { type: 'seat', seat: 1, kind: 'person', key }],
    )
  })

  it('can’t make a move, resign or agree for the guest', async () => {
    const table = await midMatch(2, 2)
    const { ask } = now(table.cheat, 1)
    const move = ask.type === 'choose' ? need(ask.moves[0], 'a move') : undefined
    await expectRefused(table, [1, { type: 'move', move: need(move, 'a move') }])
    await expectRefused(table, [1, { type: 'resign' }])
    await expectRefused(
      table,
      [1, { type: 'wish', wish: 'end' }],
      [0, { type: 'answer', to: lengthAt(table.cheat, 1), yes: true }],
    )
  })

  it('can’t give the seat to its own key, to a new one or to a bot for good', async () => {
    const table = await midMatch(3)
    const { cheat } = table
    for (const key of [keyAt(cheat, 0), 'A'.repeat(43)])
      await expectRefused(table, ['host', { type: 'seat', seat: 1, kind: 'person', key }])
    await expectRefused(table, ['host', { type: 'seat', seat: 1, kind: 'bot', name: 'ganger' }])
  })

  it('can’t ask for a key that already sits at the table', async () => {
    const table = await midMatch(4)
    const wish = { type: 'wish', wish: 'give', seat: 1, key: keyAt(table.cheat, 0) } as const
    await expectRefused(table, [0, wish])
  })
})

describe('a bot that stands in', () => {
  /** Three at a table; the person of seat 1 is away, and a bot plays for them as the others agreed. */
  async function away(seed: number) {
    const table = await midMatch(seed, 2)
    const { world, cheat } = table
    cheat.at(1).end('silent')
    await pass(world, 9000)
    await cheat.at(0).table().standIn(1)
    await pass(world, 100)
    void cheat.at(2).table().standIn(1)
    expect(await until(world, () => now(cheat, 2).sitters[1]?.standIn === true, 5000)).toBe(true)
    return table
  }

  /** Entries that the host seals for seat 1, sent to the guest in seat 2; it takes none. */
  async function expectNone({ cheat, secret }: Awaited<ReturnType<typeof away>>, ...all: Body<Typed>[]) {
    const { length } = cheat.at(2).table().journal()
    for (const body of all) {
      const entry = forged(cheat.at(2).table().whole(), secret, 1, body)
      await cheat.send(2, { type: 'entry', entry })
      expect(lengthAt(cheat, 2)).toBe(length)
    }
  }

  it('neither resigns nor asks, agrees, undoes or writes notes', async () => {
    const table = await away(5)
    const to = lengthAt(table.cheat, 2) - 1
    await expectNone(
      table,
      { type: 'resign' },
      { type: 'wish', wish: 'end' },
      { type: 'mark', note: 'not mine', on: { entry: 1 } },
    )
    void table.cheat.at(2).table().act(2, { type: 'wish', wish: 'end' })
    await pass(table.world, 100)
    await expectNone(table, { type: 'answer', to: to + 1, yes: true })
  })

  it('leaves what changes the match waiting for its person', async () => {
    const { world, cheat } = await away(6)
    void cheat.at(2).table().act(2, { type: 'wish', wish: 'end' })
    await pass(world, 100)
    const to = cheat.at(0).table().journal().length - 1
    await cheat.at(0).table().act(0, { type: 'answer', to, yes: true })
    await pass(world, 20_000)
    expect(now(cheat, 0).standing).toBe('playing')
    await cheat.at(1).open()
    await until(world, () => now(cheat, 0).sitters[1]?.kind === 'person', 30_000)
    await until(world, () => lengthAt(cheat, 1) === lengthAt(cheat, 0), 30_000)
    void cheat.at(1).table().act(1, { type: 'answer', to, yes: true })
    expect(await until(world, () => now(cheat, 0).standing === 'over', 30_000)).toBe(true)
  })

  it('gives the seat back to its person, by that person’s own signature', async () => {
    const { world, cheat } = await away(7)
    await cheat.at(1).open()
    await until(world, () => now(cheat, 2).sitters[1]?.kind === 'person', 30_000)
    const back = cheat
      .at(2)
      .table()
      .journal()
      .findLast(({ body }) => body.type === 'seat')
    expect(back).toMatchObject({ by: 1, body: { kind: 'person', key: keyAt(cheat, 1) } })
    expect(back?.sig).toBeDefined()
    expect(setupOf(cheat.at(2).table().whole()).trust).toBe(2)
  })
})
