import { describe, expect, it } from 'vitest'
import { packMatch, unpackText } from '../../src/app/files/pack.ts'
import { openReplay } from '../../src/match/replayTable.ts'
import { standInAfter } from '../../src/net/protocol/liveness.ts'
import { readingBrief, writeBrief } from '../../src/rules/brief.ts'
import { dealingBySeeds, seedsIn } from '../../src/rules/briefDealing.ts'
import { openRead, readRecord } from '../../src/rules/record.ts'
import { cut } from '../../src/rules/replay.ts'
import { doubtAbout } from '../../src/rules/verified.ts'
import { quickWaybills, waybillsPosition } from '../waybills/waybills.ts'
import {
  agree,
  answer,
  cardsAt,
  count,
  expectApart,
  expectHonest,
  expectSameByLink,
  expectSameHand,
  goneFrom,
  handOf,
  hosts,
  isHidden,
  isKnown,
  isOver,
  now,
  openHands,
  playTo,
  playToEnd,
  playUntil,
  wholeOf,
} from './handRoom.ts'
import { settled } from './underWay.ts'
import { pass, until } from './world.ts'

describe('a match whose cards everyone deals together', () => {
  it.each([2, 6])('is played to the end by %i people', async (people) => {
    const { world, browsers, at } = await openHands(people, people)
    await playToEnd(world, browsers)
    expect(count(at(0), 'mix')).toBe(people)
    expect(count(at(0), 'lock')).toBe(people)
    expect(count(at(0), 'audit')).toBe(people)
    await expectHonest(browsers)
    const link = expectSameByLink(at(0))
    expect(link.length).toBeLessThan(3000 + 600 * people)
  })

  it('is played to the end with bots, whose cards the host alone may see', async () => {
    const { world, browsers, at } = await openHands(7, 2, 2)
    await playTo(world, browsers, 30)
    expect(count(at(0), 'mix')).toBe(2)
    for (const bot of [2, 3]) for (const one of browsers) expect(isHidden(one, bot)).toBe(true)
    await playToEnd(world, browsers)
    await expectHonest(browsers)
  })

  it('shows each hand, and its moves, to its own seat alone', async () => {
    const { world, browsers } = await openHands(8, 4)
    for (const seq of [30, 45, 60]) await expectApart(world, browsers, seq)
  })

  it('says whose device shuffles, and how far they are', async () => {
    const { world, browsers, at } = await openHands(9, 2)
    const told: (number | undefined)[] = []
    at(1)
      .table()
      .on(() => told.push(now(at(1)).dealing?.shuffle?.done))
    await playTo(world, browsers, 20)
    expect(now(at(0)).dealing?.shuffle).toBeUndefined()
    const steps = [...new Set(told.filter((done) => done !== undefined))]
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })
})

describe('a person who would like other cards', () => {
  it('gets none by asking alone while the other of two is there', async () => {
    const { world, browsers, at } = await openHands(12, 2)
    await playTo(world, browsers, 20)
    await agree(world, at(0), 'deal')
    await pass(world, 3000)
    expect(count(at(0), 'deal')).toBe(1)
    await answer(world, at(1))
    await until(world, () => browsers.every((one) => count(one, 'lock') === 4))
    await playToEnd(world, browsers)
    await expectHonest(browsers)
  })
})

describe('a link to a match whose cards everyone deals', () => {
  it('holds its file until all have shown how they shuffled', async () => {
    const { world, browsers, at } = await openHands(10, 2)
    await playTo(world, browsers, 20)
    const journal = wholeOf(at(0))
    const packed = await packMatch({ game: quickWaybills, edition: undefined }, journal)
    const read = openRead(quickWaybills, readRecord((await unpackText(packed)) ?? ''))
    expect('journal' in read && read.journal.entries.length).toBe(journal.entries.length)
  })

  it('is opened a card at a time, and makes nobody shuffle for ever', async () => {
    const { world, browsers, at } = await openHands(11, 2)
    await playToEnd(world, browsers)
    const journal = wholeOf(at(0))
    const seeds = seedsIn(journal.entries)
    const mixed = journal.entries.findIndex(({ body }) => body.type === 'mix')
    const before = cut(quickWaybills, journal, mixed)
    expect(dealingBySeeds(quickWaybills, before, seeds)?.body.type).toBe('mix')
    const spent = { known: seeds.known, answers: seeds.answers, decks: 0 }
    expect(dealingBySeeds(quickWaybills, before, spent)).toBeUndefined()
    const reading = readingBrief(quickWaybills, writeBrief(quickWaybills, journal))
    let turns = 0
    while (!reading.next().done) turns++
    const decks = count(at(0), 'mix') + count(at(0), 'lock')
    expect(turns).toBeGreaterThan(decks * 20 + journal.entries.length / 2)
  })
})

