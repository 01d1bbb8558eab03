import { describe, expect, it } from 'vitest'
import { lengthOf, type Recipe } from '../../../src/stage/sound/soundPart.ts'
import { heard } from './offline.ts'

/** Liberties that recipes may take. */
interface Allowed {
  /** May take up to four seconds. */
  readonly unhurried?: ReadonlySet<string>
  /** May be much quieter than the others. */
  readonly far?: ReadonlySet<string>
}

/** States what holds for every sound of the house or of a title. */
export function recipeFacts(
  recipes: Readonly<Record<string, Recipe>>,
  captions: Readonly<Record<string, string>>,
  { unhurried = new Set(), far = new Set() }: Allowed = {},
): void {
  describe.each(Object.entries(recipes))('the recipe of %s', (name, recipe) => {
    it('ends within two seconds, or its own limit', () => {
      expect(lengthOf(recipe)).toBeGreaterThan(0)
      expect(lengthOf(recipe)).toBeLessThan(unhurried.has(name) ? 4000 : 2000)
    })

    it('has audible times, pitches and levels, and an attack shorter than itself', () => {
      for (const part of recipe) {
        expect(part.at).toBeGreaterThanOrEqual(0)
        expect(part.for).toBeGreaterThanOrEqual(10)
        expect(part.rise ?? 0).toBeLessThan(part.for)
        expect(part.level).toBeGreaterThan(0)
        for (const hz of [part.hz, part.to ?? part.hz]) {
          expect(hz).toBeGreaterThan(25)
          expect(hz).toBeLessThan(12_000)
        }
      }
    })

    it('leaves headroom for other sounds', () => {
      expect(heard(recipe).peak).toBeLessThanOrEqual(0.6)
    })

    it('is neither lost among the others nor drowns them, unless it is far off', () => {
      const decibels = 20 * Math.log10(heard(recipe).loud)
      if (far.has(name)) expect(decibels).toBeLessThan(-27)
      else expect(decibels).toBeGreaterThan(-27)
      expect(decibels).toBeLessThan(-14)
    })

    it('has a caption of its own', () => {
      expect(captions[name]).toMatch(/^[A-Z].{4,40}$/)
      expect(Object.values(captions).filter((text) => text === captions[name])).toHaveLength(1)
    })
  })
}
