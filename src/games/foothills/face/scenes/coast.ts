import { mix } from '../../../../stage/art/colour.ts'
import { group } from '../../../../stage/art/draw.ts'
import { flat, type SceneArt, type SceneFrame, type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { beachHuts, terrace } from '../../../../stage/kit/scenery/houses.ts'
import { crest, hill, peak, range } from '../../../../stage/kit/scenery/land.ts'
import { made } from '../../../../stage/kit/scenery/materials.ts'
import { haze, mist, plume } from '../../../../stage/kit/scenery/mist.ts'
import { bars, draw, fill, rules, upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { cliffRailway, dinghy, ferry, pier, trestle } from '../../../../stage/kit/scenery/shore.ts'
import { birds, clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { atRest, train } from '../../../../stage/kit/scenery/train.ts'
import { reflection, water } from '../../../../stage/kit/scenery/water.ts'
import { stock } from './stock.ts'

const kite = (): SceneArt => [
  fill('M0 -7L4.6 0L0 9L-4.6 0Z', made.red),
  fill('M0 -7L4.6 0H-4.6Z', '#f3c14e'),
  draw('M0 9Q-3 14 1 18T-2 27', made.lime, 0.8),
  draw('M0 9Q-10 26 -26 34', '#fff8e4', 0.4),
]

const marram = (count: number, colour: string): SceneArt =>
  rules(colour, 0.6, ...upTo(count).flatMap((i) => [i * 1.6, 0, i * 1.6 + ((i * 5) % 4) - 1.4, -3.4 - ((i * 3) % 4)]))

/** Huts, a kite and a wide beach, the hills of Barmouth across the water. */
export const fairbourne: SceneryScene = {
  hour: 'sea',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.17, 44, 10, 26),
      clouds(f, 31, 5, { top: 31, foot: 46, from: 0.28 }),
      range(f, 'mid', { seed: 12, base: 70 }, peak(0.66, 36, 0.2), peak(0.9, 28, 0.24)),
      haze(f, 60, 5, 0.6),
      water(f, 5, 59, 0.17),
    ],
    mist: mist(f, 8, 57, 3),
    front: [
      stand(f, 0.5, 64, dinghy(), 0.6),
      bars(f.hour.foam, 1.2, 0.9, f.x(0.1), 70.2, 70, f.x(0.3), 69, 60, f.x(0.2), 71.6, 60),
      fill(crest(f, 114, [0, 75, 0.2, 73, 0.4, 71, 0.62, 69, 0.85, 71, 1, 66]), f.hour.near),
      fill(crest(f, 114, [0, 77, 0.3, 75, 0.6, 73, 1, 70]), mix(f.hour.near, f.hour.light, 0.7)),
      stand(f, 0.2, 74.4, beachHuts(), 1.7),
      stand(f, 0.44, 44, kite(), 0.9),
      stand(f, 0.16, 77, marram(12, f.hour.nearShade)),
      stand(f, 0.36, 76, marram(14, f.hour.nearShade)),
      stand(f, 0.5, 75, marram(18, f.hour.nearShade), 1.2),
      birds(f, 0.32, 40),
    ],
    ...atRest(f, stock.VII),
  }),
}

/** The ferry, and the long wooden viaduct over the estuary. */
export const barmouth: SceneryScene = {
  hour: 'evening',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.34, 46, 10, 28),
      clouds(f, 151, 5, { top: 31, foot: 46, from: 0.42 }),
      range(f, 'far', { seed: 110, base: 68 }, peak(0.56, 36, 0.22), peak(0.78, 28, 0.22), peak(0.96, 34, 0.2)),
      range(f, 'mid', { seed: 113, base: 68 }, peak(0.06, 40, 0.22)),
      haze(f, 60, 5, 0.7),
      water(f, 12, 62, 0.34),
    ],
    mist: mist(f, 9, 59, 3),
    front: [
      stand(f, 0.01, 63, terrace(8, 5, 6, 14), 0.9),
      stand(f, 0.3, 68, trestle(240, 9, '#3a3034')),
      reflection(f, '#1f3f4a', 0.1, 75.4, 46),
      stand(f, 0.095, 74, ferry(), 1.42),
      stand(f, 0.44, 74, dinghy('#f6d28c', '#3a2f3a'), 0.8),
      birds(f, 0.5, 40),
    ],
    steam: [
      stand(f, 0.095, 74, group(15 * 1.42, -15.4 * 1.42, 1.2, plume('#d8cbb8', { drift: -22, rise: 13 }))),
      train(f, stock.VII, { share: 0.47, y: 58.6, size: 0.42 }).steam,
    ],
    engine: train(f, stock.VII, { share: 0.47, y: 58.6, size: 0.42, coaches: 3 }).engine,
  }),
}

/** Constitution Hill with the cars of its cliff railway half way up. */
const cliff = ({ hour }: SceneFrame): SceneArt => [
  fill('M-70 4L-46 -10L-20 -32L-4 -40L20 -42L60 -38L100 -20L130 4Z', hour.nearShade),
  fill('M-70 4L-46 -10L-20 -32L-4 -40L-8 -30L-22 -18L-20 -8L-36 4Z', mix(hour.near, hour.light, 0.22)),
  fill('M-46 -10L-20 -32L-4 -40L-16 -33L-40 -12Z', hour.light, 0.7),
  fill('M-4 -40L20 -42L60 -38L100 -20L96 -19L58 -34L20 -38L0 -36Z', hour.near, 0.8),
  fill('M20 -38L58 -34L40 -14L56 4H4L18 -16Z', hour.near, 0.45),
  group(-40, -6, 1, flat(cliffRailway(42, 33, hour.light))),
  fill('M2 -41V-46H9V-41.6ZM1 -45.6L5.5 -49L10 -45.6Z', made.cream),
]

/** The pier and the promenade at sunset, the cliff railway climbing behind them. */
export const aberystwyth: SceneryScene = {
  hour: 'dusk',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.19, 53, 11, 26),
      clouds(f, 41, 7, { top: 31, foot: 52, from: 0.02 }),
      water(f, 9, 59, 0.19),
    ],
    mist: mist(f, 10, 57, 3),
    front: [
      stand(f, 0.47, 76, cliff(f), 0.98),
      stand(f, 0.128, 70, pier(46, f.hour.fore)),
      stand(f, 0.26, 77, terrace(12, 7.4, 12, 9, made.lamp)),
      hill(f, f.hour.fore, [0, 76, 0.3, 76, 1, 76]),
      birds(f, 0.33, 40),
    ],
    ...atRest(f, stock.VIII, 0.012),
  }),
}
