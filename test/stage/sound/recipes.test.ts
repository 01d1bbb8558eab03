import { describe, expect, it } from 'vitest'
import { captions as soundCaptions } from '../../../src/overlay/words/en/index.ts'
import { recipes, unhurried } from '../../../src/stage/sound/recipes.ts'
import { bounded, loudest } from '../../../src/stage/sound/soundPart.ts'
import { recipeFacts } from './recipeFacts.ts'

recipeFacts(recipes, soundCaptions, { unhurried })

describe('a bounded sound', () => {
  it('never clips, even with all its parts together', () => {
    const loud = [...recipes.stop, ...recipes.rail, ...recipes.knock]
    expect(loudest(loud)).toBeGreaterThan(1)
    expect(loudest(bounded(loud))).toBeLessThanOrEqual(1)
  })
})
