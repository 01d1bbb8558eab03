import { expect, test } from 'vitest'
import { overBrokers } from '../../src/link/brokers.ts'
import type { Dialled, Dialling, Link, ListeningState, Network } from '../../src/link/link.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { manualClock } from '../kit/manualClock.ts'
import { linkPair } from './pair.ts'
import { pairNetwork } from './pairNetwork.ts'

/** Two independent signalling servers. */
function bench() {
  const clock = manualClock()
  const draw = fastDraw(1)
  const first = pairNetwork({ clock, draw })
  const second = pairNetwork({ clock, draw })
  const network = overBrokers([first, second], clock)
  const host = (over: Network = network, token = 'secret') => {
    const links: Link[] = []
    const states: ListeningState[] = []
    const identity = { token, returning: false }
    const listening = over.listen('ng1-A', (link) => links.push(link), identity)
    listening.on((state) => states.push(state))
    clock.advance(100)
    return { listening, links, states }
  }
  return { clock, draw, first, second, network, host }
}

/** Advances the clock until a call has ended one way or the other. */
async function outcome(clock: ReturnType<typeof manualClock>, dialling: Dialling, ms = 10_000) {
  let how: Dialled | undefined
  void dialling.result.then((dialled) => {
    how = dialled
  })
  for (let passed = 0; passed <= ms && !how; passed += 100) {
    clock.advance(100)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return how
}

test('finds a host at both servers through either', async () => {
  const { clock, first, second, host } = bench()
  const { listening, links } = host()
  expect(listening.state.type).toBe('open')
  expect(await outcome(clock, first.dial('ng1-A'))).toHaveProperty('link')
  expect(await outcome(clock, second.dial('ng1-A'))).toHaveProperty('link')
  expect(links).toHaveLength(2)
})

test('links a guest once', async () => {
  const { clock, network, host } = bench()
  const { links } = host()
  expect(await outcome(clock, network.dial('ng1-A'))).toHaveProperty('link')
  expect(links).toHaveLength(1)
})

test('keeps a host open while the first server is away, and finds it through the second', async () => {
  const { clock, first, network, host } = bench()
  const { listening, states } = host()
  first.signalling(false)
  expect(listening.state.type).toBe('open')
  expect(await outcome(clock, network.dial('ng1-A'))).toHaveProperty('link')
  expect(states.map(({ type }) => type)).not.toContain('lost')
})

test('finds a host that only the second server knows', async () => {
  const { clock, second, network, host } = bench()
  host(second)
  expect(await outcome(clock, network.dial('ng1-A'))).toHaveProperty('link')
})

test('loses the address with both servers away, and reopens it with the first to return', async () => {
  const { clock, first, second, network, host } = bench()
  const { listening } = host()
  first.signalling(false)
  second.signalling(false)
  expect(listening.state).toMatchObject({ type: 'lost', reason: 'network' })
  expect(await outcome(clock, network.dial('ng1-A'))).toEqual({ problem: 'signallingDown' })
  second.signalling(true)
  clock.advance(2000)
  expect(listening.state.type).toBe('open')
})

test('gives the address to the first server’s host if two hosts hold it at one server each', () => {
  const { first, second, network, host } = bench()
  host(first, 'one')
  const { listening } = host(network, 'two')
  expect(listening.state.type).toBe('taken')
  const { listening: other } = host(overBrokers([second, first], manualClock()), 'two')
  expect(other.state.type).toBe('open')
})

test('reports that no one is there even if one server is away', async () => {
  const { clock, first, network } = bench()
  first.signalling(false)
  expect(await outcome(clock, network.dial('ng1-A'))).toEqual({ problem: 'noSuchRoom' })
})

test('tries the next server if one does not answer, and closes its late link', async () => {
  const { clock, draw, second, host } = bench()
  host(second)
  let answer = (_: Dialled) => {}
  const slow: Network = {
    listen: second.listen,
    dial: () => ({
      result: new Promise<Dialled>((resolve) => {
        answer = resolve
      }),
      cancel: () => {},
    }),
  }
  const network = overBrokers([slow, second], clock)
  expect(await outcome(clock, network.dial('ng1-A'))).toHaveProperty('link')
  const { ends } = linkPair({ clock, draw })
  answer({ link: ends[0] })
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(ends[0].open).toBe(false)
})

test('cancels a call over several servers', async () => {
  const { clock, network, host } = bench()
  const { links } = host()
  const dialling = network.dial('ng1-A')
  dialling.cancel()
  expect(await outcome(clock, dialling)).toEqual({ problem: 'cancelled' })
  clock.advance(10_000)
  expect(links).toEqual([])
})

test('gives up a closed address at every server', () => {
  const { first, second, host } = bench()
  const { listening, states } = host()
  listening.close()
  expect(states.at(-1)).toEqual({ type: 'closed' })
  expect(host(first, 'two').listening.state.type).toBe('open')
  expect(host(second, 'two').listening.state.type).toBe('open')
})

test('uses a single server as it is', () => {
  const { clock, first } = bench()
  expect(overBrokers([first], clock)).toBe(first)
})
