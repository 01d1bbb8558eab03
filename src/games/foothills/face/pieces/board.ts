import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { circle, group, line, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { isGrey } from '../../turn.ts'
import { type IconName, icon } from '../art/icons.ts'
import { panel, type SeatLook } from '../art/paints.ts'
import { medal } from '../art/things.ts'
import { between } from '../grid.ts'
import { around, board, depths, lookOf, piece, pointsOf, type Table } from '../table.ts'
import { actionPiece } from './actions.ts'
import { type BoardPlaces, goodsKinds, type Side } from './boards.ts'
import { hutPieces, pilePieces, stationPieces, trackPieces } from './holdings.ts'
import { caption, printed } from './print.ts'

const goodsIcon = {
  iron: 'iron',
  stone: 'stone',
  rubble: 'rubble',
  passengers: 'passenger',
} as const

/** Everything on one seat's board but what travels (tickets, surveyor, summit chit). */
export function boardPieces(table: Table, seat: Seat, at: BoardPlaces): Piece[] {
  const side = { table, seat, at, isFront: seat === table.looking.seat, look: lookOf(table, seat) }
  return [
    groundPiece(side),
    ...pointsPieces(side),
    ...goodsPieces(side),
    ...cardPieces(side),
    ...hutPieces(side),
    ...stationPieces(side),
    ...trackPieces(side),
    ...pilePieces(side),
  ]
}

/** True while it is this seat's turn. */
export const isTurn = ({ table, seat }: Side) => table.p.seat === seat && table.p.phase !== 'over'

function groundPiece(side: Side): Piece {
  const { at, isFront, look, seat, table } = side
  const turn = isTurn(side)
  const draw = (w: number, h: number): Shape[] => [
    ...panel(w, h),
    group(0, 0, 1, [rect(0, 0, isFront ? 12 : 9, h, look.pattern)], {
      clip: `M6 0H20V${h}H6A6 6 0 0 1 0 ${h - 6}V6A6 6 0 0 1 6 0Z`,
    }),
    ...(turn
      ? [
          rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', {
            radius: 8,
            stroke: stroke(look.light, 2),
          }),
        ]
      : []),
    ...(isFront ? frontShapes(table, at) : backShapes(at)),
  ]
  return piece(
    `board:${seat}`,
    `board:${look.letter}:${isFront}:${turn}`,
    at.whole,
    depths.panel,
    draw,
    {
      margin: 2,
    },
  )
}

/** Captions and dividing lines of the board in front. */
function frontShapes({ say, grid }: Table, at: BoardPlaces): Shape[] {
  const size = grid.measures.caption
  const y = size + 5
  const parts: readonly (readonly [Rect, string])[] = [
    [at.goods.iron, say.mySupply],
    [at.tickets, say.tickets],
    [at.hut, say.hut],
    [at.stations, say.stations],
    [at.pile, say.pile],
  ]
  return parts.flatMap(([{ x }, words], index) => {
    const left = x - at.whole.x
    const title = caption(left, y, words, size)
    return index === 0 ? [title] : [title, divider(left - 6, at.whole.h)]
  })
}

const divider = (x: number, h: number) => line(x, 10, x, h - 10, colours.slateLine, 1)

const backShapes = ({ whole, ...at }: BoardPlaces): Shape[] =>
  [at.tickets, at.hut, at.stations, at.tracks, at.pile].map(({ x }) =>
    divider(x - whole.x - 5, whole.h),
  )

function pointsPieces(side: Side): Piece[] {
  const { table, seat, at, isFront, look } = side
  const points = pointsOf(board(table, seat))
  const { measures } = table.grid
  const rect = at.points
  const r = isFront ? Math.round(Math.min(rect.w * 0.33, rect.h * 0.31)) : Math.round(rect.h * 0.46)
  const x = isFront ? rect.x + rect.w * 0.5 + 7 : rect.x + rect.w - r - 12
  const y = isFront ? rect.y + rect.h * 0.42 : rect.y + rect.h / 2
  const place = around(Math.round(x), Math.round(y), 2 * r)
  const draw = (w: number) => [medal(w / 2, w / 2, w / 2 / 1.12, String(points))]
  const medalPiece = piece(`points:${seat}`, `points:${points}`, place, depths.onCard, draw, {
    margin: 4,
  })
  const name = table.words.seat(table.p, seat)
  const who = isFront ? `${name} · ${table.say.you}` : name
  const print = {
    font: 'display',
    size: measures.caption + (isFront ? between(table.grid, 1, 5) : 4),
    spacing: 0.8,
    anchor: isFront ? 'middle' : 'start',
  } as const
  const nameAt = isFront ? [x, rect.y + rect.h - 8] : [rect.x + rect.h + 4, y + print.size * 0.36]
  return [
    medalPiece,
    printed(`name:${seat}`, nameAt[0] ?? 0, nameAt[1] ?? 0, who.toUpperCase(), print),
    ...(isFront ? [] : [roundLetter(seat, rect, look)]),
  ]
}

/** A seat's letter on its colour. */
export function roundLetter(seat: Seat, { x, y, h }: Rect, look: SeatLook): Piece {
  const draw = (w: number): Shape[] => [
    circle(w / 2, w / 2, w * 0.46, look.colour, { stroke: stroke(look.light, 2) }),
    text(w / 2, w * 0.69, look.letter, {
      font: 'display',
      size: w * 0.58,
      anchor: 'middle',
      colour: '#ffffff',
    }),
  ]
  return piece(`letter:${seat}`, `letter:${look.letter}`, { x, y, w: h, h }, depths.onCard, draw)
}

/** What a seat's supply holds, each kind with its count. */
export function goodsPieces({ table, seat, at, isFront }: Side): Piece[] {
  const { supply } = board(table, seat)
  const labels = { ...table.say }
  return goodsKinds.flatMap((kind) => {
    const place = at.goods[kind]
    const name: IconName = goodsIcon[kind]
    const size = isFront
      ? Math.min(table.grid.measures.count + 3, place.h)
      : Math.max(18, place.h * 0.9)
    const x = place.x + place.w + 4
    const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
    return [
      piece(`goods:${seat}:${kind}`, `goods:${name}`, place, depths.onCard, draw, {
        margin: 2,
        label: labels[kind],
      }),
      printed(
        `count:${seat}:${kind}`,
        x,
        place.y + place.h / 2 + size * 0.36,
        String(supply[kind]),
        {
          font: 'display',
          size,
        },
      ),
    ]
  })
}

function cardPieces({ table, seat, at, isFront }: Side): Piece[] {
  const { cards } = board(table, seat)
  const { p, box } = table
  return cards.flatMap((index, slot) => {
    const card = box.actions[index]
    const place = at.cards[slot]
    if (!card || !place) return []
    const isLifted = p.seat === seat && p.selected === slot && p.phase !== 'over'
    const lift = isFront ? Math.round(place.h * 0.07) : 3
    const lying = isLifted ? { ...place, y: place.y - (isFront ? lift : -lift) } : place
    return [actionPiece(table, card, isGrey(board(table, seat), slot), lying, isFront, isLifted)]
  })
}
