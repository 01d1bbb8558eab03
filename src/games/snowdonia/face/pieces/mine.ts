import { colours } from '../../../../kit/tokens.ts'
import { circle, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { medal } from '../../../../stage/kit/things.ts'
import { goods } from '../../goods.ts'
import { boardOf } from '../../position.ts'
import { good } from '../art/goods.ts'
import { type IconName, icon } from '../art/icons.ts'
import { beside, between } from '../grid.ts'
import { around, depths, isNext, paintsOf, piece, type Table } from '../table.ts'
import { type Standing, standingOf, totalOf } from '../views/standing.ts'
import { contractsPieces, labourerPieces, markerPieces, myTrainPieces } from './mineThings.ts'
import { count, heading, printed, remark } from './print.ts'
import { rulePiece } from './rule.ts'

/** The board of the seat in front, from its points to its contracts. */
export function minePieces(table: Table): Piece[] {
  const { grid, looking } = table
  const { mine } = grid
  const edge = between(grid, 8, 12)
  const inner = {
    x: mine.x + edge + between(grid, 12, 18),
    y: mine.y + edge,
    w: mine.w - 2 * edge - between(grid, 16, 24),
    h: mine.h - 2 * edge,
  }
  const [score = inner, points = inner, supply = inner, men = inner, markers = inner, train = inner, cards = inner] =
    beside(inner, between(grid, 10, 16), [120, 168, 368, 254, 184, 162, 470])
  return [
    groundPiece(table),
    ...scorePieces(table, score),
    ...pointPieces(table, points),
    ...supplyPieces(table, supply),
    ...labourerPieces(table, men),
    ...markerPieces(table, markers),
    ...myTrainPieces(table, train),
    ...contractsPieces(table, looking.seat, cards),
  ]
}

function groundPiece(table: Table): Piece {
  const { grid, looking } = table
  const paints = paintsOf(table, looking.seat)
  const wide = between(grid, 10, 14)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, colours.slate800, { radius: 8, stroke: stroke(paints?.light ?? colours.chalk, 2.4) }),
    ...(paints ? [rect(4, 6, wide, h - 12, paints.pattern, { radius: 3 })] : []),
  ]
  return piece('panel:mine', `panel:mine:${paints?.letter}`, grid.mine, depths.panel, draw, { margin: 3 })
}

/** My points on a medal, my name, and how far ahead or behind I am. */
function scorePieces(table: Table, box: Rect): Piece[] {
  const { p, looking, words, say, grid } = table
  const { seat } = looking
  const total = totalOf(standingOf(table, seat))
  const others = p.boards.flatMap((_, other) => (other === seat ? [] : [totalOf(standingOf(table, other))]))
  const ahead = total - Math.max(0, ...others)
  const r = Math.min(box.w * 0.42, box.h * 0.32)
  const name = words.seat(p, seat)
  const who = looking.watches ? name : `${name} · ${say.you}`
  const line = (share: number, h: number) => ({ x: box.x, y: box.y + box.h * share, w: box.w, h: box.h * h })
  const label = say.seat(name, total)
  return [
    piece(
      `seat:${seat}`,
      `medal:${total}`,
      around(box.x + box.w / 2, box.y + box.h * 0.36, 2 * r),
      depths.onBoard,
      (w) => [medal(w / 2, w / 2, w / 2.3, `${total}`)],
      { label, margin: 6 },
    ),
    printed(table, 'mine:name', line(0.7, 0.17), [who.toUpperCase()], {
      font: 'display',
      size: between(grid, 18, 27),
      anchor: 'middle',
      spacing: 0.6,
    }),
    ...(others.length > 0
      ? [
          printed(
            table,
            'mine:ahead',
            line(0.87, 0.13),
            [say.standing(ahead)],
            remark(between(grid, 14, 20), { anchor: 'middle' }),
          ),
        ]
      : []),
  ]
}

const sources = [
  ['sites', 'station'],
  ['track', 'track'],
  ['contracts', 'contract'],
  ['surveyor', 'surveyor'],
] as const satisfies readonly (readonly [keyof Standing, IconName])[]

/** Where my points come from. */
function pointPieces(table: Table, box: Rect): Piece[] {
  const { looking, say, grid } = table
  const standing = standingOf(table, looking.seat)
  const each = box.h / sources.length
  const r = Math.min(each * 0.44, 17)
  return sources.flatMap(([source, name], i) => {
    const row = { x: box.x, y: box.y + i * each, w: box.w, h: each }
    const draw = (w: number): Shape[] => [
      circle(w / 2, w / 2, w / 2, colours.paper),
      icon(name, w / 2, w / 2, w * 0.78),
    ]
    const number = { ...row, x: row.x + r * 2, w: between(grid, 26, 38) }
    return [
      piece(`source:${source}`, `source:${source}`, around(row.x + r, row.y + each / 2, 2 * r), depths.onBoard, draw),
      printed(
        table,
        `source:${source}:n`,
        number,
        [`${standing[source]}`],
        count(between(grid, 21, 31), { anchor: 'end' }),
      ),
      printed(
        table,
        `source:${source}:w`,
        { ...row, x: number.x + number.w + 6, w: row.x + row.w - number.x - number.w - 6 },
        [say.points[source]],
        remark(between(grid, 14, 20)),
      ),
    ]
  })
}

/** My stock of each good. */
function supplyPieces(table: Table, box: Rect): Piece[] {
  const { p, looking, say, grid } = table
  const { seat } = looking
  const held = boardOf(p, seat).goods
  const head = between(grid, 20, 28)
  const places = beside({ ...box, x: box.x + 4, w: box.w - 8, y: box.y + head, h: box.h - head }, 4, [1, 1, 1, 1, 1])
  return [
    rulePiece('rule:supply', box),
    printed(table, 'supply:head', { ...box, h: head - 2 }, [say.supply.toUpperCase()], heading(between(grid, 17, 24))),
    ...goods.flatMap((kind, i) => {
      const place = places[i] ?? box
      const n = held[kind]
      const size = Math.min(place.w * 0.7, place.h * 0.46)
      const isOn = isNext(table, `goods:${seat}:${kind}`)
      const draw = (w: number, h: number): Shape[] => [
        good(kind, w / 2, h * 0.27, size),
        text(w / 2, h * 0.94, `${n}`, {
          font: 'display',
          size: h * 0.44,
          anchor: 'middle',
          colour: n > 0 ? colours.paper : '#8a979e',
        }),
      ]
      return [
        piece(`goods:${seat}:${kind}`, `goods:${kind}:${n}:${isOn}`, place, depths.onBoard, draw, {
          label: say.held(kind, n),
        }),
      ]
    }),
  ]
}
