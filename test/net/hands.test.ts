import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { doubtAbout } from '../../src/rules/verified.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { hostDealt, quickWaybills } from '../waybills/waybills.ts'
import { openRoom } from './browser.ts'
import {
  agree,
  answer,
  bothAsked,
  call,
  count,
  expectApart,
  expectSameHand,
  expectVerified,
  handOf,
  hosts,
  isHidden,
  isKnown,
  isOver,
  now,
  openHands,
  playTo,
  playToEnd,
  wholeOf,
} from './handRoom.ts'
import { settled } from './underWay.ts'
import { makeWorld, pass, seatOf, until } from './world.ts'

const title = { game: hostDealt, options: { hand: 2 } }

/** A match whose host deals, as in a copy of one that was played on a single device. */
const open = (seed: number, people: number, bots = 0) => openHands(seed, people, bots, hostDealt)

describe('a match with hidden hands', () => {
  it.each([2, 6])('of %i people is played to the end by all', async (people) => {
    const { world, browsers } = await open(people, people)
    await playToEnd(world, browsers)
    await expectVerified(browsers)
  })

  it('is played to the end with bots, whose cards the host alone may see', async () => {
    const { world, browsers, at } = await open(7, 2, 2)
    await playTo(world, browsers, 30)
    for (const bot of [2, 3]) for (const one of browsers) expect(isHidden(one, bot)).toBe(true)
    expect(count(at(0), 'share')).toBeGreaterThan(1)
    await playToEnd(world, browsers)
    await expectVerified(browsers)
  })

  it('shows each hand, and its moves, to its own seat alone', async () => {
    const { world, browsers } = await open(8, 4)
    for (const seq of [14, 25, 40]) await expectApart(world, browsers, seq)
  })

  it('unseals each card once, however often a hand is read', async () => {
    const world = makeWorld(10)
    const unsealed: string[] = []
    world.signatures = {
      ...cheapSignatures,
      unseal(secret, people, sealed) {
        unsealed.push(`${secret} ${sealed}`)
        return cheapSignatures.unseal(secret, people, sealed)
      },
    }
    const browsers = await openRoom(world, 1, title)
    await playTo(world, browsers, 40)
    expect(unsealed.length).toBeGreaterThan(5)
    // A browser that joins has one signer to read the journal by, and then one to play with.
    for (const one of new Set(unsealed)) expect(unsealed.filter((other) => other === one).length).toBeLessThan(3)
  })

  it('asks two seats at once, whose answers never make each other’s stale', async () => {
    const { world, browsers, at } = await open(9, 3)
    const answers = (await bothAsked(world, at(0))).map((seat) => call(at(seat), seat))
    await pass(world, 3000)
    expect((await Promise.all(answers)).map(({ type }) => type)).toEqual(['accepted', 'accepted'])
    await playToEnd(world, browsers)
  })

  it('keeps an answer that waits for the next host, though another seat answered meanwhile', async () => {
    const { world, browsers, at } = await open(2, 3)
    const both = await bothAsked(world, at(0))
    expect(both).toContain(1)
    const other = need(
      both.find((seat) => seat !== 1),
      'another seat',
    )
    world.lab.faults.set({ mute: [{ from: at(1).storage.secret, to: '*' }] })
    const answer = call(at(1), 1)
    await settled(world, call(at(other), other))
    await pass(world, 100)
    at(0).end('silent')
    world.lab.faults.set({ mute: [] })
    expect(await settled(world, answer)).toMatchObject({ type: 'accepted' })
    expect(hosts(at(1))).toBe(true)
    await at(0).open()
    await until(world, () => browsers.every((one) => now(one).seq === now(at(1)).seq))
  })
})

describe('a match that ends with hidden cards', () => {
  it('is verified once all have opened theirs', async () => {
    const { world, browsers, at } = await open(11, 3)
    await playTo(world, browsers, 25)
    await agree(world, at(1), 'end', at(0), at(2))
    await expectVerified(browsers)
    const openers = at(0)
      .table()
      .journal()
      .flatMap(({ by, body }) => (body.type === 'open' ? [by] : []))
    expect(openers.toSorted()).toEqual([0, 1, 2, 'host'])
  })

  it('waits for who is away, and is verified when they return', async () => {
    const { world, browsers, at } = await open(12, 3)
    await playTo(world, browsers, 25)
    at(2).end('silent')
    await pass(world, 9000)
    await agree(world, at(1), 'end', at(0))
    expect(doubtAbout(quickWaybills, wholeOf(at(0)))).toEqual({ reason: 'closed', seats: [2] })
    await at(2).open()
    await until(world, () => isOver(at(2)))
    await pass(world, 5000)
    await expectVerified(browsers)
  })
})

