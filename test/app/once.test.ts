import { expect, it } from 'vitest'
import { once } from '../../src/app/once.ts'

it('loads something once', async () => {
  let count = 0
  const load = once(async () => ++count)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

it('loads it again if that failed', async () => {
  let isMissing = true
  const load = once(async () => (isMissing ? Promise.reject(new Error('no file')) : 'here'))
  await expect(load()).rejects.toThrow('no file')
  isMissing = false
  expect(await load()).toBe('here')
})
