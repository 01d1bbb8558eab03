import { describe, expect, it } from 'vitest'
import { beds } from '../../../src/stage/sound/ambience.ts'
import { bounded, lengthOf, loudest } from '../../../src/stage/sound/note.ts'
import { recipes, soundNames, unhurried } from '../../../src/stage/sound/recipes.ts'
import { captions } from '../../../src/stage/sound/text/en.ts'
import { heard } from './offline.ts'

describe.each(soundNames)('the recipe of %s', (name) => {
  const recipe = recipes[name]

  it('ends within two seconds, or its own limit', () => {
    expect(lengthOf(recipe)).toBeGreaterThan(0)
    expect(lengthOf(recipe)).toBeLessThan(unhurried.has(name) ? 4000 : 2000)
  })

  it('has audible times, pitches and levels, and an attack shorter than itself', () => {
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

  it('leaves headroom for other sounds', () => {
    expect(heard(recipe).peak).toBeLessThanOrEqual(0.6)
  })

  it('has a caption of its own', () => {
    expect(captions[name]).toMatch(/^[A-Z].{4,40}$/)
    expect(Object.values(captions).filter((text) => text === captions[name])).toHaveLength(1)
  })
})

describe('what is near', () => {
  it.each(soundNames.filter((name) => name !== 'sheep'))(
    'is neither lost among the others nor drowns them: %s',
    (name) => {
      const decibels = 20 * Math.log10(heard(recipes[name]).loud)
      expect(decibels).toBeGreaterThan(-27)
      expect(decibels).toBeLessThan(-14)
    },
  )
})

describe('a sheep', () => {
  it('is far off', () => {
    expect(heard(recipes.sheep).loud).toBeLessThan(heard(recipes.knock).loud / 3)
  })
})

describe('a bounded sound', () => {
  it('never clips, even with all its parts together', () => {
    const loud = [...recipes.stop, ...recipes.rail, ...recipes.knock]
    expect(loudest(loud)).toBeGreaterThan(1)
    expect(loudest(bounded(loud))).toBeLessThanOrEqual(1)
  })
})

describe('the background noises', () => {
  it('are very soft, and never louder than a tenth each', () => {
    for (const { low, high } of beds) {
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeGreaterThan(low)
      expect(high).toBeLessThan(0.1)
    }
  })
})
