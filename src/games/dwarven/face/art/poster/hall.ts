import { mix } from '../../../../../stage/art/colour.ts'
import { circle, group, rect } from '../../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../../stage/art/shape.ts'
import { plume } from '../../../../../stage/kit/scenery/mist.ts'
import { boxes, draw, fill, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { type GoodName, good, goodNames } from '../goods.ts'
import { city, gate, glow, hall } from '../halls.ts'
import { hauler } from '../haulers.ts'
import { inks } from '../inks.ts'
import { beam, chimneyTop, engine, tub } from '../trains.ts'

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

/** A king of stone on his hammer, lamps for eyes, his feet at 0, 0 and 40 high, lit from his left. */
function statue(lit: string, shade: string): Shape[] {
  const beard = mix(lit, '#ffd98a', 0.22)
  return [
    fill('M-7.4 0L-7 -19Q-6.6 -26.6 0 -27.6Q6.6 -26.6 7 -19L7.4 0Z', shade),
    fill('M1 0V-27.6Q6.6 -26.6 7 -19L7.4 0Z', lit),
    fill('M-4.4 -29L-4 -36L0 -38.6L4 -36L4.4 -29Z', shade),
    fill('M.6 -29V-38.2L4 -36L4.4 -29Z', lit),
    fill('M-4.2 -29.6Q-5 -17 0 -12.6Q5 -17 4.2 -29.6Q0 -27 -4.2 -29.6Z', mix(shade, beard, 0.4)),
    fill('M.6 -13Q5 -17 4.2 -29.6Q2.4 -28.4 .6 -28.2Z', beard),
    boxes('#ffe9a8', -3, -31.4, 2.2, 1.1, 1, -31.4, 2.2, 1.1),
    draw('M-4.8 -33.2L0 -34.6L4.8 -33.2M-2 -27V-17.4M2 -27V-17.4', mix(shade, '#120c0e', 0.4), 0.6),
    fill('M-6 -36L-4.6 -40L-3 -36.6L0 -41.6L3 -36.6L4.6 -40L6 -36L4.6 -32.8L0 -34.2L-4.6 -32.8Z', beard),
    boxes(mix(shade, '#120c0e', 0.3), -0.8, -14, 1.6, 11),
    boxes(lit, -4, -5.4, 8, 4),
    boxes(shade, -4, -5.4, 3.4, 4, -8.6, -1.6, 17.2, 2),
  ]
}

/** Statues in two rows that lead to the heart of the hall. */
function avenue({ left, wide, top, foot }: Bay, light: HallLight): Group[] {
  const [wall, outer] = light
  const dark = mix(wall, '#1d1418', 0.42)
  const size = (foot - top) / 42
  const far = mix(outer, wall, 0.4)
  const row: readonly (readonly [number, number, string])[] = [
    [0.185, 0.95, dark],
    [0.325, 0.6, far],
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
      city(x - 29 * scale, foot, scale * 0.7),
      city(x + 29 * scale, foot, scale * 0.7),
      gate(x, foot, scale * 0.78),
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

/** Distance between the piers, in units. */
const span = 13

/** The bridge across the halls, its rails at `rails`, its foot below the picture; goods glitter under its arches. */
export function bridge(w: number, rails: number): Shape[] {
  const count = Math.ceil(w / span) + 1
  const top = rails + 1
  const start = (w / 2) % span
  const arch = (x: number, half: number) =>
    `M${x - half} 106V${top + 9}A${half} ${half} 0 0 1 ${x + half} ${top + 9}V106Z`
  const all = upTo(count).map((i) => start + (i - 0.5) * span)
  return [
    rect(-4, top, w + 8, 24, inks.stoneLo),
    fill(all.map((x) => arch(x, 5)).join(''), '#0b1420'),
    fill(
      all
        .map((x) => `M${x - 5} 106V${top + 9}A5 5 0 0 1 ${x} ${top + 4}Q${x - 3} ${top + 6} ${x - 3} ${top + 11}V106Z`)
        .join(''),
      '#6d5236',
    ),
    boxes(inks.stone, ...all.flatMap((x) => [x + 5, top + 3, 0.9, 24])),
    ...all.map((x, i) => group(x, 96.8, 1, niche(goodNames[i % goodNames.length] ?? 'gold', i))),
    boxes(inks.stone, -4, top, w + 8, 2.5),
    boxes('#f6e3b8', -4, top, w + 8, 0.7),
    boxes('#7d5f3c', -4, top + 2.5, w + 8, 0.6),
    boxes('#5a3a22', ...upTo(Math.ceil(w / 2.1) + 2).flatMap((i) => [i * 2.1 - 2, rails + 0.1, 1.1, 0.9])),
    draw(`M-4 ${rails}H${w + 4}`, '#2a2f33', 0.6),
  ]
}

const niche = (name: GoodName, i: number): Shape[] => [glow(0, 0, 5, 1.1), good(name, 0, i % 2 === 0 ? -0.8 : 0, 4.4)]

/** A train that comes across the bridge: its engine’s rear at `x`. */
export interface Run {
  readonly x: number
  readonly rails: number
  readonly scale: number
  readonly paint: string
  readonly tubs: number
  readonly load: number
}

/** Its tubs are full of goods, a kind each. */
export function goodsTrain({ x, rails, scale, paint, tubs, load }: Run): Group[] {
  const heaped = upTo(tubs).map((i) => {
    const name = goodNames[(load + i * 2) % goodNames.length] ?? 'ruby'
    return tub(
      x - (38 + i * 40) * scale,
      rails,
      scale,
      Array.from({ length: 5 }, () => name),
    )
  })
  const steam = plume('#e8cfa6', { drift: -62, rise: 34, puffs: 9, thick: 9 })
  const [cx, cy] = chimneyTop
  const puffs = group(x + cx * scale, rails + cy * scale, scale, [circle(0, -2, 3, '#fff8ea'), ...steam])
  return [puffs, beam(x, rails, scale), engine(x, rails, scale, paint), ...heaped]
}
