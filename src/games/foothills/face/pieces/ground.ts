import { ground, rect } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { chalkCompass, chalkEngine, chalkHills, chalkScale } from '../../../../stage/kit/chalk.ts'
import { slateShapes } from '../../../../table/parts/ground.ts'
import { cardsOf, cellOf, columnsOf, lineEnd } from '../place.ts'
import { depths, light, piece, type Table } from '../table.ts'

/** Rails and sleepers across the gaps between the cards of a row. */
function joins(table: Table): Shape[] {
  const { cards, grid } = table
  const { frame, footer, bed } = grid.measures
  return (cards?.lines ?? []).flatMap((line, row) => {
    return cardsOf(table, line).flatMap((station) => {
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

/** Stretches of bare slate beyond the last cards; rows that end at the same column share one. */
function bareOf(table: Table): Rect[] {
  const { cards, grid } = table
  const stretches: Rect[] = []
  for (const [row, line] of (cards?.lines ?? []).entries()) {
    const columns = columnsOf(table, row)
    const end = lineEnd(table, line)
    if (end >= columns) continue
    const { x, y, w, h } = cellOf(table, row, end + 1, columns)
    const above = stretches.at(-1)
    const isOne = above && above.x === x && above.y + above.h + grid.gap.h >= y - 1
    if (isOne) stretches[stretches.length - 1] = { ...above, h: y + h - above.y }
    else stretches.push({ x, y, w, h })
  }
  return stretches
}

/** Hills in every bare stretch, an engine in the widest, a compass in the next; faint, as chalk wears off. */
function chalkIn(table: Table): Shape[] {
  const { small, lines } = table.grid
  const stretches = bareOf(table)
  const byWidth = [...stretches].sort((a, b) => b.w - a.w)
  const [widest, next] = byWidth
  const row = lines.h / 6
  // Leaves room for a completed line's note next to its last card.
  const noteWide = small ? 210 : 290
  const engineRoom = widest && {
    ...widest,
    x: widest.x + noteWide,
    w: widest.w - noteWide,
    y: widest.y + widest.h - row,
    h: row,
  }
  const hasEngine = engineRoom && engineRoom.w > row * 3
  const compassIn = (hasEngine ? [next] : byWidth).find((rect) => rect && rect.w > noteWide + row * 1.1)
  return [
    ...stretches.map((rect, i) => {
      const high = Math.min(rect.h, row * 1.6)
      return chalkHills({ ...rect, y: rect.y + rect.h - high, h: high }, 11 + i * 5)
    }),
    ...(hasEngine ? [chalkEngine(engineRoom)] : []),
    ...(compassIn ? compassShapes(compassIn, row) : []),
  ]
}

/** At the right end of a stretch, with the scale of miles below it. */
function compassShapes({ x, y, w, h }: Rect, row: number): Shape[] {
  const r = Math.min(row * 0.46, w * 0.3)
  const middle = x + w - r * 1.25
  const wide = Math.min(w * 0.6, r * 3)
  return [
    chalkCompass(middle, y + Math.min(h / 2, row * 0.55), r),
    ...(w > row * 3 ? [chalkScale(middle - r * 1.5 - wide, y + Math.min(h, row) * 0.24, wide)] : []),
  ]
}

/** The table itself: slate, joins between cards, and chalk drawings in empty places. */
export function groundPiece(table: Table): Piece {
  const { grid } = table
  const chalk = () => chalkIn(table).map((drawn): Shape => ({ ...drawn, only: 'usual' }))
  const draw = (w: number, h: number) => [...ground([...slateShapes(light, w, h), ...chalk()]), ...joins(table)]
  const place = { x: 0, y: 0, ...grid.size }
  return piece('ground', `ground:${table.p.lines}`, place, depths.ground, draw)
}
