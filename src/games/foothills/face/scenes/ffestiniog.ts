import { mix } from '../../../../stage/art/colour.ts'
import {
  mirrored,
  type SceneArt,
  type SceneFrame,
  type SceneryScene,
  stand,
} from '../../../../stage/kit/scenery/frame.ts'
import { chapel, cottage, stationHouse, terrace } from '../../../../stage/kit/scenery/houses.ts'
import { foreground, hill, peak, range } from '../../../../stage/kit/scenery/land.ts'
import { fieldstone, paleSlate, slate } from '../../../../stage/kit/scenery/masonry.ts'
import { made } from '../../../../stage/kit/scenery/materials.ts'
import { haze, mist } from '../../../../stage/kit/scenery/mist.ts'
import { boxes, draw, fill, rules, upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { dinghy, moored, schooner } from '../../../../stage/kit/scenery/shore.ts'
import { birds, clouds, rainfall, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { bridge, lattice } from '../../../../stage/kit/scenery/stone.ts'
import { atRest, train } from '../../../../stage/kit/scenery/train.ts'
import { evergreens, firs, oaks, row, turnedOaks, wood } from '../../../../stage/kit/scenery/trees.ts'
import { reflection, water, waterfall } from '../../../../stage/kit/scenery/water.ts'
import { drumHouse, galleries, incline, tip } from '../../../../stage/kit/scenery/works.ts'
import { stock } from './stock.ts'

/** The town of slate under its tips and galleries, in the rain. */
export const blaenau: SceneryScene = {
  hour: 'rain',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.57, 41, 8),
      clouds(f, 3, 8, { top: 30, foot: 46, from: 0.42 }),
      range(f, 'far', { seed: 3 }, peak(0.74, 30, 0.24), peak(0.96, 36, 0.2), peak(0.5, 40, 0.2)),
      haze(f, 68, 10),
    ],
    mist: mist(f, 5, 58, 8),
    front: [
      stand(f, 0.4, 78, tip(paleSlate), 0.96),
      stand(f, -0.06, 78, galleries(slate), 0.98),
      stand(f, 0.2, 78, tip(slate), 1.24),
      stand(f, 0.325, 36.6, drumHouse(), 0.95),
      stand(f, 0.175, 78, incline(46, 40, made.slateLight)),
      stand(f, 0.3, 78, terrace(9, 7, 9, 4)),
      stand(f, 0.515, 78, chapel(), 0.6),
      hill(f, f.hour.nearShade, [0, 76.5, 0.3, 77, 0.66, 74, 1, 70]),
      rainfall(f, 7),
    ],
    ...atRest(f, stock.I),
  }),
}

/** The line climbs over itself: a loop of track round a knoll, an arch letting the lower track through. */
function spiral(f: SceneFrame): SceneArt {
  const { near, nearShade, light } = f.hour
  const loop = 'M-104 3C-80 0 -58 -4 -34 -8C6 -14 60 -18 66 -7C69 2 2 3 -28 -3C-42 -8 -34 -20 -6 -27'
  return [
    fill('M-106 8Q-66 -18 -36 -27Q0 -44 30 -31Q66 -16 108 8Z', mix(near, light, 0.18)),
    fill('M4 -37.4Q28 -33 48 -22Q76 -6 108 8H34Q38 -14 4 -37.4Z', mix(near, nearShade, 0.8)),
    fill('M-40 -25Q-34 -12 -52 8H-74Q-52 -6 -46 -22Z', mix(near, nearShade, 0.4)),
    draw(loop, '#f1e3c1', 3),
    draw(loop, made.iron, 1, { dash: [1.1, 1.5] }),
  ]
}

/** A waterfall and its lake to the left, the spiral at Dduallt to the right of it. */
export const tanygrisiau: SceneryScene = {
  hour: 'moor',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.335, 38, 8.5),
      clouds(f, 51, 8, { top: 8, foot: 42, from: 0.42 }),
      range(f, 'far', { seed: 21 }, peak(0.56, 29, 0.14), peak(0.78, 24, 0.16), peak(0.97, 30, 0.14)),
      range(f, 'mid', { seed: 22 }, peak(0.14, 27.5, 0.15), peak(0.02, 34, 0.13), peak(0.29, 44, 0.1)),
      haze(f, 74, 8, 0.5),
    ],
    mist: mist(f, 12, 60, 6),
    front: [
      hill(f, f.hour.nearShade, [0.03, 80, 0.07, 60, 0.105, 48, 0.155, 50, 0.2, 62, 0.25, 80]),
      stand(f, 0.13, 75, waterfall(f, 27, 8)),
      firs(f, evergreens(f), row(0.045, 0.105, 76, 13, 24, 5)),
      firs(f, evergreens(f), row(0.155, 0.22, 76, 14, 26, 8)),
      stand(f, 0.445, 75, spiral(f)),
      stand(f, 0.37, 73, bridge(15, 11, 1, fieldstone), 0.8),
      stand(f, 0.265, 76, cottage(), 0.8),
      hill(f, f.hour.nearShade, [0.56, 79, 0.7, 70, 0.86, 66, 1, 62]),
      hill(f, f.hour.nearShade, [0, 77, 0.3, 76, 0.6, 76, 1, 74]),
    ],
    ...train(f, stock.I, { share: 0.415, y: 48.4, size: 0.62, coaches: 2, angle: -8 }),
  }),
}

