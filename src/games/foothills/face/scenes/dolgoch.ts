import { mix } from '../../../../stage/art/colour.ts'
import { type SceneArt, type SceneFrame, type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { terrace } from '../../../../stage/kit/scenery/houses.ts'
import { crest, hill, peak, range } from '../../../../stage/kit/scenery/land.ts'
import { brick } from '../../../../stage/kit/scenery/masonry.ts'
import { haze, mist } from '../../../../stage/kit/scenery/mist.ts'
import { fill } from '../../../../stage/kit/scenery/shapes.ts'
import { clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { viaduct } from '../../../../stage/kit/scenery/stone.ts'
import { train } from '../../../../stage/kit/scenery/train.ts'
import { evergreens, firs, oaks, row, turnedOaks, wood } from '../../../../stage/kit/scenery/trees.ts'
import { waterfall } from '../../../../stage/kit/scenery/water.ts'
import { drumHouse, incline } from '../../../../stage/kit/scenery/works.ts'
import { stock } from './stock.ts'

/** The brick viaduct high over its ravine, the fall behind its arches. */
export const dolgoch: SceneryScene = {
  hour: 'gorge',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.5, 40, 8, 26),
      clouds(f, 170, 4, { top: 31, foot: 42, from: 0.5 }),
      hill(f, f.hour.far, [0, 46, 0.22, 36, 0.45, 48, 0.7, 34, 1, 42]),
      hill(f, f.hour.mid, [0, 50, 0.16, 44, 0.3, 56, 0.5, 46, 0.8, 50, 1, 44]),
      wood(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0, 1, 64, 10, 18, 17)),
    ],
    mist: mist(f, 17, 66, 5, 0.5),
    front: [
      fill(crest(f, 82, [0.08, 80, 0.14, 62, 0.2, 54, 0.27, 54, 0.33, 62, 0.4, 80]), f.hour.fore),
      stand(f, 0.225, 76, waterfall(f, 26, 7)),
      stand(f, 0.09, 78, viaduct({ count: 3, wide: 28, high: 32 }, brick)),
      stand(f, 0.245, 78, waterfall(f, 8, 12), 0.7),
      firs(f, evergreens(f), row(-0.01, 0.09, 77, 26, 40, 10, 7)),
      firs(f, evergreens(f), row(0.37, 0.6, 77, 20, 34, 12, 7)),
      wood(f, { dark: f.hour.nearShade, lit: f.hour.near }, row(0.56, 1, 77, 14, 20, 18)),
      fill(crest(f, 114, [0, 75, 0.08, 76, 0.14, 79, 0.34, 79, 0.4, 76, 1, 74]), f.hour.fore),
    ],
    ...train(f, stock.VI, {
      share: 0.22,
      y: 78 - 33.4 * f.size,
      size: 0.72,
      coaches: 2,
      steam: { drift: -30, rise: 7, puffs: 9, thick: 2.6 },
    }),
  }),
}

const ravineFirs = ({ hour }: SceneFrame) => ({
  dark: mix(hour.fore, '#2f5a46', 0.45),
  lit: mix(hour.foreLit, '#4f7a4c', 0.5),
})

/** Autumn oaks in clumps up the side of the ravine. */
const copses = (f: SceneFrame): SceneArt => {
  const leaves = { dark: mix(f.hour.turned, f.hour.fore, 0.62), lit: f.hour.turned }
  const yellow = { dark: mix('#d9a03c', f.hour.fore, 0.6), lit: '#d9a03c' }
  return [
    oaks(f, leaves, row(0.5, 0.57, 52, 9, 13, 24, 7)),
    oaks(f, yellow, row(0.42, 0.46, 62, 10, 14, 25, 8)),
    oaks(f, leaves, row(0.45, 0.53, 66, 11, 16, 26, 8)),
    oaks(f, yellow, row(0.54, 0.62, 64, 11, 15, 27, 9)),
  ]
}

/** Quarrymen's terraces in the valley; then the wooded ravine with its incline. */
export const abergynolwyn: SceneryScene = {
  hour: 'gold',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.245, 46, 10),
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
      hill(f, f.hour.midShade, [0, 52, 0.08, 56, 0.18, 68, 0.26, 70, 0.34, 58, 0.46, 40, 0.56, 36, 0.7, 46, 1, 52]),
    ],
    mist: mist(f, 18, 60, 5),
    front: [
      hill(
        f,
        mix(f.hour.nearShade, f.hour.near, 0.5),
        [0.22, 80, 0.3, 68, 0.38, 56, 0.47, 44, 0.54, 42, 0.64, 54, 0.8, 64, 1, 62],
      ),
      wood(f, turnedOaks(f), row(0, 0.08, 70, 10, 15, 5, 8)),
      stand(f, 0.045, 75, terrace(12, 9, 11, 9), 1.05),
      stand(f, 0.115, 77, terrace(7, 9, 11, 21), 1.15),
      copses(f),
      firs(f, ravineFirs(f), row(0.3, 0.35, 77, 18, 30, 20, 8)),
      stand(f, 0.362, 78, incline(72, 34, mix(f.hour.light, f.hour.near, 0.25))),
      stand(f, 0.472, 45, drumHouse(), 1.2),
      firs(f, ravineFirs(f), row(0.44, 0.58, 78, 14, 26, 21, 9)),
      oaks(f, turnedOaks(f), row(0.255, 0.3, 77, 18, 26, 23, 10)),
      hill(f, f.hour.nearShade, [0, 76, 0.3, 77, 0.6, 76, 1, 73]),
    ],
  }),
}
