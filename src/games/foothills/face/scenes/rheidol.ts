import { mix } from '../../../../stage/art/colour.ts'
import { group } from '../../../../stage/art/draw.ts'
import { type Art, type Frame, flat, type Scene, stand } from './kit/frame.ts'
import { chapel, cottage, cow } from './kit/houses.ts'
import { fields, hill, peak, range } from './kit/land.ts'
import { made } from './kit/materials.ts'
import { haze, mist } from './kit/mist.ts'
import { boxes, draw, fill } from './kit/shapes.ts'
import { clouds, sky, sun } from './kit/sky.ts'
import { bridge, lattice, type Masonry } from './kit/stone.ts'
import { train } from './kit/train.ts'
import { evergreens, firs, greenOaks, oak, wood } from './kit/trees.ts'
import { river, waterfall } from './kit/water.ts'
import { waterTank } from './kit/works.ts'

/** The broad green valley: chapel, oaks and cows by the winding river. */
export const capelBangor: Scene = {
  hour: 'spring',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.42, 38, 8, 26),
      clouds(f, 161, 6, { top: 30, foot: 42, from: 0.52 }),
      hill(f, f.hour.far, 0, 46, 0.26, 38, 0.5, 46, 0.75, 36, 1, 44),
      hill(f, f.hour.midShade, 0, 54, 0.2, 50, 0.42, 56, 0.7, 48, 1, 54),
      wood(
        f,
        { dark: f.hour.midShade, lit: f.hour.mid },
        { from: 0, to: 1, y: 60, low: 4, high: 8, seed: 9 },
      ),
    ],
    mist: mist(f, 19, 54, 4),
    front: [
      hill(f, f.hour.near, 0, 60, 0.3, 59, 0.6, 60, 1, 57),
      fields(f, 8, { from: 0.2, to: 0.7, top: 60, foot: 76 }),
      river(f, 0.5, 60, 2, 0.44, 62, 3, 0.5, 65, 5, 0.41, 69, 8, 0.47, 73, 12, 0.42, 82, 22),
      stand(f, 0.11, 76, chapel(), 1.75),
      stand(f, 0.065, 77, oak(greenOaks(f), 36, 5)),
      stand(f, 0.3, 76, oak(greenOaks(f), 24, 6)),
      stand(f, 0.335, 72.4, cow(), 1.2),
      stand(f, 0.365, 75, cow('#8a4a2c'), 1.4),
      stand(f, 0.52, 74, cottage(), 0.8),
      hill(f, f.hour.nearShade, 0, 76, 0.34, 76.6, 0.5, 77, 1, 73),
    ],
  }),
}

/** Beams of sun in the mist between firs; a water tank, and the train coming through. */
export const nantyronen: Scene = {
  hour: 'gorge',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.36, 40, 10, 22),
      hill(f, f.hour.far, 0, 44, 0.2, 36, 0.4, 50, 0.66, 38, 1, 44),
      firs(
        f,
        { dark: f.hour.farShade, lit: f.hour.far },
        { from: 0, to: 1, y: 60, low: 12, high: 20, step: 7, seed: 4 },
      ),
      haze(f, 60, 8, 0.8),
    ],
    mist: mist(f, 20, 60, 6, 0.5),
    front: [
      firs(
        f,
        { dark: f.hour.midShade, lit: f.hour.mid },
        { from: 0, to: 0.24, y: 72, low: 24, high: 36, step: 8, seed: 5 },
      ),
      firs(
        f,
        { dark: f.hour.midShade, lit: f.hour.mid },
        { from: 0.44, to: 1, y: 72, low: 18, high: 30, step: 9, seed: 6 },
      ),
      hill(f, f.hour.nearShade, 0, 72, 0.3, 73, 0.6, 71, 1, 68),
      firs(f, evergreens(f), {
        from: -0.02,
        to: 0.13,
        y: 77,
        low: 36,
        high: 48,
        step: 11,
        seed: 10,
      }),
      stand(f, 0.345, 76, waterTank(), 1.45),
      firs(f, evergreens(f), { from: 0.46, to: 0.6, y: 77, low: 28, high: 42, step: 11, seed: 11 }),
      hill(f, f.hour.fore, 0, 75.6, 0.4, 76, 1, 72),
    ],
    ...train(f, 'VIII', { share: 0.19, y: 76, coaches: 2 }),
  }),
}

