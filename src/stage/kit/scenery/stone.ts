import { mix } from '../../art/colour.ts'
import type { SceneArt } from './frame.ts'
import { made } from './materials.ts'
import { boxes, draw, fill, rules, upTo } from './shapes.ts'

/** Lit stone, stone in shade, and what is nearly black. */
export interface Masonry {
  readonly lit: string
  readonly shade: string
  readonly dark: string
}

/** One tower of a castle: left edge, width, height, number of merlons. */
type Tower = readonly [x: number, wide: number, high: number, merlons: number]

const merlons = (x: number, wide: number, high: number, count: number, from: number, to: number) =>
  upTo(count)
    .slice(from, to)
    .flatMap((i) => [x - 0.7 + (i * (wide + 1.4)) / count, -high - 3, ((wide + 1.4) / count) * 0.58, 2.2])

/** A many-sided tower: a lit and a shaded side, bands of darker stone, arrow loops. */
function tower([x, wide, high, count]: Tower, { lit, shade, dark }: Masonry): SceneArt {
  const half = Math.ceil(count * 0.55)
  const bands = [0.3, 0.52, 0.74].flatMap((way) => [x, -high * way, wide, 0.9])
  return [
    boxes(lit, x, -high, wide, high, x - 0.8, -high - 1.1, wide + 1.6, 1.7),
    boxes(shade, x + wide * 0.58, -high, wide * 0.42, high, x + wide * 0.62, -high - 1.1, wide * 0.38 + 0.8, 1.7),
    boxes(mix(lit, dark, 0.24), ...bands),
    boxes(lit, ...merlons(x, wide, high, count, 0, half)),
    boxes(shade, ...merlons(x, wide, high, count, half, count)),
    boxes(dark, x + wide * 0.28, -high * 0.7, 0.9, 3, x + wide * 0.34, -high * 0.42, 0.9, 2.6),
  ]
}

function curtain(x: number, wide: number, high: number, { lit, shade, dark }: Masonry): SceneArt {
  const stone = mix(lit, shade, 0.38)
  const teeth = upTo(Math.floor(wide / 3.2)).flatMap((i) => [x + i * 3.2, -high - 1.6, 1.8, 1.7])
  return [
    boxes(stone, x, -high, wide, high, ...teeth),
    boxes(mix(stone, dark, 0.2), x, -high * 0.62, wide, 0.9, x, -high * 0.3, wide, 0.9),
  ]
}

/** A castle: banded walls, many-sided towers, the tallest with three turrets; 84 wide. */
export const castle = (masonry: Masonry): SceneArt => [
  curtain(4, 74, 13, masonry),
  tower([0, 9, 20, 4], masonry),
  tower([18, 8, 23, 4], masonry),
  fill('M33 0V-8Q35.6 -11.4 38.2 -8V0Z', masonry.dark),
  tower([28, 5.4, 25, 3], masonry),
  tower([39, 5.4, 25, 3], masonry),
  tower([53, 8, 21, 4], masonry),
  tower([69, 4, 35, 3], masonry),
  tower([77, 4, 38, 3], masonry),
  tower([66, 16, 27, 6], masonry),
  tower([67, 4, 33, 3], masonry),
  draw('M79 -40V-47', masonry.dark, 0.7),
  fill('M79.3 -47L87 -45.4L79.3 -43.6Z', made.red),
]

/** A round keep in ruins on its knoll, 20 wide: Dolbadarn. */
export const keep = ({ lit, shade, dark }: Masonry): SceneArt => [
  fill('M0 0L0.8 -19L2.4 -20.4L4 -18.6L6 -20.6L8.4 -18.4L11 -20.8L13 -18L14.4 -19L15.4 0Z', lit),
  fill('M8.6 0L9.2 -18.8L11 -20.8L13 -18L14.4 -19L15.4 0Z', shade),
  boxes(dark, 3.4, -12.6, 1.5, 3.2, 9.8, -13.6, 1.4, 3, 4, -6, 1.4, 2.6),
  fill('M15 0L15.4 -6L18 -5L20 -3L22 0Z', shade),
]

