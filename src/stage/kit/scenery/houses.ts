import { mix } from '../../art/colour.ts'
import { grain, group, path } from '../../art/draw.ts'
import type { SceneArt } from './frame.ts'
import { made } from './materials.ts'
import { boxes, brief, discs, draw, fill, upTo } from './shapes.ts'

/** A cottage of two windows, 18 wide. */
export const cottage = (wall: string = made.plaster, roof: string = made.roof): SceneArt => [
  boxes(wall, 0, -8, 18, 8),
  boxes(mix(wall, made.timber, 0.3), 11.5, -8, 6.5, 8, 1.8, -15.4, 2.4, 3.4, 13.8, -15.4, 2.4, 3.4),
  fill('M-1 -7.4L2.4 -13H15.6L19 -7.4Z', roof),
  fill('M11.5 -7.4L13 -13H15.6L19 -7.4Z', mix(roof, made.iron, 0.35)),
  boxes(made.pane, 2.4, -5.8, 2.6, 2.8),
  boxes(made.lamp, 12.8, -5.8, 2.6, 2.8),
  boxes(made.door, 7.4, -5.4, 2.6, 5.4),
]

/** A Nonconformist chapel: a tall gable with arched windows, its long side behind; 33 wide. */
export const chapel = (wall: string = made.plaster, side: string = made.plasterShade): SceneArt => [
  fill('M14 0V-12H32V0Z', side),
  fill('M0 0V-12L7 -19L14 -12V0Z', wall),
  fill('M6.4 -20.2L13.8 -12.6V-11.2H33.2L27 -20.2Z', made.roof),
  fill('M-1.2 -11.2L7 -20.2L7.8 -19L0.2 -10.8Z', made.roofShade),
  fill('M5 0V-5.4Q7 -7.8 9 -5.4V0Z', made.door),
  fill('M1.8 -4.6V-9Q3 -10.8 4.2 -9V-4.6ZM9.8 -4.6V-9Q11 -10.8 12.2 -9V-4.6Z', made.pane),
  fill('M17 -3V-8Q18.3 -9.8 19.6 -8V-3ZM22.2 -3V-8Q23.5 -9.8 24.8 -8V-3ZM27.4 -3V-8Q28.7 -9.8 30 -8V-3Z', made.pane),
  discs(made.pane, 7, -13.2, 1.6),
]

/** A small old church with a bellcote or a squat tower, 30 wide. */
export const church = (): SceneArt => [
  fill('M8 0V-9H30V0Z', made.stone),
  boxes(made.stoneShade, 22, -9, 8, 9),
  fill('M7 -8.6L11 -15H27L31 -8.6Z', made.roof),
  boxes(made.stone, 0, -18, 9, 18),
  boxes(made.stoneShade, 5.2, -18, 3.8, 18),
  fill('M-0.8 -18L4.5 -24.5L9.8 -18Z', made.roofShade),
  fill(
    'M3.4 -11V-13.4Q4.5 -15 5.6 -13.4V-11ZM13 -2.6V-5.4Q14 -6.8 15 -5.4V-2.6ZM19 -2.6V-5.4Q20 -6.8 21 -5.4V-2.6Z',
    made.pane,
  ),
]

const washes = ['#f3e1bb', '#e9c79c', '#dcb695', '#f6ecd4', '#cfc6ae', '#e6b186', '#bccbc6'] as const

/** A house of a terrace: its left edge, its height and the wash of its walls. */
interface House {
  readonly x: number
  readonly high: number
  readonly wash: string
}

const roofs = (houses: readonly House[], wide: number): string =>
  houses
    .map(({ x, high }) => {
      const slant = wide * 0.42
      return `M${brief(x - 0.2)} ${brief(-high)}l${brief(slant * 0.4)} ${brief(-slant)}H${brief(x + wide * 0.85)}L${brief(x + wide + 0.2)} ${brief(-high)}Z`
    })
    .join('')

/** Two windows on each of two floors. */
const panes = (houses: readonly House[], wide: number): string =>
  houses
    .flatMap(({ x, high }) =>
      [0.82, 0.42].map((floor) => {
        const top = brief(-high * floor)
        const tall = brief(high * 0.2)
        return `M${brief(x + wide * 0.24)} ${top}v${tall}M${brief(x + wide * 0.58)} ${top}v${tall}`
      }),
    )
    .join('')

/** A row of `count` houses in different washes, each `wide`, about `high`, from 0 to the right; `pane` colours its windows. */
export function terrace(count: number, wide: number, high: number, seed: number, pane: string = made.pane): SceneArt {
  const next = grain(seed)
  const houses = upTo(count).map((i): House => {
    const wash = washes[Math.floor(next() * washes.length)] ?? made.plaster
    return { x: brief(i * wide), high: brief(high * (0.88 + next() * 0.26)), wash }
  })
  const edges = houses.flatMap((one) => [one.x + wide * 0.78, -one.high, wide * 0.22, one.high])
  const stacks = houses.flatMap((one) => [one.x + wide * 0.72, -one.high - wide * 0.62, wide * 0.16, wide * 0.4])
  return [
    houses.map((one) => boxes(one.wash, one.x, -one.high, wide, one.high)),
    path(boxes(made.timber, ...edges).d, { fill: made.timber, opacity: 0.3 }),
    boxes('#8d7660', ...stacks),
    fill(roofs(houses, wide), made.roof),
    draw(panes(houses, wide), pane, brief(wide * 0.18)),
  ]
}

