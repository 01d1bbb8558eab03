import { mix } from '../../../../../stage/art/colour.ts'
import { at, grain, path, poly, text } from '../../../../../stage/art/draw.ts'
import type { Paint, Point, Shape } from '../../../../../stage/art/shape.ts'
import { through, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { groundAt, type Mountain, toneOf } from './frame.ts'
import { heightAt } from './profile.ts'
import { cairnShapes } from './sky.ts'

/** The last span of the line: the summit's station. */
const endOf = ({ spans }: Mountain) => spans.at(-1) ?? { x: 0, y: 0, x2: 0, y2: 0 }

/** Broken rock behind the upper half of the line. */
export function cragShapes(m: Mountain): Shape[] {
  const { palette, spans } = m
  const end = endOf(m).x - 24
  const from = end * 0.56
  const next = grain(41)
  const teeth = upTo(Math.floor((end - from) / 34)).map((i): Point => {
    const x = from + (i + (next() - 0.5) * 0.7) * 34
    const share = (x - from) / (end - from)
    const jut = i % 2 ? (8 + share * 26) * (0.4 + next()) : 0
    return [x, heightAt(spans, x) - 2 - share * 12 - next() * (4 + share * 8) - jut]
  })
  const foot: Point[] = [
    [end + 30, heightAt(spans, end) + 40],
    [from, heightAt(spans, from) + 30],
  ]
  return [
    poly([...teeth, ...foot], mix(toneOf(palette.slopes, 0.86), palette.far, 0.35)),
    ...teeth.flatMap((tooth, i) => {
      const right = teeth[i + 1]
      return i % 2 && right ? [facet(tooth, right, m)] : []
    }),
  ]
}

const facet = ([x, y]: Point, right: Point, { palette }: Mountain): Shape =>
  poly(
    [[x, y], right, [right[0] + 8, right[1] + 60], [x + 2, y + 70], [x + 9, y + 34], [x - 3, y + 22]],
    mix(toneOf(palette.hollows, 0.86), palette.farShade, 0.35),
  )

/** Outlines of the summit: places beside its top, and heights as shares of it above the station. */
const lit = [
  [-176, 0.2],
  [-150, 0.14],
  [-96, 0.52],
  [-78, 0.48],
  [-30, 0.86],
  [-18, 0.84],
  [0, 1],
] as const
const lee = [
  [14, 0.8],
  [30, 0.7],
  [44, 0.72],
  [88, 0.24],
  [104, 0.2],
] as const
const shards = [
  [-8, 0.12, 30],
  [-34, 0.3, 40],
  [-112, 0.62, 40],
  [-182, 0.9, 40],
  [-24, 0.6, 34],
] as const

/** Yr Wyddfa itself, its top above the line's end. `top` is the height of the summit. */
export function peakShapes(m: Mountain, top: number, scale = 1, isSummit = true, height = ''): Shape[] {
  const { palette } = m
  const span = endOf(m)
  const [x, y] = [(span.x + span.x2) / 2 + 14 * scale, span.y2]
  const high = y - top
  const from = (list: readonly (readonly [number, number])[]) =>
    list.map(([dx, up]): Point => [x + dx * scale, y - high * up])
  const off = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale]
  const shade = toneOf(palette.hollows, 1)
  const right = [...from(lee), off(170, 40), off(190, 130)]
  return [
    poly(
      [off(-330, 130), off(-330, 110), off(-262, 34), off(-236, 40), ...from(lit), ...right],
      toneOf(palette.slopes, 1),
    ),
    poly([[x, top], ...right, off(40, 130), off(26, 30), off(4, 10), ...from(spine)], shade),
    poly([...from(gully), off(-74, 6), off(-52, 50), off(-110, 50), off(-104, 4), off(-90, -high * 0.2)], shade, {
      opacity: 0.75,
    }),
    ...shards.map(([dx, down, long]) => shard(x + dx * scale, top + high * down + 2, long * scale, palette.light, 0.6)),
    ...(isSummit ? cairnShapes(x, top, palette) : []),
    text(x + 26 * scale, top + 2, isSummit ? height : '', {
      font: 'text',
      size: Math.max(14, 20 * scale),
      weight: 700,
      italic: true,
      colour: '#fff8e6',
      plate: true,
    }),
  ]
}

