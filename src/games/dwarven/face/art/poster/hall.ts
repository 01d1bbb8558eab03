import { mix } from '../../../../../stage/art/colour.ts'
import { circle, group, rect } from '../../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../../stage/art/shape.ts'
import { boxes, draw, fill, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { city, gate, hall } from '../halls.ts'
import { hauler } from '../haulers.ts'
import { inks } from '../inks.ts'

/** The light in a hall, from its corners to its heart. */
export type HallLight = readonly [wall: string, outer: string, middle: string, inner: string, heart: string]

/** The lights of the halls. */
export const lights = {
  amber: ['#7a431f', '#c9742c', '#eba046', '#fbd07a', '#fff0c0'],
  ember: ['#5e1f1c', '#a83a24', '#df6a34', '#f8b060', '#ffe6b4'],
  verdigris: ['#1f4d4a', '#2f7d70', '#5cb294', '#b4e2b4', '#f2fbd8'],
  violet: ['#3d2a52', '#6f4a86', '#b0728f', '#f0b08a', '#ffe7c0'],
} as const satisfies Readonly<Record<string, HallLight>>

/** A hall’s place: from `left`, `wide` units across, its crown at `top`, its floor at `foot`. */
export interface Bay {
  readonly left: number
  readonly wide: number
  readonly top: number
  readonly foot: number
}

/** The outline of an arch, drawn in by `by`. */
function archOf({ left, wide, top, foot }: Bay, by = 0): string {
  const [a, b, middle, crown] = [left + by, left + wide - by, left + wide / 2, top + by]
  const spring = top + (foot - top) * 0.42
  const shoulder = wide * 0.035
  return `M${a} ${foot}V${spring}Q${a + shoulder} ${crown + 1.5} ${middle} ${crown}Q${b - shoulder} ${crown + 1.5} ${b} ${spring}V${foot}Z`
}

/** The dressed stones of an arch and the joints between them. */
function ringShapes(bay: Bay): Shape[] {
  const { left, wide, top, foot } = bay
  const [x, rx, y] = [left + wide / 2, wide / 2 - 1, top + (foot - top) * 0.44]
  const joints = upTo(15).map((i) => {
    const turn = (Math.PI * i) / 14
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const at = (by: number) => `${(x + (rx + by) * c).toFixed(1)} ${(y - (y - top + by - 0.4) * s).toFixed(1)}`
    return `M${at(-1.2)}L${at(1.6)}`
  })
  return [draw(archOf(bay), '#0c1622', 3.2), draw(archOf(bay), inks.stone, 1.9), draw(joints.join(''), '#7d5f3c', 0.5)]
}

/** A stone giant with lamps for eyes, its feet at 0, 0 and 39 high, lit from its right. */
const statue = (lit: string, shade: string): Shape[] => [
  fill('M-5 0L-4.4 -22L-2 -29H4L6 -22L6.6 0Z', lit),
  fill('M1 0L1.2 -29H4L6 -22L6.6 0Z', shade),
  fill('M-3.4 -27L-3 -35L1 -37.4L5 -35L5.4 -27L3 -16L1 -14L-1 -16Z', lit),
  fill('M1 -37.4L5 -35L5.4 -27L3 -16L1 -14Z', shade),
  fill('M-4 -31L1 -33.5L6 -31L5.2 -36.4L1 -39.6L-3.2 -36.4Z', shade),
  boxes('#ffe9a8', -2.6, -30.6, 2.4, 1, 2, -30.6, 2.4, 1),
  draw('M-.4 -25V-16M1.6 -24V-15', shade, 0.5),
  draw('M-3 -21L1 -18.6L5 -21M-1.6 -10H4.4', mix(lit, shade, 0.5), 0.7),
  boxes(shade, -7, -3, 15, 3.4),
]

/** Statues in two rows that lead to the heart of the hall. */
function avenue({ left, wide, top, foot }: Bay, light: HallLight): Group[] {
  const [wall, outer] = light
  const dark = mix(wall, '#1d1418', 0.42)
  const size = (foot - top) / 42
  const far = mix(outer, wall, 0.4)
  const row: readonly (readonly [number, number, string])[] = [
    [0.155, 1, dark],
    [0.3, 0.64, far],
  ]
  return row.flatMap(([share, by, colour]) => {
    const shapes = statue(colour, mix(colour, '#1d1418', 0.36))
    const stand = (x: number, way: number) => group(x, foot, [size * by * way, size * by], shapes)
    return [stand(left + wide * share, 1), stand(left + wide * (1 - share), -1)]
  })
}

/** The sights of a hall. */
export const sights = {
  avenue,
  hoard: ({ left, wide, foot, top }: Bay) => {
    const [x, scale] = [left + wide / 2, Math.min(wide / 84, (foot - top) / 52)]
    return [
      group(x, foot - 9 * scale, scale * 1.3, hall('hoard')),
      hauler('dragon', 2, x, foot - 21 * scale, 56 * scale),
      ...[-0.32, 0.3].map((by) => group(x + wide * by, foot - 6 * scale, scale * 0.7, hall('hoard'))),
    ]
  },
  town: ({ left, wide, foot, top }: Bay) => {
    const [x, scale] = [left + wide / 2, Math.min(wide / 76, (foot - top) / 46)]
    return [
      city(x - 26 * scale, foot, scale * 0.62),
      city(x + 26 * scale, foot, scale * 0.62),
      gate(x, foot, scale * 0.62),
    ]
  },
} as const satisfies Readonly<Record<string, (bay: Bay, light: HallLight) => Group[]>>
export type Sight = keyof typeof sights

/** A great hall full of light, with a sight in it. */
export function greatHall(bay: Bay, light: HallLight, sight: Sight): Shape[] {
  const { left, wide, top, foot } = bay
  const [wall, ...rings] = light
  const [x, y] = [left + wide * 0.5, top + (foot - top) * 0.53]
  const reach = Math.min(wide, (foot - top) * 1.7) * 0.56
  const discs = rings.map((colour, i) => circle(x, y, reach * ([1, 0.72, 0.45, 0.24][i] ?? 0.2), colour))
  const inside = [rect(left, top, wide, foot - top, wall), ...discs, ...sights[sight](bay, light)]
  return [group(0, 0, 1, inside, { clip: archOf(bay) }), ...ringShapes(bay)]
}

/** A small hall beside it: a lantern-lit gable, or crystals. */
export function sideHall(bay: Bay, light: HallLight, nth: number): Shape[] {
  const { left, wide, top, foot } = bay
  const [wall, outer, middle] = light
  const x = left + wide / 2
  const scale = Math.min(wide / 50, (foot - top) / 44)
  const sight = nth % 2 === 0 ? city(x, foot, scale) : group(x, foot - 9 * scale, scale * 0.36, hall('stoneFace'))
  const inside = [
    rect(left, top, wide, foot - top, mix(wall, '#10161e', 0.35)),
    circle(x, foot, wide * 0.62, mix(outer, wall, 0.35)),
    circle(x, foot, wide * 0.4, mix(middle, outer, 0.5)),
    sight,
  ]
  return [group(0, 0, 1, inside, { clip: archOf(bay) }), ...ringShapes(bay)]
}
