import { mix } from '../../art/colour.ts'
import { group } from '../../art/draw.ts'
import type { SceneArt } from './frame.ts'
import { made } from './materials.ts'
import { boxes, discs, draw, fill, rules, upTo } from './shapes.ts'

/** A two-masted schooner under sail, 42 wide and 36 high. */
export const schooner = (): SceneArt => [
  fill('M-3 -3.2H30Q29 0.4 26 1.2H2Q-2 0.4 -3 -3.2Z', made.hull),
  boxes(made.brass, -3, -3.8, 33, 0.9),
  rules(made.hull, 0.9, 8, -3, 8, -30, 19, -3, 19, -34, 29, -4, 40, -8.6),
  fill('M9 -28Q14 -18 9 -7L0 -6Q4 -16 9 -28Z', made.sail),
  fill('M9 -28Q14 -18 9 -7L6.4 -6.8Q11 -18 9 -28Z', made.sailShade),
  fill('M20 -32Q27 -20 20 -6L10 -6Q16 -18 20 -32Z', made.sail),
  fill('M20 -32Q27 -20 20 -6L17 -6Q22 -18 20 -32Z', made.sailShade),
  fill('M21 -30L39 -8.6L22 -7Z', made.sail),
  fill('M21 -30L27 -7.4L22 -7Z', made.sailShade),
  fill('M19 -34L25 -33L19 -32Z', made.red),
]

/** A schooner at the quay, her sails down: bare masts and rigging, 40 wide. */
export const moored = (): SceneArt => [
  fill('M-3 -3.6H30Q29 0.4 26 1.2H2Q-2 0.4 -3 -3.6Z', made.hull),
  boxes(made.brass, -3, -4.2, 33, 0.8),
  boxes(made.lime, 11, -6, 6, 2.4),
  rules(made.hull, 1, 8, -3, 8, -30, 20, -3, 20, -33, 29, -4, 39, -9),
  rules(
    made.hull,
    0.35,
    8,
    -30,
    -2,
    -4,
    8,
    -30,
    15,
    -4,
    20,
    -33,
    11,
    -4,
    20,
    -33,
    29,
    -4,
    20,
    -30,
    39,
    -9,
    8,
    -28,
    20,
    -20,
  ),
  draw('M8.4 -9Q13 -7.4 18 -8.4M20.4 -9Q25 -7.4 29.4 -8.4', made.sail, 2.2),
]

/** A sailing boat, 14 wide. */
export const dinghy = (sail: string = made.sail, hull: string = '#8c3327'): SceneArt => [
  fill('M-1 0H14Q12 3 10 3H2Q0 2.4 -1 0Z', hull),
  fill('M6.4 -1V-17Q12.8 -8 13 -1.4Z', sail),
  fill('M5.6 -1V-14.6Q2 -7 0 -1.6Z', mix(sail, '#9a6a3a', 0.32)),
]

/** A rowing boat at rest, 12 wide. */
export const skiff = (hull: string = made.red): SceneArt => [
  fill('M-1 -2Q6 -0.4 13 -2Q12 1.4 9.4 1.6H2.6Q0 1.4 -1 -2Z', hull),
  draw('M-1 -2Q6 -0.4 13 -2', made.cream, 0.8),
  boxes(made.timber, 3, -1.2, 1, 1.2, 8, -1.2, 1, 1.2),
]

/** The ferry: a small steamer with people on deck, 38 wide; its funnel is at 15, -15. */
export const ferry = (): SceneArt => [
  fill('M-2 -3H35L31 2.6H3Z', '#1f3f4a'),
  boxes(made.brass, -2, -4, 37, 1.2),
  boxes(made.lime, 6, -8.8, 18, 5),
  boxes(made.pane, ...upTo(5).flatMap((i) => [7.4 + i * 3.4, -7.6, 2.2, 2.3])),
  boxes(made.red, 5, -9.8, 20, 1.2),
  boxes(made.iron, 13.4, -15, 3.2, 5.4),
  boxes(made.red, 13.4, -13.6, 3.2, 1.4),
  rules(made.iron, 0.6, 29, -4, 29, -16, 1, -4, 1, -11),
  fill('M29 -16L35.4 -14.7L29 -13.2Z', made.red),
  discs('#3a2a22', 26.4, -5.6, 0.9, 28.4, -5.6, 0.9, 30.8, -5.6, 0.9, 3, -5.4, 0.9),
]

/** A wooden trestle `wide` units long, its deck at `-high`, a rail on posts above. */
export function trestle(wide: number, high: number, colour: string): SceneArt {
  const bents = upTo(Math.floor(wide / 7) + 1).map((i) => i * 7)
  return [
    boxes(
      colour,
      0,
      -high,
      wide,
      1.5,
      0,
      -high - 2.2,
      wide,
      0.45,
      ...bents.flatMap((x) => [x, -high, 1, high, x + 2.2, -high, 0.8, high]),
    ),
    rules(
      colour,
      0.5,
      ...bents.flatMap((x) => [x + 0.5, -high + 1, x + 2.6, -1, x + 0.2, -high - 2.2, x + 0.2, -high]),
    ),
  ]
}

/** A pier on iron legs with a pavilion at its head on the left, `wide` units long. */
export function pier(wide: number, colour: string): SceneArt {
  const legs = upTo(Math.floor(wide / 6)).flatMap((i) => [i * 6 + 1, -5, i * 6 + 2.6, 3, i * 6 + 5, -5, i * 6 + 3.4, 3])
  return [
    rules(colour, 0.7, ...legs),
    boxes(
      colour,
      0,
      -6,
      wide,
      1.5,
      0,
      -8,
      wide,
      0.4,
      ...upTo(Math.floor(wide / 4)).flatMap((i) => [i * 4, -8, 0.4, 2.4]),
    ),
    boxes(made.lime, 3, -12.4, 22, 6.4),
    boxes(made.lamp, ...upTo(6).flatMap((i) => [4.4 + i * 3.4, -10.6, 2, 3.2])),
    fill('M1 -12.4Q6 -18 11 -18.4Q14 -24 17 -18.4Q22 -18 27 -12.4Z', made.red),
    fill('M17 -18.4Q22 -18 27 -12.4H20Q19 -17 15.4 -20.6Z', mix(made.red, made.iron, 0.35)),
    draw('M14 -21V-26', colour, 0.6),
  ]
}

/** A jetty of planks on posts, `wide` units long from the shore at 0. */
export const jetty = (wide: number, colour: string = made.timber): SceneArt => [
  boxes(colour, 0, -4, wide, 1.4),
  boxes(mix(colour, made.iron, 0.4), ...upTo(Math.floor(wide / 6) + 1).flatMap((i) => [i * 6, -5.4, 0.9, 8])),
]

/** The two cars of a cliff railway on a line from 0, 0 up to `wide`, `-high`. */
export function cliffRailway(wide: number, high: number, bed: string): SceneArt {
  const angle = (-Math.atan2(high, wide) * 180) / Math.PI
  const car = (way: number, colour: string) =>
    group(
      wide * way,
      -high * way,
      1,
      [boxes(colour, -3, -5, 6, 4), boxes(made.lamp, -2.2, -4.2, 1.2, 1.4, -0.4, -4.2, 1.2, 1.4, 1.4, -4.2, 1.2, 1.4)],
      { angle },
    )
  return [
    rules(bed, 2.2, 0, 0, wide, -high),
    rules(made.iron, 0.4, 0, 0, wide, -high),
    car(0.26, made.red),
    car(0.72, '#2f6f86'),
  ]
}
