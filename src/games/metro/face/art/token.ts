import { colours, seatInk } from '../../../../kit/tokens.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { at, circle, group, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Paint, Point, Shape } from '../../../../stage/art/shape.ts'
import type { Size } from '../../../../stage/face.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import type { Side } from '../../board.ts'
import { type Company, companyLooks } from '../../colours.ts'

/** A train as it waits at a station, seen from above, or turned over. */
export interface TokenLook {
  readonly company: Company
  /** Where its station stands: the train looks into the board, its letter stays upright. */
  readonly side: Side
  /** Points its line came to; missing while it waits. */
  readonly points?: number
  /** Broad, for phones. */
  readonly small: boolean
}

/** A train's outline, nose down, in units of which a cell has 120. */
interface Hull {
  readonly w: number
  readonly h: number
  readonly corner: number
  readonly nose: number
}

const usual = {
  hull: { w: 27, h: 44, corner: 5, nose: 10 },
  disc: 10.5,
  letter: 18.5,
  points: 22,
  edge: 1.6,
  band: 8,
  weave: 0.72,
}
const broad = {
  hull: { w: 45, h: 49, corner: 5, nose: 13 },
  disc: 17,
  letter: 32,
  points: 34,
  edge: 3,
  band: 9,
  weave: 1.1,
}
const measuresOf = ({ small }: Pick<TokenLook, 'small'>) => (small ? broad : usual)

/** The smallest letters, in layout pixels. */
const least = 14

/** Room a train takes at a station of a side, where a cell is `cell` wide. */
export function tokenSize(look: Pick<TokenLook, 'side' | 'small'>, cell: number): Size {
  const { w, h } = measuresOf(look).hull
  const [across, long] = [Math.round((w * cell) / 120), Math.round((h * cell) / 120)]
  return look.side % 2 === 0 ? { w: across, h: long } : { w: long, h: across }
}

/** A train in a box of its size, in the same measure of a cell. */
export function token(look: TokenLook, { w, h }: Size, cell: number): Shape[] {
  const unit = cell / 120
  const body = look.points === undefined ? waiting(look, unit) : turnedOver(look)
  const shade = path(outline(measuresOf(look).hull), { fill: '#0b0f12', opacity: 0.5 })
  const angle = look.side * 90
  const [dx, dy] = inFrame([2, 3.4], (4 - look.side) % 4)
  return [
    group(w / 2, h / 2, unit, [group(0, 0, 1, [group(dx, dy, 1, [shade]), ...body], { angle }), lettering(look, unit)]),
  ]
}

/** A distance turned by some quarters clockwise. */
export function inFrame([x, y]: Point, quarters: number): Point {
  let turned: Point = [x, y]
  for (let left = quarters; left > 0; left--) turned = [-turned[1], turned[0]]
  return turned
}

/** The outline of a train around 0, 0. */
function outline({ w, h, corner, nose }: Hull): string {
  const [x, y] = [w / 2, h / 2]
  return [
    `M${at(-x, corner - y)}Q${at(-x, -y)} ${at(corner - x, -y)}H${x - corner}`,
    `Q${at(x, -y)} ${at(x, corner - y)}V${y - nose}Q${at(x, y)} ${at(0, y)}`,
    `Q${at(-x, y)} ${at(-x, y - nose)}Z`,
  ].join('')
}

const times = ({ w, h, corner, nose }: Hull, k: number): Hull => ({
  w: w * k,
  h: h * k,
  corner: corner * k,
  nose: nose * k,
})

function waiting(look: TokenLook, unit: number): Shape[] {
  const { hull, disc, edge, weave } = measuresOf(look)
  const { base, pattern } = seatPaints(companyLooks[look.company])
  const inside = { ...hull, w: hull.w - 2.8 * edge, h: hull.h - 2.8 * edge }
  const lamps = [-1, 1].map((side) =>
    rect(side * (hull.w / 2 - 7.2) - 2.2, hull.h / 2 - 8.5, 4.4, 3.6, '#fff6d8', { radius: 1.5 }),
  )
  return [
    path(outline(hull), { fill: colours.paperLight, stroke: stroke(colours.ink, edge) }),
    // The pattern alone is scaled.
    group(0, 0, weave, [path(outline(times(inside, 1 / weave)), { fill: pattern })]),
    ...(look.small ? [] : lamps),
    circle(0, -2, Math.max(disc, (least * 0.56) / unit), base, { stroke: stroke(colours.paperLight, edge * 0.85) }),
  ]
}

function turnedOver(look: TokenLook): Shape[] {
  const { hull, edge, band, weave } = measuresOf(look)
  const { base, pattern } = seatPaints(companyLooks[look.company])
  const { w, h } = times(hull, 1 / weave)
  const stripe = (y: number, paint: Paint) => rect(-w / 2, y, w, band / weave, paint)
  return [
    path(outline(hull), { fill: mix(base, '#39444c', 0.7) }),
    group(0, 0, weave, [stripe(-h / 2, pattern), stripe(h / 2 - band / weave, pattern)], {
      clip: outline(times(hull, 1 / weave)),
    }),
    rect(-hull.w / 2, band - hull.h / 2, hull.w, hull.h - 2 * band, '#000000', { only: 'contrast' }),
    path(outline(hull), { stroke: stroke(mix(base, '#cfc6b0', 0.45), edge * 0.85) }),
  ]
}

/** The letter, or the points, always upright. */
function lettering(look: TokenLook, unit: number): Shape {
  const { letter, points } = measuresOf(look)
  const { colour, letter: name } = companyLooks[look.company]
  const display = { font: 'display', anchor: 'middle' } as const
  if (look.points === undefined) {
    const size = Math.max(letter, least / unit)
    const [x, y] = inFrame([0, -2], look.side)
    return text(x, y + size * 0.36, name, { ...display, size, colour: colours[seatInk(colour)] })
  }
  const size = Math.max(points, least / unit)
  const halo = stroke(colours.slate900, size / 7)
  const paper = { colour: colours.paper, halo }
  return text(0, size * 0.36, `${look.points}`, { ...display, ...paper, size })
}
