import { expect, test } from 'vitest'
import { makeSwitchboard, reaches, wireBetween } from '../../../src/link/lab/board.ts'
import { allWell, changed, readChange } from '../../../src/link/lab/switches.ts'

test('switches are plain data: written down and read again they are the same', () => {
  const asked = { wire: { delay: [0, 50], loss: 0.02 }, frozen: ['anna'], broker: 'down' }
  const read = readChange(JSON.parse(JSON.stringify(asked)))
  if ('problem' in read) throw new Error(read.problem)
  const after = changed(allWell, read.change)
  expect(after).toEqual({
    ...allWell,
    wire: { ...allWell.wire, delay: [0, 50], loss: 0.02 },
    frozen: ['anna'],
    broker: 'down',
  })
  expect(readChange(JSON.parse(JSON.stringify(after)))).toEqual({ change: after })
})

test.each([
  [{ wire: { loss: 2 } }, 'wire.loss'],
  [{ wire: { delay: [50, 10] } }, 'the least is more than the most'],
  [{ broker: 'gone' }, 'broker'],
  [{ speed: 3 }, 'speed'],
  ['nonsense', 'Object'],
])('a change that makes no sense is refused with where: %j', (data, says) => {
  expect(readChange(data)).toEqual({ problem: expect.stringContaining(says) })
})

test('a browser with a wire of its own has it whichever end dialled', () => {
  const switches = changed(allWell, { wires: { anna: { loss: 0.5 } } })
  expect(wireBetween(switches, 'anna', 'ben').loss).toBe(0.5)
  expect(wireBetween(switches, 'ben', 'anna').loss).toBe(0.5)
  expect(wireBetween(switches, 'ben', 'cleo').loss).toBe(0)
})

test('islands do not hear one another; who is on none hears all', () => {
  const switches = changed(allWell, { islands: [['anna', 'ben'], ['cleo']] })
  expect(reaches(switches, 'anna', 'ben')).toBe(true)
  expect(reaches(switches, 'anna', 'cleo')).toBe(false)
  expect(reaches(switches, 'dora', 'cleo')).toBe(true)
})

test('a muted way is deaf in one direction only', () => {
  const switches = changed(allWell, { mute: [{ from: 'anna', to: '*' }] })
  expect(reaches(switches, 'anna', 'ben')).toBe(false)
  expect(reaches(switches, 'ben', 'anna')).toBe(true)
})

test('a switchboard tells every change to whoever listens', () => {
  const board = makeSwitchboard()
  const heard: string[] = []
  const off = board.on(({ broker }) => heard.push(broker))
  board.turn({ broker: 'down' })
  off()
  board.turn({ broker: 'up' })
  expect(heard).toEqual(['down'])
  expect(board.now().broker).toBe('up')
})
