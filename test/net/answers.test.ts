import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Seat } from '../../src/rules/game.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { tenders, tendersWithout } from '../tiny/tenders.ts'
import { type Browser, openRoom, type Title } from './browser.ts'
import { act, settled } from './underWay.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const played: Title = { game: tenders, options: {} }
const now = (browser: Browser) => browser.table().now()
const asked = (browser: Browser) => choicesOf(now(browser).ask).flatMap(({ seat, moves }) => (moves[0] ? [seat] : []))
const types = (browser: Browser) => browser.table().journal().map(({ body }) => body.type)
const count = (browser: Browser, type: string) => types(browser).filter((one) => one === type).length
const bid = (n: number) => ({ type: 'bid', n })
const points = (browser: Browser) => ('points' in now(browser).position ? now(browser).position : {})

const submit = (world: World, browser: Browser, seat: Seat, move: { readonly type: string }) =>
  settled(world, browser.table().submit(seat, move))

/** A room in which tenders have been called for; every message in it is overheard. */
async function called(seed: number, { guests = 2, bots = 0, title = played } = {}) {
  const world = makeWorld(seed)
  const heard: string[] = []
  world.overhear = (text) => void heard.push(text)
  const browsers = await openRoom(world, guests, title, bots)
  const at = (seat: Seat) => need(browsers[seat], `browser ${seat}`)
  await submit(world, at(0), 0, { type: 'call', n: 1 })
  await pass(world, 100)
  return { world, browsers, at, heard }
}

/** The same once the first few have answered. */
async function answered(seed: number, bids: readonly number[], how?: Parameters<typeof called>[1]) {
  const table = await called(seed, how)
  for (const [seat, n] of bids.entries())
    expect((await submit(table.world, table.at(seat), seat, bid(n))).type).toBe('accepted')
  await pass(table.world, 100)
  return table
}

const isRound = (round: number) => (browser: Browser) => browser.hasTable() && 'round' in points(browser) && points(browser)
const rounds = (browsers: readonly Browser[]) => browsers.map((one) => isRound(1)(one))

describe('several seats at browsers of their own, asked in secret', () => {
  it('sees who has answered, but not what, until everyone has', async () => {
    const { world, at, browsers, heard } = await answered(1, [3, 4])
    expect(browsers.map(asked)).toEqual([[2], [2], [2]])
    expect(browsers.map((one) => now(one).turn)).toEqual([undefined, undefined, 2])
    expect(heard.filter((text) => text.includes('"bid"'))).toEqual([])
    await submit(world, at(2), 2, bid(4))
    await until(world, () => browsers.every((one) => now(one).turn !== undefined || asked(one).includes(1)), 10_000)
    expect(browsers.map(points)).toEqual(browsers.map(() => expect.objectContaining({ round: 1, points: [1, 0, 0] })))
    expect(types(at(1)).slice(-6)).toEqual(['pledge', 'pledge', 'pledge', 'move', 'move', 'move'])
  })
})

export { act, rounds, count, tendersWithout }
