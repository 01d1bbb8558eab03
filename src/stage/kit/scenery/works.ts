import { mix } from '../../art/colour.ts'
import { circle, group, stroke } from '../../art/draw.ts'
import type { SceneArt } from './frame.ts'
import { made } from './materials.ts'
import { boxes, discs, draw, fill, rules, upTo } from './shapes.ts'
import type { Masonry } from './stone.ts'

/** A drum house: a small roof on two walls with the drum between, 9 wide. */
export const drumHouse = (): SceneArt => [
  boxes(made.graniteShade, 0, -5, 2, 5, 7, -5, 2, 5),
  boxes(made.timber, 2, -3.8, 5, 2.2),
  fill('M-1.2 -4.8L1 -8H8L10.2 -4.8Z', made.roofShade),
]

/** A tip of slate waste with a flat top and a steep apron, streaked, 70 wide and 34 high. */
export const tip = ({ lit, shade, dark }: Masonry): SceneArt => [
  fill('M0 0L20 -26L25 -31L50 -34L54 -28L70 0Z', lit),
  fill('M50 -34L54 -28L70 0H38L44 -10L41 -17L46 -25Z', shade),
  fill('M20 -26L25 -31L50 -34L51 -32L27 -29L22 -24Z', mix(lit, '#ffffff', 0.42)),
  rules(mix(lit, shade, 0.55), 0.8, 24, -26, 10, -3, 29, -27, 19, -2, 34, -28, 28, -3, 40, -28, 36, -8),
  rules(dark, 0.6, 52, -29, 62, -6, 55, -25, 66, -5),
]

/** A hillside cut in galleries that step down to the right, 96 wide and 48 high, its left side open. */
export function galleries({ lit, shade, dark }: Masonry): SceneArt {
  const gallery = (i: number): SceneArt => {
    const [right, foot] = [96 - i * 15 - (i % 2) * 4, -i * 9.6]
    const face = foot - 10
    return [
      fill(`M0 ${foot}V${face}H${right - 6}L${right} ${foot}Z`, lit),
      fill(`M${right - 17} ${foot}L${right - 13} ${face}H${right - 6}L${right} ${foot}Z`, shade),
      boxes(mix(lit, '#ffffff', 0.5), 0, face - 0.7, right - 5.4, 1.2),
      rules(mix(lit, dark, 0.35), 0.7, ...crags(right, foot, face)),
    ]
  }
  return upTo(5).map(gallery)
}

const crags = (right: number, foot: number, face: number): number[] =>
  upTo(4).flatMap((i) => {
    const x = right - 24 - i * 12
    return x < 2 ? [] : [x, face + 1 + (i % 3), x - 2, foot - 1]
  })

/** An incline from 0, 0 up to `wide`, `-high`: two rails on a straight bank, wagons on both. */
export const incline = (wide: number, high: number, bank: string): SceneArt => [
  fill(`M-6 1L-2 0L${wide - 3} ${-high}H${wide + 5}L9 1Z`, bank),
  rules(made.iron, 0.7, 0, 0.4, wide - 1, -high, 4, 0.4, wide + 2, -high),
  [0.3, 0.62].map((way, i) =>
    group(
      wide * way + i * 2.6,
      -high * way,
      1,
      [boxes(made.slateLight, -2, -3, 4, 1.8), boxes(made.iron, -2.2, -1.4, 4.4, 1.3)],
      { angle: (-Math.atan2(high, wide) * 180) / Math.PI },
    ),
  ),
]

/** A slate wagon, 8 wide, loaded on edge. */
export const wagon = (): SceneArt => [
  boxes(made.timber, 0, -4, 8, 1.2, 0, -7, 0.7, 3.4, 7.3, -7, 0.7, 3.4),
  boxes(made.slate, 0.9, -7, 6.2, 3),
  rules(made.slateShade, 0.5, 2, -7, 2, -4, 3.4, -7, 3.4, -4, 4.8, -7, 4.8, -4, 6.2, -7, 6.2, -4),
  boxes(made.iron, -0.4, -3, 8.8, 0.9),
  discs(made.iron, 1.8, -1.3, 1.3, 6.2, -1.3, 1.3),
]

/** Stacked slates of a wharf: three rows of tiles on edge, 20 wide. */
export const slates = (): SceneArt => [
  boxes(made.slate, 0, -4, 20, 4, 2, -7.6, 15, 3.4, 5, -11, 8, 3.2),
  boxes(made.slateShade, 15, -4, 5, 4, 13.4, -7.6, 3.6, 3.4, 11, -11, 2, 3.2),
  rules(made.slateLight, 0.5, ...upTo(9).flatMap((i) => [1.4 + i * 2, -3.8, 1.4 + i * 2, -0.4])),
  rules(made.slateLight, 0.5, ...upTo(6).flatMap((i) => [3.4 + i * 2, -7.4, 3.4 + i * 2, -4.4])),
]

