import { expect } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { checkMatch } from '../../src/match/checkMatch.ts'
import { signaturesProblem } from '../../src/match/signing.ts'
import type { Answer } from '../../src/match/table.ts'
import type { Body } from '../../src/rules/body.ts'
import { readBrief, writeBrief } from '../../src/rules/brief.ts'
import { openWish } from '../../src/rules/consent.ts'
import type { Seat, Token } from '../../src/rules/game.ts'
import { choiceOf, choicesOf } from '../../src/rules/play.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { dealtBy, type Together } from '../../src/rules/together/together.ts'
import { doubtAbout } from '../../src/rules/verified.ts'
import { sound, unsigned } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { quickWaybills, type Waybills, waybillsPosition } from '../waybills/waybills.ts'
import { type Browser, openRoom } from './browser.ts'
import { act } from './underWay.ts'
import { makeWorld, pass, seatOf, until, type World } from './world.ts'

/** Waybills for this many people, each at a browser of their own, and bots of the host's. */
export async function openHands(seed: number, people: number, bots = 0, game: Waybills = quickWaybills) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, people - 1, { game, options: { hand: 2 } }, bots)
  return { world, browsers, at: (seat: Seat) => need(browsers[seat], 'a browser') }
}

export const now = (browser: Browser) => browser.table().now()
export const hosts = (browser: Browser) => now(browser).hosting
export const wholeOf = (browser: Browser) => browser.table().whole()
export const isOver = (browser: Browser) => now(browser).standing === 'over'

/** The same for three people, one of whom deals by an altered page. */
export async function openAltered(seed: number, seat: Seat, together: Together) {
  const world = makeWorld(seed)
  const game = dealtBy(together, { ...quickWaybills, hidden: { ...need(quickWaybills.hidden, 'cards') } })
  const title = { game: quickWaybills, options: { hand: 2 } }
  const browsers = await openRoom(world, 2, title, 0, { seat, game })
  return { world, browsers, at: (one: Seat) => need(browsers[one], 'a browser') }
}

/** The cards that a seat holds. */
export const handOf = (browser: Browser, seat: Seat): readonly Token[] =>
  waybillsPosition({ ...now(browser).position, phase: 'call' }).hands[seat] ?? []

/** A seat's hand as a browser may see it: the faces, or undefined for each one hidden. */
export const seen = (browser: Browser, seat: Seat) => handOf(browser, seat).map(now(browser).known(seat))

export const isKnown = (browser: Browser, seat: Seat) => seen(browser, seat).every((face) => face !== undefined)
export const isHidden = (browser: Browser, seat: Seat) => seen(browser, seat).every((face) => face === undefined)

/** The seats asked, once there are two of them. */
export async function bothAsked(world: World, browser: Browser): Promise<readonly Seat[]> {
  await until(world, () => choicesOf(now(browser).ask).length === 2)
  await pass(world, 1000)
  return choicesOf(now(browser).ask).map(({ seat }) => seat)
}

/** Makes a seat's first legal move. */
export function call(browser: Browser, seat: Seat): Promise<Answer> {
  const move = choiceOf(now(browser).ask, seat)?.moves[0]
  return browser.table().submit(seat, need(move, 'a move'))
}

/** Lets these play until something holds. */
export async function playUntil(world: World, browsers: readonly Browser[], holds: () => boolean): Promise<void> {
  for (const one of browsers) one.play()
  expect(await until(world, holds)).toBe(true)
  for (const one of browsers) one.rest()
  await pass(world, 3000)
}

/** Lets these play until the match has this many entries. */
export const playTo = (world: World, browsers: readonly Browser[], seq: number) =>
  playUntil(world, browsers, () => browsers.every((one) => now(one).seq >= seq))

export const playToEnd = (world: World, browsers: readonly Browser[]) =>
  playUntil(world, browsers, () => browsers.every(isOver))

