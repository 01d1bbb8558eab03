import { colours } from '../../../../kit/tokens.ts'
import { poly, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import { type Type, widthOf } from '../../../../stage/art/textWidth.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import { fitted, fittedText } from '../../../../stage/kit/fit.ts'
import { cardShadow, paper } from '../../../../stage/kit/paints.ts'
import { piece } from '../../../../stage/kit/piece.ts'
import { type Company, companyLooks } from '../../colours.ts'
import { letterDisc } from '../art/signs.ts'
import type { Grid } from '../grid.ts'
import { depths, type Table } from '../table.ts'

/** One line of a plate: whose line it is about, and what there is to say. */
export interface PlateRow {
  readonly company: Company
  readonly words: string
}

/** A plate's measures in layout pixels. */
interface Measures {
  readonly type: Type
  readonly row: number
  readonly pad: number
  readonly disc: number
}

function measuresOf({ grid, sizes }: Table): Measures {
  const size = (grid.small ? 15 : Math.max(15, Math.round(grid.cell / 6.3))) * Math.min(1.4, sizes.text)
  const type = { font: 'text', size: Math.round(size), weight: 700 } as const
  return { type, row: Math.round(size * 1.55), pad: Math.round(size * 0.5), disc: size * 0.68 }
}

/**
 * A paper plate with what there is to say about a square, above it or below it, where it covers least of what people
 * look at there.
 */
export function plateAt(
  table: Table,
  id: string,
  about: Rect,
  rows: readonly PlateRow[],
  seen: readonly Rect[],
): Piece {
  const { grid } = table
  const measures = measuresOf(table)
  const { type, row, pad, disc } = measures
  const beside = 2 * pad + 2 * disc + pad
  const widest = Math.max(...rows.map(({ words }) => widthOf(words, type)))
  const w = Math.round(Math.min(grid.board.w - 2 * pad, widest + beside))
  const size = { w, h: rows.length * row + pad }
  const { place, tip } = placed(grid, about, size, seen)
  const told = rows.map(({ company, words }) => `${companyLooks[company].letter} ${words}`)
  const key = `plate:${told.join('/')}:${type.size}:${tip.join('/')}`
  return piece(id, key, place, depths.label, () => plateShapes(size, tip, rows, measures, beside), {
    margin: 14,
    above: true,
  })
}

/** Distance of a plate from its square: the length of its pointer. */
const stand = 10

/** A plate's place and where its pointer comes out of it. */
interface Placed {
  readonly place: Rect
  readonly tip: Point
}

function placed({ board }: Grid, about: Rect, size: Size, seen: readonly Rect[]): Placed {
  const middle = about.x + about.w / 2
  const tops = [about.y - size.h - stand, about.y + about.h + stand]
  const fitting = tops.filter((y) => y >= board.y && y + size.h <= board.y + board.h)
  const lefts = [0.5, 0.15, 0.85].map((share) => middle - share * size.w)
  const ways = (fitting.length > 0 ? fitting : tops.slice(0, 1)).flatMap((y) =>
    lefts.map((left): Placed => {
      const right = board.x + board.w - size.w - 4
      const x = Math.round(Math.max(board.x + 4, Math.min(right, left)))
      const tip: Point = [Math.round(middle - x), y < about.y ? size.h : 0]
      return { place: { x, y: Math.round(y), ...size }, tip }
    }),
  )
  const cover = (way: Placed) => seen.reduce((sum, rect) => sum + shared(way.place, rect), 0)
  return ways.reduce((best, way) => (cover(way) < cover(best) ? way : best))
}

/** The area that two rectangles share. */
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

function plateShapes(
  { w, h }: Size,
  [x, edge]: Point,
  rows: readonly PlateRow[],
  { type, row, pad, disc }: Measures,
  beside: number,
): Shape[] {
  const to = edge === 0 ? -stand : h + stand
  const inner = edge === 0 ? 1 : h - 1
  const nose: readonly Point[] = [
    [x - 9, inner],
    [x + 9, inner],
    [x, to],
  ]
  return [
    poly(nose, colours.brass),
    rect(0, 0, w, h, paper(0, h), { radius: 6, shadow: cardShadow, stroke: stroke(colours.brass, 2.2) }),
    ...rows.flatMap(({ company, words }, at): Shape[] => {
      const y = pad / 2 + (at + 0.5) * row
      const text = fitted([words], w - beside + pad, type, 14)
      return [
        ...letterDisc(pad + disc, y, disc, company),
        fittedText(2 * pad + 2 * disc, y + type.size * 0.33, text, { font: 'text', weight: 700, colour: colours.ink }),
      ]
    }),
  ]
}
