import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { lay, type PlacedNode, piecesOf } from '../../../../table/layout/node.ts'
import { deck } from '../../content/tiles.ts'
import { seatChip } from '../seat/chip.ts'
import { sideOf } from '../seat/held.ts'
import { seatPanel } from '../seat/panel.ts'
import { depths, type Table } from '../table.ts'
import { printed } from './print.ts'
import { brassBar } from './seatSigns.ts'

/** A panel or a chip for each seat, with a frame round the one in turn. */
export const seatsPieces = (table: Table): Piece[] => [
  ...titlePieces(table),
  ...laidSeats(table).flatMap(piecesOf),
  ...turnPieces(table),
]

/** Each seat's panel or chip, laid out in its place. */
export const laidSeats = (table: Table): PlacedNode[] =>
  table.grid.seats.map((place, seat) => {
    const side = sideOf(table, seat)
    return lay(table.grid.chips ? seatChip(side) : seatPanel(side, place.w), place)
  })

/** The game's title, and how far the match is. */
function titlePieces(table: Table): Piece[] {
  const { grid, p, say, words } = table
  const { title } = grid
  if (!title) return []
  const { x, y, h } = title
  const name = { x: x + 8, y, w: h * 2.2, h }
  const rest = { x: x + h * 2.3, y, w: title.w - h * 2.3, h: h * 0.56 }
  const bar = { x: rest.x, y: y + Math.round(h * 0.62), w: Math.round(rest.w), h: Math.round(h * 0.14) }
  const share = p.laid.length / deck.length
  const display = { font: 'display', size: Math.round(h * 0.86), spacing: 1.5 } as const
  return [
    printed(table, 'title', name, [words.title.toUpperCase()], { ...display, colour: colours.brassText }),
    printed(table, 'laid', rest, [say.laid(p.laid.length, deck.length)], { font: 'text', size: Math.max(14, h * 0.3) }),
    piece('progress', `progress:${p.laid.length}`, bar, depths.panel, (w, high) => [
      rect(0, 0, w, high, '#161c20', { radius: high / 2 }),
      rect(0, 0, Math.max(high, w * share), high, brassBar(high), { radius: high / 2 }),
    ]),
  ]
}

/** A brass frame round the seat in turn. */
function turnPieces({ grid, p }: Table): Piece[] {
  const place = grid.seats[p.seat]
  if (!place || p.phase === 'over') return []
  const wide = grid.chips ? 2.5 : 3
  const draw = (w: number, h: number): Shape[] =>
    [
      { by: wide * 1.9, colour: colours.brassHi, opacity: 0.22, width: wide * 1.4 },
      { by: wide * 0.5, colour: colours.brass, opacity: 1, width: wide },
    ].map(({ by, colour, opacity, width }) =>
      rect(-by, -by, w + 2 * by, h + 2 * by, 'rgba(0, 0, 0, 0)', {
        radius: 8 + by,
        opacity,
        stroke: stroke(colour, width),
      }),
    )
  return [piece('turn', 'turn', place, depths.panel + 1, draw, { margin: 10 })]
}