const oldest: Masonry = { lit: '#847a69', shade: '#4f4940', dark: '#2c2924' }
const second: Masonry = { lit: '#ab9c80', shade: '#6b604f', dark: '#39342c' }

/** Three bridges over one chasm, each built above the last, and the river falling through. */
function threeBridges(f: Frame): Art {
  const { nearShade, fore, foreLit, near } = f.hour
  return [
    fill('M-60 4V-38Q-40 -44 -22 -40L-16 -30L-12 -18L-4 -8L0 4Z', nearShade),
    fill('M-34 4L-30 -16L-20 -28L-16 -30L-12 -18L-4 -8L0 4Z', fore),
    fill('M92 4V-38Q70 -46 54 -40L50 -30L44 -18L36 -8L32 4Z', nearShade),
    fill('M64 4L60 -16L52 -28L50 -30L44 -18L36 -8L32 4Z', fore),
    fill('M-12 -18L-4 -8L0 4H32L36 -8L44 -18V-34H-12Z', mix(fore, '#000000', 0.25)),
    group(16, 3, 1, flat(waterfall(f, 22, 9))),
    group(-2, -10, 1, flat(bridge(36, 10, 1, oldest))),
    group(-8, -20, 1, flat(bridge(48, 12, 1, second))),
    fill('M-24 -36H56V-32.4H50Q16 -44 -18 -32.4H-24Z', '#d6c6a3'),
    draw('M-18 -32.4Q16 -44 50 -32.4', '#8d7f68', 0.9),
    group(-28, -36.6, 1, flat(lattice(88, 4, made.iron))),
    boxes('#eadbb8', -28, -37.2, 88, 1.6),
    fill('M-40 -2L-36 -14L-28 -22L-30 -8Z', foreLit),
    fill('M70 -4L64 -16L70 -24L76 -10Z', near, 0.5),
  ]
}

/** Three bridges one above the other, and the falls in the woods beside them. */
export const devilsBridge: Scene = {
  hour: 'gorge',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.3, 38, 9, 30),
      clouds(f, 181, 6, { top: 8, foot: 40, from: 0.4 }),
      range(
        f,
        'far',
        { seed: 130 },
        peak(0.44, 34, 0.12),
        peak(0.62, 30, 0.14),
        peak(0.86, 28, 0.16),
      ),
      haze(f, 54, 6, 0.7),
      hill(f, f.hour.mid, 0.2, 58, 0.34, 46, 0.5, 50, 0.75, 44, 1, 50),
    ],
    mist: mist(f, 20, 56, 5),
    front: [
      firs(
        f,
        { dark: f.hour.midShade, lit: f.hour.mid },
        { from: 0.26, to: 1, y: 66, low: 10, high: 18, step: 8, seed: 3 },
      ),
      hill(f, f.hour.nearShade, 0.24, 60, 0.34, 54, 0.42, 62, 0.6, 68, 0.8, 66, 1, 62),
      stand(f, 0.335, 76, waterfall(f, 20, 6)),
      stand(f, 0.12, 76, threeBridges(f), 1.04),
      firs(f, evergreens(f), { from: -0.01, to: 0.05, y: 40, low: 12, high: 18, step: 6, seed: 6 }),
      firs(f, evergreens(f), { from: 0.215, to: 0.3, y: 44, low: 10, high: 16, step: 6, seed: 16 }),
      firs(f, evergreens(f), {
        from: 0.27,
        to: 0.315,
        y: 77,
        low: 20,
        high: 32,
        step: 7,
        seed: 26,
      }),
      firs(f, evergreens(f), { from: 0.35, to: 0.44, y: 77, low: 16, high: 28, step: 7, seed: 27 }),
      hill(f, f.hour.fore, 0.24, 79, 0.34, 76, 0.6, 75, 1, 72),
    ],
  }),
}
