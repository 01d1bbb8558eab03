import { mix } from '../../../../stage/art/colour.ts'
import { type Art, type Frame, type Scene, stand } from './kit/frame.ts'
import { cottage, cow, fence, halt, terrace } from './kit/houses.ts'
import { crest, fields, hill, peak, range } from './kit/land.ts'
import { brick, fieldstone } from './kit/masonry.ts'
import { made } from './kit/materials.ts'
import { haze, mist, smoke } from './kit/mist.ts'
import { boxes, fill } from './kit/shapes.ts'
import { dinghy, moored } from './kit/shore.ts'
import { birds, clouds, sky, sun } from './kit/sky.ts'
import { bridge, viaduct } from './kit/stone.ts'
import { atRest, train } from './kit/train.ts'
import { evergreens, firs, greenOaks, oak, oaks, turnedOaks, wood } from './kit/trees.ts'
import { reflection, river, water, waterfall } from './kit/water.ts'
import {
  coal,
  crane,
  drumHouse,
  engineShed,
  incline,
  slates,
  wagon,
  waterTank,
} from './kit/works.ts'

/** Slates stacked on the wharf, wagons and a crane, the sea beyond. */
export const tywyn: Scene = {
  hour: 'sea',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.5, 44, 10, 28),
      clouds(f, 140, 5, { top: 31, foot: 46, from: 0.1 }),
      range(f, 'far', { seed: 141, base: 66 }, peak(0.86, 42, 0.2), peak(0.98, 36, 0.2)),
      water(f, 14, 58, 100, 0.5),
    ],
    mist: mist(f, 14, 55, 3),
    front: [
      reflection(f, made.hull, 0.4, 70, 40),
      stand(f, 0.41, 68, moored(), 1.05),
      stand(f, 0.57, 64, dinghy(), 0.7),
      boxes('#8b8375', 0, 72, f.x(0.4), 10),
      boxes('#c7bca6', 0, 71.2, f.x(0.402), 1.6),
      stand(f, 0.155, 72, slates(), 1.25),
      stand(f, 0.245, 72, wagon(), 1.2),
      stand(f, 0.28, 72, wagon(), 1.2),
      stand(f, 0.345, 72, crane(), 1.5),
      stand(f, 0.195, 76.6, slates(), 0.9),
      hill(f, '#9a8f6a', 0, 76, 0.3, 76.4, 0.42, 77, 0.6, 78, 1, 75),
      birds(f, 0.28, 36),
    ],
    ...atRest(f, 'VI'),
  }),
}

/** The engine shed in the wet, coal and water beside it. */
export const pendre: Scene = {
  hour: 'rain',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.55, 40, 8),
      clouds(f, 150, 8, { top: 30, foot: 48, from: 0.3 }),
      range(
        f,
        'far',
        { seed: 151 },
        peak(0.48, 36, 0.22),
        peak(0.74, 32, 0.22),
        peak(0.96, 38, 0.2),
      ),
      haze(f, 64, 9, 0.85),
      wood(
        f,
        { dark: f.hour.midShade, lit: f.hour.mid },
        { from: 0, to: 1, y: 70, low: 7, high: 12, seed: 15 },
      ),
    ],
    mist: mist(f, 15, 60, 6),
    front: [
      stand(f, 0.47, 75, terrace(5, 9, 11, 7)),
      hill(f, f.hour.nearShade, 0, 74, 0.4, 75, 1, 72),
      stand(f, 0.075, 76, engineShed(), 1.75),
      stand(f, 0.355, 76, waterTank('#7d4a35'), 1.5),
      stand(f, 0.44, 76, coal(), 1.3),
      stand(f, 0.01, 76, fence(4)),
    ],
    ...train(f, 'VI', {
      share: 0.19,
      y: 76,
      size: 1,
      steam: { drift: -14, rise: 20, puffs: 8, thick: 2.8 },
    }),
  }),
}

/** A crag like a sail over the meadows: the rock where cormorants nest. */
const birdRock = ({ hour }: Frame): Art => [
  fill('M-52 2Q-30 -4 -20 -14L-8 -34L-2 -38L6 -36L12 -26L26 -16L46 2Z', hour.midShade),
  fill('M-52 2Q-30 -4 -20 -14L-8 -34L-2 -38L-4 -30L2 -20L-6 -10L2 2Z', hour.mid),
  fill('M-8 -34L-2 -38L-4 -30L0 -24L-8 -18L-12 -26Z', hour.light, 0.7),
  fill('M8 -24L14 -18L10 -8L20 2H8L6 -10Z', hour.mid, 0.5),
]

