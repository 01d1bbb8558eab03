import { describe, expect, it } from 'vitest'
import { styleOf } from '../../../../src/games/snowdonia/colours.ts'
import type { Types } from '../../../../src/games/snowdonia/moves.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import { begun, entriesOf } from '../../../playing.ts'
import { paintedBy } from '../../../stage/faces/seen.ts'
import { face, game } from './opened.ts'

/** A table of five at its deal, and in the middle and near the end of a match played at random. */
function tables(): Position[] {
  const entries = [...entriesOf<Types>(game, begun<Types>(game, 5, {}, 3))].filter(({ ask }) => ask.type === 'choose')
  return [0, 0.5, 0.95].flatMap((part) => entries[Math.floor(part * entries.length)]?.after ?? [])
}
const some = tables()

const looking = { seat: 0, picked: [], next: [] }
const usual = (shapes: readonly Shape[]) => worn(shapes, usualSkin)

describe('Snowdonia without colours', () => {
  it('has the letter of a company on all that is its own', () => {
    for (const p of some) {
      const letters = new Map<string, string>()
      for (const { piece, shape } of paintedBy(face.layout(p, { w: 1280, h: 720 }, looking).pieces, usual))
        if (shape.type === 'text') letters.set(piece, `${letters.get(piece) ?? ''}${shape.text}`)
      for (const seat of p.boards.keys()) expect(letters.get(`surveyor:${seat}`)).toContain(styleOf(p, seat).letter)
      for (const [space, owner] of p.owners.entries())
        if (owner > 0 && letters.has(`track:${space}`))
          expect(letters.get(`track:${space}`)).toContain(styleOf(p, owner - 1).letter)
    }
  })
})
