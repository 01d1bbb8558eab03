import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { personIn } from '../../src/match/duties.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { signerIn } from '../../src/match/signing.ts'
import { renewalOf } from '../../src/net/seats/renewal.ts'
import type { SeatBody } from '../../src/rules/body.ts'
import { deckOf } from '../../src/rules/cards.ts'
import type { Seat } from '../../src/rules/game.ts'
import { extend } from '../../src/rules/replay.ts'
import { hex32Of } from '../journals.ts'
import { quickWaybills } from '../waybills/waybills.ts'
import { type Browser, makeBrowser, makeStorage } from './browser.ts'
import {
  agree,
  count,
  expectHonest,
  expectSameByLink,
  expectSameHand,
  handOf,
  isHidden,
  isKnown,
  now,
  openHands,
  playTo,
  playToEnd,
  playUntil,
  seen,
  wholeOf,
} from './handRoom.ts'
import { renew, signerOf } from './renewing.ts'
import { pass, until } from './world.ts'

const title = { game: quickWaybills, options: { hand: 2 } }
const [fresh, fresher] = [hex32Of('a fresh secret'), hex32Of('a fresher secret')]

/** A table of three in the middle of its match, at a seat's turn, since a host may change its key only then. */
async function midMatch(seed: number, seat: Seat, bots = 0) {
  const { world, browsers, at } = await openHands(seed, 3, bots)
  await playTo(world, browsers, 40)
  const others = browsers.filter((_, one) => one !== seat)
  await playUntil(world, others, () => now(at(seat)).turn === seat)
  /** Replaces the link of the seat. */
  const replace = async (browser: Browser, secret = fresh) => {
    const again = await renew(world, browser, seat, secret, title)
    const all = browsers.map((one, place) => (place === seat ? again : one))
    return { again, all }
  }
  return { world, browsers, at, replace }
}

describe('a person with hidden cards who replaces their seat’s link', () => {
  it.each([
    ['guest', 1, 0],
    ['host', 0, 1],
  ] as const)('keeps them as a %s, and everyone plays on without dealing again', async (_, seat, bots) => {
    const { world, at, replace } = await midMatch(62 + seat, seat, bots)
    const held = seen(at(seat), seat)
    expect(held.length).toBeGreaterThan(0)
    const { again, all } = await replace(at(seat))
    expect(seen(again, seat)).toEqual(held)
    for (const one of all) if (one !== again) expect(isHidden(one, seat)).toBe(true)
    await playToEnd(world, all)
    expect(count(again, 'deal')).toBe(1)
    await expectHonest(all)
    expectSameByLink(again)
  })

  it('keeps them when it is replaced twice, on another device, and when another takes over', async () => {
    const { world, at, replace } = await midMatch(64, 1)
    const held = seen(at(1), 1)
    const first = await replace(at(1))
    await playUntil(world, first.all, () => now(first.again).turn === 1)
    const { again, all } = await replace(first.again, fresher)
    await expectSameHand(again, 1)
    again.end('goodbye')
    const phone = makeBrowser(world, 'ROOM', makeStorage(fresher, 'phone'), title)
    await phone.open()
    expect(await until(world, () => phone.hasTable() && isKnown(phone, 1))).toBe(true)
    expect(held.length).toBeGreaterThan(0)
    at(0).end('silent')
    await until(world, () => now(at(2)).hosting || now(phone).hosting, 60_000)
    await at(0).open()
    const now3 = [at(0), phone, at(2)]
    await playToEnd(world, now3)
    expect(all).toHaveLength(3)
    expect(count(phone, 'deal')).toBe(1)
    await expectHonest(now3)
  })

  it('keeps them in the middle of the shuffle', async () => {
    const { world, browsers, at } = await openHands(66, 3)
    for (const one of browsers) one.play()
    await until(world, () => count(at(0), 'mix') > 0)
    for (const one of browsers) one.rest()
    const again = await renew(world, at(1), 1, fresh, title)
    await playToEnd(world, [at(0), again, at(2)])
    expect(count(again, 'deal')).toBe(1)
    await expectHonest([at(0), again, at(2)])
  })

  it('leaves the old link without the seat, and without the cards that are drawn afterwards', async () => {
    const { world, at, replace } = await midMatch(67, 1)
    const old = at(1).storage.secret
    const before = handOf(at(1), 1)
    const { again, all } = await replace(at(1))
    const thief = makeBrowser(world, 'ROOM', makeStorage(old, 'thief'), title)
    await thief.open()
    await until(world, () => thief.problem() !== undefined, 20_000)
    expect(thief.problem()).toMatchObject({ type: 'denied', why: 'stale' })
    const isDrawn = () => handOf(again, 1).some((token) => !before.includes(token))
    await playUntil(world, all, () => isDrawn() && isKnown(again, 1))
    const drawn = handOf(again, 1).filter((token) => !before.includes(token))
    expect(drawn.length).toBeGreaterThan(0)
    const { keys, sealed } = need(deckOf(wholeOf(again))?.table, 'a deal')
    const { key } = signerOf(world, old, again)
    for (const token of drawn) {
      expect(keys.get(token) ?? []).not.toContainEqual(expect.any(String))
      expect(sealed.filter((one) => one.token === token && one.to === key)).toEqual([])
    }
  })

  it('takes its part in dealing again, and nobody else waits for the old key', async () => {
    const { world, at, replace } = await midMatch(68, 1)
    const { again, all } = await replace(at(1))
    await pass(world, 3000)
    await agree(world, again, 'deal', at(0))
    await until(world, () => all.every((one) => count(one, 'lock') === 5))
    await playToEnd(world, all)
    await expectHonest(all)
  })
})

describe('what a seat takes along to another key', () => {
  it('is a seed for each deal that it still has a part in, and nothing else', async () => {
    const { at } = await midMatch(69, 1)
    const journal = wholeOf(at(1))
    const signer = signerIn(ed25519Signatures, at(1).storage.secret, journal)
    const { carried, ...bare } = renewalOf(quickWaybills, journal, signer, 1, signer.key)
    const [seed] = need(carried, 'seeds')
    const own = need(seed, 'a seed')
    const key = signerIn(ed25519Signatures, fresh, journal).key
    const tried = (body: SeatBody) => extend(quickWaybills, journal, 1, { ...body, key })
    expect(tried({ ...bare, carried: [own] })).toHaveProperty('journal')
    const wrong = [bare, { ...bare, carried: [own, own] }, { ...bare, carried: [{ ...own, of: own.of + 1 }] }]
    for (const body of wrong)
      expect(tried(body)).toMatchObject({ problem: { reason: 'badDeal', field: 'body.carried' } })
  })

  it('can’t be added by a host to a seat that it gives to someone', async () => {
    const { at } = await midMatch(70, 1)
    const journal = wholeOf(at(0))
    const body = { ...personIn(1, fresh, undefined), carried: [{ of: 1, sealed: '' }] }
    expect(extend(quickWaybills, journal, 'host', body)).toHaveProperty('problem')
  })
})
