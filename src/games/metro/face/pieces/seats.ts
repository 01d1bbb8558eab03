import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { keeping } from '../../../../table/layout/kept.ts'
import { rest, span } from '../../../../table/layout/leaf.ts'
import { lay, type PlacedNode, piecesOf } from '../../../../table/layout/node.ts'
import { brassCapitals } from '../../../../table/parts/print.ts'
import { thing } from '../../../../table/parts/thing.ts'
import { faceOf } from '../../choices.ts'
import { deck } from '../../content/tiles.ts'
import { shownFace } from '../../position.ts'
import { seatChip } from '../seat/chip.ts'
import { sideOf } from '../seat/held.ts'
import { seatPanel } from '../seat/panel.ts'
import { depths, type Table } from '../table.ts'
import { printed } from './print.ts'

/** The title, a panel or a chip for each seat, and a frame round the one in turn. */
export const seatsPieces = (table: Table): Piece[] => [
  ...laidTitle(table).flatMap(piecesOf),
  ...table.grid.seats.flatMap((place, seat) => sidePieces(table, seat, place)),
  ...turnPieces(table),
]

const kept = keeping<readonly Piece[]>()

/** A seat's panel or chip, laid out again only where something on it has changed. */
function sidePieces(table: Table, seat: Seat, place: Rect): readonly Piece[] {
  const { p, looking, grid, words, sizes } = table
  const held = (p.hands[seat] ?? []).map((token) => [token, faceOf(p, looking.known, token), shownFace(p, token)])
  const isAsked = p.phase !== 'over' && p.seat === seat
  const whose = [seat, looking.seat, looking.watches, p.hands.length, p.settings.hand, words.seat(p, seat)]
  const face = looking.portraits?.[seat]?.key
  const input = JSON.stringify([whose, face, held, isAsked, p.runs, place, grid.form, grid.small, sizes])
  return kept(words, input, () => piecesOf(laidSide(table, seat, place)))
}

/** A seat's panel or chip, laid out in its place. */
function laidSide(table: Table, seat: Seat, place: Rect): PlacedNode {
  const side = sideOf(table, seat)
  return lay(table.grid.chips ? seatChip(side) : seatPanel(side, place.w), place)
}

/** Each seat's panel or chip, laid out in its place. */
export const laidSeats = (table: Table): PlacedNode[] =>
  table.grid.seats.map((place, seat) => laidSide(table, seat, place))

/** The game's title, and how far the match is, laid out where there is room for them. */
export function laidTitle(table: Table): PlacedNode[] {
  const { grid, p, say, words } = table
  if (!grid.title) return []
  const { h } = grid.title
  const share = p.laid.length / deck.length
  const name = { ...brassCapitals([words.title], Math.round(h * 0.86)), holds: words.title.toUpperCase() }
  const laid = {
    ways: [say.laid({ count: p.laid.length, of: deck.length })],
    print: { font: 'text', size: Math.max(14, h * 0.3) },
  } as const
  const bar = thing(
    { w: rest(), h: span(Math.round(h * 0.14)) },
    { id: 'progress', key: `progress:${p.laid.length}`, depth: depths.panel },
    (w, high) => [
      rect(0, 0, w, high, '#161c20', { radius: high / 2 }),
      rect(0, 0, Math.max(high, w * share), high, brass(0, high), { radius: high / 2 }),
    ],
  )
  const beside = column({ gap: 3 }, [printed(table, 'laid', laid, h * 0.56), bar], { grow: 1 })
  return [lay(pad({ left: 8 }, row({ gap: 14 }, [printed(table, 'title', name, h), beside])), grid.title)]
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
