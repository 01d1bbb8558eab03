import { grain } from '../../../../../stage/art/draw.ts'
import type { Point } from '../../../../../stage/art/shape.ts'
import type { Cell } from '../../../board.ts'
import { dot, drawn, filled, type Plan, partIn, type Tree, together } from './inks.ts'
import {
  along,
  areaOf,
  between,
  centreOf,
  cutBy,
  edges,
  inset,
  isInside,
  isNear,
  longestEdge,
  moved,
  type Polygon,
  shrunk,
  split,
} from './polygons.ts'
import { block } from './roofs.ts'
import { river, waters, widths } from './water.ts'

/** The side of a cell, and of the town, in units of the plan. */
export const cellSide = 120
export const townSide = 8 * cellSide

const middle = townSide / 2

/** Boulevards through the centre, by their angle in degrees, and the distances of those around it. */
const radials = [4, 33, 63, 92, 124, 153]
const rings = [205, 345, 500]

/** A point in each district that is a park. */
const parks: readonly Point[] = [
  [150, 300],
  [815, 800],
  [380, 130],
  [250, 830],
  [880, 130],
  [640, 720],
]

/** The round squares where boulevards meet. */
const plazas: readonly (readonly [x: number, y: number, r: number])[] = [
  [205, 430, 21],
  [700, 430, 20],
  [470, 190, 20],
  [560, 800, 22],
  [760, 640, 19],
  [330, 300, 17],
  [90, 90, 18],
]

const direction = (turn: number): Point => [Math.cos(turn), Math.sin(turn)]
const fromMiddle = ([x, y]: Point, far: number): Point => [middle + x * far, middle + y * far]

/** The districts between the boulevards. */
function districts(next: () => number): Polygon[] {
  const whole: Polygon = [
    [0, 0],
    [townSide, 0],
    [townSide, townSide],
    [0, townSide],
  ]
  const jitter = (by: number) => (next() - 0.5) * by
  const wedges = radials.reduce<Polygon[]>(
    (parts, angle) => {
      const [x, y] = direction((angle * Math.PI) / 180)
      const through: Point = [middle + jitter(30), middle + jitter(30)]
      return parts.flatMap((part) => split(part, through, [-y, x]))
    },
    [whole],
  )
  return rings.reduce<Polygon[]>((parts, ring) => {
    return parts.flatMap((part) => {
      const [x, y] = centreOf(part)
      const out = direction(Math.atan2(y - middle, x - middle))
      return split(part, fromMiddle(out, ring + jitter(26)), out)
    })
  }, wedges)
}

/** A district: its blocks and the trees along its avenues, or a park. */
function district(outline: Polygon, next: () => number): Plan {
  const ground = inset(outline, 6.5)
  if (!ground) return together([])
  if (parks.some((park) => isInside(outline, park))) return park(ground, next)
  const avenue = along(inset(outline, 3.2) ?? [], 8.5).filter(isDry)
  const trees = avenue.map(([x, y]) => ({ x, y, r: 2.3 }))
  return together([{ outlines: [filled('district', ground)], trees }, ...blocks(ground, 950 + next() * 900, next)])
}

const isDry = (at: Point) => !isNear(at, river, widths.riverQuay / 2 + 2)

/** A district cut across its longest side until its blocks are small enough. */
function blocks(ground: Polygon, most: number, next: () => number): Plan[] {
  if (areaOf(ground) > most) {
    const [a, b] = longestEdge(ground)
    const through = between(a, b, 0.38 + next() * 0.24)
    const across = direction(Math.atan2(b[1] - a[1], b[0] - a[0]) + (next() - 0.5) * 0.22)
    const halves = split(ground, through, across)
    if (halves.length === 2) return halves.flatMap((half) => blocks(half, most, next))
  }
  const built = inset(ground, 1.9)
  if (!built || areaOf(built) < 60) return []
  if (isNear(centreOf(built), river, widths.river / 2 - 4)) return []
  return [building(built, next)]
}

/** Houses, or now and then a garden or a hall. */
function building(outline: Polygon, next: () => number): Plan {
  const kind = next()
  const area = areaOf(outline)
  if (kind < 0.055 && area > 500) return garden(outline)
  if (kind < 0.085 && area > 700) return hall(outline)
  return block(outline, next)
}

