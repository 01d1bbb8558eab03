import type { Piece, Step } from '../../../../stage/face.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { find, passing, pieceOf, spotOf } from '../../../../stage/kit/show/spots.ts'
import { middle } from '../../../../stage/pose.ts'
import type { EffectOf } from '../../moves.ts'
import { tileBack } from '../art/back.ts'
import type { Change } from './parts.ts'
import { drew, opens, shown } from './time.ts'

/** A tile face down in a place. */
const backIn = ({ x, y, w, h }: Piece): Piece =>
  piece('back', 'back', { x, y, w, h }, passing, (wide) => tileBack(wide))

const isClosed = ({ art }: Piece) => art.key.startsWith('held:back')

/** A tile flies face down from the pool to the seat that drew it, and turns over for the seat alone. */
export function drewSteps(change: Change, { seat, token }: EffectOf<'drew'>): Step[] {
  const { before, after } = change
  const pool = pieceOf(change, 'pool')
  if (!pool) return []
  const held = find(after.layout, `hand:${token}`)
  const { lands, turned } = drew
  if (!held) return flightPast(change, pool, seat)
  const back = backIn(held)
  const side = Math.min(pool.w, pool.h) * 0.7
  const from = { ...middle(pool), scale: Math.min(1, side / held.w) }
  return [
    { piece: back, at: 0, for: lands, from, arc: 40, ease: 'inOut' },
    ...(isClosed(held)
      ? [{ piece: held.id, at: lands, for: 1, from: { alpha: 1 } }]
      : [
          {
            ...{ piece: held.id, at: lands, for: turned - lands, flip: true as const, arc: 8 },
            ...{ from: { alpha: 1 }, back: back.art },
          },
        ]),
    ...(find(before.layout, 'pool:count') ? [{ piece: 'pool:count', at: 60, for: 120 }] : []),
  ]
}

/** Where a seat’s tiles aren’t on the table, the tile vanishes at the seat. */
function flightPast(change: Change, pool: Piece, seat: number): Step[] {
  const side = Math.round(Math.min(pool.w, pool.h) * 0.6)
  const { x, y } = middle(pool)
  const back = backIn({ ...pool, x: x - side / 2, y: y - side / 2, w: side, h: side })
  const to = { ...spotOf(change, `seat:${seat}`), scale: 0.5, alpha: 0.4 }
  return [{ piece: back, at: 0, for: drew.lands, to, arc: 40, ease: 'inOut' }]
}

/** Tiles that are shown turn over one after another. */
export const shownSteps = ({ after }: Change, { cards }: EffectOf<'shown'>): Step[] =>
  cards.flatMap(({ token }, nth) => {
    const tile = find(after.layout, `hand:${token}`)
    const at = opens(nth)
    return tile ? [{ piece: tile.id, at, for: shown.turns, flip: true as const, arc: 14 }] : []
  })
