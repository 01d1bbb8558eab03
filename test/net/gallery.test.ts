import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { placeOf } from '../../src/net/protocol/place.ts'
import { protocol } from '../../src/net/protocol/protocol.ts'
import { galleryPlace } from '../../src/net/viewers/gallery.ts'
import { lookFor } from '../../src/net/viewers/messages.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { guestTypes } from '../fuzz/types.ts'
import { type Browser, openRoom } from './browser.ts'
import { openDoors, openViewer, type Viewer } from './viewer.ts'
import { flush, makeWorld, pass, room, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()
const isShown = (viewer: Viewer, browser: Browser) => () =>
  viewer.view().type === 'match' && viewer.table().now().seq === now(browser).seq

/** A match of some people that may be watched. */
async function gallery(seed: number, guests = 1, delay = 0) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, guests)
  const at = (seat: number) => need(browsers[seat], 'a browser')
  const rules = openDoors(world, delay)
  at(0).table().setGallery(rules)
  await pass(world, 500)
  return { world, browsers, at, rules, code: rules.code }
}

async function playSome(world: World, browsers: readonly Browser[], more: number): Promise<void> {
  const from = Math.max(...browsers.map((one) => now(one).seq))
  for (const one of browsers) one.play()
  const isDone = (one: Browser) => now(one).seq >= from + more || now(one).standing === 'over'
  await until(world, () => browsers.every(isDone))
  for (const one of browsers) one.rest()
  await pass(world, 1000)
}

describe('a watch link', () => {
  it('shows the match from its beginning on to anyone who opens it, unasked', async () => {
    const { world, browsers, at, code } = await gallery(1)
    await playSome(world, browsers, 6)
    const viewer = openViewer(world, code, 'viewer')
    await until(world, isShown(viewer, at(0)))
    expect(viewer.table().journal()).toEqual(at(0).table().journal())
    await playSome(world, browsers, 8)
    expect(viewer.table().now()).toMatchObject({ hash: now(at(0)).hash, turn: undefined })
    expect(
      viewer
        .table()
        .now()
        .sitters.some(({ mine }) => mine),
    ).toBe(false)
  })

  it('is counted for the players at every browser', async () => {
    const { world, at, code } = await gallery(2)
    const viewers = ['a', 'b', 'c'].map((name) => openViewer(world, code, name))
    await until(world, () => now(at(1)).viewers === 3)
    expect(now(at(0)).viewers).toBe(3)
    viewers[0]?.end('closed')
    await until(world, () => now(at(1)).viewers === 2)
    expect(viewers[1]?.table().now().viewers).toBeGreaterThan(0)
  })

  it('leads nowhere before watching is allowed, or once it has ended', async () => {
    const { world, at, rules } = await gallery(3)
    const viewer = openViewer(world, rules.code, 'viewer')
    await until(world, isShown(viewer, at(0)))
    at(1)
      .table()
      .setGallery({ ...rules, open: false })
    await until(world, () => viewer.view().type === 'apart')
    expect(viewer.view()).toEqual({ type: 'apart', problem: 'doors' })
    await pass(world, 60_000)
    expect(viewer.view()).toEqual({ type: 'apart', problem: 'noSuchRoom' })
    at(1).table().setGallery(rules)
    await until(world, isShown(viewer, at(0)))
  })

  it.each([-1, 1])('says so if the match is shown by a page of another version (%i)', async (ahead) => {
    const world = makeWorld(5)
    const { code } = openDoors(world)
    const at = galleryPlace(code, 1).replace(`${protocol}`, `${protocol + ahead}`)
    world.network.listen(at, () => {})
    await pass(world, 100)
    const viewer = openViewer(world, code, 'viewer')
    await until(world, () => viewer.view().type === 'apart')
    expect(viewer.view()).toEqual({ type: 'apart', problem: 'version' })
  })

  it('is worth nothing once any of the players has made another one', async () => {
    const { world, at, rules } = await gallery(4)
    const viewer = openViewer(world, rules.code, 'viewer')
    await until(world, isShown(viewer, at(0)))
    const next = openDoors(world)
    at(1).table().setGallery(next)
    await until(world, () => viewer.view().type === 'apart')
    await pass(world, 60_000)
    expect(viewer.view().type).toBe('apart')
    const other = openViewer(world, next.code, 'other')
    await until(world, isShown(other, at(0)))
    expect(JSON.stringify([viewer.heard, viewer.said])).not.toContain(next.code)
    expect(at(0).storage.gallery.now()).toEqual(next)
  })

  it('stays the same when the host is lost, and goes on with the next one', async () => {
    const { world, browsers, at, code } = await gallery(5, 2)
    const viewer = openViewer(world, code, 'viewer')
    await until(world, isShown(viewer, at(0)))
    at(0).end('silent')
    await until(world, () => now(at(1)).hosting, 90_000)
    await until(world, () => now(at(2)).standing === 'playing', 60_000)
    await until(world, isShown(viewer, at(1)), 90_000)
    expect(viewer.table().now().epoch).toBe(2)
    expect(viewer.table().journal()).toEqual(at(1).table().journal())
    expect(browsers.length).toBe(3)
  })

  it('shows a reloaded host’s match again', async () => {
    const { world, at, code } = await gallery(6)
    const viewer = openViewer(world, code, 'viewer')
    await until(world, isShown(viewer, at(0)))
    at(0).end('goodbye')
    await pass(world, 3000)
    await at(0).open()
    await until(world, () => now(at(1)).standing === 'playing', 60_000)
    await playSome(world, [at(0), at(1)], 4)
    await until(world, isShown(viewer, at(0)), 60_000)
    expect(viewer.table().now().standing).not.toBe('lost')
  })
})

