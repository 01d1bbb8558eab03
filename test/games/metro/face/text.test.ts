import { describe, expect, it } from 'vitest'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import type { Piece } from '../../../../src/stage/face.ts'
import { paintedBy, type Seen } from '../../../stage/faces/seen.ts'
import { type Asked, face, lookingOf, moments, stages } from './tables.ts'

const usual = (shapes: readonly Shape[]) => worn(shapes, usualSkin)

/** A tile is tried on the first square it may go to. */
function piecesOf(one: Asked, size: (typeof stages)[number], text: number): readonly Piece[] {
  const [first] = one.choices
  const picked = first?.picks.slice(0, -1) ?? []
  const next = first?.picks.slice(-1) ?? []
  return face.layout(one.p, size, lookingOf(one, picked, next, text)).pieces
}

const printed = /^(name|standing|points|open|pool:|unseen|preview|none|hand:title|laid|title|to-move)/

const textsOf = (pieces: readonly Piece[]): Seen[] =>
  paintedBy(
    pieces.filter(({ id }) => printed.test(id)),
    usual,
  ).filter(({ shape }) => shape.type === 'text' && shape.text !== '')

/** Whether a line of print of a seat’s panel reaches into the picture of the seat’s train. */
function pictureUnder(pieces: readonly Piece[], line: Piece): boolean {
  const panel = pieces.find(({ id }) => id === line.id.replace(/^\w+/, 'seat'))
  if (!panel?.art.key.startsWith('panel')) return false
  const picture = usual(panel.art.draw()).find((shape) => shape.type === 'group' && shape.shapes.some(isPicture))
  return picture?.type === 'group' && panel.y + picture.y < line.y + line.h - 2.5
}

const isPicture = (shape: Shape) => shape.type === 'group' && shape.own === true

const heightsOf = (texts: readonly Seen[]) => new Map(texts.map(({ piece, box }) => [piece, box.h] as const))

describe.each(stages)('the words on Metro’s table at $w × $h', (size) => {
  const some = moments.filter((_, at) => at % 5 === 0)

  it('grow for people who want large text, as far as there is room', () => {
    let larger = 0
    let all = 0
    for (const one of some) {
      const was = heightsOf(textsOf(piecesOf(one, size, 1)))
      for (const [piece, high] of heightsOf(textsOf(piecesOf(one, size, 2)))) {
        const old = was.get(piece) ?? high
        expect(high, piece).toBeGreaterThan(old * 0.9)
        if (high > old * 1.05) larger++
        all++
      }
    }
    expect(larger / all).toBeGreaterThan(0.1)
  })

  it('of a large seat line leave the picture of its train alone', () => {
    for (const one of some) {
      const pieces = piecesOf(one, size, 2)
      const over = pieces.filter(({ id }) => /^(name|standing):/.test(id)).filter((line) => pictureUnder(pieces, line))
      expect(over.map(({ id }) => id)).toEqual([])
    }
  })
})
