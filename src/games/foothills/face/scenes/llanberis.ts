import { type Art, type Frame, type Scene, stand } from './kit/frame.ts'
import { crest, hill, peak, range } from './kit/land.ts'
import { fieldstone, slate } from './kit/masonry.ts'
import { made } from './kit/materials.ts'
import { haze, mist } from './kit/mist.ts'
import { bars, draw, fill, rules, upTo } from './kit/shapes.ts'
import { jetty, skiff } from './kit/shore.ts'
import { birds, clouds, sky, sun } from './kit/sky.ts'
import { bridge, keep } from './kit/stone.ts'
import { atRest } from './kit/train.ts'
import { evergreens, firs, greenOaks, oak, pine } from './kit/trees.ts'
import { reflection, water } from './kit/water.ts'
import { galleries, waterWheel, workshops } from './kit/works.ts'

/** Snowdon and its neighbours, seen from the lake. */
const horseshoe = (f: Frame): Art =>
  range(
    f,
    'far',
    { seed: 11, ragged: 1.8 },
    peak(0.5, f.tall ? 22 : 24, 0.24, 0.26),
    peak(0.66, 33, 0.18),
    peak(0.84, 38, 0.2),
    peak(0.2, 40, 0.2),
  )

/** The round keep on its knoll between lake and mountains, at dawn. */
export const llanberis: Scene = {
  hour: 'dawn',
  draw: (f) => {
    const shore = f.tall ? 66 : 66
    return {
      back: [
        sky(f),
        sun(f, 0.34, 46, f.tall ? 7 : 9, 26),
        clouds(f, 15, 4, { top: 31, foot: 44, from: 0.5 }),
        horseshoe(f),
        haze(f, 62, 7, 0.8),
        range(f, 'mid', { seed: 5 }, peak(0.04, 44, 0.26), peak(0.96, 46, 0.3)),
        haze(f, 66, 5, 0.6),
      ],
      mist: mist(f, 6, 60, 6),
      front: [
        water(f, 8, shore, 100, 0.34),
        reflection(f, f.hour.nearShade, 0.38, shore + 4, 44),
        fill(
          crest(f, shore + 4.5, 0.3, shore + 4, 0.36, 60, 0.43, 55, 0.5, 59, 0.56, shore + 4),
          f.hour.nearShade,
        ),
        firs(f, evergreens(f), {
          from: 0.315,
          to: 0.37,
          y: 68,
          low: 7,
          high: 13,
          step: 4,
          seed: 4,
        }),
        stand(f, 0.415, 57.4, keep(fieldstone), 1.15),
        firs(f, evergreens(f), { from: 0.48, to: 0.53, y: 67, low: 8, high: 13, step: 4, seed: 7 }),
        firs(f, evergreens(f), {
          from: 0.13,
          to: 0.23,
          y: f.ground + 1,
          low: 14,
          high: 26,
          seed: 3,
        }),
        hill(
          f,
          f.hour.nearShade,
          0,
          f.ground - 2,
          0.1,
          f.ground - 0.6,
          0.3,
          f.ground + 1,
          0.6,
          f.ground + 3,
          1,
          f.ground - 2,
        ),
      ],
      ...atRest(f, 'IV'),
    }
  },
}

