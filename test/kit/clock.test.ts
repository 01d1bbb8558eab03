import { expect, test } from 'vitest'
import { systemClock } from '../../src/link/clock.ts'
import { manualClock } from './manualClock.ts'

test('a manual clock makes the calls that fall due, in order, and stops at the given moment', () => {
  const clock = manualClock()
  const done: string[] = []
  clock.after(20, () => done.push(`second at ${clock.now()}`))
  clock.after(10, () => done.push(`first at ${clock.now()}`))
  clock.after(31, () => done.push('too late'))
  clock.advance(30)
  expect(done).toEqual(['first at 10', 'second at 20'])
  expect(clock.now()).toBe(30)
  expect(clock.pending).toBe(1)
})

test('calls due at the same moment are made in the order they were scheduled', () => {
  const clock = manualClock()
  const done: number[] = []
  for (const n of [1, 2, 3]) clock.after(5, () => done.push(n))
  clock.advance(5)
  expect(done).toEqual([1, 2, 3])
})

test('a call scheduled while the clock advances is made in the same advance if it falls due', () => {
  const clock = manualClock()
  const at: number[] = []
  const tick = () => {
    at.push(clock.now())
    clock.after(10, tick)
  }
  clock.after(10, tick)
  clock.advance(35)
  expect(at).toEqual([10, 20, 30])
})

test('a cancelled call is not made', () => {
  const clock = manualClock()
  let called = false
  const off = clock.after(1, () => {
    called = true
  })
  off()
  off()
  clock.advance(10)
  expect(called).toBe(false)
  expect(clock.step()).toBe(false)
})

test('the system clock makes calls later, and no cancelled ones', async () => {
  const called: string[] = []
  const off = systemClock.after(0, () => called.push('called off'))
  off()
  const before = systemClock.now()
  await new Promise<void>((resolve) => systemClock.after(0, resolve))
  expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  expect(called).toEqual([])
})
