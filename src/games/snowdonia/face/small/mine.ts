import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { medal } from '../../../../stage/kit/things.ts'
import { goods } from '../../goods.ts'
import { boardOf } from '../../position.ts'
import { ghost, labourer } from '../art/figures.ts'
import { markerCube } from '../art/marks.ts'
import { whereabouts } from '../pieces/mineThings.ts'
import { count, printed } from '../pieces/print.ts'
import { ticketPiece } from '../pieces/tickets.ts'
import { around, depths, isNext, paintsOf, piece, type Table } from '../table.ts'
import { scoringNow, standingOf, totalOf } from '../views/standing.ts'
import { goodPieces } from './goods.ts'

/** My goods, labourers, markers and contracts, on one line or on two. */
export function smallMine(table: Table): Piece[] {
  const { mine, form } = table.grid
  const rows = form === 'low' ? 2 : 1
  const h = mine.h / rows
  const first = { ...mine, h }
  const isLow = form === 'low'
  const left = isLow ? 46 : 8
  const goodsWide = isLow ? mine.w - left - 6 : mine.w * 0.47
  const rest = isLow
    ? { ...mine, x: mine.x + 8, y: mine.y + h, w: mine.w - 14, h }
    : { ...mine, x: mine.x + left + goodsWide, w: mine.w - left - goodsWide - 4 }
  const crew = { ...rest, w: rest.w * 0.42 }
  return [
    groundPiece(table),
    ...(isLow ? medalPiece(table, first) : []),
    ...goodPieces(table, table.looking.seat, { ...first, x: mine.x + left, w: goodsWide }, goods),
    ...crewPieces(table, crew),
    ...cardPieces(table, { ...rest, x: rest.x + crew.w + 4, w: rest.w - crew.w - 4 }),
  ]
}

function groundPiece(table: Table): Piece {
  const paints = paintsOf(table, table.looking.seat)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, '#26313a', { radius: 6, stroke: stroke(paints?.light ?? colours.chalk, 1.8) }),
    ...(paints ? [rect(2, 3, 5, h - 6, paints.pattern, { radius: 2 })] : []),
  ]
  return piece('panel:mine', `small:mine:${paints?.letter}`, table.grid.mine, depths.panel, draw, { margin: 2 })
}

function medalPiece(table: Table, { x, y, h }: Rect): Piece[] {
  const { seat } = table.looking
  const total = totalOf(standingOf(table, seat))
  const label = table.say.seat(table.words.seat(table.p, seat), total)
  return [
    piece(
      `seat:${seat}`,
      `medal:${total}`,
      around(x + 27, y + h / 2, Math.min(38, h * 0.9)),
      depths.onBoard,
      (d) => [medal(d / 2, d / 2, d / 2.4, `${total}`)],
      { label, margin: 3 },
    ),
  ]
}

function crewPieces(table: Table, { x, y, w, h }: Rect): Piece[] {
  const { looking, p, say } = table
  const { seat } = looking
  const paints = paintsOf(table, seat)
  if (!paints) return []
  const each = w / 4.4
  const scale = Math.min(each / 27, (h - 4) / 56)
  const cube = Math.min(18, each * 0.9)
  return [
    ...whereabouts(table, seat).map((where, i) => {
      const isOn = where === 'pub' && isNext(table, 'hire')
      const draw = (wide: number, high: number): Shape[] =>
        where === 'pub'
          ? [ghost(wide / 2, high - 4 * scale, scale, isOn ? colours.brassHi : '#8a979e')]
          : [
              {
                type: 'group',
                x: 0,
                y: 0,
                opacity: where === 'home' ? 1 : 0.34,
                shapes: [labourer(wide / 2, high - 4 * scale, scale, paints)],
              },
            ]
      const id = where === 'pub' ? 'hire' : `mine:${i}`
      const label = where === 'pub' ? say.pub : where === 'home' ? say.toPlace : say.atWork
      const place = { x: x + i * each, y: y + (h - 54 * scale) / 2, w: each, h: 54 * scale }
      return piece(id, `small:me:${where}:${paints.letter}:${isOn}`, place, depths.onBoard, draw, { label, margin: 4 })
    }),
    piece(
      'mine:markers',
      `cube:${paints.letter}`,
      around(x + 3 * each + cube / 2, y + h / 2, cube),
      depths.onBoard,
      (d) => [markerCube(d / 2, d / 2, d * 0.9, paints)],
      { margin: 2 },
    ),
    printed(
      table,
      'mine:markers:n',
      { x: x + 3 * each + cube + 2, y, w: w - 3 * each - cube - 2, h },
      [`${boardOf(p, seat).markers}`],
      count(Math.min(20, h * 0.4)),
    ),
  ]
}

/** My contracts as stubs, in two rows; more than four overlap. */
function cardPieces(table: Table, box: Rect): Piece[] {
  const { seat } = table.looking
  const { hand, used } = boardOf(table.p, seat)
  const met = scoringNow(table, seat)
  const all = [...hand.map((id) => ({ id, isUsed: false })), ...used.map((id) => ({ id, isUsed: true }))]
  const rows = all.length > 1 ? 2 : 1
  const columns = Math.max(1, Math.ceil(all.length / rows))
  const [w, h] = [(box.w - 3 * (columns - 1)) / columns, Math.min(28, (box.h - 7) / rows - 2)]
  return all.flatMap(({ id, isUsed }, i) => {
    const place = {
      x: Math.round(box.x + Math.floor(i / rows) * (w + 3)),
      w: Math.floor(w),
      h,
      y: Math.round(box.y + (box.h - rows * (h + 3)) / 2 + (i % rows) * (h + 3)),
    }
    return ticketPiece(table, id, place, 'stub', { isUsed, isMet: met.has(id) })
  })
}
