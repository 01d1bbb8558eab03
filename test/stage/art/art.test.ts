import { describe, expect, it } from 'vitest'
import { lightness, mix, recoloured, vivid } from '../../../src/stage/art/colour.ts'
import { box, downwards, grain, group, poly, rect, round, smooth, text } from '../../../src/stage/art/draw.ts'
import { sizeWithin, widthOf, wrapped } from '../../../src/stage/art/textWidth.ts'

const display = { font: 'display', size: 20 } as const
const plain = { font: 'text', size: 16 } as const

describe('measuring', () => {
  it('adds the widths of letters and the spacing between them', () => {
    expect(widthOf('', plain)).toBe(0)
    expect(widthOf('AB', display)).toBeCloseTo((389 + 364) * 0.02)
    expect(widthOf('AB', { ...display, spacing: 2 })).toBeCloseTo((389 + 364) * 0.02 + 4)
  })

  it('gives all figures of the text face one width', () => {
    const widths = new Set([...'0123456789'].map((digit) => widthOf(digit, plain)))
    expect(widths.size).toBe(1)
  })

  it('knows that heavier type is wider', () => {
    expect(widthOf('Station', { ...plain, weight: 800 })).toBeGreaterThan(widthOf('Station', plain))
  })

  it('counts unknown characters as wide', () => {
    expect(widthOf('漢', plain)).toBeCloseTo(0.6 * 16)
  })

  it('breaks lines at spaces and gives a long word its own line', () => {
    const lines = wrapped('Lay a track in an extraordinarily long line', 60, plain)
    expect(lines.join(' ')).toBe('Lay a track in an extraordinarily long line')
    for (const line of lines.filter((one) => one.includes(' '))) expect(widthOf(line, plain)).toBeLessThanOrEqual(60)
    expect(wrapped('', 60, plain)).toEqual([''])
  })

  it('shrinks type to a width, not below the least', () => {
    expect(sizeWithin('AB', 500, display, 14)).toBe(20)
    expect(sizeWithin('AB', 8, display, 14)).toBe(14)
    const size = sizeWithin('ABCDEFGH', 50, display, 5)
    expect(widthOf('ABCDEFGH', { ...display, size })).toBeCloseTo(50)
  })
})

describe('colours', () => {
  it('mix', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
  })

  it('grow vivid, except greys and anything that is not a colour', () => {
    expect(vivid('#808080', 1.5, 1)).toBe('#808080')
    expect(vivid('#a06040', 1, 1)).toBe('#a06040')
    expect(vivid('#a06040', 1.4, 1)).not.toBe('#a06040')
    expect(vivid('rgba(0, 0, 0, 0)', 2, 2)).toBe('rgba(0, 0, 0, 0)')
  })

  it('have a luminance', () => {
    expect(lightness('#ffffff')).toBeCloseTo(1)
    expect(lightness('#000000')).toBe(0)
  })

  it('are all replaced, in groups and gradients too', () => {
    const shapes = [
      group(0, 0, 1, [rect(0, 0, 1, 1, downwards(0, 1, ['#111111', '#222222']))]),
      text(0, 0, 'x', { ...display, colour: '#333333' }),
    ]
    const changed = JSON.stringify(recoloured(shapes, (colour) => colour.replace('#', '@')))
    expect(changed.match(/@(111111|222222|333333)/g)).toHaveLength(3)
  })
})

describe('drawing', () => {
  it('writes paths to a hundredth', () => {
    expect(box(0, 0, 10.123, 5)).toBe('M0 0H10.12V5H0Z')
    expect(box(0, 0, 10, 10, 3)).toContain('A3 3 0 0 1')
    expect(round(5, 5, 2)).toBe('M3 5A2 2 0 0 1 7 5A2 2 0 0 1 3 5Z')
    expect(
      poly(
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        '#000000',
      ).d,
    ).toBe('M0 0L1 0L1 1Z')
  })

  it('draws curves through every point', () => {
    const d = smooth([
      [0, 0],
      [10, 5],
      [20, 0],
    ])
    expect(d.startsWith('M0 0C')).toBe(true)
    expect(d.endsWith('20 0')).toBe(true)
    expect(d).toContain(' 10 5C')
  })

  it('spreads colours from top to bottom', () => {
    expect(downwards(5, 10, ['#000000', '#555555', '#ffffff'])).toMatchObject({
      from: [0, 5],
      to: [0, 15],
      stops: [
        [0, '#000000'],
        [0.5, '#555555'],
        [1, '#ffffff'],
      ],
    })
  })

  it('has grain that is the same for the same seed and spread over 0 to 1', () => {
    const [a, b, c] = [grain(7), grain(7), grain(8)]
    const first = Array.from({ length: 100 }, a)
    expect(Array.from({ length: 100 }, b)).toEqual(first)
    expect(Array.from({ length: 100 }, c)).not.toEqual(first)
    expect(Math.max(...first)).toBeLessThan(1)
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0)
  })
})
