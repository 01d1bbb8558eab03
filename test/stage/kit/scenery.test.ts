import { describe, expect, it } from 'vitest'
import { mix } from '../../../src/stage/art/colour.ts'
import { flat, frameOf } from '../../../src/stage/kit/scenery/frame.ts'
import { type Hour, hours } from '../../../src/stage/kit/scenery/hours.ts'
import { hill } from '../../../src/stage/kit/scenery/land.ts'
import { mist } from '../../../src/stage/kit/scenery/mist.ts'
import { boxes, disc, outline } from '../../../src/stage/kit/scenery/shapes.ts'
import { clouds } from '../../../src/stage/kit/scenery/sky.ts'
import { numbersOf } from '../../games/foothills/face/scenes/read.ts'

const single = frameOf('noon', { width: 258, height: 82 })

/** The level bars of a path: the start and length of each. */
const barsIn = (d: string) =>
  [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)h(-?[\d.]+)/g)].map(([, x, y, long]) => ({
    x: Number(x),
    y: Number(y),
    long: Number(long),
  }))

/** The contrast ratio of two colours by WCAG 2. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, u = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * u
  }
  const [high, low] = [light(a), light(b)].sort((one, two) => two - one)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

describe('a frame', () => {
  it('is a hundred units high at any resolution', () => {
    expect(frameOf('noon', { width: 516, height: 164 }).w).toBeCloseTo(single.w)
    expect(single.x(0.5)).toBeCloseTo(157.3, 1)
  })

  it('makes landmarks smaller on a narrow card, never invisible', () => {
    expect(single.size).toBeGreaterThan(1)
    expect(frameOf('noon', { width: 181, height: 82 }).size).toBeLessThan(0.8)
    expect(frameOf('noon', { width: 30, height: 82 }).size).toBe(0.38)
  })

  it('draws things at the same size on a card of two rows as on one', () => {
    const tall = frameOf('noon', { width: 258, height: 208 })
    expect(tall.tall).toBe(true)
    expect(single.tall).toBe(false)
    expect(tall.size * 2.08).toBeCloseTo(single.size * 0.82, 1)
  })
})

describe('a frame whose track bed is known', () => {
  it('puts the ground on its top edge', () => {
    const { scale, ground, w, high } = frameOf('noon', { width: 170, height: 60, ground: 46 })
    expect(ground * scale).toBeCloseTo(46)
    expect([w * scale, high * scale]).toEqual([170, 60])
  })

  it('does not run out of land when the bed is high', () => {
    const { high } = frameOf('noon', { width: 170, height: 60, ground: 30 })
    expect(high).toBe(114)
  })
})

describe('the sky', () => {
  const name = '#fff6e4'
  const atName = ({ sky }: Hour) => mix(sky[0], sky[1], 0.42)

  it.each(Object.entries(hours))('of the %s hour leaves the name legible', (_, hour) => {
    expect(contrast(name, atName(hour))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(name, mix(atName(hour), hour.sun, 0.1))).toBeGreaterThanOrEqual(3.4)
  })

  it('keeps clouds off the name', () => {
    for (let seed = 1; seed < 40; seed++) {
      const { d } = clouds(single, seed, 6, { top: 6, foot: 40 })
      const near = barsIn(d).filter(({ x, y }) => y < 24 && x < single.w * 0.6)
      expect(near, `seed ${seed}`).toEqual([])
    }
  })
})

describe('mist', () => {
  it('wraps around from right to left, so that it can drift for ever', () => {
    const leaving = Array.from({ length: 29 }, (_, at) => barsIn(mist(single, at + 1, 60, 6).d)).flatMap((all) =>
      all
        .filter(({ x, long }) => x + long > single.w + 0.1)
        .map((bar) => ({ bar, twin: all.find(({ x, y }) => y === bar.y && Math.abs(x + single.w - bar.x) < 0.2) })),
    )
    expect(leaving.length).toBeGreaterThan(5)
    expect(leaving.filter(({ bar, twin }) => twin?.long !== bar.long)).toEqual([])
    expect(barsIn(mist(single, 1, 60, 6).d).length).toBeGreaterThan(4)
  })
})

describe('land', () => {
  it('reaches the bottom of the box', () => {
    const deepest = Math.max(...numbersOf(flat(hill(single, '#336633', [0, 70, 1, 60]))))
    expect(deepest).toBeGreaterThanOrEqual(114)
  })
})

describe('outlines', () => {
  it('are written to a tenth of a unit', () => {
    expect(
      outline([
        [1.234, 2],
        [3, 4.06],
      ]),
    ).toBe('M1.2 2 3 4.1Z')
    expect(disc(10, 10, 4)).toBe('M10 6a4 4 0 1 1 -.01 0Z')
  })

  it('leave out an incomplete last rectangle', () => {
    expect(boxes('#ffffff', 0, 0, 1, 1, 5, 5).d).toBe('M0 0H1V1H0Z')
  })
})
