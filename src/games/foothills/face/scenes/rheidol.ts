import { mix } from '../../../../stage/art/colour.ts'
import { group } from '../../../../stage/art/draw.ts'
import { flat, type SceneArt, type SceneFrame, type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import type { Hour } from '../../../../stage/kit/scenery/hours.ts'
import { chapel, cottage, cow } from '../../../../stage/kit/scenery/houses.ts'
import { fields, hill, peak, range } from '../../../../stage/kit/scenery/land.ts'
import { made } from '../../../../stage/kit/scenery/materials.ts'
import { haze, mist } from '../../../../stage/kit/scenery/mist.ts'
import { boxes, draw, fill } from '../../../../stage/kit/scenery/shapes.ts'
import { clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { bridge, lattice, type Masonry } from '../../../../stage/kit/scenery/stone.ts'
import { train } from '../../../../stage/kit/scenery/train.ts'
import { evergreens, firs, firWood, greenOaks, oak, row, wood } from '../../../../stage/kit/scenery/trees.ts'
import { river, waterfall } from '../../../../stage/kit/scenery/water.ts'
import { waterTank } from '../../../../stage/kit/scenery/works.ts'
import { stock } from './stock.ts'

/** The broad green valley: chapel, oaks and cows by the winding river. */
export const capelBangor: SceneryScene = {
  hour: 'spring',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.42, 38, 8),
      clouds(f, 161, 6, { top: 30, foot: 42, from: 0.52 }),
      hill(f, f.hour.far, [0, 46, 0.26, 38, 0.5, 46, 0.75, 36, 1, 44]),
      hill(f, f.hour.midShade, [0, 54, 0.2, 50, 0.42, 56, 0.7, 48, 1, 54]),
      wood(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0, 1, 60, 4, 8, 9)),
    ],
    mist: mist(f, 19, 54, 4),
    front: [
      hill(f, f.hour.near, [0, 60, 0.3, 59, 0.6, 60, 1, 57]),
      fields(f, 8, { from: 0.2, to: 0.7, top: 60, foot: 76 }),
      river(f, [0.5, 60, 2, 0.44, 62, 3, 0.5, 65, 5, 0.41, 69, 8, 0.47, 73, 12, 0.42, 82, 22]),
      stand(f, 0.11, 76, chapel(), 1.75),
      stand(f, 0.065, 77, oak(greenOaks(f), 36, 5)),
      stand(f, 0.3, 76, oak(greenOaks(f), 24, 6)),
      stand(f, 0.335, 72.4, cow(), 1.2),
      stand(f, 0.365, 75, cow('#8a4a2c'), 1.4),
      stand(f, 0.52, 74, cottage(), 0.8),
      hill(f, f.hour.nearShade, [0, 76, 0.34, 76.6, 0.5, 77, 1, 73]),
    ],
  }),
}

/** Beams of sun in the mist between firs; a water tank, and the train coming through. */
export const nantyronen: SceneryScene = {
  hour: 'gorge',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.36, 40, 10, 22),
      hill(f, f.hour.far, [0, 44, 0.2, 36, 0.4, 50, 0.66, 38, 1, 44]),
      firWood(f, { dark: f.hour.farShade, lit: f.hour.far }, row(-0.02, 1.02, 60, 12, 20, 4)),
      haze(f, 60, 8, 0.8),
    ],
    mist: mist(f, 20, 60, 6, 0.5),
    front: [
      firs(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0, 0.24, 72, 24, 36, 5, 8)),
      firs(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0.44, 1, 72, 18, 30, 6, 9)),
      hill(f, f.hour.nearShade, [0, 72, 0.3, 73, 0.6, 71, 1, 68]),
      firs(f, evergreens(f), row(-0.02, 0.13, 77, 36, 48, 10, 11)),
      stand(f, 0.345, 76, waterTank(), 1.45),
      firs(f, evergreens(f), row(0.46, 0.6, 77, 28, 42, 11, 11)),
      hill(f, f.hour.fore, [0, 75.6, 0.4, 76, 1, 72]),
    ],
    ...train(f, stock.VIII, { share: 0.19, y: 76, coaches: 2 }),
  }),
}