function garden(outline: Polygon): Plan {
  const [x, y] = centreOf(outline)
  const size = Math.sqrt(areaOf(outline))
  return {
    outlines: [
      filled('park', outline),
      filled('lawn', shrunk(outline, 0.18)),
      dot('place', x, y, size * 0.17),
      dot('pond', x, y, size * 0.1),
    ],
    trees: shrunk(outline, 0.3).map(([tx, ty]) => ({ x: tx, y: ty, r: 2.8 })),
  }
}

/** A market hall of glass and iron. */
function hall(outline: Polygon): Plan {
  const ys = outline.map(([, y]) => y)
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  const strip = (at: number): Polygon => {
    const from = top + ((foot - top) * at) / 6
    const below = cutBy(outline, [0, from], [0, 1])
    return cutBy(below, [0, from + (foot - top) / 12], [0, -1])
  }
  const strips = [0, 1, 2, 3, 4, 5].map((at) => filled('glass', shrunk(strip(at), 0.06)))
  const shade = filled('shade', moved(outline, 4, 5))
  return { outlines: [shade, filled('hall', outline), ...strips], trees: [] }
}

/** Lawns, walks from every corner to the pond, and trees that are thickest along the edge. */
function park(outline: Polygon, next: () => number): Plan {
  const [cx, cy] = centreOf(outline)
  const size = Math.sqrt(areaOf(outline))
  const pond = [cx + size * 0.1, cy + size * 0.06, size * 0.11] as const
  const inner = inset(outline, 4) ?? outline
  return {
    outlines: [
      filled('park', outline),
      filled('lawn', shrunk(outline, 0.45)),
      drawn('walk', [...inner, ...inner.slice(0, 1)], 3),
      ...edges(inner).map(([a, b]) => drawn('walk', [between(a, b, 0.5), [cx, cy]], 3)),
      dot('place', ...pond),
      dot('pond', pond[0], pond[1], pond[2] * 0.8),
    ],
    trees: parkTrees(inner, pond, next),
  }
}

function parkTrees(outline: Polygon, [px, py, pr]: readonly [number, number, number], next: () => number): Tree[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const core = inset(outline, 12) ?? outline
  const count = Math.round((wide * high) / 60)
  return Array.from({ length: count }, (): Tree[] => {
    const [x, y] = [left + next() * wide, top + next() * high]
    const [r, luck] = [2.2 + next() * 2.2, next()]
    const isEdge = !isInside(core, [x, y])
    const isFree = Math.hypot(x - px, y - py) > pr + 4 && (isEdge || luck < 0.4)
    if (!isFree || !isInside(outline, [x, y])) return []
    return [{ x, y, r, ...(isEdge && { isEdge }) }]
  }).flat()
}

/** A round square with a lawn and an obelisk. */
function plaza([x, y, r]: (typeof plazas)[number]): Plan {
  const turns = Array.from({ length: 33 }, (_, at) => direction((at * Math.PI) / 16))
  const on = (far: number) => turns.map(([tx, ty]): Point => [x + tx * far, y + ty * far])
  return {
    outlines: [
      dot('plaza', x, y, r + 4),
      drawn('hedge', on(r), 3),
      dot('lawn', x, y, r * 0.5),
      dot('place', x, y, r * 0.26),
      dot('obelisk', x, y, 2.6),
    ],
    trees: on(r * 0.8)
      .filter((_, at) => at % 2 === 1 && at % 8 !== 1)
      .map(([tx, ty]) => ({ x: tx, y: ty, r: 2.3 })),
  }
}

function built(): Plan {
  const next = grain(77)
  return together([...districts(next).map((outline) => district(outline, next)), ...plazas.map(plaza), waters()])
}

let known: Plan | undefined

/** The whole plan. The town never changes, so it is laid out once, when first drawn. */
export const town = (): Plan => (known ??= built())

/** The part of it that shows in a cell. */
export const townIn = (cell: Cell): Plan =>
  partIn(town(), (cell % 8) * cellSide, Math.floor(cell / 8) * cellSide, cellSide)
