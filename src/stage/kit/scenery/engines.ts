import { mix } from '../../art/colour.ts'
import { group } from '../../art/draw.ts'
import type { SceneArt } from './frame.ts'
import { made } from './materials.ts'
import { boxes, discs, draw, fill, upTo } from './shapes.ts'

/** An engine's look; each line has its own. All face right with their wheels on 0. */
export type EngineKind = 'saddle' | 'fairlie' | 'garratt' | 'rack' | 'side' | 'prairie' | 'small'

/** Length over buffers and the top of the chimney, in units. */
export interface EngineSize {
  readonly long: number
  readonly chimney: readonly [x: number, y: number]
}

const dark = '#17181b'
const gold = '#dcae50'

const wheels = (r: number, colour: string, ...xs: readonly number[]): SceneArt => [
  discs(dark, ...xs.flatMap((x) => [x, -r, r])),
  discs(mix(colour, dark, 0.3), ...xs.flatMap((x) => [x, -r, r * 0.66])),
  discs(gold, ...xs.flatMap((x) => [x, -r, r * 0.26])),
  boxes('#d6cfbd', Math.min(...xs), -r * 0.86, Math.max(...xs) - Math.min(...xs), 0.7),
]

const beams = (long: number) => boxes(made.red, 0, -6.2, 1.2, 3.6, long - 1.2, -6.2, 1.2, 3.6)
const frames = (from: number, to: number) => boxes(dark, from, -5.4, to - from, 2)
const chimney = (x: number, y: number, top: number): SceneArt => [
  fill(
    `M${x - 1.5} ${y}L${x - 1.1} ${top + 1.4}H${x - 2}V${top}H${x + 2}V${top + 1.4}H${x + 1.1}L${x + 1.5} ${y}Z`,
    dark,
  ),
  boxes(gold, x - 1.8, top + 1, 3.6, 0.6),
]
const dome = (x: number, y: number) =>
  fill(`M${x - 1.7} ${y}V${y - 2.2}Q${x} ${y - 4.6} ${x + 1.7} ${y - 2.2}V${y}Z`, gold)
const cab = (x: number, wide: number, colour: string, top = -16): SceneArt => [
  boxes(colour, x, top, wide, -top - 4.6),
  boxes('#fbe6ae', x + wide * 0.2, top + 1.4, wide * 0.6, 3.2),
  boxes(gold, x + 0.6, -7, wide - 1.2, 0.5),
  fill(`M${x - 1.6} ${top + 0.6}Q${x + wide / 2} ${top - 2.6} ${x + wide + 1.6} ${top + 0.6}Z`, dark),
]
const barrel = (from: number, to: number, top: number, foot: number, colour: string): SceneArt => [
  boxes(colour, from, top, to - from, foot - top),
  boxes(mix(colour, '#ffffff', 0.38), from, top + 0.7, to - from, 0.9),
]
const smokebox = (x: number, top: number, foot: number) => boxes(dark, x - 4, top - 0.5, 4.4, foot - top + 0.5)

const saddle = (colour: string): SceneArt => [
  frames(1, 31),
  beams(32),
  barrel(9, 28, -11.4, -5, mix(dark, colour, 0.3)),
  smokebox(30, -12, -5),
  fill('M10.4 -7V-11.4Q10.4 -14.6 14 -14.6H22Q25.2 -14.6 25.2 -11.4V-7Z', colour),
  draw('M11.4 -11.4Q11.4 -13.7 14 -13.7H22', mix(colour, '#ffffff', 0.4), 0.8),
  boxes(gold, 12, -9.6, 11.6, 0.5),
  chimney(28, -12, -19),
  dome(18, -14.2),
  cab(1.4, 7.8, colour),
  wheels(3, colour, 6.5, 14.5, 22.5),
]

const fairlie = (colour: string): SceneArt => [
  frames(1, 49),
  beams(50),
  barrel(6, 44, -13.6, -8, mix(dark, colour, 0.3)),
  smokebox(7.6, -14, -6),
  smokebox(46.4, -14, -6),
  chimney(5.4, -14, -20.4),
  chimney(44.6, -14, -20.4),
  boxes(colour, 8, -11.4, 11.6, 6.4, 30.4, -11.4, 11.6, 6.4),
  boxes(gold, 9, -10.4, 9.6, 0.5, 31.4, -10.4, 9.6, 0.5),
  dome(13.6, -13.4),
  dome(36.4, -13.4),
  cab(19.6, 10.8, colour, -16.6),
  wheels(3, colour, 8, 15.6),
  wheels(3, colour, 34.4, 42),
]

const garratt = (colour: string): SceneArt => [
  beams(64),
  frames(14, 50),
  fill('M1 -4.6V-11.4H12.6Q14.4 -11.4 14.4 -9.4V-4.6Z', colour),
  fill('M49.6 -4.6V-10.4Q49.6 -12.4 51.6 -12.4H60Q63 -12.2 63 -8.6V-4.6Z', colour),
  fill('M2 -11.4L4 -13.2H11L12.4 -11.4Z', dark),
  boxes(gold, 2.4, -9.8, 10.4, 0.5, 51.2, -10.4, 9.6, 0.5),
  barrel(23, 44, -15, -7, mix(dark, colour, 0.34)),
  smokebox(47, -15.4, -6.4),
  chimney(44.6, -15.4, -20),
  dome(37, -14.8),
  dome(30, -14.8),
  cab(15.6, 9, colour, -17),
  wheels(2.7, colour, 3.6, 8.6, 13),
  wheels(2.7, colour, 51, 56, 61),
]