describe('after a reload', () => {
  it('a guest has its hand again, from the journal', async () => {
    const { world, browsers, at } = await open(21, 3)
    await playTo(world, browsers, 20)
    await expectSameHand(at(1), 1)
    await playToEnd(world, browsers)
    await expectVerified(browsers)
  })

  it('the host has all its cards again, and goes on dealing', async () => {
    const { world, browsers, at } = await open(22, 3)
    await playTo(world, browsers, 20)
    at(0).end('silent')
    await at(0).open()
    await playToEnd(world, browsers)
    expect(count(at(0), 'deal')).toBe(1)
    const hosts = at(0)
      .table()
      .journal()
      .flatMap(({ body }) => (body.type === 'host' ? [body.seat] : []))
    expect(hosts.every((seat) => seat === 0)).toBe(true)
    await expectVerified(browsers)
  })
})

describe('when the dealing host is lost', () => {
  /** Its guests are at the table of the next host, and the pool is lost. */
  async function without(seed: number, people: number) {
    const { world, browsers, at } = await open(seed, people)
    await playTo(world, browsers, 20)
    at(0).end('silent')
    const others = browsers.slice(1)
    await until(world, () => others.some(hosts), 60_000)
    await until(world, () => others.every((one) => now(one).standing === 'playing'))
    return { world, browsers, others, at }
  }

  it('a seat that draws has a card it can’t see, until the cards are dealt again', async () => {
    const { world, browsers, others, at } = await without(34, 3)
    await at(0).open()
    await until(world, () => now(at(0)).standing === 'playing')
    for (const one of browsers) one.play()
    const isLost = () => browsers.some((one, seat) => !isKnown(one, seat))
    expect(await until(world, isLost)).toBe(true)
    await pass(world, 30_000)
    for (const one of browsers) one.rest()
    expect(browsers.some(isOver)).toBe(false)
    const held = browsers.map((one, seat) => handOf(one, seat).length)
    await agree(world, at(1), 'deal', at(2))
    expect(browsers.map((one, seat) => handOf(one, seat).length)).toEqual(held)
    for (const [seat, one] of browsers.entries()) expect(isKnown(one, seat)).toBe(true)
    expect(hosts(need(others[0], 'a host'))).toBe(true)
    await playToEnd(world, browsers)
    await expectVerified(browsers)
  })

  it('one of two people may deal again alone', async () => {
    const { world, browsers, at } = await without(32, 2)
    await agree(world, at(1), 'deal')
    expect(isKnown(at(1), 1)).toBe(true)
    await at(0).open()
    await until(world, () => isKnown(at(0), 0) && handOf(at(0), 0).length > 0)
    await playToEnd(world, browsers)
    await expectVerified(browsers)
  })

  it('too few can’t deal again', async () => {
    const { world, others, at } = await without(33, 4)
    await agree(world, at(1), 'deal')
    const isDealt = () => count(at(1), 'deal') > 1
    expect(isDealt()).toBe(false)
    await answer(world, at(2))
    expect(isDealt()).toBe(false)
    await answer(world, at(3))
    expect(isDealt()).toBe(true)
    for (const one of others) expect(isKnown(one, seatOf(one.table()))).toBe(true)
  })
})

describe('a seat given to a bot', () => {
  it('is played by the host with its cards, which its person gets back', async () => {
    const { world, browsers, at } = await open(41, 3)
    await playTo(world, browsers, 20)
    at(2).end('silent')
    await pass(world, 9000)
    await at(0).table().standIn(2)
    await pass(world, 100)
    await settled(world, at(1).table().standIn(2))
    const from = now(at(0)).seq
    await playTo(world, [at(0), at(1)], from + 12)
    const played = at(0).table().journal().slice(from)
    expect(played.some(({ by, body }) => by === 2 && body.type === 'move')).toBe(true)
    expect(isHidden(at(1), 2)).toBe(true)
    await at(2).open()
    await until(world, () => now(at(2)).sitters[2]?.mine === true)
    await pass(world, 2000)
    expect(handOf(at(2), 2).length).toBeGreaterThan(0)
    expect(isKnown(at(2), 2)).toBe(true)
    expect(isHidden(at(0), 2)).toBe(true)
    await playToEnd(world, browsers)
    await expectVerified(browsers)
  })
})
