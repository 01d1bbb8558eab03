import { expect, test } from 'vitest'
import { type TickSource, tickingClock } from '../../src/app/ticks/clock.ts'
import { manualClock } from '../kit/manualClock.ts'

/** A page whose own timers are late while it is hidden, and a worker whose timers are not. */
function bench(able = true) {
  const real = manualClock()
  let hidden = false
  let turned = () => {}
  let workers = 0
  const source: TickSource = {
    hidden: () => hidden,
    onTurned: (then) => {
      turned = then
    },
    start(wake) {
      if (!able) return undefined
      workers++
      let cancel = () => {}
      const again = () => {
        cancel = real.after(250, () => {
          again()
          wake()
        })
      }
      again()
      return () => {
        workers--
        cancel()
      }
    },
  }
  const held = { now: real.now, after: (ms: number, then: () => void) => real.after(late(ms), then) }
  const late = (ms: number) => (hidden ? Math.max(ms, 60_000) : ms)
  const turn = (next: boolean) => {
    hidden = next
    turned()
  }
  const rung: string[] = []
  const clock = tickingClock(source, held)
  const ring = (name: string, ms: number) => clock.after(ms, () => rung.push(`${name} ${real.now()}`))
  return { real, clock, ring, rung, turn, workers: () => workers }
}

test('a visible page uses its own timers and has no worker', () => {
  const { real, ring, rung, workers } = bench()
  ring('a', 10)
  ring('b', 1000)
  real.advance(2000)
  expect(rung).toEqual(['a 10', 'b 1000'])
  expect(workers()).toBe(0)
})

test('a hidden page is woken in time, and every alarm rings once, in order', () => {
  const { real, ring, rung, turn } = bench()
  turn(true)
  ring('b', 900)
  ring('a', 800)
  ring('c', 2000)
  real.advance(120_000)
  expect(rung).toEqual(['a 1000', 'b 1000', 'c 2000'])
})

test('an alarm set before the page was hidden rings too', () => {
  const { real, ring, rung, turn } = bench()
  ring('a', 1000)
  turn(true)
  real.advance(5000)
  expect(rung).toEqual(['a 1000'])
})

test('a cancelled alarm never rings', () => {
  const { real, ring, rung, turn } = bench()
  turn(true)
  const callOff = ring('a', 500)
  ring('b', 600)
  callOff()
  callOff()
  real.advance(120_000)
  expect(rung).toEqual(['b 750'])
})

test('the worker lives only while the page is hidden and an alarm is set', () => {
  const { real, ring, turn, workers } = bench()
  turn(true)
  expect(workers()).toBe(0)
  ring('a', 500)
  expect(workers()).toBe(1)
  real.advance(1000)
  expect(workers()).toBe(0)
  ring('b', 60_000)
  expect(workers()).toBe(1)
  turn(false)
  expect(workers()).toBe(0)
})

test('without workers the page uses its own timers', () => {
  const { real, ring, rung, turn } = bench(false)
  turn(true)
  ring('a', 500)
  real.advance(120_000)
  expect(rung).toEqual(['a 60000'])
})
