import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { standInAfter } from '../../src/net/protocol/liveness.ts'
import { openWish } from '../../src/rules/consent.ts'
import type { Seat } from '../../src/rules/game.ts'
import { provisionalFor } from '../../src/rules/standIns.ts'
import { type Browser, openRoom } from './browser.ts'
import { act, settled } from './underWay.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()
const lengthAt = (browser: Browser) => browser.table().journal().length

/** Two people at a browser each, in mid-match, with a seat asked. */
async function two(seed: number) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, 1)
  const [host, guest] = [need(browsers[0], 'a host'), need(browsers[1], 'a guest')]
  for (const one of browsers) one.play()
  await until(world, () => now(host).seq > 14 && now(host).ask.type === 'choose')
  for (const one of browsers) one.rest()
  await pass(world, 1000)
  return { world, host, guest }
}

const wishFor = (seat: Seat) => ({ type: 'wish', wish: 'standIn', seat }) as const

/** Expects that both people still play their own seats, and nothing is being asked. */
function expectOwn(...browsers: readonly Browser[]): void {
  for (const one of browsers)
    for (const sitter of now(one).sitters) expect(sitter).toMatchObject({ kind: 'person', present: true })
  for (const one of browsers) expect(openWish(now(one).table)).toBeUndefined()
}

describe('one of two people, who would have the computer play for the other', () => {
  it('is refused while the other is there, whoever hosts', async () => {
    const { world, host, guest } = await two(1)
    const asked = [await act(world, guest.table(), 1, wishFor(0)), await act(world, host.table(), 0, wishFor(1))]
    expect(asked).toMatchObject([{ refusal: { reason: 'notAway' } }, { refusal: { reason: 'notAway' } }])
    await pass(world, 20_000)
    expectOwn(host, guest)
  })

  it('is refused after a cut of four seconds, and told how long to wait after a longer one', async () => {
    const { world, host, guest } = await two(2)
    guest.cutOff(true)
    await pass(world, 4000)
    expect(await act(world, host.table(), 0, wishFor(1))).toMatchObject({ type: 'refused' })
    await pass(world, 26_000)
    const answer = await act(world, host.table(), 0, wishFor(1))
    expect(answer).toMatchObject({ refusal: { reason: 'tooSoon' } })
    const seconds = answer.type === 'refused' ? Number(answer.refusal.amounts.seconds) : 0
    expect(seconds).toBeGreaterThan(25)
    expect(seconds).toBeLessThan(35)
    guest.cutOff(false)
    await until(world, () => now(guest).standing === 'playing', 60_000)
    await pass(world, 5000)
    expectOwn(host, guest)
  })

  it('waits for the whole minute anew whenever the other is heard', async () => {
    const { world, host, guest } = await two(3)
    for (let times = 0; times < 2; times++) {
      guest.cutOff(true)
      await pass(world, 40_000)
      expect(await act(world, host.table(), 0, wishFor(1))).toMatchObject({ refusal: { reason: 'tooSoon' } })
      guest.cutOff(false)
      await until(world, () => now(guest).standing === 'playing', 60_000)
      await pass(world, 3000)
    }
    expectOwn(host, guest)
  })
})

/** Two people, one of whom was away so long that the computer has played for them, and is back. */
async function played(seed: number) {
  const { world, host, guest } = await two(seed)
  const before = now(host)
  guest.end('silent')
  await pass(world, standInAfter + 9000)
  expect(await settled(world, host.table().standIn(1))).toMatchObject({ type: 'accepted' })
  const lent = lengthAt(host)
  host.play()
  await until(world, () => count(host, 1, lent) >= 2 || now(host).standing === 'over')
  host.rest()
  await until(world, () => now(host).ask.type !== 'chance')
  await guest.open()
  await until(world, () => now(guest).sitters[1]?.mine === true, 60_000)
  await pass(world, 1000)
  return { world, host, guest, before, lent }
}

/** Number of a seat's moves from an entry on. */
const count = (browser: Browser, seat: Seat, from: number) =>
  browser
    .table()
    .journal()
    .filter(({ seq, by, body }) => seq >= from && by === seat && body.type === 'move').length

const provisionalAt = (browser: Browser) => provisionalFor(browser.table().journal(), now(browser).table, 1)

async function takeBack(world: World, guest: Browser, to: number) {
  const answer = await act(world, guest.table(), 1, { type: 'undo', to })
  await pass(world, 2000)
  return answer
}

describe('one of two people, who was away while the computer played', () => {
  it('may take all of it back alone, and only once', async () => {
    const { world, host, guest, before, lent } = await played(4)
    const { to, moves } = need(provisionalAt(guest), 'something to take back')
    expect(moves).toBe(count(host, 1, lent))
    expect(await takeBack(world, guest, to)).toMatchObject({ type: 'accepted' })
    expect([now(host).hash, now(guest).hash]).toEqual([before.hash, before.hash])
    expect(provisionalAt(guest)).toBeUndefined()
    expect(await takeBack(world, guest, to)).toMatchObject({ refusal: { reason: 'undoNothing' } })
  })

  it('may take back all or nothing', async () => {
    const { world, guest, host } = await played(5)
    const { to } = need(provisionalAt(guest), 'something to take back')
    const later = need(
      guest
        .table()
        .journal()
        .find(({ seq, body }) => seq > to && body.type === 'move'),
      'a move',
    )
    for (const other of [later.seq, to - 1])
      expect(await takeBack(world, guest, other)).toMatchObject({ type: 'refused' })
    expect(await act(world, host.table(), 0, { type: 'undo', to })).toMatchObject({ type: 'refused' })
  })

  it('has kept it by a move of their own', async () => {
    const { world, host, guest } = await played(6)
    const { to } = need(provisionalAt(guest), 'something to take back')
    const from = lengthAt(host)
    for (const one of [host, guest]) one.play()
    await until(world, () => count(guest, 1, from) > 0 || now(guest).standing === 'over')
    for (const one of [host, guest]) one.rest()
    await pass(world, 2000)
    expect(count(guest, 1, from)).toBeGreaterThan(0)
    expect(provisionalAt(guest)).toBeUndefined()
    expect(await takeBack(world, guest, to)).toMatchObject({ type: 'refused' })
  })
})

describe('of three people, two who agree', () => {
  it('let the computer play for the third, who takes nothing back', async () => {
    const world = makeWorld(7)
    const browsers = await openRoom(world, 2)
    const at = (seat: Seat) => need(browsers[seat], 'a browser')
    at(2).end('silent')
    await pass(world, 9000)
    await settled(world, at(0).table().standIn(2))
    await pass(world, 500)
    await settled(world, at(1).table().standIn(2))
    await pass(world, 500)
    for (const seat of [0, 1]) at(seat).play()
    await until(world, () => count(at(0), 2, 0) > 0)
    await at(2).open()
    await until(world, () => now(at(2)).sitters[2]?.mine === true, 60_000)
    expect(provisionalFor(at(2).table().journal(), now(at(2)).table, 2)).toBeUndefined()
  })
})
