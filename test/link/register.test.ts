import { expect, test } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { ListeningState } from '../../src/link/link.ts'
import { keepRegistered, type Registration } from '../../src/link/register.ts'
import { manualClock } from '../kit/manualClock.ts'

/** A registration with the test as its server. */
function bench(returning?: boolean) {
  const clock = manualClock()
  const calls: string[] = []
  const states: ListeningState[] = []
  let registration: Registration | undefined
  const registrar = {
    attempt(reported: Registration) {
      calls.push(`attempt at ${clock.now()}`)
      registration ??= reported
    },
    abandon: () => void calls.push(`abandon at ${clock.now()}`),
  }
  const host = returning === undefined ? undefined : { token: 't', returning }
  const listening = keepRegistered('ng1-X', registrar, clock, host)
  listening.on((state) => states.push(state))
  clock.advance(0)
  return { clock, calls, states, listening, ...need(registration, 'an attempt') }
}

test('a server that answers opens the address', () => {
  const { states, opened, clock } = bench()
  clock.advance(100)
  opened()
  expect(states).toEqual([{ type: 'registering' }, { type: 'open', silent: false }])
  clock.advance(1_000_000)
  expect(states).toHaveLength(2)
})

test('a server that stays away is tried again after 1, 2, 4, 8, 15, then every 30 s', () => {
  const { clock, calls, states, lost } = bench()
  for (let failures = 0; failures < 7; failures++) {
    lost('network')
    clock.step()
  }
  const times = [0, 1000, 3000, 7000, 15_000, 30_000, 60_000, 90_000]
  expect(calls).toEqual(times.map((at) => `attempt at ${at}`))
  expect(states.at(-2)).toEqual({ type: 'lost', reason: 'network', retryIn: 30_000 })
})

test('an answer resets the waits', () => {
  const { clock, states, lost, opened } = bench()
  lost('network')
  clock.advance(1000)
  lost('network')
  clock.advance(2000)
  opened()
  lost('network')
  expect(states.at(-1)).toEqual({ type: 'lost', reason: 'network', retryIn: 1000 })
})

test('a server that never answers a new host is given up after 15 s and tried again', () => {
  const { clock, calls, states } = bench()
  clock.advance(14_999)
  expect(states.at(-1)).toEqual({ type: 'registering' })
  clock.advance(1)
  expect(states.at(-1)).toEqual({ type: 'lost', reason: 'slow', retryIn: 1000 })
  clock.advance(1000)
  expect(calls).toEqual(['attempt at 0', 'abandon at 15000', 'attempt at 16000'])
})

test('silence after a return counts as success after 4 s', () => {
  const { clock, calls, states } = bench(true)
  clock.advance(3999)
  expect(states.at(-1)).toEqual({ type: 'registering' })
  clock.advance(1)
  expect(states.at(-1)).toEqual({ type: 'open', silent: true })
  clock.advance(100_000)
  expect(calls).toEqual(['attempt at 0'])
})

test('silence after a loss counts as success too, and a late answer confirms it', () => {
  const { clock, states, lost, opened } = bench(false)
  opened()
  lost('network')
  clock.advance(5000)
  expect(states.at(-1)).toEqual({ type: 'open', silent: true })
  opened()
  expect(states.at(-1)).toEqual({ type: 'open', silent: false })
})

test('a server lost after silence is tried again', () => {
  const { clock, states, lost } = bench(true)
  clock.advance(4000)
  lost('network')
  expect(states.at(-1)).toEqual({ type: 'lost', reason: 'network', retryIn: 1000 })
})

test('a taken address is tried again, since it may become free', () => {
  const { clock, calls, states, taken, opened } = bench()
  taken()
  expect(states.at(-1)).toEqual({ type: 'taken', retryIn: 1000 })
  clock.advance(1000)
  opened()
  expect(calls).toEqual(['attempt at 0', 'attempt at 1000'])
  expect(states.at(-1)).toEqual({ type: 'open', silent: false })
})

test('an attempt that can never work is not repeated', () => {
  const { clock, calls, states, hopeless } = bench()
  hopeless('unsupported')
  clock.advance(1_000_000)
  expect(states.at(-1)).toEqual({ type: 'lost', reason: 'unsupported' })
  expect(calls).toEqual(['attempt at 0'])
})

test('losing the server twice in a row counts once', () => {
  const { states, lost } = bench()
  lost('network')
  lost('network')
  expect(states.filter(({ type }) => type === 'lost')).toHaveLength(1)
})

test('a closed address is abandoned once and never tried again', () => {
  const { clock, calls, states, listening, lost, opened, taken } = bench()
  lost('network')
  listening.close()
  listening.close()
  clock.advance(1_000_000)
  opened()
  taken()
  lost('network')
  expect(calls).toEqual(['attempt at 0', 'abandon at 0'])
  expect(states.at(-1)).toEqual({ type: 'closed' })
  expect(clock.pending).toBe(0)
})

test('an address closed before its first attempt is never registered', () => {
  const clock = manualClock()
  const calls: string[] = []
  const registrar = { attempt: () => void calls.push('attempt'), abandon: () => {} }
  keepRegistered('ng1-X', registrar, clock).close()
  clock.advance(60_000)
  expect(calls).toEqual([])
})

test('a listener can close the address while it is being notified', () => {
  const { clock, calls, listening, taken } = bench()
  listening.on((state) => state.type === 'taken' && listening.close())
  taken()
  clock.advance(60_000)
  expect(calls).toEqual(['attempt at 0', 'abandon at 0'])
})
