import { expect, test } from 'vitest'
import { address } from '../../src/link/address.ts'
import { type ByHand, byHand } from '../../src/link/byHand.ts'
import type { Link, Network } from '../../src/link/link.ts'
import { type ManualClock, manualClock } from '../kit/manualClock.ts'
import { becomePage, linkIn, reader } from './webrtc.ts'

becomePage()

/** A network whose signalling is down. */
const silent: Network = {
  listen: (address) => ({ address, state: { type: 'lost', reason: 'test' }, on: () => () => {}, close() {} }),
  dial: () => ({ result: Promise.resolve({ problem: 'signallingDown' }), cancel() {} }),
}

const browser = (): { network: ByHand; clock: ManualClock } => {
  const clock = manualClock()
  return { clock, network: byHand(silent, { iceServers: [] }, clock) }
}

/** A host that listens, and a guest. */
function pair() {
  const host = browser()
  const guest = browser()
  let take = (_: Link) => {}
  const came = new Promise<Link>((resolve) => {
    take = resolve
  })
  host.network.listen('ng-room', take)
  return { host: host.network, guest: guest.network, later: guest.clock.advance, came }
}

test('two texts make a link that the host takes like any other, with no signalling at all', async () => {
  const { host, guest, came } = pair()
  const offer = await host.offer()
  const reply = await guest.reply('ROOM', offer.sdp)
  expect(await offer.accept(reply?.sdp ?? '')).toBe(true)
  expect(await reply?.linked).toBe(true)
  const theirs = linkIn(await guest.dial(address('ROOM', 1)).result)
  const ours = await came
  const heard = reader(ours)
  theirs.send('"hello"')
  expect(await heard()).toEqual({ type: 'message', text: '"hello"' })
  theirs.close('done')
  expect(await heard()).toEqual({ type: 'closed', reason: 'done' })
})

test('a call to another room does not use the link', async () => {
  const { guest } = pair()
  expect(await guest.dial('elsewhere').result).toEqual({ problem: 'signallingDown' })
})

test('what is no offer gets no answer', async () => {
  const { guest } = pair()
  expect(await guest.reply('ROOM', 'not an offer')).toBeUndefined()
})

test('what is no answer is refused, and the right one still accepted', async () => {
  const { host, guest, came } = pair()
  const offer = await host.offer()
  expect(await offer.accept('not an answer')).toBe(false)
  const reply = await guest.reply('ROOM', offer.sdp)
  expect(await offer.accept(reply?.sdp ?? '')).toBe(true)
  expect((await came).open).toBe(true)
})

test('an accepted invitation is kept though its sender stops waiting', async () => {
  const { host, guest, came } = pair()
  const offer = await host.offer()
  const reply = await guest.reply('ROOM', offer.sdp)
  await offer.accept(reply?.sdp ?? '')
  offer.cancel()
  expect(await reply?.linked).toBe(true)
  expect((await came).open).toBe(true)
})

test('an answer that nobody enters in a quarter of an hour makes no link any more', async () => {
  const { host, guest, later } = pair()
  const offer = await host.offer()
  const reply = await guest.reply('ROOM', offer.sdp)
  later(15 * 60_000)
  expect(await reply?.linked).toBe(false)
  expect(await offer.accept(reply?.sdp ?? '')).toBe(true)
  expect(await guest.dial(address('ROOM', 1)).result).toEqual({ problem: 'signallingDown' })
})
