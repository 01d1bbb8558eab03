import { colours } from '../../../../kit/tokens.ts'
import { path, rect, smooth, stroke } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { chalkEngine } from '../art/chalk.ts'
import { cellOf, columnsOf, lineEnd } from '../place.ts'
import { depths, piece, type Table } from '../table.ts'

/** The slate with faint chalk contours of a survey. */
function slate(w: number, h: number): Shape[] {
  const rings = [
    [w * 0.62, h * 0.6, 0],
    [w * 0.15, h * 0.3, 2],
    [w * 0.93, h * 0.2, 4],
  ].flatMap(([x = 0, y = 0, phase = 0]) =>
    Array.from({ length: 14 }, (_, i) => contour(x, y, (i + 1) * 26, phase, i)),
  )
  const shine = {
    type: 'radial',
    at: [w * 0.5, h * 0.42],
    radius: w * 0.62,
    stops: [
      [0, '#303b43'],
      [0.65, '#252e34'],
      [1, '#181e22'],
    ],
  } as const
  return [rect(0, 0, w, h, shine), ...rings]
}

function contour(x: number, y: number, radius: number, phase: number, order: number): Shape {
  const points = Array.from({ length: 25 }, (_, a): Point => {
    const turn = (a / 24) * Math.PI * 2
    const r =
      radius *
      (1 +
        0.22 * Math.sin(turn * 3 + phase + order * 0.12) +
        0.12 * Math.sin(turn * 5 + order * 0.2))
    return [x + Math.cos(turn) * r * 1.5, y + Math.sin(turn) * r * 0.8]
  })
  const fifth = order % 5 === 4
  return path(smooth(points), {
    stroke: stroke(colours.chalk, fifth ? 1.2 : 0.7),
    opacity: fifth ? 0.085 : 0.05,
  })
}

/** Rails and sleepers across the gaps between the cards of a row. */
function joins(table: Table): Shape[] {
  const { cards, grid, box } = table
  const { frame, footer, bed } = grid.measures
  return (cards?.lines ?? []).flatMap((line, row) => {
    const inLine = box.stations.filter((s) => cards?.linesOf[s.index]?.includes(line))
    return inLine.flatMap((station) => {
      const column = station.columns[0] ?? 1
      if (column === 1) return []
      const cell = cellOf(table, row, column, column)
      const y = cell.y + cell.h - frame - footer - bed
      return join(cell.x - grid.gap.w, y, grid.gap.w, bed)
    })
  })
}

const join = (x: number, y: number, w: number, h: number): Shape[] => [
  rect(x + 1, y + 2, 3, h - 4, '#6a4c31', { radius: 1 }),
  rect(x + w - 4, y + 2, 3, h - 4, '#6a4c31', { radius: 1 }),
  rect(x - 2, y + h * 0.3 - 1.3, w + 4, 2.6, '#aab2b6'),
  rect(x - 2, y + h * 0.7 - 1.3, w + 4, 2.6, '#aab2b6'),
]

/** The largest stretch of bare slate among the rows, at least three columns wide, for a chalk drawing. */
function bare(table: Table): Rect | undefined {
  const free = (table.cards?.lines ?? []).map((line, row) => ({
    row,
    from: lineEnd(table, line) + 1,
  }))
  const best = free.reduce((a, b) => (b.from < a.from ? b : a), { row: 0, from: 99 })
  const columns = columnsOf(table, best.row)
  // The note of a completed line keeps the columns next to its last card.
  const from = best.from + (columns > 5 ? 2 : 1)
  return from < columns ? cellOf(table, best.row, from, columns) : undefined
}

/** The table itself: slate, joins between cards, a chalk drawing where nothing lies. */
export function groundPiece(table: Table): Piece {
  const { grid } = table
  const empty = bare(table)
  const draw = (w: number, h: number) => [
    ...slate(w, h),
    ...joins(table),
    ...(empty ? [chalkEngine(empty)] : []),
  ]
  const place = { x: 0, y: 0, ...grid.size }
  return piece('ground', `ground:${table.p.lines}`, place, depths.ground, draw)
}
