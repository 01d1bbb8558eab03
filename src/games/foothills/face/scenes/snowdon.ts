import { group } from '../../../../stage/art/draw.ts'
import { flat, type SceneArt, type SceneFrame, type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { chapel, sheep } from '../../../../stage/kit/scenery/houses.ts'
import { fields, hill, peak, range, wall } from '../../../../stage/kit/scenery/land.ts'
import { ashlar } from '../../../../stage/kit/scenery/masonry.ts'
import { made } from '../../../../stage/kit/scenery/materials.ts'
import { haze, mist } from '../../../../stage/kit/scenery/mist.ts'
import { bars, boxes, draw, fill } from '../../../../stage/kit/scenery/shapes.ts'
import { birds, clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { viaduct } from '../../../../stage/kit/scenery/stone.ts'
import { train } from '../../../../stage/kit/scenery/train.ts'
import { evergreens, firs, greenOaks, oak, row } from '../../../../stage/kit/scenery/trees.ts'
import { stock } from './stock.ts'

/** The long viaduct and the short one, and the chapel on the moor. */
export const twoViaducts: SceneryScene = {
  hour: 'evening',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.3, 45, 9),
      clouds(f, 101, 7, { top: 10, foot: 44, from: 0.5 }),
      range(
        f,
        'far',
        { seed: 71 },
        peak(0.36, 27, 0.15),
        peak(0.06, 36, 0.14),
        peak(0.48, 36, 0.12),
        peak(0.7, 26, 0.16),
        peak(0.92, 30, 0.14),
      ),
      haze(f, 62, 9, 0.85),
      hill(f, f.hour.midShade, [0, 62, 0.1, 64, 0.24, 67, 0.34, 62, 0.6, 60, 1, 56]),
    ],
    mist: mist(f, 13, 60, 6),
    front: [
      stand(f, 0.012, 77, viaduct({ count: 8, wide: 19, high: 29 }, ashlar)),
      firs(f, evergreens(f), row(0, 0.03, 78, 14, 24, 8)),
      firs(f, evergreens(f), row(0.1, 0.14, 79, 9, 15, 9)),
      hill(f, f.hour.near, [0.22, 80, 0.28, 68, 0.36, 63, 0.46, 66, 0.6, 62, 0.8, 60, 1, 58]),
      fields(f, 9, { from: 0.37, to: 0.62, top: 64, foot: 73 }),
      stand(f, 0.26, 79, viaduct({ count: 4, wide: 15, high: 19 }, ashlar)),
      hill(f, f.hour.nearShade, [0.3, 82, 0.36, 75, 0.5, 73, 0.8, 70, 1, 66]),
      stand(f, 0.4, 74.6, chapel(), 1.35),
      stand(f, 0.385, 75, oak(greenOaks(f), 22, 5)),
      stand(f, 0.48, 74, oak(greenOaks(f), 15, 6)),
      stand(f, 0.5, 75, sheep(), 1.3),
      stand(f, 0.53, 74, sheep(), 1.2),
      wall(f, '#8c8577', 1.1, [0.56, 73.2, 0.66, 71.8, 0.8, 70.6]),
    ],
    ...train(f, stock.IV, {
      share: 0.155,
      y: 77 - 30.4 * f.size,
      size: 0.68,
      coaches: 2,
      steam: { drift: -26, rise: 8, puffs: 9, thick: 2.6 },
    }),
  }),
}