describe('a delay', () => {
  it('keeps what is played from viewers for so long, and not what they have seen', async () => {
    const { world, browsers, at, rules } = await gallery(10)
    const viewer = openViewer(world, rules.code, 'viewer')
    await until(world, isShown(viewer, at(0)))
    at(1)
      .table()
      .setGallery({ ...rules, delay: 60 })
    const { seq } = now(at(0))
    await pass(world, 500)
    await playSome(world, browsers, 6)
    await pass(world, 40_000)
    expect(viewer.table().now().seq).toBe(seq)
    expect(viewer.spectator.behind()).toBe(60)
    expect(viewer.heard.join()).not.toContain(`"seq":${seq + 1},`)
    await until(world, isShown(viewer, at(0)), 30_000)
    expect(isShown(viewer, at(0))()).toBe(true)
  })

  it('holds for those who come later too', async () => {
    const { world, browsers, at, code } = await gallery(11, 1, 120)
    await playSome(world, browsers, 6)
    const viewer = openViewer(world, code, 'viewer')
    await pass(world, 20_000)
    const shown = viewer.view()
    expect(shown.type === 'match' ? shown.table.now().seq : 0).toBeLessThan(now(at(0)).seq)
    await until(world, isShown(viewer, at(0)), 130_000)
    expect(isShown(viewer, at(0))()).toBe(true)
  })
})

describe('those who watch', () => {
  it('never learn the room’s code, its key, a secret or where its hosts listen', async () => {
    const { world, browsers, at, code } = await gallery(7)
    const viewer = openViewer(world, code, 'viewer')
    await playSome(world, browsers, 10)
    await until(world, isShown(viewer, at(0)))
    const texts = JSON.stringify([viewer.heard, viewer.said])
    expect(viewer.heard.length).toBeGreaterThan(10)
    const key = at(0).storage.roomKey
    const places = [1, 2, 3].map((epoch) => placeOf({ code: room, key }, epoch))
    expect(new Set(places).size).toBe(3)
    const secrets = [room, need(key.now(), 'a key'), ...places]
    for (const secret of [...secrets, ...browsers.map((one) => one.storage.secret)]) expect(texts).not.toContain(secret)
  })

  it('can’t take a seat, or do anything else, by any message of players', async () => {
    const { world, at, code } = await gallery(8, 2)
    at(2).end('silent')
    await pass(world, 10_000)
    const before = at(0).table().journal()
    const { heard, send } = await dialGallery(world, code)
    await send(lookFor(undefined))
    expect(heard.some((text) => text.startsWith('{"type":"welcome"'))).toBe(true)
    const answers = heard.filter((text) => !text.startsWith('{"type":"ping"')).length
    const key = need(foldTable(before).roster.seats[2]?.key, 'a key')
    for (const type of guestTypes.filter((one) => one !== 'resync' && one !== 'ping'))
      await send({
        type,
        protocol: 10,
        key,
        proof: 'x',
        name: 'Eve',
        claim: 2,
        page: '0'.repeat(32),
        id: 1,
        seat: 2,
        want: { type: 'sit', seat: 2 },
        entry: before.at(-1),
        gallery: openDoors(world),
        from: 0,
        entries: before,
        reaction: 'hello',
      })
    await pass(world, 3000)
    expect(heard.filter((text) => !text.startsWith('{"type":"ping"'))).toHaveLength(answers)
    expect(at(0).table().journal()).toEqual(before)
    expect(now(at(0)).claims).toEqual([])
    expect(at(0).storage.gallery.now()?.code).toBe(code)
  })
})

/** Makes a link to a gallery, over which anything can be said. */
async function dialGallery(world: World, code: string) {
  const heard: string[] = []
  const dialled = world.network.dial(galleryPlace(code, 1)).result
  await pass(world, 50)
  const one = await dialled
  if (!('link' in one)) throw new Error('nobody is there')
  one.link.on((event) => event.type === 'message' && heard.push(event.text))
  const send = async (message: unknown) => {
    one.link.send(JSON.stringify(message))
    await pass(world, 400)
    await flush()
  }
  return { heard, send }
}
