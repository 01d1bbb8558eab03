import { expect, test } from 'vitest'
import { makeBufferedEmitter, makeEmitter } from '../../src/kit/emitter.ts'

test('tells everyone who is listening', () => {
  const emitter = makeEmitter<number>()
  const heard: string[] = []
  emitter.emit(1)
  const off = emitter.on((n) => heard.push(`a${n}`))
  emitter.on((n) => heard.push(`b${n}`))
  emitter.emit(2)
  off()
  emitter.emit(3)
  expect(heard).toEqual(['a2', 'b2', 'b3'])
})

test('keeps events for the first listener', () => {
  const emitter = makeBufferedEmitter<number>()
  emitter.emit(1)
  emitter.emit(2)
  const first: number[] = []
  const second: number[] = []
  emitter.on((n) => first.push(n))
  emitter.on((n) => second.push(n))
  emitter.emit(3)
  expect(first).toEqual([1, 2, 3])
  expect(second).toEqual([3])
})

test('delivers what a listener emits after the current event, to everyone', () => {
  const emitter = makeBufferedEmitter<number>()
  const heard: number[] = []
  emitter.on((n) => n === 1 && emitter.emit(2))
  emitter.on((n) => heard.push(n))
  emitter.emit(1)
  expect(heard).toEqual([1, 2])
})

test('goes on after a listener throws', () => {
  const emitter = makeBufferedEmitter<number>()
  const heard: number[] = []
  emitter.on((n) => {
    heard.push(n)
    if (n === 1) throw new Error('a bug')
  })
  expect(() => emitter.emit(1)).toThrow('a bug')
  emitter.emit(2)
  expect(heard).toEqual([1, 2])
})

test('ends with a last event, once', () => {
  const emitter = makeBufferedEmitter<number>()
  const heard: [number, boolean][] = []
  emitter.emit(1)
  emitter.end(2)
  emitter.emit(3)
  emitter.end(4)
  emitter.on((n) => heard.push([n, emitter.open]))
  expect(heard).toEqual([
    [1, false],
    [2, false],
  ])
})
