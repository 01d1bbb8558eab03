import { describe, expect, it } from 'vitest'
import { ticketColours } from '../../../../src/games/foothills/lineColours.ts'
import { colours, highContrast } from '../../../../src/kit/tokens.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { contrastSkin, usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import type { Piece, Size } from '../../../../src/stage/face.ts'
import { contrast } from '../../../kit/sight.ts'
import { face, playout, positionAfter } from './playout.ts'
import { coloursOf, groundOf, paintedBy } from './seen.ts'

const skin = contrastSkin(face.strong)
const dressed = (shapes: readonly Shape[]) => worn(shapes, skin)

const stages: readonly Size[] = [
  { w: 390, h: 844 },
  { w: 844, h: 390 },
  { w: 1024, h: 768 },
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
]

/** Early, middle and late positions; between them all lines are in play. */
const positions = [
  positionAfter(2, 6),
  positionAfter(3, 60),
  positionAfter(5, 140),
  positionAfter(9, 260),
]

const layouts = (size: Size, text = 1) =>
  positions.map((p, seat) =>
    face.layout(p, size, { seat: seat % 2, picked: [], next: nextOf(p), text }),
  )

/** Chips and spare cards, from the choices that have some. */
const nextOf = (p: (typeof positions)[number]) => [
  'offer:done',
  ...p.spare.map((card) => `spare:${card}`),
]

/** Passing pieces of effects. */
const passing: readonly Piece[] = [...playout(4, 400)].flatMap(({ before, effects, after }) => {
  const size = { w: 1280, h: 720 }
  const seen = (position: typeof before) => ({
    position,
    layout: face.layout(position, size, { seat: 0, picked: [], next: [] }),
  })
  return effects
    .flatMap((effect) => face.show(effect, seen(before), seen(after)))
    .flatMap(({ piece }) => (typeof piece === 'string' ? [] : [piece]))
})
const arts = [...new Map(passing.map((piece) => [piece.art.key, piece])).values()]

/** Every painted colour, landscapes excluded. */
const painted = (pieces: readonly Piece[]) =>
  paintedBy(pieces, dressed)
    .filter(({ own }) => !own)
    .flatMap(({ piece, shape }) => {
      const of = shape.type === 'text' ? [shape.colour] : coloursOf(shape.fill)
      const line = shape.type === 'path' ? coloursOf(shape.stroke?.colour) : []
      return [...of, ...line].map((colour) => ({ piece, colour }))
    })

const replaced = new Set([
  ...Object.keys(highContrast).map(
    (name) => Object.entries(colours).find(([one]) => one === name)?.[1],
  ),
  ...Object.keys(face.strong ?? {}),
])
const replacements = new Set([...Object.values(highContrast), ...Object.values(face.strong ?? {})])

describe.each(stages)('in high contrast at $w × $h', (size) => {
  it('puts every text on one ground at 7 to 1 or more', () => {
    const pale: string[] = []
    let texts = 0
    for (const { pieces } of layouts(size)) {
      const seen = paintedBy(pieces, dressed)
      for (const text of seen) {
        if (text.shape.type !== 'text' || text.shape.text === '') continue
        const { shape } = text
        const ground = groundOf(seen, text)
        const where = `${text.piece}: “${shape.text}”`
        const fill = ground?.shape.type === 'path' ? ground.shape.fill : undefined
        if (!ground) pale.push(`${where} on nothing`)
        if (ground?.own) pale.push(`${where} on a landscape`)
        if ((shape.opacity ?? 1) < 1) pale.push(`${where} seen through`)
        for (const under of coloursOf(fill))
          if (contrast(shape.colour, under) < 7) pale.push(`${where} on ${under}`)
        texts++
      }
    }
    expect(pale).toEqual([])
    expect(texts).toBeGreaterThan(300)
  })

  it('paints no colour with a high contrast replacement', () => {
    for (const { pieces } of layouts(size))
      for (const { piece, colour } of painted(pieces))
        expect(replaced.has(colour) && !replacements.has(colour), `${piece}: ${colour}`).toBe(false)
  })
})

describe('passing pieces', () => {
  it('paints no colour that has a stronger one either', () => {
    expect(arts.length).toBeGreaterThan(60)
    for (const { piece, colour } of painted(arts))
      expect(replaced.has(colour) && !replacements.has(colour), `${piece}: ${colour}`).toBe(false)
  })
})

describe('tickets in high contrast', () => {
  it.each(ticketColours)('show their number at 7 to 1: $ink on $fill', ({ fill, ink }) => {
    const [on = fill, number = ink] = [skin.colours.get(fill), skin.colours.get(ink)]
    expect(contrast(number, on)).toBeGreaterThanOrEqual(7)
  })
})

describe('the usual skin', () => {
  it('has no parts for high contrast', () => {
    for (const { pieces } of layouts({ w: 1280, h: 720 }))
      for (const { shape } of paintedBy(pieces, (shapes) => worn(shapes, usualSkin)))
        expect(shape.only).not.toBe('contrast')
  })
})
