import { afterAll, describe, expect, it } from 'vitest'
import { languages, setLanguage } from '../../src/kit/language.ts'
import { oddsText } from '../../src/overlay/advice/odds.ts'
import { wellAlone } from '../../src/rules/mind.ts'

afterAll(() => setLanguage('en'))

describe.each(languages)('the odds of a match alone, in %s', (language) => {
  it('are told as points, not as a chance to win', async () => {
    await setLanguage(language)
    const alone = oddsText(1)
    const chance = wellAlone(95)
    for (const told of [alone.chance(chance), alone.verdict(0, chance), alone.percent(chance)]) {
      expect(told).toContain('95')
      expect(told).not.toContain('%')
    }
    expect(alone.morePercent(-chance)).toBe('−95')
    expect(alone.plot(['Blue'], [{ chances: [wellAlone(80)] }, { chances: [chance] }])).toMatch(/80.*95/)
  })
})