/** A viaduct: number of arches, width of each, height. */
export interface Arches {
  readonly count: number
  readonly wide: number
  readonly high: number
}

/** A viaduct of round arches from 0 to the right, its rails along the top at `-high`. */
export function viaduct({ count, wide, high }: Arches, { lit, shade, dark }: Masonry): SceneArt {
  const pier = wide * 0.26
  const r = (wide - pier) / 2
  const spring = -high + Math.min(high * 0.2, 4) + r
  const span = count * wide + pier
  const starts = upTo(count).map((i) => pier + i * wide)
  const holes = [...starts].reverse().map((x) => `H${x + 2 * r}V${spring}A${r} ${r} 0 0 0 ${x} ${spring}V0`)
  const rings = starts.map((x) => `M${x} ${spring}A${r} ${r} 0 0 1 ${x + 2 * r} ${spring}`)
  const piers = upTo(count + 1).flatMap((i) => [
    i * wide + pier * 0.55,
    spring - r * 0.15,
    pier * 0.45,
    -spring + r * 0.15,
  ])
  return [
    fill(`M0 ${-high}H${span}V0${holes.join('')}H0Z`, lit),
    boxes(shade, ...piers),
    draw(rings.join(''), shade, Math.min(1.1, wide * 0.1)),
    boxes(mix(lit, '#ffffff', 0.4), -1, -high - 1.4, span + 2, 1.8),
    boxes(dark, -1, -high + 0.4, span + 2, 0.8),
  ]
}

/** A stone road bridge with a humped back over `count` low arches, `wide` and `high`, from 0 to the right. */
export function bridge(wide: number, high: number, count: number, { lit, shade }: Masonry): SceneArt {
  const pier = wide * 0.07
  const each = (wide - pier) / count
  const rx = (each - pier) / 2
  const ry = Math.min(rx, high * 0.74)
  const starts = upTo(count).map((i) => pier + i * each)
  const hump = `L-9 ${-high * 0.6}Q${wide / 2} ${-high * 1.42} ${wide + 9} ${-high * 0.6}`
  const holes = [...starts].reverse().map((x) => `H${x + 2 * rx}A${rx} ${ry} 0 0 0 ${x} 0`)
  const rings = starts.map((x) => `M${x} 0A${rx} ${ry} 0 0 1 ${x + 2 * rx} 0`)
  return [
    fill(`M-9 0${hump}V0${holes.join('')}Z`, lit),
    draw(rings.join(''), shade, 1.3),
    draw(`M-9 ${-high * 0.6 + 2}Q${wide / 2} ${-high * 1.42 + 2} ${wide + 9} ${-high * 0.6 + 2}`, shade, 0.7),
    draw(`M${hump.slice(1)}`, mix(lit, '#ffffff', 0.42), 1.5),
    ...cutwaters(starts.slice(1), pier, ry, shade),
  ]
}

const cutwaters = (starts: readonly number[], pier: number, high: number, shade: string): SceneArt[] =>
  starts.map((x) =>
    fill(`M${x - pier} 0V${-high * 0.6}L${x - pier * 0.4} ${-high * 0.75}L${x} ${-high * 0.6}V0Z`, shade),
  )

/** A lattice of iron between two rails, from 0 to `wide`, `high` units high. */
export function lattice(wide: number, high: number, colour: string): SceneArt {
  const bays = Math.max(1, Math.round(wide / high / 1.2))
  const bay = wide / bays
  const crosses = upTo(bays).flatMap((i) => [i * bay, 0, (i + 1) * bay, -high, i * bay, -high, (i + 1) * bay, 0])
  return [rules(colour, 0.5, ...crosses), boxes(colour, 0, -high - 0.6, wide, 0.9, 0, -0.4, wide, 0.9)]
}
