import { grain } from '../../../../../stage/art/draw.ts'
import type { Point } from '../../../../../stage/art/shape.ts'
import { drawn, filled, type Ink, type Outline, type Plan, type Tree } from './inks.ts'
import { moved, type Polygon } from './polygons.ts'

/** Width of the water, and of the water with its quays. */
export const widths = { river: 54, riverQuay: 76, canal: 19, canalQuay: 30 } as const

/** Points of a smooth curve, `steps` from each given point to the next. */
function curve(given: readonly Point[], steps: number): Point[] {
  const near = (at: number): Point => given[Math.max(0, Math.min(given.length - 1, at))] ?? [0, 0]
  const points = given.slice(1).flatMap((_, at) =>
    Array.from({ length: steps }, (_, step): Point => {
      const [a, b, c, d] = [near(at - 1), near(at), near(at + 1), near(at + 2)]
      const t = step / steps
      const on = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      return [on(0), on(1)]
    }),
  )
  return [...points, near(given.length - 1)]
}

/** The river comes in from the north, swings past the city and leaves in the west. */
export const river = curve(
  [
    [742, -60],
    [752, 40],
    [706, 150],
    [640, 250],
    [560, 330],
    [500, 420],
    [440, 505],
    [340, 580],
    [220, 618],
    [128, 672],
    [84, 770],
    [-60, 872],
  ],
  16,
)

const canal = curve(
  [
    [648, 232],
    [720, 262],
    [812, 300],
    [850, 390],
    [846, 520],
    [872, 640],
    [1000, 700],
  ],
  12,
)

/** A place on a course, `aside` to its right, and which way the water flows there, in radians. */
function placeOn(course: readonly Point[], at: number, aside: number) {
  const [ax, ay] = course[at] ?? [0, 0]
  const [bx, by] = course[at + 1] ?? [ax, ay]
  const turn = Math.atan2(by - ay, bx - ax)
  return { x: ax - Math.sin(turn) * aside, y: ay + Math.cos(turn) * aside, turn }
}

type Place = ReturnType<typeof placeOn>

/** A polygon drawn round 0, 0 and facing right, put in a place. */
const placed = ({ x, y, turn }: Place, scale: number, polygon: Polygon): Polygon => {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return polygon.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** A course in short overlapping stretches, so that a cell needs only its own. */
const stretches = (ink: Ink, course: readonly Point[], wide: number): Outline[] =>
  Array.from({ length: Math.ceil(course.length / 6) }, (_, at) =>
    drawn(ink, course.slice(Math.max(0, 6 * at - 1), 6 * at + 8), wide),
  )

/** A line beside a course. */
const beside = (course: readonly Point[], aside: number): Point[] =>
  course.slice(0, -1).map((_, at): Point => {
    const { x, y } = placeOn(course, at, aside)
    return [x, y]
  })

const bothSides = [-1, 1] as const
const banks = (course: readonly Point[], ...asides: readonly number[]): Outline[] =>
  asides.flatMap((aside) => bothSides.flatMap((side) => stretches('bank', beside(course, side * aside), 1)))

function ripples(): Outline[] {
  const next = grain(5)
  return river.slice(0, -1).flatMap((_, at) =>
    [0, 1].map(() => {
      const { x, y, turn } = placeOn(river, at, (next() - 0.5) * (widths.river - 16))
      const long = 5 + next() * 10
      const end: Point = [x + Math.cos(turn) * long, y + Math.sin(turn) * long]
      return drawn(next() < 0.35 ? 'glint' : 'wave', [[x, y], end], 2)
    }),
  )
}

const quayTrees = (): Tree[] =>
  river.slice(0, -1).flatMap((_, at) =>
    bothSides.map((side) => {
      const { x, y } = placeOn(river, at, side * (widths.river / 2 + 7))
      return { x, y, r: 2.7 }
    }),
  )

const hull: Polygon = [
  [-15, -4.5],
  [9, -4.5],
  [14, -3],
  [17, 0],
  [14, 3],
  [9, 4.5],
  [-15, 4.5],
  [-16.5, 0],
]
const hold = (top: number): Polygon => [
  [-10, top],
  [4, top],
  [4, 3],
  [-10, 3],
]

function boat(place: Place, scale: number, ink: 'boat' | 'barge'): Outline[] {
  const body = placed(place, scale, hull)
  return [
    filled('boatShade', moved(body, 1.5, 2.5)),
    filled(ink, body),
    filled('cargo', placed(place, scale, hold(-3))),
    filled('cargoShade', placed(place, scale, hold(0))),
  ]
}

const boats = (): Outline[] => [
  ...boat(placeOn(river, 10, 8), 1, 'boat'),
  ...boat(placeOn(river, 30, -9), 1, 'barge'),
  ...boat(placeOn(river, 104, -8), 1, 'boat'),
  ...boat(placeOn(river, 130, 9), 1, 'barge'),
  ...boat(placeOn(river, 150, -6), 1, 'boat'),
  ...boat(placeOn(canal, 18, 0), 0.72, 'boat'),
  ...boat(placeOn(canal, 44, 0), 0.72, 'barge'),
]

function bridge(at: number): Outline[] {
  const place = placeOn(river, at, 0)
  const across = { ...place, turn: place.turn + Math.PI / 2 }
  const end = widths.riverQuay / 2 + 3
  const plank = (top: number, foot: number): Polygon => [
    [-end, top],
    [end, top],
    [end, foot],
    [-end, foot],
  ]
  const pier = (x: number): Polygon => [
    [x - 2.4, -8],
    [x + 2.4, -8],
    [x + 2.4, 8],
    [x - 2.4, 8],
  ]
  return [
    filled('bridgeShade', moved(placed(across, 1, plank(-6, 6)), 3.5, 4.5)),
    ...[-14, 0, 14].map((x) => filled('bridge', placed(across, 1, pier(x)))),
    filled('bridge', placed(across, 1, plank(-6.5, 6.5))),
    filled('deck', placed(across, 1, plank(-4.8, 4.8))),
  ]
}

/** The river and the canal with their quays, boats and bridges. */
export const waters = (): Plan => ({
  outlines: [
    ...stretches('canalQuay', canal, widths.canalQuay + 2),
    ...stretches('canalEdge', canal, widths.canal + 2),
    ...stretches('canal', canal, widths.canal),
    ...stretches('riverQuay', river, widths.riverQuay),
    ...stretches('riverEdge', river, widths.river + 3),
    ...stretches('river', river, widths.river),
    ...stretches('stream', river, widths.river),
    ...banks(river, widths.river / 2, widths.river / 2 - 7, widths.riverQuay / 2),
    ...banks(canal, widths.canal / 2),
    ...ripples(),
    ...boats(),
    ...[14, 40, 60, 92, 112, 138].flatMap(bridge),
  ],
  trees: quayTrees(),
})
