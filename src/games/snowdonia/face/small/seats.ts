import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { circle, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { goods } from '../../goods.ts'
import { boardOf } from '../../position.ts'
import { startToken } from '../art/engines.ts'
import { icon } from '../art/icons.ts'
import { seatRoundel } from '../art/marks.ts'
import { whereabouts } from '../pieces/mineThings.ts'
import { count, printed } from '../pieces/print.ts'
import { around, depths, paintsOf, piece, seatsAround, type Table } from '../table.ts'
import { standingOf, totalOf } from '../views/standing.ts'
import { goodPieces } from './goods.ts'

/** Every seat in small: a tab each where they stand in a row, else a row each with what they hold. */
export function seatPieces(table: Table): Piece[] {
  const { grid } = table
  const around = seatsAround(table)
  const shown = grid.form === 'low' ? around.slice(0, -1) : around
  return shown.flatMap((seat, i) => {
    const place = grid.others[i]
    const paints = paintsOf(table, seat)
    if (!place || !paints) return []
    return grid.form === 'low' ? rowPieces(table, seat, place, paints) : tabPieces(table, seat, place, paints)
  })
}

function groundShapes(w: number, h: number, paints: SeatPaints, isMine: boolean, isTurn: boolean): Shape[] {
  const edge = isTurn ? colours.brassHi : isMine ? colours.paper : mix(paints.base, colours.slate900, 0.3)
  return [
    rect(0, 0, w, h, isMine ? colours.slate700 : '#26313a', {
      radius: 6,
      stroke: stroke(edge, isTurn || isMine ? 2 : 1.2),
    }),
  ]
}

const isTurnOf = ({ p }: Table, seat: Seat) => p.seat === seat && p.phase !== 'over'

function tabPieces(table: Table, seat: Seat, place: Rect, paints: SeatPaints): Piece[] {
  const { looking, p, say, words } = table
  const { x, y, w, h } = place
  const total = totalOf(standingOf(table, seat))
  const [isMine, isTurn] = [seat === looking.seat, isTurnOf(table, seat)]
  const draw = (wide: number, high: number): Shape[] => [
    ...groundShapes(wide, high, paints, isMine, isTurn),
    rect(2, 2, wide - 4, 5, paints.pattern, { radius: 2 }),
  ]
  const r = Math.min(10.5, h * 0.2)
  const label = say.seat(words.seat(p, seat), total)
  return [
    piece(`seat:${seat}`, `tab:${paints.letter}:${isMine}:${isTurn}`, place, depths.panel, draw, {
      label,
      margin: 2,
      ...(!isMine && { opens: true as const }),
    }),
    badgePiece(seat, around(x + 5 + r, y + h * 0.44, 2 * r), paints),
    printed(
      table,
      `points:${seat}`,
      { x: x + w * 0.4, y: y + h * 0.16, w: w * 0.6 - 6, h: h * 0.52 },
      [`${total}`],
      count(Math.min(28, h * 0.5), { anchor: 'end' }),
    ),
    ...startPieces(table, seat, around(x + 2 * r + 13, y + h * 0.44, 15)),
    ...dotPieces(table, seat, { x: x + 5, y: y + h - 15, w: w * 0.6, h: 12 }, paints),
    ...trainPiece(table, seat, around(x + w - 15, y + h - 10, 18)),
  ]
}

const badgePiece = (seat: Seat, place: Rect, paints: SeatPaints): Piece => {
  const draw = (d: number) => seatRoundel(d / 2, d / 2, d / 2 - 1, paints)
  return piece(`badge:${seat}`, `badge:${paints.letter}`, place, depths.onBoard, draw, { margin: 2 })
}

/** The start player’s token, beside its owner alone. */
function startPieces({ p }: Table, seat: Seat, place: Rect): Piece[] {
  if (p.start !== seat) return []
  const draw = (d: number) => [startToken(d / 2, d / 2, d)]
  return [piece('start-token', 'start-token', place, depths.onBoard, draw, { margin: 2 })]
}

/** A dot for each labourer: full at home, hollow at work. */
function dotPieces(table: Table, seat: Seat, { x, y, h }: Rect, paints: SeatPaints): Piece[] {
  return whereabouts(table, seat)
    .filter((where) => where !== 'pub')
    .map((where, i) => {
      const draw = (w: number) => [
        circle(w / 2, w / 2, w / 2 - 1, where === 'home' ? paints.light : 'rgba(0, 0, 0, 0)', {
          stroke: stroke(paints.light, 1.4),
        }),
      ]
      return piece(
        `home:${seat}:${i}`,
        `dot:${where}:${paints.letter}`,
        { x: x + i * (h + 1), y: y + 1, w: h - 2, h: h - 2 },
        depths.onBoard,
        draw,
        { margin: 1 },
      )
    })
}

const trainPiece = (table: Table, seat: Seat, place: Rect): Piece[] => {
  const { train } = boardOf(table.p, seat)
  if (train === 0) return []
  const label = table.box.trains[train]?.name ?? ''
  return [
    piece(`train:${train}`, `small:train:${train}`, place, depths.onBoard, (w) => [icon('engine', w / 2, w / 2, w)], {
      label,
      margin: 2,
    }),
  ]
}

function rowPieces(table: Table, seat: Seat, place: Rect, paints: SeatPaints): Piece[] {
  const { p, say, words } = table
  const { x, y, w, h } = place
  const total = totalOf(standingOf(table, seat))
  const isTurn = isTurnOf(table, seat)
  const { hand, used } = boardOf(p, seat)
  const hasContracts = hand.length + used.length > 0
  const draw = (wide: number, high: number): Shape[] => [
    ...groundShapes(wide, high, paints, false, isTurn),
    rect(1, 3, 5, high - 6, paints.pattern, { radius: 2 }),
  ]
  const r = Math.min(11, h * 0.32)
  const label = say.seat(words.seat(p, seat), total)
  const from = 76
  return [
    piece(`seat:${seat}`, `row:${paints.letter}:${isTurn}`, place, depths.panel, draw, {
      label,
      margin: 2,
      ...(hasContracts && { opens: true as const }),
    }),
    badgePiece(seat, around(x + 9 + r, y + h / 2, 2 * r), paints),
    printed(table, `points:${seat}`, { x: x + 2 * r + 12, y, w: 26, h }, [`${total}`], count(Math.min(26, h * 0.76))),
    ...startPieces(table, seat, around(x + from - 10, y + h / 2, 15)),
    ...goodPieces(table, seat, { x: x + from, y, w: w - from - 24, h }, goods),
    ...dotColumn(table, seat, { x: x + w - 16, y, w: 12, h }, paints),
  ]
}

const dotColumn = (table: Table, seat: Seat, { x, y, h }: Rect, paints: SeatPaints): Piece[] =>
  dotPieces(table, seat, { x: 0, y: 0, w: 0, h: Math.min(11, h / 3.2) }, paints).map((dot, i) => ({
    ...dot,
    x,
    y: y + 2 + i * (Math.min(11, h / 3.2) - 0.5),
  }))
