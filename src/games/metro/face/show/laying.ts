import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Piece, Step } from '../../../../stage/face.ts'

import { piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { dust } from '../../../../table/motion/dust.ts'
import { comers, find, pieceOf, spotOf } from '../../../../table/motion/spots.ts'
import type { EffectOf } from '../../moves.ts'
import { type Change, changed, waiting } from './parts.ts'
import { laid } from './time.ts'

/** Factor by which a tile is larger above the board. */
const near = 1.12

/** The card under the tracks while a tile is in the air. */
function cardUnder({ x, y, w, h, depth }: Piece): Piece {
  const draw = (a: number) => [
    rect(0, 0, a, a, colours.slate700, { radius: 3, height: 2, stroke: stroke(colours.paperDim, 2) }),
  ]
  return piece('card', 'card', { x, y, w, h }, depth - 0.5, draw, { margin: reach(2) })
}

/**
 * A tile slides from the hand that held it, drops with a cloud of dust, and its ground is coloured in; only then do the
 * lines that it carries on look longer.
 */
export function laidSteps(change: Change, { seat, token, cell }: EffectOf<'laid'>): Step[] {
  const { before, after } = change
  const tracks = find(after.layout, `tracks:${cell}`)
  if (!tracks) return []
  const held = find(before.layout, `hand:${token}`)
  const from = {
    ...(held ? middle(held) : spotOf(change, `seat:${seat}`)),
    scale: held ? held.w / tracks.w : 0.5,
    alpha: 1,
  }
  const above = { ...middle(tracks), scale: near, alpha: 1 }
  const { slides, lands } = laid
  const card = cardUnder(tracks)
  const flight = (one: string | Piece): Step[] => [
    { piece: one, at: 0, for: slides, from, to: above, arc: 30, ease: 'inOut' },
    {
      piece: one,
      at: slides,
      for: lands - slides,
      arc: 0,
      ease: 'in',
      from: above,
      to: { ...middle(tracks), scale: 1 },
    },
  ]
  const lines = changed(change, ['tracks', 'head', 'letter'])
  return [
    ...(held ? [{ piece: held.id, at: 0, for: 1, to: { alpha: 0 } }] : []),
    ...flight(card),
    ...flight(tracks.id),
    ...colouring(change, cell, card),
    ...dust({ x: middle(tracks).x, y: tracks.y + tracks.h * 0.9 }, lands - 8, tracks.w * 0.5, 7, 11),
    ...waiting(lines, lands + 60),
    ...comers(change, 'head:').map(({ id }) => ({ piece: id, at: lands, for: 160 })),
    ...(pieceOf(change, 'last') ? [{ piece: 'last', at: lands, for: 1 }] : []),
  ]
}

/** The ground of a cell goes from slate to colour, over the card that has dropped on it. */
function colouring({ after }: Change, cell: number, card: Piece): Step[] {
  const ground = find(after.layout, `tile:${cell}`)
  if (!ground) return []
  const { lands, colours: end } = laid
  const bare = { ...card, depth: ground.depth - 0.5 }
  return [
    { piece: bare, at: lands, for: end - lands },
    { piece: ground.id, at: lands, for: end - lands, from: { alpha: 0 }, ease: 'out' },
    { piece: `shade:${cell}`, at: lands, for: 80, from: { alpha: 0 } },
  ]
}