/** The arête above the cliff: lit slope to the left, black rock falling into the clouds at its end. */
function arete(f: SceneFrame): SceneArt {
  const { mid, midShade, near, nearShade, light } = f.hour
  return [
    fill('M-4 260V69L22 64L48 57L74 48L98 40L112 35L124 27L134 33L138 44L136 52L144 62L140 116L150 260Z', near),
    fill('M-4 84V69L22 64L48 57L74 48L98 40L112 35L124 27L120 38L108 44L98 54L70 60L62 70L34 74L10 116L4 260H-4Z', mid),
    fill(
      'M124 27L134 33L138 44L136 52L144 62L140 116L150 260H80L88 116L104 72L100 62L112 54L110 46L119 40Z',
      nearShade,
    ),
    fill('M126 34L131 36L134 46L128 56L132 66L126 116L132 260H108L112 116L122 68L118 58L125 48Z', midShade),
    fill(
      'M-4 69L22 64L48 57L74 48L98 40L112 35L124 27L121 33L110 38.6L98 43L74 51.6L48 60.6L22 67L-4 72Z',
      light,
      0.85,
    ),
    fill('M70 56L90 49L84 60L66 66ZM30 67L50 62L40 72L22 78Z', nearShade, 0.5),
  ]
}

const railsUp = 'M-6 67.4L22 62L48 55L74 46L98 38.4L110 34'

/** The train on the edge over the black cliff, above a sea of clouds. */
export const clogwyn: SceneryScene = {
  hour: 'dusk',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.56, 53, 11, 24),
      clouds(f, 111, 6, { top: 31, foot: 50, from: 0.44 }),
      range(f, 'far', { seed: 81, base: 80 }, peak(0.68, 46, 0.14), peak(0.88, 38, 0.2), peak(0.53, 58, 0.1)),
      haze(f, 72, 12, 0.9),
      bars(f.hour.mist, 3.4, 0.85, f.x(0.45), 67, 60, f.x(0.56), 70.4, 80, f.x(0.7), 65.6, 70, f.x(0.42), 73.4, 120),
    ],
    mist: mist(f, 7, 66, 5, 0.55),
    front: [
      hill(f, f.hour.midShade, [0, 79, 0.3, 79, 0.6, 77.5, 1, 78]),
      stand(f, 0, 76, group(0, -76, 1, flat([arete(f), draw(railsUp, '#3a3450', 1.6)]))),
    ],
    ...train(f, stock.IV, { share: 0.15, y: 76 - 17.6 * f.size, size: 0.78, coaches: 1, angle: -17 }),
  }),
}

/** The summit above the clouds, the line zigzagging up to its stone house. */
export const yrWyddfa: SceneryScene = {
  hour: 'alpine',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.14, 50, 11, 26),
      clouds(f, 121, 5, { top: 32, foot: 52, from: 0.5 }),
      range(f, 'far', { seed: 91 }, peak(0.1, 54, 0.14), peak(0.72, 40, 0.2), peak(0.9, 36, 0.2)),
      haze(f, 66, 8, 0.8),
    ],
    mist: mist(f, 15, 64, 6, 0.6),
    front: [
      range(
        f,
        'mid',
        { seed: 94, base: 114, ragged: 3 },
        peak(0.45, 19, 0.34, 0.34),
        peak(0.62, 38, 0.2, 0.26),
        peak(0.26, 50, 0.2, 0.16),
      ),
      draw(
        `M${f.x(0.16)} 78L${f.x(0.26)} 64L${f.x(0.25)} 60L${f.x(0.35)} 46L${f.x(0.345)} 42L${f.x(0.425)} 27`,
        '#fff0cf',
        1.2,
        { dash: [2.4, 1.2] },
      ),
      summitHouse(f),
      haze(f, 74, 9, 0.95),
      hill(f, f.hour.mist, [0, 79, 0.5, 78, 1, 79]),
      bars(f.hour.mist, 3, 0.9, -10, 70, 90, f.x(0.2), 73, 130, f.x(0.5), 69, 90, f.x(0.7), 73.6, 120),
      birds(f, 0.3, 38),
    ],
  }),
}

const summitHouse = (f: SceneFrame): SceneArt =>
  stand(f, 0.447, 20.4, [
    fill('M-9 1V-3L-6 -4.6H4L8 -2.4V1Z', made.granite),
    fill('M2 1V-4.6H4L8 -2.4V1Z', made.graniteShade),
    boxes(made.lamp, -7, -2.4, 6.6, 1.3),
    boxes(made.iron, -0.3, -13, 0.6, 9),
    fill('M0.3 -13L7.6 -11.4L0.3 -9.6Z', made.red),
  ])
