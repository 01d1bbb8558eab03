import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import { withHost } from '../../src/net/role/takeover.ts'
import { lastOf } from '../../src/rules/journal.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
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

/** A match played until the first guest may push, which leads to a draw. */
async function untilGuest(world: World, browsers: readonly Browser[]) {
  const [host, guest, witness] = browsers
  if (!host || !guest) throw new Error('nobody')
  for (const one of browsers) one.play()
  await until(world, () => draws(host) > 2 && now(guest).seq > 8)
  guest.rest()
  const mayPush = () => {
    const { ask } = now(guest)
    return ask.type === 'choose' && ask.seat === 1 && ask.moves.some(({ type }) => type === 'push')
  }
  const isAtPush = () => mayPush() && browsers.every((one) => now(one).hash === now(guest).hash)
  for (let tries = 0; tries < 60 && !isAtPush(); tries++) {
    const { ask } = now(guest)
    const move = ask.type === 'choose' && ask.seat === 1 && !mayPush() ? ask.moves.at(-1) : undefined
    if (move) void guest.table().submit(1, move)
    await pass(world, 1000)
  }
  for (const one of browsers) one.rest()
  await pass(world, 3000)
  expect(isAtPush()).toBe(true)
  return { host, guest, witness, count: draws(host) }
}

/** A guest who makes a move that leads to a draw, sees it, and takes over from before that move. */
async function takenBack(seed: number, guests: number) {
  const world = makeWorld(seed)
  const said: string[] = []
  world.overhear = (text) => void said.push(text)
  // An altered page doesn't take in what it has left out, even if others hold it.
  const deaf = (text: string) => (text.startsWith('{"type":"diverged"') ? undefined : text)
  world.tap = (_, link) =>
    overheard(
      link,
      () => {},
      () => {},
      deaf,
    )
  const browsers = await openRoom(world, guests)
  const { host, guest, witness, count } = await untilGuest(world, browsers)
  const before = guest.table().whole()
  void guest.table().submit(1, { type: 'push' })
  await pass(world, 2000)
  expect(browsers.map(draws)).toEqual(browsers.map(() => count + 1))
  expect(answered(said).length).toBeGreaterThan(0)
  const { entries } = guest.table().whole()
  const signer = signerOf(world, guest.storage.secret, guest)
  const taken = need(withHost(tiny, before, signer, lastOf(before).epoch + 1), 'a takeover')
  guest.end('silent')
  await guest.storage.keeper.begin(undefined, taken.entries)
  await guest.storage.keeper.answers?.keep(null)
  return { world, host, guest, witness, count, entries, said, key: signer.key }
}

/** The questions that someone has answered. */
const answered = (said: readonly string[]) => said.filter((text) => text.startsWith('{"type":"draw"'))

describe('a guest that takes over to take back a move whose draw it has seen', () => {
  it('is followed by nobody while its host is there: the move stands, and so does its draw', async () => {
    const { world, host, guest, count, entries, said } = await takenBack(1, 1)
    const answers = answered(said)
    await guest.open()
    await pass(world, 60_000)
    for (const one of [host, guest]) {
      expect(one.table().ended()).toBeUndefined()
      expect(one.table().journal().slice(0, entries.length)).toEqual(entries)
      expect(draws(one)).toBe(count + 1)
    }
    expect([host, guest].map((one) => now(one).hosting)).toEqual([true, false])
    expect(answered(said)).toEqual(answers)
  })

  it('is shown no other draw when its host is gone, and leaves the others with evidence', async () => {
    const { world, host, guest, witness, count, entries, said, key } = await takenBack(1, 2)
    const other = need(witness, 'a witness')
    const answers = answered(said)
    host.end('silent')
    await guest.open()
    await until(world, () => now(guest).hosting, 60_000)
    await pass(world, 1000)
    expect(draws(guest)).toBe(count)
    void guest.table().submit(1, { type: 'push' })
    expect(await until(world, () => other.table().ended() === 'cheated', 120_000)).toBe(true)
    expect(other.table().journal().slice(0, entries.length)).toEqual(entries)
    expect(draws(guest)).toBe(count)
    expect(answered(said)).toEqual(answers)
    const evidence = need(other.table().evidence?.(), 'evidence')
    expect(evidence).toMatchObject({ offence: 'rollback', host: key })
    expect(await verifyEvidence(evidence, cheapSignatures.verify)).toBe('proven')
  })

  it('isn’t anyone whose move got lost with its host: their page makes it again, and nothing else', async () => {
    const world = makeWorld(1)
    const { host, guest, count } = await untilGuest(world, await openRoom(world, 1))
    world.lab.faults.set({ mute: [{ from: host.storage.secret, to: '*' }] })
    void guest.table().submit(1, { type: 'push' })
    await until(world, () => now(host).ask.type === 'chance', 5000)
    await pass(world, 2000)
    // Nobody draws while the guest may not know that its move is sealed.
    expect([draws(host), draws(guest)]).toEqual([count, count])
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
    expect([draws(host), draws(guest)]).toEqual([count + 1, count + 1])
    expect(host.table().journal()).toEqual(guest.table().journal())
  })
})
