import { type SceneArt, type SceneFrame, type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { crest, foreground, hill, mound, peak, range } from '../../../../stage/kit/scenery/land.ts'
import { fieldstone, slate } from '../../../../stage/kit/scenery/masonry.ts'
import { made } from '../../../../stage/kit/scenery/materials.ts'
import { haze, mist } from '../../../../stage/kit/scenery/mist.ts'
import { bars, draw, fill, rules, upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { jetty, skiff } from '../../../../stage/kit/scenery/shore.ts'
import { birds, clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { bridge, keep } from '../../../../stage/kit/scenery/stone.ts'
import { atRest } from '../../../../stage/kit/scenery/train.ts'
import { evergreens, firs, greenOaks, oak, pine, row } from '../../../../stage/kit/scenery/trees.ts'
import { reflection, water } from '../../../../stage/kit/scenery/water.ts'
import { galleries, waterWheel, workshops } from '../../../../stage/kit/scenery/works.ts'
import { stock } from './stock.ts'

/** Snowdon and its neighbours, seen from the lake. */
const horseshoe = (f: SceneFrame): SceneArt =>
  range(
    f,
    'far',
    { seed: 11, ragged: 1.8 },
    peak(0.25, f.tall ? 26 : 30, 0.22),
    peak(0.1, 42, 0.2),
    peak(0.58, 33, 0.2),
    peak(0.76, 27, 0.22),
    peak(0.93, 36, 0.2),
    peak(0.42, 46, 0.16),
  )

/** The round keep on its knoll between lake and mountains, at dawn. */
export const llanberis: SceneryScene = {
  hour: 'dawn',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.135, 47, f.tall ? 6 : 9, 26),
      clouds(f, 15, 4, { top: 31, foot: 44, from: 0.5 }),
      horseshoe(f),
      haze(f, 62, 7, 0.8),
      range(f, 'mid', { seed: 5 }, peak(0.04, 44, 0.26), peak(0.96, 46, 0.3)),
      haze(f, 66, 5, 0.6),
    ],
    mist: mist(f, 6, 60, 6),
    front: [
      water(f, 8, 66, 0.16),
      reflection(f, f.hour.nearShade, 0.33, 72, 66),
      mound(f, f.hour.nearShade, 70, [0.28, 70, 0.36, 60.4, 0.42, 57, 0.48, 57.4, 0.53, 61, 0.6, 70]),
      firs(f, evergreens(f), row(0.315, 0.37, 68, 8, 14, 4, 5)),
      stand(f, f.tall ? 0.395 : 0.415, 57.4, keep(fieldstone), f.tall ? 1.9 : 1.15),
      firs(f, evergreens(f), row(0.48, 0.53, 67, 8, 14, 7, 5)),
      firs(f, evergreens(f), row(0.15, 0.235, f.ground + 1, 12, 22, 3)),
      foreground(f, f.hour.nearShade, [0, -2, 0.1, -0.6, 0.3, 1, 0.6, 3, 1, -2]),
    ],
    ...atRest(f, stock.IV),
  }),
}

/** Quarry and workshops by the lake; then its broad quay with rowing boats. */
export const gilfachDdu: SceneryScene = {
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
      water(f, 5, 66),
      stand(f, -0.01, 76, galleries(slate), 1.02),
      firs(f, evergreens(f), row(0.13, 0.17, 70, 10, 16, 3)),
      stand(f, 0.075, 76, workshops(), 1.12),
      stand(f, 0.058, 69, waterWheel(7.5)),
      hill(f, f.hour.nearShade, [0.17, 78, 0.24, 74, 0.3, 75, 0.34, 79]),
      stand(f, 0.245, 75, oak(greenOaks(f), 24, 2)),
      stand(f, 0.285, 76, oak(greenOaks(f), 18, 6)),
      stand(f, 0.34, 74.6, jetty(66), 1.25),
      stand(f, 0.35, 71.4, skiff(), 1.6),
      stand(f, 0.4, 75, skiff('#f3e2b8'), 1.7),
      stand(f, 0.465, 70, skiff('#d9a23c'), 1.5),
      hill(f, f.hour.nearShade, [0.52, 80, 0.62, 72, 0.8, 69, 1, 66]),
    ],
  }),
}

const reeds = (count: number, colour: string, head: string): SceneArt => [
  rules(colour, 0.7, ...upTo(count).flatMap((i) => [i * 2.1, 2, i * 2.1 + ((i * 7) % 5) - 1, -7 - ((i * 5) % 7)])),
  rules(
    head,
    1.4,
    ...upTo(count >> 1).flatMap((i) => {
      const [x, y] = [i * 4.2 + ((i * 14) % 5) - 1, -7 - ((i * 10) % 7)]
      return [x, y, x, y - 2.6]
    }),
  ),
]

const swan = (): SceneArt => [
  fill('M0 0Q-1.4 -3 2.4 -3.4Q6 -4.2 9 -2Q8.4 0.8 4.4 0.8Q1 0.8 0 0Z', made.lime),
  draw('M8 -1.8Q11 -3 9.6 -5.6Q9 -7.4 10.8 -7.6', made.lime, 1.2),
  fill('M10.6 -8.2L12.6 -7.2L10.8 -6.8Z', '#d9762b'),
]

/** The far end of the lake: pines, reeds and swans against the sun, the old bridge at its outlet. */
export const penllyn: SceneryScene = {
  hour: 'evening',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.215, 50, 11, 26),
      clouds(f, 33, 5, { top: 32, foot: 48, from: 0.42 }),
      range(f, 'far', { seed: 36 }, peak(0.5, 38, 0.2), peak(0.36, 46, 0.18), peak(0.68, 42, 0.2), peak(0.92, 46, 0.2)),
      haze(f, 60, 5, 0.8),
      water(f, 12, 61, 0.215),
    ],
    mist: mist(f, 13, 60, 3),
    front: [
      stand(f, 0.4, 69, bridge(46, 13, 3, fieldstone), 1.1),
      fill(crest(f, 80, [-0.02, 66, 0.06, 66, 0.12, 69, 0.19, 74, 0.22, 80]), f.hour.fore),
      stand(f, 0.05, 68, pine({ dark: f.hour.fore, lit: f.hour.foreLit }, 40)),
      stand(f, 0.115, 70, pine({ dark: f.hour.fore, lit: f.hour.foreLit }, 31)),
      stand(f, 0.285, 73.4, swan(), 1.5),
      stand(f, 0.345, 69.6, swan(), 1),
      bars(f.hour.foam, 0.8, 0.8, f.x(0.255), 74.2, 20, f.x(0.335), 70.6, 14),
      stand(f, 0.185, 76, reeds(7, f.hour.fore, '#6b4a2a')),
      stand(f, 0.55, 77, reeds(12, f.hour.fore, '#6b4a2a'), 1.1),
      hill(f, f.hour.nearShade, [0.5, 82, 0.62, 74, 0.8, 71, 1, 66]),
      birds(f, 0.4, 36),
    ],
  }),
}
