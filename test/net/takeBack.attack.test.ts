import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import { withHost } from '../../src/net/role/takeover.ts'
import { lastOf } from '../../src/rules/journal.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { type Move, tiny } from '../tiny/tiny.ts'
import { type Browser, openRoom } from './browser.ts'
import { overheard } from './overheard.ts'
import { signerOf } from './renewing.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (browser: Browser) => browser.table().now()
const draws = (browser: Browser) =>
  browser
    .table()
    .journal()
    .filter(({ body }) => body.type === 'chance').length

/** A match of two, played to a turn of the guest’s. */
async function untilGuest(world: World, browsers: readonly Browser[]) {
  const [host, guest] = [0, 1].map((seat) => need(browsers[seat], 'a browser'))
  if (!host || !guest) throw new Error('nobody')
  host.play()
  guest.play()
  await until(world, () => draws(host) > 2 && now(guest).seq > 8)
  guest.rest()
  await until(world, () => now(guest).turn === 1)
  host.rest()
  await pass(world, 3000)
  return { host, guest, count: draws(host) }
}

/** A guest who makes a move that leads to a draw, sees it, and takes over from before that move. */
async function takenBack(seed: number) {
  const world = makeWorld(seed)
  // An altered page doesn't take in what it has left out, even if others hold it.
  const deaf = (text: string) => (text.startsWith('{"type":"diverged"') ? undefined : text)
  world.tap = (_, link) =>
    overheard(
      link,
      () => {},
      () => {},
      deaf,
    )
  const { host, guest, count } = await untilGuest(world, await openRoom(world, 1))
  const before = guest.table().whole()
  const moveOn = async (move: Move) => {
    void guest.table().submit(1, move)
    await pass(world, 2000)
  }
  await moveOn({ type: 'push' })
  expect([draws(host), draws(guest)]).toEqual([count + 1, count + 1])
  const signer = signerOf(world, guest.storage.secret, guest)
  const taken = need(withHost(tiny, before, signer, lastOf(before).epoch + 1), 'a takeover')
  guest.end('silent')
  await guest.storage.keeper.begin(undefined, taken.entries)
  await guest.storage.keeper.answers?.keep(null)
  await guest.open()
  await until(world, () => now(guest).hosting && !now(host).hosting, 60_000)
  await pass(world, 5000)
  return { world, host, guest, count, moveOn }
}

describe('a guest that takes over to take back a move whose draw it has seen', () => {
  it('is shown no other draw, and left with evidence', async () => {
    const { host, guest, count, moveOn } = await takenBack(1)
    expect(draws(guest)).toBe(count)
    await moveOn({ type: 'take', wagons: 1 })
    await moveOn({ type: 'push' })
    expect(draws(guest)).toBe(count)
    expect(host.table().ended()).toBe('cheated')
    const evidence = need(host.table().evidence?.(), 'evidence')
    expect(evidence.offence).toBe('twice')
    expect(await verifyEvidence(evidence, cheapSignatures.verify, tiny)).toBe('claimed')
  })

  it('isn’t anyone whose move got lost with its host: their page makes it again, and nothing else', async () => {
    const world = makeWorld(1)
    const browsers = await openRoom(world, 1)
    const { host, guest, count } = await untilGuest(world, browsers)
    world.lab.faults.set({ mute: [{ from: host.storage.secret, to: '*' }] })
    void guest.table().submit(1, { type: 'push' })
    await until(world, () => draws(host) > count, 5000)
    expect(draws(guest)).toBe(count)
    host.end('silent')
    world.lab.faults.set({ mute: [] })
    await until(world, () => now(guest).hosting, 60_000)
    await pass(world, 1000)
    const last = guest
      .table()
      .journal()
      .findLast(({ body }) => body.type === 'move')
    expect(last).toMatchObject({ by: 1, body: { move: { type: 'push' } } })
    await host.open()
    await until(world, () => draws(guest) > count, 60_000)
    await pass(world, 5000)
    expect(host.table().ended()).toBeUndefined()
    expect(draws(host)).toBe(count + 1)
  })

  it('gets the same draw if it makes the same move', async () => {
    const { host, guest, count, moveOn } = await takenBack(1)
    await moveOn({ type: 'push' })
    expect([draws(host), draws(guest)]).toEqual([count + 1, count + 1])
    expect(host.table().ended()).toBeUndefined()
  })
})
