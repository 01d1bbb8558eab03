import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { need } from '../../../../src/kit/assert.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { face, setUp } from './opened.ts'

/** All words in a picture, with those of its groups. */
const wordsIn = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) =>
    shape.type === 'group' ? wordsIn(shape.shapes) : shape.type === 'text' ? [shape.text] : [],
  )

/** The numbers beside a sign for work on a small screen, rain coming next. */
function rates(w: number, h: number, of: 'dig' | 'lay') {
  const p: Position = { ...setUp(2, {}), sky: 'sun', coming: ['rain', 'fog'] }
  const { pieces } = face.layout(p, { w, h }, { seat: 0, picked: [], next: [] })
  const { art } = need(
    pieces.find(({ id }) => id === `rate:${of}`),
    'the work rate',
  )
  return wordsIn(art.draw())
}

describe('the work rates above a small mountain', () => {
  it.each(['dig', 'lay'] as const)('tell the next one where there is room for it: %s', (of) => {
    expect(rates(390, 844, of)).toHaveLength(2)
  })

  it.each([
    [640, 360],
    [667, 375],
    [844, 390],
  ])('tell today’s alone where the next one would be cut off, at %i by %i', (w, h) => {
    for (const of of ['dig', 'lay'] as const) expect(rates(w, h, of)).toHaveLength(1)
  })
})
