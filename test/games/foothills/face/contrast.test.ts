import { describe, expect, it } from 'vitest'
import { ticketColours } from '../../../../src/games/foothills/lineColours.ts'
import { contrastSkin } from '../../../../src/stage/art/skin.ts'
import type { Piece } from '../../../../src/stage/face.ts'
import { contrast } from '../../../kit/sight.ts'
import { weakColours } from '../../../stage/faces/contrast.ts'
import { face, playout } from './playout.ts'

const skin = contrastSkin(face.strong)

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
