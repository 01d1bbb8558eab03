import { mix } from '../../../../../stage/art/colour.ts'
import { circle, group, line, path, rect, stroke } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import { boxes, rules, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import type { Good } from '../../../goods.ts'
import { good } from '../goods.ts'
import { heapShapes } from '../mountain/beds.ts'
import { backShapes, grassShapes, groundShapes, plate, type Yard } from './ground.ts'

const wood = '#3d3226'

/** A wagon of one kind of cube on the rails at `y`, its left end at `x`; 52 wide. */
function wagon(x: number, y: number, kind: Good, count: number): Shape[] {
  const spots = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0.5, 1],
    [1.5, 1],
  ] as const
  return [
    ...spots.slice(0, count).map(([i, row]) => good(kind, x + 11 + i * 14.6, y - 27 - row * 10, 17.4)),
    path(`M${x} ${y - 24}H${x + 52}L${x + 48} ${y - 9}H${x + 4}Z`, { fill: '#5b4a38', stroke: stroke('#2f261b', 1.4) }),
    rect(x - 2, y - 26, 56, 3.4, wood),
    ...[0, 1, 2].map((i) => line(x + 13 + i * 13, y - 23, x + 13.6 + i * 12, y - 10, wood, 1.6)),
    ...[12, 40].flatMap((at) => [circle(x + at, y - 5, 5.4, '#1f2327'), circle(x + at, y - 5, 1.8, '#9aa3a8')]),
  ]
}

/** Wagons of ore, stone and coal. */
export function goodsYard(yard: Yard): Shape[] {
  const { w, ground: y, middle: m } = yard
  const scale = Math.min(1, w / 190)
  const wagons = [
    ...wagon(-88, 0, 'iron', 5),
    ...wagon(-26, 0, 'stone', 5),
    rect(29, -14, 4, 2, '#1f2327'),
    ...wagon(36, 0, 'coal', 3),
  ]
  return [
    ...backShapes(yard, 3),
    ...groundShapes(yard, '#6e6252', '#8f8168'),
    rect(0, y + 1, w, 3, '#2b2f33'),
    rect(0, y - 1, w, 1.4, '#c4cace'),
    group(m, y, scale, wagons),
  ]
}

/** A rock face in steps, with heaps at its foot. */
export function quarry(yard: Yard): Shape[] {
  const { w, ground: y, palette } = yard
  const rock = mix(palette.slopes[5] ?? '#a9b1bd', '#6b5f52', 0.35)
  const shade = mix(palette.hollows[5] ?? '#5f7488', '#3d3a3a', 0.3)
  const s = y / 90
  const p = (fill: string, ...pairs: readonly number[]) =>
    plate(fill, ...pairs.map((value, i) => (i % 2 ? y + value * s : value * w)))
  return [
    ...backShapes(yard, 8),
    p(rock, 0.16, 2, 0.22, -22, 0.34, -26, 0.38, -50, 0.52, -54, 0.57, -74, 0.76, -80, 1, -72, 1, 2),
    p(shade, 0.38, -50, 0.52, -54, 0.5, -28, 0.56, -12, 0.52, 2, 0.34, 2, 0.42, -20),
    p(shade, 0.57, -74, 0.76, -80, 1, -72, 1, 2, 0.8, 2, 0.84, -28, 0.7, -46, 0.74, -66),
    p(mix(rock, '#ffffff', 0.14), 0.22, -22, 0.34, -26, 0.3, -6, 0.24, 2, 0.16, 2),
    ...groundShapes(yard, '#6b5c4a', '#86745c'),
    ...heapShapes(Math.min(w * 0.86, w - 30), y + 6, 5, 18),
    ...heapShapes(Math.max(w * 0.14, 18), y + 4, 3, 15),
  ]
}

/** A second builder's yard, where the last rubble has been dug. */
export function cleared(yard: Yard): Shape[] {
  const { w, ground: y } = yard
  return [...buildingSite(yard), ...heapShapes(w * 0.9, y + 4, 1, 12)]
}

/** A brick works with its furnace alight. */
export function works(yard: Yard): Shape[] {
  const { ground: y, middle: m } = yard
  const opening = (half: number, high: number, fill: string) =>
    path(`M${m - 7 - half} ${y}V${y - high}Q${m - 7} ${y - high - half * 0.8} ${m - 7 + half} ${y - high}V${y}Z`, {
      fill,
    })
  return [
    ...backShapes(yard, 12),
    ...groundShapes(yard, '#5f5a55', '#7d766c'),
    boxes('#7a4a36', m + 24, y - 58, 13, 58),
    boxes('#5d3727', m + 31, y - 58, 6, 58),
    boxes('#8d5a43', m + 22, y - 61, 17, 5),
    boxes('#96604a', m - 52, y - 34, 78, 34),
    boxes('#7c4d3b', m - 52, y - 34, 20, 34),
    plate('#3f4a53', m - 58, y - 33, m - 40, y - 52, m + 14, y - 52, m + 32, y - 33),
    opening(15, 19, '#2a1d16'),
    opening(11, 16, '#e8842c'),
    opening(7, 10, '#ffd778'),
    ...[m - 45, m + 14].map((x) => rect(x, y - 22, 9, 10, '#ffd778', { stroke: stroke('#5d3727', 1.4) })),
  ]
}

