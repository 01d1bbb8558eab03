import { describe, expect, it } from 'vitest'
import { manualClock } from '../../src/kit/clock.ts'
import type { Dialled, Network } from '../../src/link/link.ts'
import { linkPair } from '../../src/link/pair.ts'
import { dialAny, type Search } from '../../src/net/discovery.ts'
import { fastDraw } from '../../src/rules/chance.ts'

/** How long signalling takes to say that nobody listens at an address, ms. */
const answersAfter = 2200

/** A search on a network where nobody listens, until somebody comes to an address. */
function searching(addresses: readonly string[], how: Search = {}) {
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
      // What is answered goes through a few promises before it is told.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    }
  }
  return { dialled, there, pass, told: () => told }
}

describe('a search at several addresses', () => {
  it('ends when nobody is at any of them, however their answers fall', async () => {
    for (const how of [{}, { headStart: 4000 }, { headStart: 1000 }]) {
      const { pass, told } = searching(['one', 'two', 'three'], how)
      await pass(12_000)
      expect(told()).toEqual({ problem: 'noSuchRoom' })
    }
  })

  it('finds who comes to the first of them while the others are tried', async () => {
    const { there, pass, told } = searching(['one', 'two', 'three'], { headStart: 4000 })
    await pass(3000)
    there.add('one')
    await pass(6000)
    expect(told()).toHaveProperty('link')
  })

  it('goes further when the first has had its time, and says so', async () => {
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
