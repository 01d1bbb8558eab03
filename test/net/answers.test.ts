import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { sitRandom } from '../bots/random.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { forging } from '../match/forging.ts'
import { type Position, tenders, tendersWithout } from '../tiny/tenders.ts'
import { type Browser, openRoom, type Title } from './browser.ts'
import { openCheat } from './cheat.ts'
import { overheard } from './overheard.ts'
import { act, settled } from './underWay.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const played: Title = { game: tenders, options: {} }
const call: Typed & { n: number } = { type: 'call', n: 1 }
const bid = (n: number): Typed & { n: number } => ({ type: 'bid', n })
const now = (browser: Browser) => browser.table().now()
const types = (browser: Browser) =>
  browser
    .table()
    .journal()
    .map(({ body }) => body.type)
/** The seats that can answer now, as a page shows it. */
const asked = (browser: Browser) => choicesOf(now(browser).ask).flatMap(({ seat, moves }) => (moves[0] ? [seat] : []))
const position = (browser: Browser) => tenders.clone(Object.assign(tenders.setup(2, {}), now(browser).position))
const points = (browser: Browser): Position['points'] => position(browser).points
const isOver = (round: number) => (browser: Browser) => browser.hasTable() && position(browser).round === round

const submit = (world: World, browser: Browser, seat: Seat, move: Typed) =>
  settled(world, browser.table().submit(seat, move))

/** A room in which tenders have been called for. */
async function called(seed: number, { guests = 2, bots = 0, title = played } = {}) {
  const world = makeWorld(seed)
  const heard: string[] = []
  world.overhear = (text) => void heard.push(text)
  const browsers = await openRoom(world, guests, title, bots)
  const at = (seat: Seat) => need(browsers[seat], `browser ${seat}`)
  await submit(world, at(0), 0, call)
  await pass(world, 100)
  return { world, browsers, at, heard }
}

type Called = Awaited<ReturnType<typeof called>>

/** Lets seats answer, the first of them by the first number. */
async function answer({ world, at }: Pick<Called, 'world' | 'at'>, bids: Readonly<Record<Seat, number>>) {
  for (const [seat, n] of Object.entries(bids))
    expect((await submit(world, at(Number(seat)), Number(seat), bid(n))).type).toBe('accepted')
  await pass(world, 100)
}

/** Waits until a round is over at all of these, with these points. */
async function ends(world: World, browsers: readonly Browser[], all: Position['points'], ms = 90_000) {
  await until(world, () => browsers.every(isOver(1)), ms)
  expect(browsers.map(points)).toEqual(browsers.map(() => all))
  expect(browsers.map((one) => one.table().evidence?.())).toEqual(browsers.map(() => undefined))
}

describe('several seats at browsers of their own, asked in secret', () => {
  it('see who has answered, but not what, until everyone has', async () => {
    const table = await called(1)
    await answer(table, { 0: 3, 1: 4 })
    const { world, at, browsers, heard } = table
    expect(browsers.map(asked)).toEqual([[2], [2], [2]])
    expect(browsers.map((one) => now(one).turn)).toEqual([undefined, undefined, 2])
    expect(heard.filter((text) => text.includes('"bid"'))).toEqual([])
    await answer(table, { 2: 4 })
    await ends(world, browsers, [1, 0, 0], 2000)
    expect(types(at(1)).slice(-6)).toEqual(['pledge', 'pledge', 'pledge', 'move', 'move', 'move'])
  })

  it('may answer at once, and none is refused', async () => {
    const { world, at, browsers } = await called(2, { guests: 3 })
    const answers = [0, 1, 2, 3].map((seat) => submit(world, at(seat), seat, bid(seat)))
    expect((await Promise.all(answers)).map(({ type }) => type)).toEqual(Array(4).fill('accepted'))
    await ends(world, browsers, [0, 0, 0, 1])
  })

  it('play whole matches, with bots of the host’s and over slow links', async () => {
    const world = makeWorld(3, { ...makeWorld(3).wire, delay: [20, 200] })
    const browsers = await openRoom(world, 2, played, 2)
    for (const one of browsers) one.play()
    await until(world, () => browsers.every((one) => now(one).standing === 'over'), 300_000)
    expect(browsers.map((one) => now(one).standing)).toEqual(['over', 'over', 'over'])
    expect(new Set(browsers.map((one) => now(one).hash)).size).toBe(1)
  })

  it('refuse an answer that the rules forbid, and a second one', async () => {
    const { world, at } = await called(4)
    expect(await submit(world, at(1), 1, bid(7))).toMatchObject({ refusal: { reason: 'notAsked' } })
    expect((await submit(world, at(1), 1, bid(1))).type).toBe('accepted')
    expect(await submit(world, at(1), 1, bid(2))).toMatchObject({ refusal: { reason: 'notYourTurn' } })
    expect((await submit(world, at(0), 0, bid(1))).type).toBe('accepted')
    expect(await submit(world, at(0), 0, bid(2))).toMatchObject({ refusal: { reason: 'notYourTurn' } })
  })
})

