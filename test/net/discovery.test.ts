import { describe, expect, it } from 'vitest'
import { address } from '../../src/link/address.ts'
import { type DialOptions, dialAny } from '../../src/link/dialAny.ts'
import type { Dialled, Network } from '../../src/link/link.ts'
import { protocol } from '../../src/net/protocol/protocol.ts'
import { isHosted } from '../../src/net/role/discovery.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { manualClock } from '../kit/manualClock.ts'
import { linkPair } from '../link/pair.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { makeBrowser, makeStorage, openRoom } from './browser.ts'
import { makeWorld, pass, room, until } from './world.ts'

/** Time signalling takes to say that no one listens at an address, ms. */
const answersAfter = 2200

/** A search on a network where no one listens until a host is put `there`. */
function searching(addresses: readonly string[], how: DialOptions = {}) {
  const clock = manualClock()
  const dialled: string[] = []
  const there = new Set<string>()
  const network: Network = {
    listen: () => {
      throw new Error('nobody listens here')
    },
    dial(address) {
      dialled.push(address)
      const result = new Promise<Dialled>((resolve) => {
        clock.after(answersAfter, () => resolve(answer(address)))
      })
      return { result, cancel: () => {} }
    },
  }
  const answer = (address: string): Dialled =>
    there.has(address)
      ? { link: linkPair({ clock, draw: fastDraw(1) }, ['host', 'guest']).ends[1] }
      : { problem: 'noSuchRoom' }
  let told: Dialled | undefined
  void dialAny(network, clock, addresses, how).result.then((one) => {
    told = one
  })
  const pass = async (ms: number) => {
    for (let at = 0; at < ms; at += 100) {
      clock.advance(100)
      // An answer passes through a few promises.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    }
  }
  return { dialled, there, pass, told: () => told }
}

describe('a search over several addresses', () => {
  it('ends if no one is at any of them, in whatever order they answer', async () => {
    for (const how of [{}, { headStart: 4000 }, { headStart: 1000 }]) {
      const { pass, told } = searching(['one', 'two', 'three'], how)
      await pass(12_000)
      expect(told()).toEqual({ problem: 'noSuchRoom' })
    }
  })

  it('finds a host that appears at the first address while the others are tried', async () => {
    const { there, pass, told } = searching(['one', 'two', 'three'], { headStart: 4000 })
    await pass(3000)
    there.add('one')
    await pass(6000)
    expect(told()).toHaveProperty('link')
  })

  it('widens after the head start, and says so', async () => {
    let widened = 0
    const { dialled, pass } = searching(['one', 'two', 'three'], {
      headStart: 1000,
      widened: () => {
        widened++
      },
    })
    await pass(900)
    expect([dialled, widened]).toEqual([['one'], 0])
    await pass(200)
    expect([dialled, widened]).toEqual([['one', 'two', 'three'], 1])
  })
})

const code = 'ROOM'
/** Where a page this many versions ahead listens. */
const addressOf = (ahead: number) => address(code, 1).replace(`${protocol}`, `${protocol + ahead}`)

/** A host of another version, and what it hears of a visitor. */
async function visited(ahead: number) {
  const world = makeWorld(1)
  const heard: string[] = []
  world.network.listen(addressOf(ahead), (link) =>
    link.on((event) => heard.push(event.type === 'message' ? event.text : event.type)),
  )
  await pass(world, 100)
  const visitor = makeBrowser(world, code, makeStorage(world.entropy()))
  void visitor.open()
  await until(world, () => visitor.problem() !== undefined, 60_000)
  await pass(world, 100)
  return { heard, problem: visitor.problem() }
}

describe('a room hosted by a page of another version', () => {
  it.each([-1, 1])('tells both the visitor and the host (%i)', async (ahead) => {
    const { heard, problem } = await visited(ahead)
    expect(problem).toMatchObject({ type: 'denied', why: 'version' })
    expect(heard).toEqual([`{"type":"hello","protocol":${protocol}}`, 'closed'])
  })

  it('is not found if the versions are further apart', async () => {
    const { heard, problem } = await visited(5)
    expect(problem).toMatchObject({ type: 'unreachable', why: 'noSuchRoom' })
    expect(heard).toEqual([])
  })
})

describe('a match known from before', () => {
  it('is being hosted if one of its people says so, and no one else', async () => {
    const world = makeWorld(5)
    const [host, guest] = await openRoom(world, 1)
    if (!host || !guest) throw new Error('no room')
    const journal = guest.table().whole()
    const heard: string[] = []
    world.overhear = (text) => void (text.includes('"challenge"') && heard.push(text))
    const ask = async () => {
      const { network, clock } = world
      let answer: boolean | undefined
      const asked = isHosted({ network, code: room }, clock, journal, cheapSignatures.verify)
      void asked.then((one) => {
        answer = one
      })
      await until(world, () => answer !== undefined, 60_000)
      return answer
    }
    expect(await ask()).toBe(true)
    host.end('goodbye')
    guest.end('goodbye')
    await pass(world, 1000)
    expect(await ask()).toBe(false)
    // The host's earlier message proves nothing over another link.
    const [challenge = ''] = heard
    const liar = { token: world.entropy(), returning: false }
    world.network.listen(address(room, 1), (link) => link.send(challenge), liar)
    await pass(world, 1000)
    expect(await ask()).toBe(false)
  })
})
