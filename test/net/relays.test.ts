import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Link } from '../../src/link/link.ts'
import { type Browser, openRoom } from './browser.ts'
import { openDoors, openViewer, type Viewer } from './viewer.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()

/** Two people at a table that may be watched, and this many viewers. */
async function crowd(seed: number, size: number, bent?: (link: Link) => Link) {
  const world = makeWorld(seed)
  const links = new Map<string, Link[]>()
  world.tap = (name, link) => {
    links.set(name, [...(links.get(name) ?? []), link])
    return link
  }
  const browsers = await openRoom(world, 1)
  const host = need(browsers[0], 'a host')
  const rules = openDoors(world)
  host.table().setGallery(rules)
  await pass(world, 500)
  const open = (at: number) => openViewer(world, rules.code, `viewer ${at}`, bent)
  const viewers = Array.from({ length: size }, (_, at) => open(at))
  const linksOf = ({ storage }: Browser) => (links.get(storage.secret) ?? []).filter((link) => link.open).length
  return { world, browsers, host, viewers, rules, linksOf }
}

const isCurrent = (viewer: Viewer, host: Browser): boolean =>
  viewer.view().type === 'match' &&
  viewer.table().now().hash === now(host).hash &&
  viewer.table().now().standing !== 'lost'

const allCurrent = (viewers: readonly Viewer[], host: Browser) => () => viewers.every((one) => isCurrent(one, host))

async function playOn(world: World, browsers: readonly Browser[], more: number): Promise<void> {
  const from = Math.max(...browsers.map((one) => now(one).seq))
  for (const one of browsers) one.play(200)
  const isDone = (one: Browser) => now(one).seq >= from + more || now(one).standing === 'over'
  await until(world, () => browsers.every(isDone))
  for (const one of browsers) one.rest()
}

const relaysIn = (viewers: readonly Viewer[]) => viewers.filter(({ spectator }) => spectator.below() > 0)

describe('a hundred and twenty who watch', () => {
  it('all see every move, though the host has no more than fifteen links', async () => {
    const { world, browsers, host, viewers, linksOf } = await crowd(1, 120)
    await until(world, allCurrent(viewers, host), 120_000)
    await until(world, () => now(host).viewers === 120, 30_000)
    await playOn(world, browsers, 10)
    await until(world, allCurrent(viewers, host), 5000)
    expect(viewers.filter((one) => !isCurrent(one, host))).toHaveLength(0)
    expect(linksOf(host)).toBeGreaterThan(10)
    expect(linksOf(host)).toBeLessThanOrEqual(15)
    expect(now(need(browsers[1], 'a guest')).viewers).toBe(120)
    for (const { table } of viewers) expect(table().journal()).toEqual(host.table().journal())
  }, 120_000)
})

describe('a viewer who passes the match on', () => {
  it('is replaced by another way to the match when it leaves', async () => {
    const { world, browsers, host, viewers } = await crowd(2, 30)
    await until(world, allCurrent(viewers, host), 60_000)
    const relay = need(relaysIn(viewers)[0], 'a relay')
    relay.end('closed')
    const others = viewers.filter((one) => one !== relay)
    await playOn(world, browsers, 6)
    await until(world, allCurrent(others, host), 60_000)
    expect(others.filter((one) => !isCurrent(one, host))).toHaveLength(0)
    await until(world, () => now(host).viewers === 29, 30_000)
    expect(now(host).viewers).toBe(29)
  })

  it('is noticed when it dies without a word', async () => {
    const { world, browsers, host, viewers } = await crowd(3, 30)
    await until(world, allCurrent(viewers, host), 60_000)
    const relay = need(relaysIn(viewers)[0], 'a relay')
    relay.end('silent')
    await playOn(world, browsers, 6)
    const others = viewers.filter((one) => one !== relay)
    await until(world, allCurrent(others, host), 60_000)
    expect(others.filter((one) => !isCurrent(one, host))).toHaveLength(0)
  })

  it('can’t change what it passes on: those who notice find another way', async () => {
    let bad = 0
    const { world, browsers, host, viewers } = await crowd(4, 24, (link) => tampering(link, () => bad++))
    await until(world, () => now(host).viewers === 24, 60_000)
    await playOn(world, browsers, 12)
    await until(world, () => bad > 0, 30_000)
    await pass(world, 5000)
    expect(bad).toBeGreaterThan(0)
    const truth = host.table().journal()
    const seen = viewers.filter((one) => one.view().type === 'match')
    expect(seen.length).toBeGreaterThanOrEqual(13)
    for (const { table } of seen) expect(truth.slice(0, table().journal().length)).toEqual(table().journal())
  })

  it('sends everyone below away when watching ends', async () => {
    const { world, host, viewers, rules } = await crowd(5, 30)
    await until(world, allCurrent(viewers, host), 60_000)
    host.table().setGallery({ ...rules, open: false })
    const areOut = () => viewers.every((one) => one.view().type === 'apart')
    await until(world, areOut, 10_000)
    expect(areOut()).toBe(true)
    expect(now(host).viewers).toBe(0)
  })

  it('finds the next host with everyone below when the host is lost', async () => {
    const { world, browsers, host, viewers } = await crowd(6, 30)
    await until(world, allCurrent(viewers, host), 60_000)
    const next = need(browsers[1], 'a guest')
    host.end('silent')
    await until(world, () => now(next).hosting, 90_000)
    const isThere = (one: Viewer) => isCurrent(one, next) && one.table().now().epoch === 2
    await until(world, () => viewers.every(isThere), 180_000)
    expect(viewers.filter((one) => !isThere(one))).toHaveLength(0)
  })
})

/** A link over which other moves are passed on than were made. */
function tampering(link: Link, noted: () => void): Link {
  return {
    ...link,
    get open() {
      return link.open
    },
    send(text) {
      const changed = text.replaceAll('"type":"take","wagons":1', '"type":"take","wagons":2')
      if (changed !== text) noted()
      link.send(changed)
    },
  }
}