/** Quarry and workshops by the lake; then its broad quay with rowing boats. */
export const gilfachDdu: Scene = {
  hour: 'noon',
  draw: (f) => ({
    back: [
      sky(f),
      clouds(f, 22, 7, { top: 10, foot: 44, from: 0.5 }),
      range(
        f,
        'far',
        { seed: 16 },
        peak(0.5, 27, 0.15),
        peak(0.42, 36, 0.14),
        peak(0.6, 38, 0.12),
        peak(0.84, 28, 0.18),
      ),
      range(f, 'mid', { seed: 17 }, peak(0.3, 42, 0.14), peak(0.99, 44, 0.18), peak(0.7, 50, 0.14)),
      haze(f, 68, 6, 0.7),
    ],
    mist: mist(f, 16, 62, 4),
    front: [
      water(f, 5, 66, 100),
      stand(f, -0.01, 76, galleries(slate), 1.02),
      firs(f, evergreens(f), { from: 0.13, to: 0.17, y: 70, low: 10, high: 16, seed: 3 }),
      stand(f, 0.075, 76, workshops(), 1.12),
      stand(f, 0.058, 69, waterWheel(7.5)),
      hill(f, f.hour.nearShade, 0.17, 78, 0.24, 74, 0.3, 75, 0.34, 79),
      stand(f, 0.245, 75, oak(greenOaks(f), 24, 2)),
      stand(f, 0.285, 76, oak(greenOaks(f), 18, 6)),
      stand(f, 0.345, 74, jetty(60)),
      stand(f, 0.36, 72.4, skiff(), 1.05),
      stand(f, 0.4, 75.2, skiff('#2f6f86'), 1.15),
      stand(f, 0.455, 72, skiff('#d9a23c'), 1.05),
      hill(f, f.hour.nearShade, 0.52, 80, 0.62, 72, 0.8, 69, 1, 66),
    ],
  }),
}

const reeds = (count: number, colour: string, head: string): Art => [
  rules(
    colour,
    0.7,
    ...upTo(count).flatMap((i) => [i * 2.1, 2, i * 2.1 + ((i * 7) % 5) - 1, -7 - ((i * 5) % 7)]),
  ),
  rules(
    head,
    1.4,
    ...upTo(count >> 1).flatMap((i) => {
      const [x, y] = [i * 4.2 + ((i * 14) % 5) - 1, -7 - ((i * 10) % 7)]
      return [x, y, x, y - 2.6]
    }),
  ),
]

const swan = (): Art => [
  fill('M0 0Q-1.4 -3 2.4 -3.4Q6 -4.2 9 -2Q8.4 0.8 4.4 0.8Q1 0.8 0 0Z', made.lime),
  draw('M8 -1.8Q11 -3 9.6 -5.6Q9 -7.4 10.8 -7.6', made.lime, 1.2),
  fill('M10.6 -8.2L12.6 -7.2L10.8 -6.8Z', '#d9762b'),
]

/** The far end of the lake: pines, reeds and swans against the sun, the old bridge at its outlet. */
export const penllyn: Scene = {
  hour: 'evening',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.3, 50, 11, 26),
      clouds(f, 33, 5, { top: 32, foot: 48, from: 0.42 }),
      range(
        f,
        'far',
        { seed: 36 },
        peak(0.5, 38, 0.2),
        peak(0.36, 46, 0.18),
        peak(0.68, 42, 0.2),
        peak(0.92, 46, 0.2),
      ),
      haze(f, 60, 5, 0.8),
      water(f, 12, 61, 100, 0.3),
    ],
    mist: mist(f, 13, 60, 3),
    front: [
      stand(f, 0.41, 66, bridge(34, 9, 3, fieldstone), 0.9),
      fill(crest(f, 80, -0.02, 66, 0.06, 66, 0.12, 69, 0.19, 74, 0.22, 80), f.hour.fore),
      stand(f, 0.05, 68, pine({ dark: f.hour.fore, lit: f.hour.foreLit }, 40)),
      stand(f, 0.115, 70, pine({ dark: f.hour.fore, lit: f.hour.foreLit }, 31)),
      stand(f, 0.27, 72.6, swan(), 1.2),
      stand(f, 0.34, 69.4, swan(), 0.85),
      bars(f.hour.foam, 0.8, 0.8, f.x(0.255), 74.2, 20, f.x(0.335), 70.6, 14),
      stand(f, 0.19, 76, reeds(9, f.hour.fore, '#6b4a2a')),
      stand(f, 0.45, 77, reeds(12, f.hour.fore, '#6b4a2a')),
      stand(f, 0.5, 77, reeds(10, f.hour.fore, '#6b4a2a'), 1.2),
      hill(f, f.hour.nearShade, 0.5, 82, 0.62, 74, 0.8, 71, 1, 66),
      birds(f, 0.4, 36),
    ],
  }),
}