export const ask = (world: World, browser: Browser, body: Body<never>) =>
  act(world, browser.table(), seatOf(browser.table()), body)

/** Asks for something, and these agree. */
export async function agree(
  world: World,
  asking: Browser,
  wish: 'deal' | 'end',
  ...agreeing: readonly Browser[]
): Promise<void> {
  await ask(world, asking, { type: 'wish', wish })
  await pass(world, 1000)
  for (const one of agreeing) await answer(world, one)
}

/** Agrees to the open request. */
export async function answer(world: World, one: Browser): Promise<void> {
  const to = need(openWish(one.table().now().table), 'a request').seq
  await ask(world, one, { type: 'answer', to, yes: true })
  await pass(world, 1000)
}

/** Expects that all hold the same sound journal, which proves its cards. */
export async function expectVerified(browsers: readonly Browser[]): Promise<void> {
  const [first] = browsers
  const journal = wholeOf(need(first, 'a browser'))
  for (const one of browsers) expect(one.table().journal()).toEqual(journal.entries)
  sound(openJournal(quickWaybills, journal.entries))
  expect(await signaturesProblem(journal.entries, cheapSignatures.verify)).toBeUndefined()
  expect(doubtAbout(quickWaybills, journal)).toBeUndefined()
}

/** Number of entries of a type. */
export const count = (browser: Browser, type: Body<unknown>['type']) =>
  browser
    .table()
    .journal()
    .filter(({ body }) => body.type === type).length

/** Expects that each hand is shown at its own browser alone, once this much was played. */
export async function expectApart(world: World, browsers: readonly Browser[], seq: number) {
  await playTo(world, browsers, seq)
  await until(world, () => choicesOf(now(need(browsers[0], 'a host')).ask).length > 0)
  for (const [own, one] of browsers.entries())
    for (const seat of browsers.keys()) expect([isKnown, isHidden][seat === own ? 0 : 1]?.(one, seat)).toBe(true)
}

/** Expects that a browser has the same hand after a reload. */
export async function expectSameHand(browser: Browser, seat: Seat): Promise<void> {
  const before = seen(browser, seat)
  expect(before.length).toBeGreaterThan(0)
  browser.end('silent')
  await browser.open()
  expect(seen(browser, seat)).toEqual(before)
}

/** The verdict on the cards in the check of a browser's match. */
export async function cardsAt(browser: Browser) {
  const checks = await checkMatch(quickWaybills, wholeOf(browser), cheapSignatures.verify)
  return need(
    checks.find(({ of }) => of === 'cards'),
    'the check of the cards',
  )
}

/** Expects that a link to a browser’s match opens as that match; gives the link. */
export function expectSameByLink(browser: Browser): string {
  const journal = wholeOf(browser)
  const link = writeBrief(quickWaybills, journal)
  const bare = journal.entries.map(unsigned)
  expect(sound(readBrief(quickWaybills, link)).journal.entries).toEqual(bare)
  return link
}

/** Expects that all hold the same journal, and that everyone dealt its cards honestly. */
export async function expectHonest(browsers: readonly Browser[]): Promise<void> {
  await expectVerified(browsers)
  const [first] = browsers
  expect(await cardsAt(need(first, 'a browser'))).toEqual({ of: 'cards', found: 'together' })
}

/** A match of three, the third of whom is gone from about this entry on; the others wait for them. */
export async function goneFrom(room: Awaited<ReturnType<typeof openHands>>, seq: number) {
  const { world, browsers, at } = room
  await playTo(world, browsers, seq)
  at(2).end('silent')
  const rest = browsers.slice(0, 2)
  for (const one of rest) one.play()
  const isAsked = () => choicesOf(now(at(0)).ask)[0]?.seat === 2
  await until(world, () => now(at(0)).dealing?.seat === 2 || isAsked())
  for (const one of rest) one.rest()
  await pass(world, 3000)
  return room
}