/** The line running away towards the hills. */
export function trackBed(yard: Yard): Shape[] {
  const { w, h, ground, middle: m, palette } = yard
  const far = ground - 30
  const share = (y: number) => (y - far) / (h - far)
  const sleepers = upTo(9).flatMap((i) => {
    const y = far + (h - far) * (i / 9) ** 1.7 + 2
    const half = 8 + share(y) * w * 0.34
    return [m - half, y, half * 2, 1.6 + share(y) * 5]
  })
  const rail = (side: 1 | -1, from: number, to: number, colour: string) =>
    plate(colour, m + side * 5, far, m + side * 3.6, far, m + side * w * from, h, m + side * w * to, h)
  return [
    ...backShapes({ ...yard, ground: far + 6 }, 17),
    rect(0, far, w, h - far, mix(palette.slopes[2] ?? '#7f8f4e', palette.foreLit, 0.25)),
    plate('#8f836d', m - 9, far, m + 9, far, m + w * 0.52, h, m - w * 0.52, h),
    boxes('#4b3422', ...sleepers),
    rail(-1, 0.235, 0.275, '#20262a'),
    rail(1, 0.235, 0.275, '#20262a'),
    rail(-1, 0.24, 0.25, '#d5dadd'),
    rail(1, 0.24, 0.25, '#d5dadd'),
  ]
}

/** A station going up behind its scaffolding, a stone on the crane. */
export function buildingSite(yard: Yard): Shape[] {
  const { ground: y, middle: m } = yard
  // The cube on the crane reaches furthest.
  const scale = Math.min(1, m / 75)
  const site = [
    boxes('#efdfbd', -34, -30, 68, 30),
    boxes('#cdb98e', 12, -30, 22, 30),
    plate('#48545c', -38, -30, -27, -48, 4, -48, 2, -30),
    rules('#8a6a42', 2, 3, -47, 28, -47, 26, -47, 36, -30),
    boxes('#4a3a2a', -24, -15, 8, 15),
    boxes('#41545a', -8, -20, 9, 9, 18, -20, 9, 9),
    rules('#7b5a2e', 2.2, -46, 0, -46, -58, 44, 0, 44, -58),
    rules('#7b5a2e', 2, -46, -28, -34, -28, 34, -34, 52, -34),
    rules('#7b5a2e', 2, 44, -58, 68, -58, 44, -44, 58, -58),
    line(65, -58, 65, -34, wood, 1.2),
    good('stone', 65, -27, 17),
  ]
  return [...backShapes(yard, 22), ...grassShapes(yard), group(m, y, scale, site)]
}

/** The site office: a lit hut. */
export function siteOffice(yard: Yard): Shape[] {
  const { ground: y, middle: m } = yard
  return [
    ...backShapes(yard, 27),
    ...grassShapes(yard),
    boxes('#6d4f33', m - 34, y - 32, 68, 32),
    rules('#553c26', 1.2, ...upTo(7).flatMap((i) => [m - 34 + i * 10, y - 32, m - 34 + i * 10, y])),
    plate('#48545c', m - 42, y - 30, m - 28, y - 48, m + 28, y - 48, m + 42, y - 30),
    rect(m - 26, y - 24, 16, 12, '#ffe09a', { stroke: stroke('#3d2a1a', 1.6) }),
    line(m - 18, y - 24, m - 18, y - 12, '#3d2a1a', 1.4),
    boxes('#3d2a1a', m + 6, y - 24, 14, 24),
  ]
}

/** The path that the surveyors walk, up to a flag. */
export function surveyPath(yard: Yard): Shape[] {
  const { w, h, ground: y, palette } = yard
  const [x, top] = [w * 0.72, y - Math.min(72, y * 0.6)]
  return [
    ...backShapes(yard, 31),
    plate(palette.mid, w * 0.2, y + 2, x - 18, top + 24, x, top, x + 16, top + 30, w * 1.1, y + 2),
    plate(palette.midShade, x, top, x + 16, top + 30, w * 1.1, y + 2, x + 4, y + 2, x - 4, top + 36),
    ...grassShapes(yard),
    path(`M${w * 0.1} ${h}Q${w * 0.36} ${y + 10} ${w * 0.54} ${y - 6}T${x - 2} ${top + 18}`, {
      stroke: stroke('#fbe8c0', 2.6, { dash: [5, 4] }),
      opacity: 0.95,
    }),
    line(x, top, x, top - 14, palette.fore, 1.6),
    plate(palette.flag, x, top - 14, x + 13, top - 10, x, top - 6),
  ]
}
