import { describe, expect, it } from 'vitest'
import { colours, highContrast } from '../../../src/kit/tokens.ts'
import { solidly } from '../../../src/stage/art/colour.ts'
import { circle, downwards, edged, ground, group, rect, stroke, text } from '../../../src/stage/art/draw.ts'
import { contrastSkin, usualSkin, worn } from '../../../src/stage/art/skin.ts'

const skin = contrastSkin({ '#123456': '#abcdef' })
const words = { font: 'display', size: 20, colour: colours.paper } as const

describe('the usual skin', () => {
  it('leaves pictures as they are, without the parts for high contrast', () => {
    const [plain, edge] = [circle(5, 5, 3, colours.brass), ...edged('M0 0H9', 2)]
    const inner = group(1, 2, 3, [plain, ...(edge ? [edge] : [])])
    expect(worn([inner], usualSkin)).toEqual([group(1, 2, 3, [plain])])
  })

  it('leaves the table out where it is see-through, and nothing else', () => {
    const [slate, card] = [rect(0, 0, 9, 9, colours.slate800), circle(5, 5, 3, colours.brass)]
    const table = group(0, 0, 1, [...ground([slate]), card])
    expect(worn([table], usualSkin)).toEqual([table])
    const air = { ...usualSkin, seeThrough: true }
    expect(worn([table], air)).toEqual([group(0, 0, 1, [card])])
  })

  it('gives words on landscapes no plate', () => {
    const name = text(0, 20, 'BALA', { ...words, plate: true, halo: stroke('#000000', 3) })
    expect(worn([name], usualSkin)).toEqual([name])
  })
})

describe('the skin of high contrast', () => {
  it('replaces colours of the page and of a face, translucent ones too', () => {
    const [page, own, clear] = worn(
      [
        rect(0, 0, 9, 9, colours.slate800, { stroke: stroke(colours.slateLine, 1) }),
        rect(0, 0, 9, 9, '#123456'),
        rect(0, 0, 9, 9, 'rgba(18, 52, 86, 0.5)'),
      ],
      skin,
    )
    expect(page).toMatchObject({ fill: highContrast.slate800, stroke: { colour: highContrast.slateLine } })
    expect(own).toMatchObject({ fill: '#abcdef' })
    expect(clear).toMatchObject({ fill: 'rgba(171, 205, 239, 0.5)' })
  })

  it('flattens metal and keeps fading light', () => {
    const fade = { type: 'radial', at: [0, 0], radius: 9, stops: [[0, 'rgba(1, 2, 3, 0.5)']] } as const
    const [metal, light] = worn(
      [rect(0, 0, 9, 9, downwards(0, 9, [colours.brassHi, colours.brass, colours.brassLo])), rect(0, 0, 9, 9, fade)],
      skin,
    )
    expect(metal).toMatchObject({ fill: highContrast.brass })
    expect(light).toMatchObject({ fill: fade })
  })

  it('drops ornament and leaves landscapes alone', () => {
    const land = group(0, 0, 1, [rect(0, 0, 9, 9, colours.slate800)], { own: true })
    expect(worn([land, rect(0, 0, 9, 9, '#ff0000', { only: 'usual' })], skin)).toEqual([land])
  })

  it('puts text on landscapes on a plate of its width, whatever its anchor', () => {
    for (const [anchor, left] of [
      ['start', 100],
      ['middle', 100 - 15.06 / 2],
      ['end', 100 - 15.06],
    ] as const) {
      const [plate, name] = worn(
        [text(100, 20, 'AB', { ...words, anchor, plate: true, halo: stroke('#000000', 3) })],
        skin,
      )
      expect(plate).toMatchObject({ type: 'path', fill: '#000000' })
      const d = plate?.type === 'path' ? plate.d : ''
      expect(Number.parseFloat(d.slice(1))).toBeCloseTo(left - 4 + 2, 1)
      expect(name).not.toHaveProperty('halo')
      expect(name).toMatchObject({ colour: highContrast.paper, text: 'AB' })
    }
  })

  it('leaves no text pale', () => {
    expect(worn([text(0, 0, 'AB', { ...words, opacity: 0.4 })], skin)[0]).not.toHaveProperty('opacity')
  })
})

describe('a translucent colour', () => {
  it('is replaced and keeps its alpha', () => {
    const red = () => '#ff0000'
    expect(solidly('rgba(1, 2, 3, 0.25)', red)).toBe('rgba(255, 0, 0, 0.25)')
    expect(solidly('#010203', red)).toBe('#ff0000')
  })
})