const valance = (from: number, to: number, y: number) =>
  upTo(Math.floor((to - from) / 2.8))
    .map((i) => `M${from + i * 2.8} ${y}h2.8l-1.4 1.7Z`)
    .join('')

/** A country station with a canopy and its platform, 46 wide from -6. */
export const stationHouse = (trim: string = made.red, wall: string = made.plaster): SceneArt => [
  boxes('#b5a688', -6, 0, 46, 1.8),
  boxes(wall, 0, -10, 34, 10),
  boxes(mix(wall, made.timber, 0.28), 22, -10, 12, 10, 5, -19, 3, 4, 26, -19, 3, 4),
  fill('M-1.6 -9.6L3 -16H31L35.6 -9.6Z', made.roof),
  fill('M22 -9.6L24 -16H31L35.6 -9.6Z', made.roofShade),
  boxes(made.pane, 5, -4.8, 3, 4.8, 28, -4.8, 3, 4.8),
  boxes(made.lamp, 12, -4.8, 3.4, 3.2, 21.6, -4.8, 3.4, 3.2),
  boxes(trim, -3, -7.4, 40, 1.5, -0.4, -6, 0.8, 6, 16.8, -6, 0.8, 6, 33.6, -6, 0.8, 6),
  fill(valance(-3, 37, -5.9), trim),
]

/** A wooden halt: a hut with a bench, open to the line, 14 wide. */
export const halt = (trim: string = made.timber): SceneArt => [
  boxes('#b5a688', -3, 0, 22, 1.6),
  boxes(trim, 0, -7.4, 14, 7.4),
  boxes(made.timberShade, 1.6, -5.8, 8, 5.8),
  boxes(mix(trim, made.cream, 0.5), 2.2, -2.4, 6.8, 0.9),
  boxes(mix(trim, made.iron, 0.4), 11, -7.4, 3, 7.4),
  fill('M-1.4 -7L1.8 -10.6H13.4L15.4 -7Z', made.roof),
]

/** A semaphore, 25 high; `clear` raises its arm. */
export const semaphore = (clear = true): SceneArt => [
  boxes('#efe6cf', -0.5, -22, 1, 22),
  boxes(made.iron, -0.5, -5, 1, 5),
  group(0, -20, 1, [boxes(made.red, 0, -1.2, 9, 2.5), boxes('#fff3d8', 6, -1.2, 1.3, 2.5)], { angle: clear ? -32 : 0 }),
  fill('M-1 -22L0 -25L1 -22Z', made.brass),
]

/** Beach huts, each 5 wide. */
export const beachHuts = (): SceneArt =>
  [made.red, '#2f7d92', '#e0a13c', '#5f8a52'].map((trim, i) => [
    boxes(made.lime, i * 6, -7, 5, 7),
    boxes(trim, i * 6 + 1.5, -5, 2, 5),
    boxes(mix(made.lime, trim, 0.35), i * 6 + 3.8, -7, 1.2, 7),
    fill(`M${i * 6 - 0.8} -6.6L${i * 6 + 2.5} -10.4L${i * 6 + 5.8} -6.6Z`, trim),
  ])

/** Two sheep, 7 wide. */
export const sheep = (): SceneArt => [
  boxes(made.iron, 0.2, -1.4, 0.5, 1.4, 1.9, -1.4, 0.5, 1.4, 5.2, -1, 0.5, 1.4, 6.6, -1, 0.5, 1.4),
  discs(made.wool, 0.6, -2, 1.2, 1.9, -2, 1.2, 5.6, -1.6, 1.1, 6.8, -1.6, 1.1),
  discs(made.iron, 3.2, -2.5, 0.75, 4.4, -1.8, 0.7),
]

/** A cow, 6 wide. */
export const cow = (hide: string = '#2b2624'): SceneArt => [
  fill('M0 -3.6H4.6L5.8 -4.6L6.6 -3.4L5.8 -2.6L4.8 -2.2V0H4.1V-1.4H1V0H0.3L0 -2.6Z', hide),
  fill('M1.6 -3.6H3.2L3 -2.2H1.8Z', made.lime),
]

/** A post and rail fence of `count` bays, 4 wide each. */
export const fence = (count: number, colour: string = made.lime): SceneArt => [
  boxes(colour, ...upTo(count + 1).flatMap((i) => [i * 4, -3.4, 0.7, 3.4])),
  draw(`M0 -2.8H${count * 4}M0 -1.5H${count * 4}`, colour, 0.5),
]
