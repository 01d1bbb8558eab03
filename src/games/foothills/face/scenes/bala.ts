import { type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { church, fence, semaphore, sheep, stationHouse } from '../../../../stage/kit/scenery/houses.ts'
import { fields, hill, peak, range, wall } from '../../../../stage/kit/scenery/land.ts'
import { made } from '../../../../stage/kit/scenery/materials.ts'
import { haze, mist } from '../../../../stage/kit/scenery/mist.ts'
import { boxes, fill } from '../../../../stage/kit/scenery/shapes.ts'
import { dinghy, jetty, skiff } from '../../../../stage/kit/scenery/shore.ts'
import { birds, clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { atRest, train } from '../../../../stage/kit/scenery/train.ts'
import { evergreens, firs, greenOaks, oak, oaks, row, turnedOaks, wood } from '../../../../stage/kit/scenery/trees.ts'
import { reflection, water } from '../../../../stage/kit/scenery/water.ts'
import { stock } from './stock.ts'

/** Sails on the long lake under the Arans. */
export const bala: SceneryScene = {
  hour: 'noon',
  draw: (f) => ({
    back: [
      sky(f),
      clouds(f, 21, 8, { top: 30, foot: 44, from: 0.2 }),
      range(
        f,
        'far',
        { seed: 8 },
        peak(0.34, 31, 0.24),
        peak(0.62, 28, 0.22),
        peak(0.86, 34, 0.22),
        peak(0.1, 40, 0.2),
      ),
      haze(f, 58, 6, 0.7),
      wood(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0, 1, 60, 4, 7, 5)),
    ],
    mist: mist(f, 6, 56, 3),
    front: [
      water(f, 6, 60),
      reflection(f, '#d8d0b0', 0.22, 75, 26),
      stand(f, 0.235, 71, dinghy(), 1.9),
      stand(f, 0.38, 67, dinghy('#f6b84e', '#26424a'), 1.35),
      stand(f, 0.17, 64, dinghy('#f2e6cf', '#2f6f86'), 0.8),
      stand(f, 0.5, 64.5, dinghy('#e0684a', '#2a2a30'), 0.9),
      hill(f, f.hour.nearShade, [0, 75, 0.14, 75.6, 0.2, 79, 0.3, 84]),
      hill(f, f.hour.nearShade, [0.6, 84, 0.74, 74, 1, 71]),
    ],
    ...atRest(f, stock.V),
  }),
}

/** A great oak, a church and a jetty on the quiet shore. */
export const llangower: SceneryScene = {
  hour: 'dawn',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.42, 48, 10, 26),
      clouds(f, 131, 5, { top: 31, foot: 46, from: 0.46 }),
      range(f, 'far', { seed: 98 }, peak(0.22, 40, 0.22), peak(0.56, 36, 0.2), peak(0.8, 40, 0.2), peak(0.97, 36, 0.2)),
      haze(f, 60, 7, 0.8),
      water(f, 11, 61, 0.42),
    ],
    mist: mist(f, 8, 59, 4),
    front: [
      reflection(f, made.timber, 0.36, 76, 50),
      stand(f, 0.34, 72.4, jetty(52)),
      stand(f, 0.43, 75.4, skiff(), 1.1),
      stand(f, 0.5, 69, dinghy('#fbeed8', '#2f6f86'), 0.8),
      hill(f, f.hour.near, [0, 70, 0.14, 70, 0.26, 72.4, 0.34, 75, 0.4, 81]),
      stand(f, 0.19, 73, church(), 1.12),
      stand(f, 0.085, 76, oak(greenOaks(f), 42, 12)),
      stand(f, 0.3, 75.4, fence(6)),
      stand(f, 0.15, 75.6, sheep(), 1.2),
      hill(f, f.hour.nearShade, [0, 76, 0.3, 77, 0.6, 79, 0.8, 75, 1, 72]),
    ],
  }),
}

const signalBox = () => [
  boxes('#7a3b30', 0, -8, 13, 8),
  boxes(made.cream, 0, -14.4, 13, 6.6),
  boxes(made.pane, 0.8, -13.4, 2.4, 3.8, 3.8, -13.4, 2.4, 3.8, 6.8, -13.4, 2.4, 3.8, 9.8, -13.4, 2.4, 3.8),
  fill('M-1.6 -14L2 -18H11L14.6 -14Z', made.roof),
  boxes(made.timber, -3.4, -8.6, 3.4, 0.8, -3.2, -8, 0.7, 8),
]

/** The village station at the head of the lake, Aran Benllyn above it. */
export const llanuwchllyn: SceneryScene = {
  hour: 'evening',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.56, 42, 9),
      clouds(f, 141, 5, { top: 31, foot: 46, from: 0.5 }),
      range(f, 'far', { seed: 100 }, peak(0.74, 36, 0.2), peak(0.94, 32, 0.2)),
      range(f, 'mid', { seed: 102 }, peak(0.42, 26, 0.24), peak(0.28, 44, 0.2), peak(0.58, 42, 0.18)),
      haze(f, 64, 7, 0.75),
    ],
    mist: mist(f, 4, 58, 4),
    front: [
      hill(f, f.hour.near, [0, 66, 0.3, 63, 0.65, 66, 1, 62]),
      fields(f, 3, { from: 0.24, to: 0.62, top: 65, foot: 75 }),
      wood(f, { dark: f.hour.nearShade, lit: f.hour.near }, row(0, 0.24, 72, 12, 18, 5)),
      oaks(f, turnedOaks(f), row(0.5, 0.66, 76, 18, 26, 8, 11)),
      stand(f, 0.075, 76, stationHouse(), 1.25),
      stand(f, 0.265, 76, signalBox(), 1.2),
      stand(f, 0.36, 76, semaphore(), 1.35),
      firs(f, evergreens(f), row(-0.01, 0.055, 77, 22, 34, 8)),
      hill(f, f.hour.nearShade, [0, 76, 0.5, 76.4, 1, 73]),
      wall(f, '#7d7a5a', 1, [0.36, 74.6, 0.6, 74]),
      birds(f, 0.5, 36),
    ],
    ...train(f, stock.V, { share: 0.425, y: 76, coaches: 0, size: 0.95 }),
  }),
}
