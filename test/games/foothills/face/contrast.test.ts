import { describe, expect, it } from 'vitest'
import { ticketColours } from '../../../../src/games/foothills/lineColours.ts'
import { contrastSkin, usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import type { Piece, Size } from '../../../../src/stage/face.ts'
import { contrast } from '../../../kit/sight.ts'
import { paleTexts, weakColours } from '../../../stage/faces/contrast.ts'
import { paintedBy } from '../../../stage/faces/seen.ts'
import { face, playout, positionAfter } from './playout.ts'

const skin = contrastSkin(face.strong)

const stages: readonly Size[] = [
  { w: 390, h: 844 },
  { w: 844, h: 390 },
  { w: 1024, h: 768 },
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
]

/** Early, middle and late positions; between them all lines are in play. */
const positions = [positionAfter(2, 6), positionAfter(3, 60), positionAfter(5, 140), positionAfter(9, 260)]

const layouts = (size: Size, text = 1) =>
  positions.map((p, seat) => face.layout(p, size, { seat: seat % 2, picked: [], next: nextOf(p), text }))

/** Chips and spare cards, from the choices that have some. */
const nextOf = (p: (typeof positions)[number]) => ['offer:done', ...p.spare.map((card) => `spare:${card}`)]

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

describe.each(stages)('in high contrast at $w × $h', (size) => {
  it('puts every text on one ground at 7 to 1 or more', () => {
    const seen = layouts(size).map(({ pieces }) => paleTexts(pieces, face.strong))
    expect(seen.flatMap(({ pale }) => pale)).toEqual([])
    expect(seen.reduce((sum, { texts }) => sum + texts, 0)).toBeGreaterThan(300)
  })

  it('paints no colour with a high contrast replacement', () => {
    for (const { pieces } of layouts(size)) expect(weakColours(pieces, face.strong)).toEqual([])
  })
})

describe('passing pieces', () => {
  it('paints no colour that has a stronger one either', () => {
    expect(arts.length).toBeGreaterThan(60)
    expect(weakColours(arts, face.strong)).toEqual([])
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
