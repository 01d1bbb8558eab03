import { describe, expect, it } from 'vitest'
import { beds } from '../../../src/stage/sound/ambience.ts'
import { lengthOf, loudest } from '../../../src/stage/sound/note.ts'
import { recipes, soundNames, unhurried } from '../../../src/stage/sound/recipes.ts'
import { captions } from '../../../src/stage/sound/text/en.ts'

describe.each(soundNames)('the recipe of «%s»', (name) => {
  const recipe = recipes[name]

  it('is over within two seconds, unless it takes its time', () => {
    expect(lengthOf(recipe)).toBeGreaterThan(0)
    expect(lengthOf(recipe)).toBeLessThan(unhurried.has(name) ? 4000 : 2000)
  })

  it('has times, pitches and loudnesses that can be heard, and rises before it ends', () => {
    for (const note of recipe) {
      expect(note.at).toBeGreaterThanOrEqual(0)
      expect(note.for).toBeGreaterThanOrEqual(10)
      expect(note.rise ?? 0).toBeLessThan(note.for)
      expect(note.level).toBeGreaterThan(0)
      for (const hz of [note.hz, note.to ?? note.hz]) {
        expect(hz).toBeGreaterThan(25)
        expect(hz).toBeLessThan(12_000)
      }
    }
  })

  it('is never louder than the loudspeaker, all its parts together', () => {
    expect(loudest(recipe)).toBeLessThanOrEqual(1)
  })

  it('has a caption of its own', () => {
    expect(captions[name]).toMatch(/^[A-Z].{4,40}$/)
    expect(Object.values(captions).filter((text) => text === captions[name])).toHaveLength(1)
  })
})

describe('the noises of the place', () => {
  it('are very soft, and never louder than a tenth each', () => {
    for (const { low, high } of beds) {
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeGreaterThan(low)
      expect(high).toBeLessThan(0.1)
    }
  })
})
