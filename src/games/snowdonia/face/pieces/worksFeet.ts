import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import type { Good } from '../../goods.ts'
import { kinds } from '../../position.ts'
import { weatherDisc } from '../art/discs.ts'
import { good } from '../art/goods.ts'
import { arrowSign, placedRow, rebusWithin, type Sign, signOf, wordsOf } from '../art/rebus.ts'
import { between } from '../grid.ts'
import { depths, isNext, piece, type Table } from '../table.ts'
import { outlookOf } from '../views/outlook.ts'
import type { Workplace } from '../views/workplaces.ts'
import { printed, remark, words } from './print.ts'

/** The yield of a place's work, on the paper below its picture. */
export function footPieces(table: Table, place: Workplace): Piece[] {
  switch (place.letter) {
    case 'A':
      return yardPieces(table, place.foot)
    case 'B':
      return table.p.isDug ? [buildFoot(table, place, 'B')] : ratePieces(table, place.foot, 'dig')
    case 'C':
      return [worksFoot(table, place.foot)]
    case 'D':
      return ratePieces(table, place.foot, 'lay')
    case 'E':
      return [buildFoot(table, place, 'E')]
    case 'G':
      return [signFoot(table, place, [signOf('surveyor'), wordsOf('+1')], table.say.oneOn)]
    default:
      return []
  }
}

/** The cubes in the Stock Yard by kind. */
function yardPieces(table: Table, foot: Rect): Piece[] {
  const { say, box, grid } = table
  const size = between(grid, 25, 38)
  const note = remark(between(grid, 14, 20), { anchor: 'middle', colour: colours.inkSoft })
  const high = foot.h * 0.68
  const { cubes, coal } = box.values.take
  const goods = kinds.flatMap((kind, i) => {
    const w = Math.floor((foot.w - 12) / 3)
    const place = { x: foot.x + 6 + i * w, y: foot.y + 2, w, h: high }
    return [yardPiece(table, kind, place, size)]
  })
  const line = { x: foot.x + 6, y: foot.y + high, w: foot.w - 12, h: foot.h - high - 2 }
  return [...goods, printed(table, 'yard:note', line, [say.take(cubes, coal), `${cubes}`], note)]
}

function yardPiece(table: Table, kind: Good & (typeof kinds)[number], place: Rect, size: number): Piece {
  const n = table.p.yard[kind]
  const isOn = isNext(table, `yard:${kind}`)
  const draw = (w: number, h: number): Shape[] => [
    good(kind, size * 0.5, h / 2, size),
    words(size + 3, h / 2, w - size - 4, [`${n}`], {
      font: 'display',
      size: size * 1.1,
      colour: n > 0 ? colours.ink : colours.inkSoft,
    }),
  ]
  const label = table.say.inYard(kind, n)
  return piece(`yard:${kind}`, `yard:${kind}:${n}:${isOn}`, place, depths.onBoard, draw, { label })
}

/** Today's work rate, the track it moves along, and where the next discs will put it. */
function ratePieces(table: Table, foot: Rect, of: 'dig' | 'lay'): Piece[] {
  const { grid, say } = table
  const outlook = outlookOf(table, of)
  const { now, spaces } = outlook
  const big = between(grid, 34, 52)
  const rule = Math.min(foot.w * 0.6, between(grid, 84, 119))
  const icons: Sign[] = of === 'dig' ? [signOf('rubble')] : [signOf('track')]
  const draw = (w: number, h: number): Shape[] => [
    text(between(grid, 8, 12), h * 0.6, `${now}`, { font: 'display', size: big, colour: colours.ink }),
    placedRow(rebusWithin(icons, 60, between(grid, 22, 35)), between(grid, 8, 12) + big * 0.4, h * 0.38),
    ...(of === 'dig'
      ? [
          words(
            between(grid, 8, 12),
            h * 0.86,
            w * 0.3,
            [say.each],
            remark(between(grid, 14, 20), { colour: colours.inkSoft }),
          ),
        ]
      : [placedRow(rebusWithin([signOf('steel', 1)], 60, between(grid, 16, 22)), between(grid, 8, 12), h * 0.84)]),
  ]
  const ruler = { x: foot.x + foot.w - rule - 6, y: foot.y + 6, w: rule, h: foot.h - 8 }
  const key = `${of}:${outlook.at}:${outlook.coming.map(({ weather, at }) => `${weather}${at}`).join(',')}`
  return [
    piece(`foot:${of}`, `foot:${of}:${now}`, foot, depths.panel + 1, draw),
    piece(`rate:${of}`, `rate:${key}:${spaces.join('-')}`, ruler, depths.onBoard, (w, h) => rulerShapes(w, h, outlook)),
  ]
}

