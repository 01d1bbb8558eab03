import { describe, expect, it } from 'vitest'
import type { FaultyNetwork } from '../../src/link/faults/network.ts'
import { type Browser, openRoom } from './browser.ts'
import { addSecondServer, makeWorld, pass, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()
const hosts = (browser: Browser) => now(browser).hosting
const hostsAmong = (browsers: readonly Browser[]) => browsers.filter(hosts)

/** Lets some play, for as long as this takes. */
async function playFor(world: World, browsers: readonly Browser[], ms: number): Promise<void> {
  for (const one of browsers) one.play(800)
  await pass(world, ms)
  for (const one of browsers) one.rest()
}

/** Six people whose table is split into halves, each with a signalling server of its own. */
async function halves(seed: number) {
  const world = makeWorld(seed)
  const second = addSecondServer(world)
  const browsers = await openRoom(world, 5)
  const [here, there] = [browsers.slice(0, 3), browsers.slice(3)]
  const split = (lab: FaultyNetwork, serves: 'here' | 'there') => {
    const names = [here, there].map((half) => half.map(({ storage }) => storage.secret))
    const islands = names.map((half, at) => ((at === 0) === (serves === 'here') ? [...half, 'broker'] : half))
    lab.faults.set({ islands })
  }
  await playFor(world, browsers, 3000)
  split(world.lab, 'here')
  split(second, 'there')
  return { world, second, browsers, here, there }
}

/** Waits until one of all hosts, whom the others follow; returns it. */
async function reunited(world: World, browsers: readonly Browser[]): Promise<Browser | undefined> {
  const isOne = () =>
    hostsAmong(browsers).length === 1 && new Set(browsers.map((one) => `${now(one).seq} ${now(one).hash}`)).size === 1
  expect(await until(world, isOne, 60_000)).toBe(true)
  return hostsAmong(browsers)[0]
}

describe('a table split in halves, each with its own signalling server', () => {
  it('goes on with the host of the later epoch, even if the halves share but one server again', async () => {
    const { world, second, browsers, there } = await halves(7)
    await playFor(world, browsers, 60_000)
    expect(hostsAmong(browsers).map((one) => now(one).epoch)).toEqual([1, 2])
    second.faults.set({ islands: [] })
    const host = await reunited(world, browsers)
    expect(host && there.includes(host)).toBe(true)
    // The first half's moves are taken in, which opens another epoch.
    expect(browsers.map((one) => now(one).epoch)).toEqual(browsers.map(() => 3))
  })

  it('has one host again if each half found a new one in the same epoch', async () => {
    const { world, second, browsers } = await halves(2)
    browsers[0]?.end('silent')
    const rest = browsers.slice(1)
    await playFor(world, rest, 60_000)
    expect(hostsAmong(rest).map((one) => now(one).epoch)).toEqual([2, 2])
    world.lab.faults.set({ islands: [] })
    second.faults.set({ islands: [] })
    await reunited(world, rest)
  })

  it('finds the other half’s host two epochs later', async () => {
    const { world, second, browsers, there } = await halves(3)
    await pass(world, 60_000)
    const [killed] = hostsAmong(there)
    killed?.end('silent')
    const rest = browsers.filter((one) => one !== killed)
    await pass(world, 60_000)
    expect(hostsAmong(rest).map((one) => now(one).epoch)).toEqual([1, 3])
    second.faults.set({ islands: [] })
    const host = await reunited(world, rest)
    expect(host && now(host).epoch).toBe(3)
  })
})