/** An iron lattice footbridge with its stairs, 46 wide. */
const footbridge = (paint: string): SceneArt => [
  boxes(paint, 6, -24, 2, 24, 38, -24, 2, 24),
  rules(paint, 1.4, 6, -21, -6, 0, 40, -21, 52, 0),
  fill('M6 -26H40V-20H6Z', mix(paint, made.iron, 0.2)),
  stairs(paint),
]

const stairs = (paint: string): SceneArt =>
  rules(paint, 0.6, ...upTo(5).flatMap((i) => [5 - i * 2.4, -19 + i * 4.2, 3 - i * 2.4, -24 + i * 4.2]))

/** Oak woods in autumn, and the footbridge over the station. */
export const tanYBwlch: SceneryScene = {
  hour: 'evening',
  draw: (f) => ({
    back: [
      sky(f),
      clouds(f, 61, 5, { top: 31, foot: 44, from: 0.5 }),
      range(f, 'far', { seed: 31 }, peak(0.34, 30, 0.22), peak(0.66, 26, 0.24), peak(0.94, 31, 0.2)),
      haze(f, 62, 9),
      wood(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0, 1, 66, 13, 19, 4)),
    ],
    mist: mist(f, 3, 54, 5),
    front: [
      wood(f, { dark: f.hour.nearShade, lit: f.hour.near }, row(0, 1, 74, 12, 17, 6)),
      oaks(f, turnedOaks(f), row(-0.02, 0.1, 77, 32, 44, 9, 11)),
      stand(f, 0.115, 76, stationHouse('#3f6b4f'), 1.1),
      stand(f, 0.275, 76, footbridge('#efe2c2'), 1.05),
      stand(f, 0.297, 55, lattice(32, 4, made.iron), 1.1),
      oaks(f, { dark: f.hour.fore, lit: '#e0a23c' }, row(0.44, 0.6, 77, 24, 36, 7, 11)),
      oaks(f, turnedOaks(f), row(0.64, 1, 77, 16, 24, 17, 13)),
      hill(f, f.hour.nearShade, [0, 76, 0.5, 76.5, 1, 75]),
    ],
    ...train(f, stock.I, { share: 0.27, y: 76, size: 0.8, coaches: 2 }),
  }),
}

/** The hills behind the harbour: Cnicht's cone, and the Moelwynion to the right of it. */
const moelwynion = (f: SceneFrame, foot: number): SceneArt =>
  range(
    f,
    'far',
    { seed: 62, base: foot + 6, ragged: 1.8 },
    peak(0.44, f.tall ? 27 : 27, 0.24, 0.22),
    peak(0.72, f.tall ? 31 : 30, 0.2, 0.24),
    peak(0.94, f.tall ? 36 : 36, 0.2),
    peak(0.14, f.tall ? 38 : 38, 0.22),
  )

const quay = (f: SceneFrame, y: number): SceneArt => [
  boxes('#9c9384', 0, y - 2.4, f.x(0.36), 3.4),
  boxes('#6d675f', 0, y - 0.2, f.x(0.36), 1.4),
  boxes('#c4b9a4', 0, y - 2.8, f.x(0.36), 0.8),
]

/** Ships in the harbour, the quay's houses, and the mountains at the end of both lines. */
export const porthmadog: SceneryScene = {
  hour: 'sea',
  draw: (f) => {
    const sea = f.tall ? 56 : 58
    const ship = f.tall ? 2.35 : 0.98
    return {
      back: [
        sky(f, 62),
        sun(f, 0.64, 36, f.tall ? 6.5 : 9, 30),
        clouds(f, 91, 6, { top: 18, foot: 34, from: 0.3 }),
        moelwynion(f, sea),
        range(f, 'mid', { seed: 63, base: 64 }, peak(0.98, 45, 0.26), peak(0.02, 44, 0.3)),
        haze(f, sea - 1, 5, 0.6),
      ],
      mist: mist(f, 5, sea - 4, 4),
      front: [
        water(f, 7, sea, 0.64),
        quay(f, sea + 4.6),
        stand(f, 0.01, sea + 2, terrace(8, 9, 13, 12), f.tall ? 2.3 : 0.72),
        stand(f, 0.33, sea + 3.6, moored(), f.tall ? 1.5 : 0.5),
        reflection(f, made.hull, f.tall ? 0.4 : 0.22, sea + (f.tall ? 15 : 13), f.tall ? 82 : 34),
        stand(f, f.tall ? 0.38 : 0.2, sea + (f.tall ? 14 : 12), schooner(), ship),
        mirrored(f, f.tall ? 0.86 : 0.46, sea + 6, schooner(), f.tall ? 1.2 : 0.5),
        stand(f, f.tall ? 0.72 : 0.56, sea + 13, dinghy(), f.tall ? 2.1 : 0.9),
        birds(f, 0.3, f.tall ? 24 : 32),
        foreground(f, '#55715f', [0, -1, 0.3, 0, 0.7, 1, 1, -1]),
      ],
    }
  },
}
