import { expect, test } from 'vitest'
import { changed, makeFaultControl, noFaults, reaches, wireBetween } from '../../../src/link/faults/faults.ts'

test('applies the wire of one browser, whichever end dialled', () => {
  const faults = changed(noFaults, { wires: { anna: { loss: 0.5 } } })
  expect(wireBetween(faults, 'anna', 'ben').loss).toBe(0.5)
  expect(wireBetween(faults, 'ben', 'anna').loss).toBe(0.5)
  expect(wireBetween(faults, 'ben', 'cleo').loss).toBe(0)
})

test('separates islands, but no one outside them', () => {
  const faults = changed(noFaults, { islands: [['anna', 'ben'], ['cleo']] })
  expect(reaches(faults, 'anna', 'ben')).toBe(true)
  expect(reaches(faults, 'anna', 'cleo')).toBe(false)
  expect(reaches(faults, 'dora', 'cleo')).toBe(true)
})

test('mutes a route in one direction only', () => {
  const faults = changed(noFaults, { mute: [{ from: 'anna', to: '*' }] })
  expect(reaches(faults, 'anna', 'ben')).toBe(false)
  expect(reaches(faults, 'ben', 'anna')).toBe(true)
})

test('tells its listeners about every change', () => {
  const faults = makeFaultControl()
  const heard: string[] = []
  const off = faults.on(({ broker }) => heard.push(broker))
  faults.set({ broker: 'down' })
  off()
  faults.set({ broker: 'up' })
  expect(heard).toEqual(['down'])
  expect(faults.now().broker).toBe('up')
})
