import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { personIn } from '../../src/match/duties.ts'
import { signaturesProblem, signerIn } from '../../src/match/signing.ts'
import type { Seat } from '../../src/rules/game.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { extend } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Browser, makeBrowser, makeStorage, openRoom } from './browser.ts'
import { forged, openCheat } from './cheat.ts'
import { renew } from './renewing.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()
const fresh = hex32Of('a fresh secret')

const keyOf = (secret: string, { table }: Browser) => signerIn(cheapSignatures, secret, table().whole()).key

/** A host and its guests who have played a few moves. */
async function midMatch(seed: number, guests = 1) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, guests)
  await playOn(world, browsers, 6)
  return { world, browsers, at: (seat: Seat) => need(browsers[seat], `browser ${seat}`) }
}

async function playOn(world: World, browsers: readonly Browser[], more: number) {
  const from = Math.max(...browsers.map((one) => now(one).seq))
  for (const one of browsers) one.play()
  const isOn = () => browsers.every((one) => now(one).seq >= from + more)
  const isOver = () => browsers.every((one) => now(one).standing === 'over')
  expect(await until(world, () => isOn() || isOver())).toBe(true)
  for (const one of browsers) one.rest()
  const ends = () => new Set(browsers.map((one) => `${now(one).seq} ${now(one).hash}`))
  expect(await until(world, () => ends().size === 1, 30_000)).toBe(true)
}

/** The others play until it is a seat's turn. */
async function untilTurn(world: World, browsers: readonly Browser[], seat: Seat): Promise<void> {
  const others = browsers.filter((_, at) => at !== seat)
  for (const one of others) one.play()
  expect(await until(world, () => now(need(browsers[seat], 'a browser')).turn === seat)).toBe(true)
  for (const one of others) one.rest()
}

describe('a person who renews their seat’s link', () => {
  it.each([
    ['guest', 1],
    ['host', 0],
  ] as const)('plays on as a %s, and everyone holds the same signed match', async (_, seat) => {
    const { world, browsers, at } = await midMatch(seat + 1, 2)
    await untilTurn(world, browsers, seat)
    const again = await renew(world, at(seat), seat, fresh)
    const all = browsers.map((one, at) => (at === seat ? again : one))
    await playOn(world, all, 14)
    const journal = again.table().whole()
    expect(await signaturesProblem(journal.entries, cheapSignatures.verify)).toBeUndefined()
    const file = openRead(tiny, readRecord(writeRecord(journal)))
    if (!('journal' in file)) throw new Error('The file does not open')
    const { entries } = file.journal
    expect(await signaturesProblem(entries, cheapSignatures.verify)).toBeUndefined()
  })

  it('leaves the old link without the seat, no matter who opens it, and says why', async () => {
    const { world, at } = await midMatch(3)
    const old = at(1).storage.secret
    const again = await renew(world, at(1), 1, fresh)
    const thief = makeBrowser(world, 'ROOM', makeStorage(old, 'thief'))
    await thief.open()
    await until(world, () => thief.problem() !== undefined, 20_000)
    expect(thief.problem()).toMatchObject({ type: 'denied', why: 'stale' })
    expect(now(again).sitters[1]).toMatchObject({ mine: true })
  })

  it('closes their other device, which has the old link', async () => {
    const { world, at } = await midMatch(4)
    const { secret } = at(1).storage
    const other = makeBrowser(world, 'ROOM', makeStorage(secret, 'other'))
    at(1).cutOff(true)
    await other.open()
    await until(world, () => other.hasTable(), 20_000)
    await pass(world, 500)
    await renew(world, other, 1, fresh)
    at(1).cutOff(false)
    expect(await until(world, () => at(1).table().ended() !== undefined, 120_000)).toBe(true)
    expect(at(1).table().ended()).toBe('stale')
  })
})

describe('a seat’s key', () => {
  it('isn’t replaced by its host', async () => {
    const world = makeWorld(5)
    const cheat = await openCheat(world, 1)
    const before = cheat.at(1).table().whole()
    const key = signerIn(cheapSignatures, fresh, before).key
    for (const by of ['host', 1] as const) {
      const entry = forged(before, cheat.at(0).storage.secret, by, personIn(1, key, undefined))
      await cheat.send(1, { type: 'entry', entry })
      expect(cheat.at(1).table().journal()).toHaveLength(before.entries.length)
    }
  })

  it.each([
    ['a key of someone at the table', (at: (seat: Seat) => Browser) => keyOf(at(0).storage.secret, at(0))],
    ['no key', () => undefined],
  ])('isn’t replaced by %s', async (_, keyFor) => {
    const { at } = await midMatch(6)
    const key = keyFor(at)
    const body = { type: 'seat', seat: 1, kind: 'person', ...(key ? { key } : {}) } as const
    const tried = extend(tiny, at(1).table().whole(), 1, body)
    expect(tried).toMatchObject({ problem: { reason: 'notAgreed' } })
  })

  it('isn’t replaced while a draw is open, when its host may have heard what the old one brings', async () => {
    const { at } = await midMatch(6)
    const before = at(1).table().whole()
    const { seat, moves } = need(before.ask.type === 'choose' ? before.ask : undefined, 'a choice')
    const after = moves.map((move) => sound(extend(tiny, before, seat, { type: 'move', move })).journal)
    const drawing = need(
      after.find(({ ask }) => ask.type === 'chance'),
      'a move that leads to a draw',
    )
    const body = personIn(1, signerIn(cheapSignatures, fresh, before).key, undefined)
    expect(extend(tiny, before, 1, body)).toHaveProperty('journal')
    expect(extend(tiny, drawing, 1, body)).toMatchObject({ problem: { reason: 'notAgreed' } })
  })

  it('doesn’t come back once it was replaced, nor for another seat', async () => {
    const { world, at } = await midMatch(7, 2)
    const old = keyOf(at(1).storage.secret, at(1))
    const again = await renew(world, at(1), 1, fresh)
    const journal = again.table().whole()
    for (const seat of [1, 2]) {
      const tried = extend(tiny, journal, seat, personIn(seat, old, undefined))
      expect(tried).toMatchObject({ problem: { reason: 'notAgreed' } })
    }
  })
})
