import { expect, it } from 'vitest'
import { luck } from '../../src/overlay/text/en/luck.ts'

it('luck is said in whole sentences', () => {
  const gains = [
    { thing: 'Iron ore', more: 2.14 },
    { thing: 'Stone', more: -0.04 },
    { thing: 'Events', more: -1 },
  ]
  expect(luck.said('Blue', gains)).toBe('Blue drew 2.1 more iron ore and 1 fewer event than expected.')
  expect(luck.said('Blue', gains.slice(1, 2))).toBe('Blue drew about as expected.')
  expect(luck.said('Blue', [])).toBe('Blue has drawn nothing yet.')
  expect([luck.odds(1), luck.odds(0.1234), luck.odds(0.0001)]).toEqual(['certain', '12.3%', 'less than 1 in 2,000'])
})