describe('someone who pledged an answer', () => {
  it('shows it after a reload, and nothing is shown before', async () => {
    const table = await called(11)
    const { world, at, browsers, heard } = table
    await answer(table, { 1: 4 })
    at(1).end('silent')
    await answer(table, { 0: 3, 2: 3 })
    await pass(world, 10_000)
    expect(heard.filter((text) => text.includes('"bid"'))).toEqual([])
    await at(1).open()
    await ends(world, browsers, [0, 1, 0])
  })

  it('shows it after a reload as the host', async () => {
    const table = await called(12)
    const { world, at, browsers } = table
    await answer(table, { 0: 4, 1: 3 })
    at(0).end('silent')
    await at(0).open()
    await until(world, () => at(0).hasTable() && now(at(2)).sitters.every(({ present }) => present), 60_000)
    await answer(table, { 2: 3 })
    await ends(world, browsers, [1, 0, 0])
  })

  it('shows it to the next host, once the last one is back', async () => {
    const table = await called(13)
    const { world, at, browsers } = table
    await answer(table, { 0: 4, 1: 3 })
    at(0).cutOff(true)
    await until(world, () => now(at(1)).hosting || now(at(2)).hosting, 60_000)
    await until(world, () => now(at(2)).standing === 'playing', 60_000)
    await answer(table, { 2: 3 })
    await pass(world, 5000)
    expect([1, 2].map((seat) => points(at(seat)))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    at(0).cutOff(false)
    await ends(world, browsers, [1, 0, 0])
  })

  it('is heard by the next host if the last one is lost meanwhile', async () => {
    const table = await called(14)
    const { world, at } = table
    await answer(table, { 0: 4 })
    at(0).cutOff(true)
    const late = submit(world, at(1), 1, bid(3))
    expect((await late).type).toBe('accepted')
    await until(world, () => now(at(2)).standing === 'playing', 60_000)
    await answer(table, { 2: 3 })
    at(0).cutOff(false)
    await ends(world, [0, 1, 2].map(at), [1, 0, 0])
  })

  it('is asked again after an undo, before everyone has answered', async () => {
    const table = await called(15)
    const { world, at, browsers } = table
    await answer(table, { 1: 4, 2: 3 })
    expect((await settled(world, at(0).table().undo(0))).type).toBe('accepted')
    await submit(world, at(0), 0, call)
    await pass(world, 100)
    expect(browsers.map(asked)).toEqual(browsers.map(() => [0, 1, 2]))
    await answer(table, { 0: 3, 1: 2, 2: 2 })
    await ends(world, browsers, [1, 0, 0])
  })
})

/** Has the computer play for a seat, as two others ask for it. */
async function standIn({ world, at }: Called, seat: Seat, [by, other]: readonly [Seat, Seat]) {
  await act(world, at(by).table(), by, { type: 'wish', wish: 'standIn', seat })
  await pass(world, 500)
  const to = at(other).table().journal().length - 1
  expect((await act(world, at(other).table(), other, { type: 'answer', to, yes: true })).type).toBe('accepted')
  await pass(world, 500)
}

describe('someone who doesn’t answer in secret', () => {
  it('is waited for, until a bot pledges in their place', async () => {
    const table = await called(21)
    const { world, at, browsers } = table
    at(2).cutOff(true)
    await answer(table, { 0: 1, 1: 1 })
    await pass(world, 60_000)
    expect(points(at(0))).toEqual([0, 0, 0])
    await standIn(table, 2, [0, 1])
    expect(asked(at(1))).toEqual([2])
    sitRandom(at(0).table().seat(2), { draw: world.draw, clock: world.clock, pause: 5 })
    await until(world, () => [0, 1].map(at).every(isOver(1)), 20_000)
    at(2).cutOff(false)
    await until(world, () => new Set(browsers.map((one) => now(one).hash)).size === 1, 60_000)
    expect(browsers.map((one) => position(one).round)).toEqual([1, 1, 1])
  })

  it('or never shows the answer is replaced by a bot, whose answer counts without a pledge', async () => {
    const world = makeWorld(22)
    let silent = ''
    world.tap = (name, link) =>
      overheard(
        link,
        () => {},
        () => {},
        (text) => (name === silent && text.includes('"salt"') ? undefined : text),
      )
    const browsers = await openRoom(world, 2, played)
    const at = (seat: Seat) => need(browsers[seat], `browser ${seat}`)
    silent = at(2).storage.secret
    const table = { world, browsers, at, heard: [] }
    await submit(world, at(0), 0, call)
    await pass(world, 100)
    await answer(table, { 0: 1, 1: 1, 2: 0 })
    await pass(world, 10_000)
    expect(browsers.map((one) => position(one).answers)).toEqual(browsers.map(() => [1, 1, -1]))
    expect(choicesOf(now(at(0)).ask).map(({ seat }) => seat)).toEqual([2])
    await standIn(table, 2, [0, 1])
    sitRandom(at(0).table().seat(2), { draw: world.draw, clock: world.clock, pause: 5 })
    await until(world, () => [0, 1].map(at).every(isOver(1)), 20_000)
    expect([0, 1].map((seat) => position(at(seat)).round)).toEqual([1, 1])
  })

  it('or resigns is out of the question, where the others play on alone', async () => {
    const table = await called(23, { title: { game: tendersWithout, options: {} } })
    const { world, at, browsers } = table
    await answer(table, { 0: 1, 1: 1 })
    await act(world, at(2).table(), 2, { type: 'resign' })
    await pass(world, 1000)
    expect(browsers.map(asked)).toEqual(browsers.map(() => [0, 1]))
    await answer(table, { 0: 1, 1: 2 })
    await ends(world, browsers, [0, 1, 0])
  })
})

describe('a host that shows another answer than it had pledged', () => {
  it('is caught, with proof', async () => {
    const world = makeWorld(31)
    const cheat = await openCheat(world, 2, played)
    const { forged } = forging(tenders, cheapSignatures)
    cheat.tell = (_, text) => (text.includes('"salt"') ? undefined : text)
    await submit(world, cheat.at(0), 0, call)
    await pass(world, 100)
    await answer({ world, at: cheat.at }, { 0: 1, 1: 3, 2: 2 })
    await pass(world, 3000)
    const before = cheat.at(1).table().whole()
    const lie = { type: 'move', move: bid(4), salt: '0'.repeat(32) } as const
    await cheat.send(1, { type: 'entry', entry: forged(before, cheat.at(0).storage.secret, 0, lie) })
    expect(cheat.at(1).table().ended()).toBe('cheated')
    const evidence = cheat.at(1).table().evidence?.()
    expect(evidence?.offence).toBe('illegal')
    expect(await verifyEvidence(evidence, cheapSignatures.verify, tenders)).toBe('proven')
  })
})
