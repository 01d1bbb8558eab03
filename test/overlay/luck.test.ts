import { expect, it } from 'vitest'
import { chanceText, luckText } from '../../src/overlay/luck/luckText.ts'

it('luck is said in whole sentences', () => {
  const gains = [
    { thing: 'Iron ore', more: 2.14 },
    { thing: 'Stone', more: -0.04 },
    { thing: 'Events', more: -1 },
  ]
  expect(luckText('Blue', gains)).toBe('Blue drew 2.1 more iron ore and 1 fewer event than expected.')
  expect(luckText('Blue', gains.slice(1, 2))).toBe('Blue drew about as expected.')
  expect(luckText('Blue', [])).toBe('Blue has drawn nothing yet.')
  expect([chanceText(1), chanceText(0.1234), chanceText(0.0001)]).toEqual(['certain', '12.3%', 'less than 1 in 2,000'])
})
