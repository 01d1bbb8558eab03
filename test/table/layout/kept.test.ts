import { expect, it } from 'vitest'
import { keeping } from '../../../src/table/layout/kept.ts'

it('works an answer out once for each owner and input', () => {
  const kept = keeping<number>()
  const [english, german] = [{}, {}]
  let worked = 0
  const ask = (owner: object, input: string) => kept(owner, input, () => ++worked)
  expect([ask(english, 'a'), ask(english, 'a'), ask(german, 'a'), ask(english, 'b')]).toEqual([1, 1, 2, 3])
})

it('forgets the answer that was not asked for longest', () => {
  const kept = keeping<string>()
  const owner = {}
  const asked: string[] = []
  const ask = (input: string) =>
    kept(owner, input, () => {
      asked.push(input)
      return input
    })
  for (let i = 0; i < 16; i++) ask(`${i}`)
  ask('0')
  ask('another')
  asked.length = 0
  ask('0')
  ask('1')
  expect(asked).toEqual(['1'])
})
