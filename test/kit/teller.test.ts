import { expect, test } from 'vitest'
import { makeKeepingTeller, makeTeller } from '../../src/kit/teller.ts'

test('a teller tells everyone who listens now', () => {
  const teller = makeTeller<number>()
  const heard: string[] = []
  teller.tell(1)
  const off = teller.on((n) => heard.push(`a${n}`))
  teller.on((n) => heard.push(`b${n}`))
  teller.tell(2)
  off()
  teller.tell(3)
  expect(heard).toEqual(['a2', 'b2', 'b3'])
})

test('a keeping teller keeps what came before the first listener', () => {
  const teller = makeKeepingTeller<number>()
  teller.tell(1)
  teller.tell(2)
  const first: number[] = []
  const second: number[] = []
  teller.on((n) => first.push(n))
  teller.on((n) => second.push(n))
  teller.tell(3)
  expect(first).toEqual([1, 2, 3])
  expect(second).toEqual([3])
})

test('what a listener causes is told after what caused it, to all', () => {
  const teller = makeKeepingTeller<number>()
  const heard: number[] = []
  teller.on((n) => n === 1 && teller.tell(2))
  teller.on((n) => heard.push(n))
  teller.tell(1)
  expect(heard).toEqual([1, 2])
})

test('a listener that throws does not silence what comes after', () => {
  const teller = makeKeepingTeller<number>()
  const heard: number[] = []
  teller.on((n) => {
    heard.push(n)
    if (n === 1) throw new Error('a bug')
  })
  expect(() => teller.tell(1)).toThrow('a bug')
  teller.tell(2)
  expect(heard).toEqual([1, 2])
})