const spine = [
  [14, 0.2],
  [-8, 0.4],
  [6, 0.66],
] as const
const gully = [
  [-78, 0.48],
  [-60, 0.2],
] as const

/** A sliver of rock that catches the light. */
const shard = (x: number, y: number, long: number, colour: string, opacity: number): Shape =>
  poly(
    [
      [x, y],
      [x - long * 0.5, y + long * 0.84],
      [x - long * 0.18, y + long * 0.66],
      [x, y + long],
    ],
    colour,
    { opacity },
  )

/** The body of the mountain under the line: one plane, from meadow to rock, with a shadow under each shoulder. */
export function bodyShapes(m: Mountain): Shape[] {
  const { w, h, palette } = m
  const { x2, y2 } = endOf(m)
  const rim = upTo(Math.floor((x2 + 10) / 6)).map((i): Point => [i * 6, groundAt(m, i * 6)])
  const beyond: Point[] = [
    [x2 + 22, y2 + 34],
    [x2 + 46, y2 + 44],
    [w, y2 + 84],
  ]
  const stops = [0.02, 0.2, 0.4, 0.56, 0.7, 0.84, 1]
  const ground: Paint = {
    type: 'linear',
    from: [0, 0],
    to: [w, 0],
    stops: palette.slopes.map((colour, i) => [stops[i] ?? 1, colour] as const),
  }
  return [
    path(`${through([[0, h], ...rim, ...beyond, [w, h]])}Z`, { fill: ground }),
    ...spurs.flatMap((spur, i) => spurShapes(m, spur, 77 + i)),
  ]
}

interface Spur {
  /** Its head and its breadth, as shares of the width. */
  readonly at: number
  readonly wide: number
  /** Its bareness, from 0 to 1. */
  readonly bare: number
  /** Its lean, and its reach downwards, as shares of the depth. */
  readonly lean: number
  readonly deep: number
}

const spurs: readonly Spur[] = [
  { at: 0.31, wide: 0.075, bare: 0.4, lean: -0.12, deep: 0.5 },
  { at: 0.486, wide: 0.11, bare: 0.6, lean: -0.2, deep: 0.72 },
  { at: 0.672, wide: 0.125, bare: 0.76, lean: -0.22, deep: 0.86 },
  { at: 0.846, wide: 0.11, bare: 0.92, lean: -0.2, deep: 0.92 },
]

function spurShapes(m: Mountain, { at: share, wide, bare, lean, deep }: Spur, seed: number): Shape[] {
  const { w, foot, palette } = m
  const [x, y] = [share * w, groundAt(m, share * w)]
  const d = (foot - y) * deep
  const right = x + wide * w
  const edge = upTo(7).map((i): Point => {
    const down = i / 6
    const side = i === 0 || i === 6 ? 0 : i % 2 ? -1 : 1
    return [x + d * lean * down * 2 + side * d * 0.05 * (1 - down * 0.4), y + d * down]
  })
  const lip = upTo(Math.floor((right - x) / 8) + 1).map((i): Point => [x + i * 8, groundAt(m, x + i * 8)])
  const tip = edge.at(-1) ?? [x, y]
  const low = groundAt(m, right)
  const inner: Point[] = [
    [right - d * 0.06, low + d * 0.24],
    [right - d * 0.2, low + d * 0.36],
    [(right + tip[0]) / 2 - d * 0.02, y + d * 0.66],
    [(right + tip[0]) / 2 - d * 0.16, y + d * 0.74],
  ]
  const next = grain(seed)
  const slivers = [0.12, 0.46].map((down) => {
    const way = down + next() * 0.05
    return shard(x + d * lean * 2 * way - 5, y + d * way, d * (0.2 + next() * 0.08), palette.light, 0.12 + bare * 0.2)
  })
  return [poly([...lip, ...inner, ...edge.reverse()], toneOf(palette.hollows, bare)), ...slivers]
}

/** A dotted plumb line from a station down to its board. */
export const plumbLine = (x: number, from: number, foot: number, to: number): Shape =>
  path(`M${at(x, from)}V${foot - 20}L${at(to, foot - 4)}V${foot}`, {
    stroke: { colour: '#fff4d6', width: 1.6, dash: [2, 5] },
    opacity: 0.85,
  })