/** A space of the track of a work rate, which has `count` of them. */
export function rulerCell({ x, y, w, h }: Rect, count: number, nth: number): Rect {
  const cell = (w - 6) / count
  return { x: x + 4 + nth * cell, y: y + 3, w: cell - 2, h: h * 0.44 }
}

function rulerShapes(w: number, h: number, { spaces, at, coming }: ReturnType<typeof outlookOf>): Shape[] {
  const cells = spaces.map((_, i) => rulerCell({ x: 0, y: 0, w, h }, spaces.length, i))
  const high = h * 0.44
  const r = Math.min(10.5, h * 0.17)
  const [first, second] = coming
  const isSame = first !== undefined && first.at === second?.at
  return [
    rect(0, 0, w, high + 6, '#cdbd98', { radius: 5 }),
    ...cells.flatMap((cell, i) => {
      const on = i === at
      const edge = on ? colours.ink : '#b29a66'
      return [
        rect(cell.x, cell.y, cell.w, cell.h, on ? colours.ink : colours.paperTop, {
          radius: 3,
          stroke: stroke(edge, 1),
        }),
        text(middle(cell).x, cell.y + high * 0.82, `${spaces[i]}`, {
          font: 'display',
          size: Math.max(14, high * 0.86),
          anchor: 'middle',
          colour: on ? colours.paper : colours.inkSoft,
        }),
      ]
    }),
    ...coming.map(({ weather, at: to }, i) => {
      const x = middle(cells[to] ?? { x: 0, y: 0, w, h }).x
      const apart = isSame ? 1.1 * r : 0
      return weatherDisc(Math.min(w - r - apart, x) + (i ? apart : -apart), high + 9 + r, r, weather)
    }),
  ]
}

/** Three trades, in any mix. */
function worksFoot(table: Table, foot: Rect): Piece {
  const { grid, box } = table
  const { times, iron, rubble } = box.values.works
  const x = between(grid, 7, 10)
  const draw = (w: number, h: number): Shape[] => {
    const mark = rebusWithin([wordsOf(`${times}×`)], 60, between(grid, 24, 36), colours.inkSoft)
    const room = w - mark.w - x * 2 - 6
    const row = (signs: Sign[]) => rebusWithin(signs, room, between(grid, 20, 30))
    return [
      placedRow(mark, x, h / 2),
      placedRow(row([signOf('iron', iron), arrowSign, signOf('steel')]), x + mark.w + 6, h * 0.29),
      placedRow(row([signOf('rubble', rubble), arrowSign, signOf('stone')]), x + mark.w + 6, h * 0.72),
    ]
  }
  return piece('foot:works', 'foot:works', foot, depths.panel + 1, draw)
}

function buildFoot(table: Table, place: Workplace, letter: string): Piece {
  const { say } = table
  const hasTrains = table.p.boards.length > 1
  const signs = hasTrains ? [signOf('station'), wordsOf('/'), signOf('engine')] : [signOf('station')]
  return signFoot(
    table,
    { ...place, letter: letter === 'B' ? 'B' : 'E' },
    signs,
    hasTrains ? say.siteOrTrain : say.oneSite,
  )
}

/** A few signs over a remark. */
function signFoot({ grid }: Table, { foot, letter }: Workplace, signs: readonly Sign[], note: string): Piece {
  const draw = (w: number, h: number): Shape[] => [
    placedRow(rebusWithin(signs, w - 12, between(grid, 28, 42)), w / 2, h * 0.36, 'middle'),
    words(
      w / 2,
      h * 0.83,
      w - 10,
      [note],
      remark(between(grid, 14, 20), { anchor: 'middle', colour: colours.inkSoft }),
    ),
  ]
  return piece(`foot:${letter}`, `foot:${letter}:${note}`, foot, depths.panel + 1, draw)
}
