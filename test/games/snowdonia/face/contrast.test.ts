import { describe, expect, it } from 'vitest'
import { styleOf } from '../../../../src/games/snowdonia/colours.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import { none, settle } from '../../../../src/rules/play.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import { paleTexts, weakColours } from '../../../stage/faces/contrast.ts'
import { paintedBy } from '../../../stage/faces/seen.ts'
import { face, game, setUp } from './opened.ts'

const sizes = [
  { w: 390, h: 844 },
  { w: 844, h: 390 },
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
]

/** A table of five at its deal, and in the middle and near the end of a match played at random. */
function tables(): Position[] {
  const p = setUp(5, {})
  const draw = fastDraw(3)
  const all: Position[] = []
  for (let ask = settle(game, p, none, () => {}); ask.type !== 'over'; ) {
    if (ask.type === 'choose') all.push(game.clone(p))
    const move = ask.type === 'choose' ? ask.moves[draw(ask.moves.length)] : undefined
    ask =
      ask.type === 'choose' && move
        ? settle(game, p, { type: 'move', seat: ask.seat, move }, () => {})
        : settle(game, p, { type: 'chance', draw }, () => {})
  }
  return [0, 0.5, 0.95].flatMap((part) => all[Math.floor(part * all.length)] ?? [])
}
const some = tables()

const usual = (shapes: readonly Shape[]) => worn(shapes, usualSkin)

/** The height of the mountain is part of the landscape. */
const piecesAt = (p: Position, size: (typeof sizes)[number]) =>
  face.layout(p, size, { seat: 0, picked: [], next: [] }).pieces.filter(({ id }) => id !== 'land')

describe.each(sizes)('Snowdonia in high contrast at $w × $h', (size) => {
  it('puts every text on one ground at 7 to 1 or more', () => {
    const seen = some.map((p) => paleTexts(piecesAt(p, size), face.strong))
    expect([...new Set(seen.flatMap(({ pale }) => pale))]).toEqual([])
    expect(seen.reduce((sum, { texts }) => sum + texts, 0)).toBeGreaterThan(100)
  })

  it('paints no colour with a high contrast replacement', () => {
    for (const p of some) expect([...new Set(weakColours(piecesAt(p, size), face.strong))]).toEqual([])
  })
})

describe('Snowdonia without colours', () => {
  it('has the letter of a company on all that is its own', () => {
    for (const p of some) {
      const letters = new Map<string, string>()
      for (const { piece, shape } of paintedBy(piecesAt(p, { w: 1280, h: 720 }), usual))
        if (shape.type === 'text') letters.set(piece, `${letters.get(piece) ?? ''}${shape.text}`)
      for (const seat of p.boards.keys()) expect(letters.get(`surveyor:${seat}`)).toContain(styleOf(p, seat).letter)
      for (const [space, owner] of p.owners.entries())
        if (owner > 0 && letters.has(`track:${space}`))
          expect(letters.get(`track:${space}`)).toContain(styleOf(p, owner - 1).letter)
    }
  })
})
