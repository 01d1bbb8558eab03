import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { address } from '../../src/link/address.ts'
import { extendSigned, signerIn } from '../../src/match/signing.ts'
import { endOf } from '../../src/net/protocol/protocol.ts'
import { type Journal, lastOf, mostEpochsAhead, tableOf } from '../../src/rules/journal.ts'
import { cut } from '../../src/rules/replay.ts'
import { seatsOf } from '../../src/rules/tableState.ts'
import { sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Browser, openRoom } from './browser.ts'
import { dialRaw, helloBy } from './raw.ts'
import { makeWorld, pass, until } from './world.ts'

const now = (browser: Browser) => browser.table().now()

/** Three people in mid-match, and another page of the last one’s, which says what it likes. */
async function attacked(seed: number) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, 2)
  const [host, guest, other] = browsers.map((one) => need(one, 'a browser'))
  for (const one of browsers) one.play()
  await until(world, () => browsers.every((one) => now(one).seq >= 20))
  for (const one of browsers) one.rest()
  await pass(world, 2000)
  const secret = need(other, 'the attacker').storage.secret
  other?.end('goodbye')
  return { world, host: need(host, 'a host'), guest: need(guest, 'a guest'), secret }
}

/** A takeover from before all that was played, as many epochs ahead of one as a host believes. */
function leapt(journal: Journal, secret: string, above: number): Journal {
  let taken = cut(tiny, journal, 8)
  const signer = signerIn(cheapSignatures, secret, taken)
  const [seat = 0] = seatsOf(tableOf(taken).roster, signer.key)
  const furthest = above + mostEpochsAhead - 1
  while (lastOf(taken).epoch < furthest) {
    const epoch = Math.min(lastOf(taken).epoch + mostEpochsAhead, furthest)
    taken = sound(extendSigned(tiny, taken, 'host', { type: 'host', seat, epoch }, signer)).journal
  }
  return taken
}

const minutes = 10
/** The most that a host opens for one seat: six at once, and one a minute. */
const most = 6 + minutes + 1

describe('a guest that would have its host open epoch after epoch', () => {
  it('gets few by takeovers that nobody follows, and the match goes on', async () => {
    const { world, host, guest, secret } = await attacked(1)
    const { length } = host.table().journal()
    const raw = await dialRaw(world, address('ROOM', 1))
    await raw.send(helloBy(raw, secret))
    for (let left = minutes * 20; left > 0; left--) {
      const { entries } = leapt(host.table().whole(), secret, now(host).epoch)
      await raw.send({ type: 'diverged', from: 8, entries: entries.slice(8) })
      await pass(world, 3000)
    }
    const opened = host.table().journal().slice(length)
    expect(opened.filter(({ body }) => body.type === 'host').length).toBeGreaterThan(1)
    expect(opened.length).toBeLessThan(most + 5)
    expect(now(host).epoch).toBeLessThan((most + 1) * (mostEpochsAhead + 1))
    expect(now(host)).toMatchObject({ hosting: true, standing: 'playing' })
    expect(now(guest).hash).toBe(now(host).hash)
  }, 60_000)

  it('gets few by saying that it hosts the same one', async () => {
    const { world, host, guest, secret } = await attacked(2)
    const { length } = host.table().journal()
    for (let left = minutes * 6; left > 0; left--) {
      const raw = await dialRaw(world, address('ROOM', 1))
      const have = { ...endOf(host.table().journal().slice(0, 8)), epoch: now(host).epoch }
      await raw.send(helloBy(raw, secret, { have, hosting: true }))
      raw.link.close('bye')
      await pass(world, 10_000)
    }
    const opened = host.table().journal().slice(length)
    expect(opened.filter(({ body }) => body.type === 'host').length).toBeGreaterThan(1)
    expect(opened.length).toBeLessThan(most + 5)
    expect(now(guest).hash).toBe(now(host).hash)
  }, 60_000)
})