/** A wharf's crane, 24 high, its jib to the right. */
export const crane = (): SceneArt => [
  boxes(made.granite, -3, -2.4, 6, 2.4),
  boxes(made.iron, -0.7, -15, 1.4, 13),
  rules(made.iron, 1.1, 0, -4, 14, -22, 0, -15, 14, -22),
  rules(made.iron, 0.5, 0, -10, 7, -13, 14, -22, 14, -11),
  boxes(made.slate, 11.6, -11, 4.8, 3.4),
]

/** Works round a yard: a long two-storeyed front with a clock tower over its arch, 78 wide. */
export const workshops = (): SceneArt => [
  boxes(made.stone, 0, -13, 78, 13),
  boxes(made.stoneShade, 66, -13, 12, 13, 31, -13, 2, 13),
  fill('M-1.4 -12.6L2.6 -18H75.4L79.4 -12.6Z', made.roof),
  fill('M64 -12.6L66 -18H75.4L79.4 -12.6Z', made.roofShade),
  boxes(made.stone, 33, -22, 13, 22),
  boxes(made.stoneShade, 41.5, -22, 4.5, 22),
  fill('M31.8 -21.6L39.5 -28L47.2 -21.6Z', made.roof),
  boxes(made.stone, 37, -32, 5, 5.4),
  fill('M36 -31.6L39.5 -36L43 -31.6Z', made.roofShade),
  fill('M36 0V-7.6A3.6 3.6 0 0 1 43.2 -7.6V0Z', made.timberShade),
  circle(39.5, -17, 2.4, made.lime, { stroke: stroke(made.iron, 0.5) }),
  draw('M39.5 -18.6V-17H40.8', made.iron, 0.5),
  fill(
    [4, 11, 18, 25, 49, 55.5, 62, 70].map((x) => `M${x} -2V-7.4A1.7 1.7 0 0 1 ${x + 3.4} -7.4V-2Z`).join(''),
    made.pane,
  ),
]

/** A water wheel, its axle at 0, 0. */
export const waterWheel = (r: number): SceneArt => [
  circle(0, 0, r, 'rgba(0, 0, 0, 0)', { stroke: stroke(made.timberShade, r * 0.24) }),
  circle(0, 0, r, 'rgba(0, 0, 0, 0)', { stroke: stroke(made.red, r * 0.1) }),
  rules(
    made.red,
    r * 0.09,
    ...upTo(4).flatMap((i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 4) * r, Math.sin((i * Math.PI) / 4) * r]
      return [-x, -y, x, y]
    }),
  ),
  circle(0, 0, r * 0.16, made.iron),
]

/** An engine shed of two roads, its doors open, 40 wide. */
export const engineShed = (): SceneArt => [
  boxes(made.brick, 0, -13, 26, 13),
  fill('M0 -13L13 -22.4L26 -13Z', made.brick),
  fill('M26 0V-13H44V0Z', made.brickShade),
  fill('M12 -23.6L27.6 -12.4V-11.4H46L40 -23.6Z', made.roof),
  fill('M-2 -11.6L13 -23.8L14 -22L-0.4 -10.4Z', made.roofShade),
  fill('M3 0V-8A4 4 0 0 1 11 -8V0ZM15 0V-8A4 4 0 0 1 23 -8V0Z', made.iron),
  boxes('#3f6b4f', 1.2, -10, 1.8, 10, 11, -10, 1.6, 10, 13.4, -10, 1.6, 10, 23, -10, 1.8, 10),
  discs(made.pane, 13, -16.6, 1.9),
  fill('M30 -3V-8Q31.4 -9.8 32.8 -8V-3ZM36.6 -3V-8Q38 -9.8 39.4 -8V-3Z', made.pane),
  boxes(made.ironLight, 18, -25.6, 14, 2),
]

/** A water tank on posts with its spout to the left, 18 high. */
export const waterTank = (body: string = made.timber): SceneArt => [
  boxes(made.timberShade, 1, -10, 1.4, 10, 6.4, -10, 1.4, 10, 11.6, -10, 1.4, 10),
  rules(made.timberShade, 0.6, 1.6, -9, 7, -1, 12.2, -9, 7, -1),
  boxes(body, 0, -18, 14, 8),
  boxes(mix(body, made.iron, 0.4), 9.6, -18, 4.4, 8),
  boxes(made.ironLight, -0.5, -16.4, 15, 0.7, -0.5, -12.4, 15, 0.7),
  draw('M0 -11.4H-4V-8.4', made.iron, 1.1),
]

/** A coal stage: a wall with coal behind it, 14 wide. */
export const coal = (): SceneArt => [
  fill('M0 0L2 -4.4L5 -5.6L8 -4.8L10 -6L14 0Z', made.iron),
  boxes(made.timber, -1, -2.6, 16, 2.6),
]
