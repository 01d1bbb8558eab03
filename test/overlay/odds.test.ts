import { describe, expect, it } from 'vitest'
import * as cy from '../../src/overlay/text/cy/advice.ts'
import * as de from '../../src/overlay/text/de/advice.ts'
import * as en from '../../src/overlay/text/en/advice.ts'
import { wellAlone } from '../../src/rules/mind.ts'

describe.each([en, de, cy])('the odds of a match alone', ({ alone }) => {
  it('are told as points, not as a chance to win', () => {
    const chance = wellAlone(95)
    for (const told of [alone.chance(chance), alone.lost(chance), alone.percent(chance)]) {
      expect(told).toContain('95')
      expect(told).not.toContain('%')
    }
    expect(alone.morePercent(-chance)).toBe('−95')
    expect(alone.plot(['Blue'], [{ chances: [wellAlone(80)] }, { chances: [chance] }])).toMatch(/80.*95/)
  })
})