describe('a device that comes back', () => {
  it.each([0, 1, 2])('in the middle of the shuffle goes on with it (%i)', async (seat) => {
    const { world, browsers, at } = await openHands(21 + seat, 3)
    for (const one of browsers) one.play()
    await until(world, () => count(at(0), 'mix') > 0)
    at(seat).end('silent')
    await at(seat).open()
    await playToEnd(world, browsers)
    expect(count(at(0), 'deal')).toBe(1)
    await expectHonest(browsers)
  })

  it('has its hand again, from the journal and its own secret', async () => {
    const { world, browsers, at } = await openHands(25, 3)
    await playTo(world, browsers, 30)
    await expectSameHand(at(1), 1)
    await playToEnd(world, browsers)
    await expectHonest(browsers)
  })

  it('after another has taken over as host, costs nobody a card', async () => {
    const { world, browsers, at } = await openHands(26, 3)
    await playTo(world, browsers, 30)
    at(0).end('silent')
    await until(world, () => hosts(at(1)) || hosts(at(2)), 60_000)
    await at(0).open()
    await playToEnd(world, browsers)
    expect(count(at(0), 'deal')).toBe(1)
    await expectHonest(browsers)
  })
})

describe('a device that is gone', () => {
  it('is waited for by name, until most of the others deal again without it', async () => {
    const { world, browsers, at } = await goneFrom(await openHands(31, 3), 30)
    const rest = browsers.slice(0, 2)
    const held = [0, 1, 2].map((seat) => handOf(at(0), seat).length)
    await agree(world, at(1), 'deal', at(0))
    await until(world, () => rest.every((one, seat) => isKnown(one, seat)))
    expect([0, 1, 2].map((seat) => handOf(at(0), seat).length)).toEqual(held)
    expect(count(at(0), 'deal')).toBe(2)
    await at(2).open()
    await playToEnd(world, browsers)
    await expectHonest(browsers)
  })

  it('leaves no hand closed in the end: everyone’s seeds open those of the first deal too', async () => {
    const moment = 30
    const { world, browsers, at } = await goneFrom(await openHands(31, 3), moment)
    await agree(world, at(1), 'deal', at(0))
    await at(2).open()
    await playToEnd(world, browsers)
    const table = openReplay(quickWaybills, wholeOf(at(0)), moment)
    const { hands } = waybillsPosition({ ...table.now().position, phase: 'call' })
    const known = () => hands.flat().map(table.now().known())
    expect(known()).toContain(undefined)
    table.openHands(true)
    expect(hands.flat().length).toBeGreaterThan(3)
    expect(known()).not.toContain(undefined)
  })

  it('of two people: a bot plays for the other, once the cards are dealt again', async () => {
    const { world, browsers, at } = await openHands(32, 2)
    await playTo(world, browsers, 25)
    at(1).end('silent')
    await pass(world, standInAfter + 9000)
    await settled(world, at(0).table().standIn(1))
    expect(now(at(0)).lost).toContain(1)
    await agree(world, at(0), 'deal')
    await until(world, () => isKnown(at(0), 0) && now(at(0)).dealing === undefined)
    const from = now(at(0)).seq
    await playUntil(world, [at(0)], () => now(at(0)).seq > from + 8)
    await at(1).open()
    await until(world, () => now(at(1)).sitters[1]?.mine === true)
    await until(world, () => isOver(at(1)) || (handOf(at(1), 1).length > 0 && isKnown(at(1), 1)))
    expect(isHidden(at(0), 1)).toBe(true)
    await playToEnd(world, browsers)
    expect(doubtAbout(quickWaybills, wholeOf(at(0)))).toBeUndefined()
    expect(await cardsAt(at(1))).toEqual({ of: 'cards', found: 'together' })
  })
})
