import { expect, test } from 'vitest'
import type { Link, ListeningState } from '../../src/link/link.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { manualClock } from '../kit/manualClock.ts'
import { pairNetwork } from './pairNetwork.ts'

function bench() {
  const clock = manualClock()
  const network = pairNetwork({ clock, draw: fastDraw(1) })
  /** Listens, and records every link and state. */
  const host = (address: string, token?: string) => {
    const links: Link[] = []
    const states: ListeningState[] = []
    const identity = token === undefined ? undefined : { token, returning: false }
    const listening = network.listen(address, (link) => links.push(link), identity)
    listening.on((state) => states.push(state))
    return { listening, links, states }
  }
  /** Dials, and advances the clock until the call has ended. */
  const dial = (address: string) => {
    const { result } = network.dial(address)
    clock.advance(100)
    return result
  }
  return { clock, network, host, dial }
}

test('a guest reaches the host at an address, and they talk both ways', async () => {
  const { clock, host, dial } = bench()
  const { links } = host('ng1-A')
  clock.advance(100)
  const dialled = await dial('ng1-A')
  if (!('link' in dialled)) throw new Error(dialled.problem)
  const heard: string[] = []
  for (const link of [...links, dialled.link])
    link.on((event) => event.type === 'message' && heard.push(`${link.id} ${event.text}`))
  dialled.link.send('"hello"')
  for (const link of links) link.send('"welcome"')
  clock.advance(100)
  expect(heard).toEqual(['host-1 "hello"', 'guest-1 "welcome"'])
})

test('an empty address is reported as such', async () => {
  const { dial } = bench()
  expect(await dial('ng1-A')).toEqual({ problem: 'noSuchRoom' })
})

test('an address that was given up no longer answers', async () => {
  const { clock, host, dial } = bench()
  const { listening } = host('ng1-A')
  clock.advance(100)
  listening.close()
  expect(await dial('ng1-A')).toEqual({ problem: 'noSuchRoom' })
})

test('a call can be cancelled', async () => {
  const { clock, network, host } = bench()
  const { links } = host('ng1-A')
  clock.advance(100)
  const dialling = network.dial('ng1-A')
  dialling.cancel()
  clock.advance(100)
  expect(await dialling.result).toEqual({ problem: 'cancelled' })
  expect(links).toEqual([])
})

test('a second host finds the address taken until the first gives it up', () => {
  const { clock, host } = bench()
  const first = host('ng1-A', 'one')
  clock.advance(100)
  const second = host('ng1-A', 'two')
  clock.advance(100)
  expect(second.states.at(-1)).toMatchObject({ type: 'taken' })
  first.listening.close()
  clock.advance(60_000)
  expect(second.listening.state).toEqual({ type: 'open', silent: false })
})

test('a host that returns with its token takes its address over', async () => {
  const { clock, host, dial } = bench()
  const before = host('ng1-A', 'same')
  clock.advance(100)
  const after = host('ng1-A', 'same')
  clock.advance(100)
  await dial('ng1-A')
  expect(before.links).toHaveLength(0)
  expect(after.links).toHaveLength(1)
})

test('links survive while signalling is away, calls fail, and the host registers again afterwards', async () => {
  const { clock, network, host, dial } = bench()
  const { links, listening, states } = host('ng1-A')
  clock.advance(100)
  await dial('ng1-A')
  network.signalling(false)
  expect(listening.state).toMatchObject({ type: 'lost', reason: 'network' })
  expect(await dial('ng1-A')).toEqual({ problem: 'signallingDown' })
  expect(links.map(({ open }) => open)).toEqual([true])
  clock.advance(20_000)
  network.signalling(true)
  clock.advance(60_000)
  expect(states.at(-1)).toEqual({ type: 'open', silent: false })
  expect(await dial('ng1-A')).toHaveProperty('link')
})

test('a cut reaches every link', async () => {
  const { clock, network, host, dial } = bench()
  const { links } = host('ng1-A')
  clock.advance(100)
  await dial('ng1-A')
  await dial('ng1-A')
  network.cut('closed')
  expect(links.map(({ open }) => open)).toEqual([false, false])
})
