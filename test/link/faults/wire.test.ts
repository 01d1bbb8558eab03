import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeDirection, perfectWire, type Wire } from '../../../src/link/faults/wire.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { manualClock } from '../../kit/manualClock.ts'

function bench(wire: Partial<Wire>, seed = 1) {
  const clock = manualClock()
  const arrived: { readonly text: string; readonly at: number }[] = []
  let isOpen = true
  const outlet = {
    message: (text: string) => void arrived.push({ text, at: clock.now() }),
    goodbye: (reason: string) => void arrived.push({ text: `bye ${reason}`, at: clock.now() }),
  }
  const tools = { clock, draw: fastDraw(seed) }
  const open = () => isOpen
  const direction = makeDirection(tools, () => ({ ...perfectWire, ...wire }), open, outlet)
  const shut = () => {
    isOpen = false
  }
  return { clock, arrived, direction, shut }
}

test('a message takes between the minimum and the maximum delay', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(50), fc.nat(50), (seed, least, more) => {
      const { clock, arrived, direction } = bench({ delay: [least, least + more] }, seed)
      direction.message('one')
      clock.advance(1000)
      expect(arrived[0]?.at).toBeGreaterThanOrEqual(least)
      expect(arrived[0]?.at).toBeLessThanOrEqual(least + more)
    }),
  )
})

test('a slow reader receives messages at its own rate, in order', () => {
  const { clock, arrived, direction } = bench({ delay: [10, 10], rate: 100 })
  direction.message('x'.repeat(50))
  direction.message('y'.repeat(100))
  clock.advance(10_000)
  expect(arrived.map(({ at }) => at)).toEqual([510, 1510])
})

test('a reader that takes next to nothing is given up once too much waits for it', () => {
  const { direction } = bench({ rate: 1 })
  const part = 'x'.repeat(60_000)
  let taken = 0
  while (direction.message(part)) taken++
  expect(taken).toBeGreaterThan(100)
  expect(taken).toBeLessThan(130)
})

test('messages under way are lost when the wire closes', () => {
  const { clock, arrived, direction, shut } = bench({ delay: [10, 10] })
  direction.message('one')
  direction.goodbye('enough')
  shut()
  clock.advance(100)
  expect(arrived).toEqual([])
})
