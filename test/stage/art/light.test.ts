import { describe, expect, it } from 'vitest'
import { light as dwarven } from '../../../src/games/dwarven/face/table.ts'
import { light as foothills } from '../../../src/games/foothills/face/table.ts'
import { light as metro } from '../../../src/games/metro/face/table.ts'
import { lights as weathers } from '../../../src/games/snowdonia/face/table.ts'
import { need } from '../../../src/kit/assert.ts'
import { colours } from '../../../src/kit/tokens.ts'
import { mix } from '../../../src/stage/art/colour.ts'
import { circle } from '../../../src/stage/art/draw.ts'
import { type Light, litSlate, reach, shadowAt } from '../../../src/stage/art/light.ts'
import { usualSkin, worn } from '../../../src/stage/art/skin.ts'
import { contrast } from '../../kit/sight.ts'

const heights = [1, 2, 3] as const
const right: Light = { x: 0.86, colour: '#8a6a4a' }
const left: Light = { ...right, x: 0.14 }

describe('a shadow', () => {
  it('falls down and away from the light, the farther the higher the thing', () => {
    expect(heights.map((height) => shadowAt(height, right))).toMatchObject([
      { x: -2, y: 3 },
      { x: -5, y: 8 },
      { x: -14, y: 24 },
    ])
    expect(heights.map((height) => shadowAt(height, left).x)).toEqual([2, 5, 14])
  })

  it('falls straight down from a light in the middle, and no farther aside from one at the edge', () => {
    expect(shadowAt(3, { ...right, x: 0.5 }).x).toBeCloseTo(0)
    expect(shadowAt(3, { ...right, x: 1 }).x).toBe(-14)
  })

  it('has room within its reach', () => {
    for (const height of heights) {
      const { x, y, blur } = shadowAt(height, right)
      expect(Math.max(Math.abs(x), y) + blur).toBeLessThanOrEqual(reach(height))
    }
  })

  it('is cast by everything of a height in a picture, under the light of the skin', () => {
    const [dot] = worn([circle(5, 5, 3, '#ffffff', { height: 2 })], { ...usualSkin, light: left })
    expect(dot).toMatchObject({ shadow: shadowAt(2, left) })
  })
})

const sizes = [
  [1920, 1080],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
  [360, 640],
] as const

/** The slate's colours along the upper edge of a table, where it is brightest, and in its lower corners. */
function slateOf(light: Light, w: number, h: number): string[] {
  const paint = litSlate(light, w, h)
  if (typeof paint === 'string' || paint.type !== 'radial') throw new Error('no radial gradient')
  const [cx, cy] = paint.at
  const places = [...Array.from({ length: 21 }, (_, i) => [(i / 20) * w, 0] as const), [0, h] as const, [w, h] as const]
  return places.map(([x, y]) => {
    const share = Math.hypot(x - cx, y - cy) / paint.radius
    const next = paint.stops.findIndex(([at]) => at >= share - 1e-9)
    const [to, far] = need(paint.stops[next], 'a stop')
    const [from, near] = paint.stops[next - 1] ?? [0, far]
    return mix(near, far, (share - from) / (to - from || 1))
  })
}

/** The inks that lie on the slate itself. */
const inks = [colours.paper, colours.chalk, colours.mute, colours.brassText]

describe('the lit slate', () => {
  it.each(Object.entries({ foothills, metro, dwarven, ...weathers }))('keeps words readable: %s', (_, light) => {
    for (const [w, h] of sizes)
      for (const ground of slateOf(light, w, h))
        for (const ink of inks)
          expect(contrast(ink, ground), `${ink} on ${ground}, ${w}×${h}`).toBeGreaterThanOrEqual(4.5)
  })

  it('is brightest under the light, and dark in the farthest corner', () => {
    const slate = slateOf(right, 1920, 1080)
    const [first, last] = [slate[17], slate.at(-2)]
    expect(contrast('#ffffff', need(first, 'the brightest'))).toBeLessThan(
      contrast('#ffffff', need(slate[0], 'the far end')),
    )
    expect(last).toBe('#161c21')
  })

  it('loses 15 % of its contrast in fog', () => {
    const [clear, fog] = [weathers.sun, weathers.fog].map((light) => slateOf(light, 1366, 768))
    const span = (tones: readonly string[]) => {
      const lums = tones.map((tone) => Number.parseInt(tone.slice(3, 5), 16))
      return Math.max(...lums) - Math.min(...lums)
    }
    expect(span(need(fog, 'fog')) / span(need(clear, 'sun'))).toBeCloseTo(0.85, 1)
  })
})
