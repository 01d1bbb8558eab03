import { type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { chapel, cottage, halt, sheep } from '../../../../stage/kit/scenery/houses.ts'
import { hill, peak, range, wall } from '../../../../stage/kit/scenery/land.ts'
import { castleStone, fieldstone } from '../../../../stage/kit/scenery/masonry.ts'
import { haze, mist, smoke } from '../../../../stage/kit/scenery/mist.ts'
import { boxes } from '../../../../stage/kit/scenery/shapes.ts'
import { dinghy } from '../../../../stage/kit/scenery/shore.ts'
import { birds, clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { bridge, castle } from '../../../../stage/kit/scenery/stone.ts'
import { atRest } from '../../../../stage/kit/scenery/train.ts'
import { evergreens, firs, greenOaks, oak, row, wood } from '../../../../stage/kit/scenery/trees.ts'
import { reflection, river, water } from '../../../../stage/kit/scenery/water.ts'
import { stock } from './stock.ts'

/** The castle on its quay in the last light. */
export const caernarfon: SceneryScene = {
  hour: 'gold',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.555, 46, 10),
      clouds(f, 8, 6, { top: 30, foot: 50, from: 0.5 }),
      range(f, 'far', { seed: 6, base: 72 }, peak(0.74, 46, 0.24), peak(0.95, 40, 0.22), peak(0.1, 50, 0.2)),
      haze(f, 64, 6, 0.6),
      water(f, 3, 66, 0.56),
    ],
    mist: mist(f, 9, 60, 4),
    front: [
      reflection(f, castleStone.shade, 0.2, 72, 84),
      boxes('#8f7a62', f.x(0.16), 69.4, f.x(0.32), 2.4),
      boxes('#c9a77c', f.x(0.16), 68.8, f.x(0.32), 0.9),
      stand(f, 0.185, 69.6, castle(castleStone), 1.06),
      stand(f, 0.52, 74, dinghy(), 0.8),
      stand(f, 0.6, 70, dinghy('#f6d79a', '#3a2f3a'), 0.5),
      hill(f, f.hour.nearShade, [0, 75.6, 0.14, 75.6, 0.19, 78, 0.24, 82]),
    ],
    ...atRest(f, stock.II, 0.012),
  }),
}

/** The river and its inn to the left; to the right of them Snowdon over the lake. */
export const waunfawr: SceneryScene = {
  hour: 'dawn',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.54, 44, 9),
      clouds(f, 71, 6, { top: 12, foot: 44, from: 0.56 }),
      range(
        f,
        'far',
        { seed: 41 },
        peak(0.44, 21, 0.2),
        peak(0.35, 38, 0.13),
        peak(0.53, 36, 0.12),
        peak(0.66, 32, 0.14),
        peak(0.9, 26, 0.16),
      ),
      haze(f, 62, 8),
      range(f, 'mid', { seed: 44 }, peak(0.14, 34, 0.16), peak(0.27, 46, 0.14), peak(0.62, 52, 0.12)),
      haze(f, 70, 5, 0.6),
      water(f, 4, 67, 0.53),
    ],
    mist: mist(f, 9, 62, 5),
    front: [
      hill(f, f.hour.near, [0, 62, 0.1, 60, 0.22, 66, 0.33, 73, 0.42, 79]),
      river(f, [0.16, 63.6, 3, 0.145, 66, 5, 0.17, 69, 9, 0.14, 76, 18, 0.13, 84, 26]),
      stand(f, 0.105, 75.6, bridge(34, 15, 2, fieldstone), 0.9),
      stand(f, 0.036, 75, [cottage(), smoke()], 1.4),
      firs(f, evergreens(f), row(-0.005, 0.03, 76, 20, 30, 4)),
      stand(f, 0.185, 71, oak(greenOaks(f), 17, 4)),
      stand(f, 0.215, 71, sheep(), 1.2),
      stand(f, 0.24, 74.6, sheep(), 1.3),
      stand(f, 0.29, 76, halt('#6f8a62'), 1.15),
      wall(f, '#9c9488', 1.2, [0.2, 68, 0.26, 70, 0.33, 74.6]),
      firs(f, evergreens(f), row(0.335, 0.375, 77, 14, 24, 14)),
      stand(f, 0.45, 73, dinghy(), 0.6),
      hill(f, f.hour.nearShade, [0.5, 80, 0.6, 72, 0.8, 68, 1, 64]),
    ],
  }),
}

/** The village bridge where two rivers meet, under its mountain. */
export const beddgelert: SceneryScene = {
  hour: 'spring',
  draw: (f) => ({
    back: [
      sky(f),
      clouds(f, 81, 6, { top: 30, foot: 42, from: 0.44 }),
      range(f, 'far', { seed: 50 }, peak(0.7, 28, 0.24), peak(0.1, 36, 0.2)),
      range(f, 'mid', { seed: 51, base: 80 }, peak(0.4, 26, 0.26), peak(0.92, 30, 0.24), peak(0.04, 44, 0.2)),
      haze(f, 66, 7, 0.7),
    ],
    mist: mist(f, 4, 60, 4),
    front: [
      wood(f, { dark: f.hour.fore, lit: f.hour.foreLit }, row(0, 1, 71, 9, 14, 6, 8)),
      stand(f, 0.012, 72, [cottage(), smoke()], 1.25),
      stand(f, 0.08, 72.6, cottage('#e6d2ac'), 1.1),
      stand(f, 0.47, 72, chapel(), 1),
      stand(f, 0.415, 72.6, [cottage('#f7efdc'), smoke()], 0.95),
      water(f, 7, 68),
      reflection(f, fieldstone.shade, 0.24, 73, 50),
      stand(f, 0.19, 77, bridge(70, 23, 2, fieldstone)),
      stand(f, 0.16, 74, oak(greenOaks(f), 16, 8)),
      hill(f, f.hour.nearShade, [0, 73, 0.06, 73, 0.13, 76, 0.17, 84]),
      hill(f, f.hour.nearShade, [0.36, 84, 0.4, 76, 0.48, 73, 1, 71]),
      birds(f, 0.28, 34),
    ],
  }),
}