const rack = (colour: string): SceneArt => [
  frames(1, 27),
  beams(28),
  group(
    8,
    -5.4,
    1,
    [
      boxes(mix(dark, colour, 0.3), 0, -7.6, 17, 7),
      boxes(mix(colour, '#ffffff', 0.4), 0, -7, 14, 0.8),
      boxes(dark, 14, -8, 4.4, 7.6, 15, -13.6, 2.4, 6, 14.4, -14, 3.6, 1.2),
      boxes(gold, 5, -10, 3, 3),
    ],
    { angle: 5 },
  ),
  boxes(colour, 8, -9.4, 11, 5),
  boxes(gold, 9, -8.4, 9, 0.5),
  cab(1.2, 7.6, colour, -15.6),
  wheels(2.6, colour, 6, 13.4, 22),
]

const side = (colour: string): SceneArt => [
  frames(1, 30),
  beams(31),
  barrel(9, 27, -13, -5, mix(dark, colour, 0.36)),
  smokebox(29, -13.4, -5),
  boxes(colour, 9, -10, 12.6, 5.4),
  boxes(gold, 10, -9, 10.6, 0.5, 10, -5.8, 10.6, 0.5),
  chimney(27, -13.4, -21),
  dome(16, -12.8),
  cab(1.4, 7.8, colour, -15.6),
  wheels(3.4, colour, 9.6, 21),
]

const prairie = (colour: string): SceneArt => [
  frames(1, 41),
  beams(42),
  barrel(12, 36, -14.6, -5, mix(dark, colour, 0.34)),
  smokebox(39, -15, -5),
  boxes(colour, 12, -12, 19, 7.4),
  boxes(gold, 13, -11, 17, 0.5, 13, -6, 17, 0.5),
  chimney(36.8, -15, -20.4),
  dome(24, -14.4),
  boxes(colour, 1.2, -10, 4, 5.6),
  cab(4.4, 8.4, colour, -17),
  wheels(2, colour, 5, 37.4),
  wheels(3.2, colour, 13.4, 21, 28.6),
]

const small = (colour: string): SceneArt => [
  frames(1, 38),
  beams(39),
  boxes(colour, 1.4, -9.6, 10, 5),
  fill('M2.4 -9.6L4.4 -11.4H9L10.6 -9.6Z', dark),
  barrel(18, 34, -12, -5.6, colour),
  smokebox(36.6, -12.4, -5),
  chimney(34.4, -12.4, -17),
  dome(26, -11.8),
  cab(12.4, 6.6, colour, -14),
  wheels(1.9, colour, 4, 9),
  wheels(3, colour, 18.6, 25.2),
  wheels(1.6, colour, 31, 35),
]

const drawn: Readonly<Record<EngineKind, (colour: string) => SceneArt>> = {
  saddle,
  fairlie,
  garratt,
  rack,
  side,
  prairie,
  small,
}

/** Sizes of the engines. */
export const engineSizes: Readonly<Record<EngineKind, EngineSize>> = {
  saddle: { long: 32, chimney: [28, -20] },
  fairlie: { long: 50, chimney: [44.6, -21] },
  garratt: { long: 64, chimney: [44.6, -21] },
  rack: { long: 28, chimney: [26, -19] },
  side: { long: 31, chimney: [27, -21.6] },
  prairie: { long: 42, chimney: [36.8, -21] },
  small: { long: 39, chimney: [34.4, -17.6] },
}

/** An engine in its railway's colour, facing right, its rear buffers at 0 and its wheels on 0. */
export const engine = (kind: EngineKind, colour: string): SceneArt => drawn[kind](colour)

const coach = (x: number, colour: string): SceneArt => [
  boxes('#1b1b1d', x, -3.4, 24, 1.1, x - 2, -3.6, 2.2, 0.8),
  boxes(made.cream, x, -11.8, 24, 5.2),
  boxes(colour, x, -7.2, 24, 4.2),
  boxes('#3d515a', ...upTo(5).flatMap((i) => [x + 1.5 + i * 4.5, -10.6, 3.2, 3])),
  fill(`M${x - 0.9} -11.3Q${x + 12} -14.8 ${x + 24.9} -11.3V-10.9H${x - 0.9}Z`, '#2b2c30'),
  discs('#1b1b1d', x + 5, -1.8, 1.8, x + 19, -1.8, 1.8),
  discs('#8a8377', x + 5, -1.8, 0.6, x + 19, -1.8, 0.6),
]

/** `count` coaches, the foremost ending at 0, the others behind it to the left; 26 units each. */
export const coaches = (count: number, colour: string): SceneArt =>
  upTo(count).map((i) => coach(-26 * (i + 1) + 1.6, colour))
