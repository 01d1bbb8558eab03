import { expect, it } from 'vitest'
import { unmeasured } from './named.ts'

it('a title without a line among the trials is named, together with those that have one', () => {
  const titles = ['foothills', 'metro']
  expect(unmeasured(['--json'], titles)).toBeUndefined()
  expect(unmeasured(['metro', '--json'], titles)).toBeUndefined()
  expect(unmeasured(['metro', 'ferry'], titles)).toBe(
    'Nothing measures ferry. test/bench/trials.ts has foothills, metro.',
  )
})