/** Meadows, a bridge over the line, a halt, and the birds' rock further up. */
export const rhydyronen: Scene = {
  hour: 'spring',
  draw: (f) => ({
    back: [
      sky(f),
      clouds(f, 161, 8, { top: 8, foot: 44, from: 0.44 }),
      range(
        f,
        'far',
        { seed: 162 },
        peak(0.2, 34, 0.14),
        peak(0.36, 38, 0.12),
        peak(0.62, 32, 0.16),
        peak(0.86, 30, 0.16),
      ),
      haze(f, 60, 7, 0.8),
      hill(f, f.hour.midShade, 0, 58, 0.14, 52, 0.28, 60, 0.44, 62, 0.7, 56, 1, 52),
      stand(f, 0.46, 66, birdRock(f), 1.08),
    ],
    mist: mist(f, 16, 58, 4),
    front: [
      hill(f, f.hour.near, 0, 64, 0.2, 60, 0.4, 65, 0.6, 62, 0.8, 60, 1, 58),
      fields(f, 17, { from: 0.16, to: 0.6, top: 62, foot: 76 }),
      river(f, 0.4, 64, 3, 0.385, 68, 5, 0.41, 72, 8, 0.385, 80, 14),
      stand(f, 0.05, 77, bridge(34, 22, 1, fieldstone), 1.05),
      stand(f, 0.02, 77, oak(greenOaks(f), 34, 3)),
      stand(f, 0.165, 76, halt('#7a3b30'), 1.3),
      stand(f, 0.235, 76, fence(9)),
      stand(f, 0.27, 70.6, cow(), 1.1),
      stand(f, 0.3, 72, cow('#8a4a2c'), 1.2),
      stand(f, 0.34, 74.6, oak(greenOaks(f), 17, 9)),
      stand(f, 0.435, 75, [cottage('#fbf2de'), smoke()], 1),
      oaks(f, greenOaks(f), { from: 0.47, to: 0.53, y: 76, low: 14, high: 20, step: 10, seed: 19 }),
      hill(f, f.hour.nearShade, 0, 76, 0.4, 77, 0.6, 76, 1, 73),
    ],
  }),
}

/** The brick viaduct high over its ravine, the fall behind its arches. */
export const dolgoch: Scene = {
  hour: 'gorge',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.5, 40, 8, 26),
      clouds(f, 170, 4, { top: 31, foot: 42, from: 0.5 }),
      hill(f, f.hour.far, 0, 46, 0.22, 36, 0.45, 48, 0.7, 34, 1, 42),
      hill(f, f.hour.mid, 0, 50, 0.16, 44, 0.3, 56, 0.5, 46, 0.8, 50, 1, 44),
      wood(
        f,
        { dark: f.hour.midShade, lit: f.hour.mid },
        { from: 0, to: 1, y: 64, low: 10, high: 18, seed: 17 },
      ),
    ],
    mist: mist(f, 17, 66, 5, 0.5),
    front: [
      fill(crest(f, 82, 0.08, 80, 0.14, 62, 0.2, 54, 0.27, 54, 0.33, 62, 0.4, 80), f.hour.fore),
      stand(f, 0.225, 76, waterfall(f, 26, 7)),
      stand(f, 0.09, 78, viaduct({ count: 3, wide: 28, high: 36 }, brick)),
      stand(f, 0.245, 78, waterfall(f, 8, 12), 0.7),
      firs(f, evergreens(f), {
        from: -0.01,
        to: 0.09,
        y: 77,
        low: 26,
        high: 40,
        step: 7,
        seed: 10,
      }),
      firs(f, evergreens(f), { from: 0.37, to: 0.6, y: 77, low: 20, high: 34, step: 7, seed: 12 }),
      wood(
        f,
        { dark: f.hour.nearShade, lit: f.hour.near },
        { from: 0.56, to: 1, y: 77, low: 14, high: 20, seed: 18 },
      ),
      hill(f, f.hour.fore, 0, 75, 0.08, 76, 0.14, 80, 0.34, 80, 0.4, 76, 1, 74),
    ],
    ...train(f, 'VI', { share: 0.24, y: 40.2, size: 0.74, coaches: 2 }),
  }),
}

/** Quarrymen's terraces in the valley; then the wooded ravine with its incline. */
export const abergynolwyn: Scene = {
  hour: 'gold',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.24, 46, 10, 28),
      clouds(f, 180, 7, { top: 8, foot: 44, from: 0.5 }),
      range(
        f,
        'far',
        { seed: 181 },
        peak(0.16, 36, 0.12),
        peak(0.3, 40, 0.12),
        peak(0.7, 30, 0.16),
        peak(0.92, 34, 0.14),
      ),
      haze(f, 62, 8, 0.8),
      hill(
        f,
        f.hour.midShade,
        0,
        52,
        0.08,
        56,
        0.18,
        68,
        0.26,
        70,
        0.34,
        58,
        0.46,
        40,
        0.56,
        36,
        0.7,
        46,
        1,
        52,
      ),
    ],
    mist: mist(f, 18, 60, 5),
    front: [
      hill(
        f,
        f.hour.nearShade,
        0.22,
        80,
        0.3,
        68,
        0.38,
        56,
        0.47,
        44,
        0.54,
        42,
        0.64,
        54,
        0.8,
        64,
        1,
        62,
      ),
      wood(f, turnedOaks(f), { from: 0, to: 0.08, y: 70, low: 10, high: 15, step: 8, seed: 5 }),
      stand(f, 0.045, 75, terrace(12, 9, 11, 9), 1.05),
      stand(f, 0.115, 77, terrace(7, 9, 11, 21), 1.15),
      firs(f, evergreens(f), { from: 0.3, to: 0.38, y: 77, low: 18, high: 30, step: 6, seed: 20 }),
      stand(f, 0.37, 77, incline(66, 33, mix(f.hour.light, f.hour.near, 0.4))),
      stand(f, 0.472, 45, drumHouse(), 1.2),
      firs(f, evergreens(f), {
        from: 0.415,
        to: 0.56,
        y: 78,
        low: 14,
        high: 26,
        step: 6,
        seed: 21,
      }),
      oaks(f, turnedOaks(f), {
        from: 0.255,
        to: 0.3,
        y: 77,
        low: 18,
        high: 26,
        step: 10,
        seed: 23,
      }),
      firs(f, evergreens(f), { from: 0.5, to: 0.64, y: 58, low: 10, high: 18, step: 6, seed: 22 }),
      hill(f, f.hour.nearShade, 0, 76, 0.3, 77, 0.6, 76, 1, 73),
    ],
  }),
}
