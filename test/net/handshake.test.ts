import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { address } from '../../src/link/address.ts'
import type { Link } from '../../src/link/link.ts'
import { makeSigner } from '../../src/match/signing.ts'
import { signChallenge, signDenied } from '../../src/net/protocol/handshake.ts'
import { type Challenge, readHostMessage, writeMessage } from '../../src/net/protocol/protocol.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { type Browser, makeBrowser, makeStorage, openRoom } from './browser.ts'
import { makeWorld, pass, until } from './world.ts'

const now = (browser: Browser) => browser.table().now()

async function two(seed: number) {
  const world = makeWorld(seed)
  const [host, guest] = await openRoom(world, 1)
  return { world, host: need(host, 'a host'), guest: need(guest, 'a guest') }
}

/** Passes on to one link whatever arrives over the other, and records it. */
function relay(from: Link, to: Link, passed: string[]): void {
  from.on((event) => {
    if (event.type !== 'message') return
    passed.push(event.text)
    to.send(event.text)
  })
}

describe('a room that relays everything to another one', () => {
  it.each(['LURE', 'ROOM'])('obtains nobody’s seat (%s)', async (code) => {
    const { world, host, guest } = await two(1)
    const [toGuest, toHost]: string[][] = [[], []]
    const lure = makeWorld(2)
    lure.network.listen(address(code, 1), (link) => {
      void world.network.dial(address('ROOM', 1)).result.then((dialled) => {
        if (!('link' in dialled)) return
        relay(link, dialled.link, toHost ?? [])
        relay(dialled.link, link, toGuest ?? [])
      })
    })
    const victim = makeBrowser(lure, code, guest.storage)
    void victim.open()
    for (let n = 0; n < 40; n++) {
      await pass(lure, 250)
      await pass(world, 250)
    }
    expect(toGuest?.some((text) => text.includes('challenge'))).toBe(true)
    expect(toHost).toEqual([])
    expect([now(host).hosting, victim.hasTable() && now(victim).standing]).toEqual([true, 'lost'])
  })
})

/** Takes a room's address while its host is away, and says this to everyone who comes. */
async function squat(seed: number, say: (link: Link, real: Challenge) => unknown[]) {
  const { world, host, guest } = await two(seed)
  const journal = host.table().whole()
  const { match } = setupOf(journal)
  const real = await challengeAt(world, address('ROOM', 1))
  host.end('goodbye')
  world.network.listen(address('ROOM', 1), (link) => {
    for (const said of say(link, real)) link.send(JSON.stringify(said))
  })
  await pass(world, 3000)
  return { world, host, guest, match }
}

async function challengeAt(world: ReturnType<typeof makeWorld>, at: string): Promise<Challenge> {
  let heard: Challenge | undefined
  void world.network.dial(at).result.then((dialled) => {
    if (!('link' in dialled)) return
    dialled.link.on((event) => {
      const message = event.type === 'message' ? readHostMessage(event.text) : undefined
      if (message?.type === 'challenge') heard = message
    })
  })
  await until(world, () => heard !== undefined)
  return need(heard, 'a challenge')
}

const room = (link: Link) => ({ link, code: 'ROOM' })

describe('a guest whose host is away', () => {
  it('doesn’t believe an unsigned word that there is no place', async () => {
    const { guest } = await squat(3, (_, real) => [real, { type: 'denied', why: 'full', sig: 'x' }])
    expect(guest.table().ended()).toBeUndefined()
  })

  it('believes a stranger’s word no more for being signed', async () => {
    for (const why of ['full', 'ended', 'replaced', 'next'] as const) {
      const { guest } = await squat(4, (link, { match, people, epoch, seq, hash }) => {
        const signer = makeSigner(cheapSignatures, '9'.repeat(32), people)
        const nonce = 'b'.repeat(32)
        const said = { nonce, match, people, epoch, seq, hash }
        const challenge = signChallenge(signer, said, room(link))
        return [challenge, signDenied(signer, { why }, nonce, room(link))]
      })
      expect(guest.table().ended()).toBeUndefined()
    }
  })

  it('is not sent away by a page of another version', async () => {
    const { guest } = await squat(5, () => [{ type: 'challenge', protocol: 99 }])
    expect(guest.table().ended()).toBeUndefined()
  })

  it('is not held up by a stranger who welcomes it, and takes over in time', async () => {
    const { world, guest } = await squat(6, (link, { match, people, seq, hash }) => {
      const signer = makeSigner(cheapSignatures, '9'.repeat(32), people)
      const said = { nonce: 'b'.repeat(32), match, people, epoch: 7, seq, hash }
      const hearing = { quiet: [], absent: [] }
      return [
        signChallenge(signer, said, room(link)),
        { type: 'welcome', match, from: seq + 1, entries: [], ...hearing },
      ]
    })
    expect(await until(world, () => now(guest).hosting, 30_000)).toBe(true)
  })

  it('is let in again by its own host', async () => {
    const { world, host, guest } = await two(7)
    host.end('goodbye')
    await pass(world, 2000)
    await host.open()
    expect(await until(world, () => now(guest).standing === 'playing', 20_000)).toBe(true)
    expect(now(host).hosting).toBe(true)
  })
})

describe('someone who comes for the first time', () => {
  it('is not shown a match by anyone but its host', async () => {
    const { world, host } = await two(8)
    const journal = host.table().whole()
    const { match } = setupOf(journal)
    world.network.listen(address('LURE', 1), (link) => {
      const signer = makeSigner(cheapSignatures, '9'.repeat(32), match)
      const said = { nonce: 'b'.repeat(32), match, people: match, epoch: 1, seq: 3, hash: '0'.repeat(64) }
      link.send(writeMessage(signChallenge(signer, said, { link, code: 'LURE' })))
      const { entries } = journal
      const hearing = { quiet: [], absent: [] }
      link.send(writeMessage({ type: 'welcome', match, from: 0, entries: [...entries], ...hearing }))
    })
    const visitor = makeBrowser(world, 'LURE', makeStorage(world.entropy()))
    await pass(world, 10)
    void visitor.open()
    await until(world, () => visitor.problem() !== undefined || visitor.hasTable(), 30_000)
    expect(visitor.problem()).toMatchObject({ type: 'unreadable', problem: { reason: 'wrongSig' } })
  })
})