const oldest: Masonry = { lit: '#847a69', shade: '#4f4940', dark: '#2c2924' }
const second: Masonry = { lit: '#ab9c80', shade: '#6b604f', dark: '#39342c' }

/** The walls of the chasm: wooded shoulders to either side, black rock down to the water. */
const chasm = ({ nearShade, near, fore, foreLit }: Hour): SceneArt => [
  fill('M-120 38V-36Q-60 -44 -24 -39L-16 -30L-10 -16L-4 -6L0 38Z', nearShade),
  fill('M32 38L36 -6L42 -16L50 -30L56 -39Q84 -44 112 -30Q140 -16 176 -12V38Z', nearShade),
  fill('M80 -41Q100 -38 112 -30Q140 -16 176 -12V38H120Q110 -16 80 -41Z', mix(near, nearShade, 0.45)),
  fill('M-12 -34H46L42 -16L36 -6L32 38H0L-4 -6L-10 -16Z', mix(fore, '#000000', 0.3)),
  fill('M-44 38L-38 -8L-26 -24L-22 -37L-16 -30L-10 -16L-4 -6L0 38Z', fore),
  fill('M76 38L70 -10L58 -26L54 -37L50 -30L42 -16L36 -6L32 38Z', fore),
  fill('M-36 -6L-28 -20L-24 -32L-20 -20L-28 -4ZM-14 -10L-9 -4L-8 10L-16 4Z', foreLit),
  fill('M66 -8L60 -20L56 -30L54 -18L60 -4ZM44 -10L40 -4L40 8L46 2Z', foreLit, 0.6),
]

/** Three bridges over one chasm, each built above the last, and the river falling through. */
const threeBridges = (f: SceneFrame): SceneArt => [
  chasm(f.hour),
  group(16, 3, 1, flat(waterfall(f, 22, 9))),
  group(-2, -10, 1, flat(bridge(36, 10, 1, oldest))),
  group(-8, -20, 1, flat(bridge(48, 12, 1, second))),
  fill('M-24 -36H56V-32.4H50Q16 -44 -18 -32.4H-24Z', '#d6c6a3'),
  draw('M-18 -32.4Q16 -44 50 -32.4', '#8d7f68', 0.9),
  group(-28, -36.6, 1, flat(lattice(88, 4, made.iron))),
  boxes('#eadbb8', -28, -37.2, 88, 1.6),
]

/** Three bridges one above the other, and the falls in the woods beside them. */
export const devilsBridge: SceneryScene = {
  hour: 'gorge',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.3, 40, 9),
      clouds(f, 181, 6, { top: 8, foot: 40, from: 0.4 }),
      range(f, 'far', { seed: 130 }, peak(0.44, 34, 0.12), peak(0.62, 30, 0.14), peak(0.86, 28, 0.16)),
      haze(f, 54, 6, 0.7),
      hill(f, f.hour.mid, [0.2, 58, 0.34, 46, 0.5, 50, 0.75, 44, 1, 50]),
    ],
    mist: mist(f, 20, 56, 5),
    front: [
      firWood(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0.26, 1.02, 66, 10, 18, 3)),
      hill(f, f.hour.nearShade, [0.24, 60, 0.34, 54, 0.42, 62, 0.6, 68, 0.8, 66, 1, 62]),
      stand(f, 0.12, 76, threeBridges(f), 1.04),
      stand(f, 0.36, 76, waterfall(f, 22, 7)),
      firs(f, evergreens(f), row(-0.01, 0.05, 40, 12, 18, 6, 6)),
      firs(f, evergreens(f), row(0.215, 0.3, 44, 10, 16, 16, 6)),
      firs(f, evergreens(f), row(0.275, 0.33, 77, 20, 32, 26, 8)),
      firs(f, evergreens(f), row(0.385, 0.46, 77, 16, 28, 27, 8)),
      hill(f, f.hour.fore, [0.24, 79, 0.34, 76, 0.6, 75, 1, 72]),
    ],
  }),
}
