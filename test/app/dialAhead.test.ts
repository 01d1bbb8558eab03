import { describe, expect, it } from 'vitest'
import { makeScope } from '../../src/app/scope.ts'
import { dialAhead } from '../../src/app/visit/dialAhead.ts'
import type { Dialled, Network } from '../../src/link/link.ts'

/** A network that only records what is dialled. */
function listed() {
  const dialled: string[] = []
  const cancelled: string[] = []
  const network: Network = {
    listen: () => {
      throw new Error('nobody listens here')
    },
    dial(address) {
      dialled.push(address)
      return { result: new Promise<Dialled>(() => {}), cancel: () => void cancelled.push(address) }
    },
  }
  return { network, dialled, cancelled }
}

describe('dialling ahead', () => {
  it('dials at once, and hands the call over to the first who dials the address', async () => {
    const { network, dialled } = listed()
    const ahead = await dialAhead(Promise.resolve(network), 'a', makeScope())
    expect(dialled).toEqual(['a'])
    ahead.dial('b')
    ahead.dial('a')
    expect(dialled).toEqual(['a', 'b'])
    ahead.dial('a')
    expect(dialled).toEqual(['a', 'b', 'a'])
  })

  it('cancels an unused call at the end of the scope', async () => {
    const { network, cancelled } = listed()
    const scope = makeScope()
    await dialAhead(Promise.resolve(network), 'a', scope)
    scope.end()
    expect(cancelled).toEqual(['a'])
  })

  it('leaves a call alone once it is used', async () => {
    const { network, cancelled } = listed()
    const scope = makeScope()
    const ahead = await dialAhead(Promise.resolve(network), 'a', scope)
    ahead.dial('a')
    scope.end()
    expect(cancelled).toEqual([])
  })

  it('dials no one if the scope ends before the network is there', async () => {
    const { network, dialled } = listed()
    const scope = makeScope()
    const coming = dialAhead(Promise.resolve(network), 'a', scope)
    scope.end()
    await coming
    expect(dialled).toEqual([])
  })
})
