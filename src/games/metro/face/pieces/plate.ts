import { colours } from '../../../../kit/tokens.ts'
import { poly, rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect, Size } from '../../../../stage/face.ts'
import { paper } from '../../../../stage/kit/paints.ts'
import { shared } from '../../../../stage/rects.ts'
import { pad } from '../../../../table/layout/around.ts'
import { column, row } from '../../../../table/layout/flow.ts'
import { decoration, shape } from '../../../../table/layout/leaf.ts'
import { type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { caption } from '../../../../table/parts/print.ts'
import type { Company } from '../../colours.ts'
import { letterDisc } from '../art/signs.ts'
import { depths, type Table } from '../table.ts'

/** One line of a plate: whose line it is about, and what there is to say. */
export interface PlateRow {
  readonly company: Company
  readonly words: string
}

/** Distance of a plate from its square: the length of its pointer. */
const stand = 10

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
): Piece[] {
  const { board } = table.grid
  const words = wordsOf(table, rows)
  const w = Math.round(Math.min(board.w - 16, words.span('w', Infinity).ideal))
  const size = { w, h: Math.round(words.span('h', w).ideal) }
  const cover = (place: Rect) => seen.reduce((sum, rect) => sum + areaOfBoth(place, rect), 0)
  const ways = besides(board, about, size, { stand, shares: [0.5, 0.15, 0.85] })
  const place = ways.reduce((best, way) => (cover(way) < cover(best) ? way : best))
  const tip: Point = [Math.round(about.x + about.w / 2 - place.x), place.y < about.y ? size.h : 0]
  const draw = (w: number, h: number): Shape[] => [
    nose(tip, h),
    rect(0, 0, w, h, paper(0, h), { radius: 6, height: 2, stroke: stroke(colours.brass, 2.2) }),
  ]
  const it = { id, key: `plate:${tip.join('/')}`, depth: depths.label, margin: reach(2), above: true } as const
  return piecesOf(lay(thingWith(it, draw, words), place))
}

function wordsOf({ grid, sizes }: Table, rows: readonly PlateRow[]): LayoutNode {
  const usual = grid.small ? 15 : Math.max(15, Math.round(grid.cell / 6.3))
  const size = Math.round(usual * Math.min(1.4, sizes.text))
  const print = { font: 'text', size, weight: 700, colour: colours.ink } as const
  const r = size * 0.68
  const lines = rows.map(({ company, words }) =>
    row({ gap: size * 0.5 }, [
      decoration(shape(1, 2 * r), `disc:${company}`, () => letterDisc(r, r, r, company)),
      caption({ text: 1, least: 14 }, { ways: [words], print }, { grow: 1 }),
    ]),
  )
  const [side, end] = [Math.round(size * 0.5), Math.round(size * 0.35)]
  return pad({ left: side, top: end, right: side, bottom: end }, column({ gap: Math.round(size * 0.2) }, lines))
}

/** Where something fits beside a square on the board: above it first, and each `shares` of it left of the middle. */
export function besides(
  board: Rect,
  about: Rect,
  { w, h }: Size,
  { stand, shares }: { readonly stand: number; readonly shares: readonly number[] },
): readonly [Rect, ...Rect[]] {
  const [above, below] = [about.y - h - stand, about.y + about.h + stand]
  const fitting = [above, below].filter((y) => y >= board.y && y + h <= board.y + board.h)
  const at = (y: number, share: number): Rect => {
    const left = about.x + about.w / 2 - share * w
    const x = Math.round(Math.max(board.x + 4, Math.min(board.x + board.w - w - 4, left)))
    return { x, y: Math.round(y), w, h }
  }
  const [first = at(above, 0.5), ...others] = fitting.flatMap((y) => shares.map((share) => at(y, share)))
  return [first, ...others]
}

/** The area that two rectangles share. */
function areaOfBoth(a: Rect, b: Rect): number {
  const both = shared(a, b)
  return both ? both.w * both.h : 0
}

/** The pointer out of a plate's upper or lower edge. */
function nose([x, edge]: Point, h: number): Shape {
  const inner = edge === 0 ? 1 : h - 1
  const ends: readonly Point[] = [
    [x - 9, inner],
    [x + 9, inner],
    [x, edge === 0 ? -stand : h + stand],
  ]
  return poly(ends, colours.brass)
}
