import { type SceneArt, type SceneFrame, type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { cottage, cow, fence, halt, terrace } from '../../../../stage/kit/scenery/houses.ts'
import { crest, fields, hill, peak, range } from '../../../../stage/kit/scenery/land.ts'
import { fieldstone } from '../../../../stage/kit/scenery/masonry.ts'
import { made } from '../../../../stage/kit/scenery/materials.ts'
import { haze, mist, smoke } from '../../../../stage/kit/scenery/mist.ts'
import { boxes, fill } from '../../../../stage/kit/scenery/shapes.ts'
import { dinghy, moored } from '../../../../stage/kit/scenery/shore.ts'
import { birds, clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { bridge } from '../../../../stage/kit/scenery/stone.ts'
import { atRest, train } from '../../../../stage/kit/scenery/train.ts'
import { greenOaks, oak, oaks, row, wood } from '../../../../stage/kit/scenery/trees.ts'
import { reflection, river, water } from '../../../../stage/kit/scenery/water.ts'
import { coal, crane, engineShed, slates, wagon, waterTank } from '../../../../stage/kit/scenery/works.ts'
import { stock } from './stock.ts'

/** Slates stacked on the wharf, wagons and a crane, the sea beyond. */
export const tywyn: SceneryScene = {
  hour: 'sea',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.57, 44, 10),
      clouds(f, 140, 5, { top: 31, foot: 46, from: 0.1 }),
      range(f, 'far', { seed: 141, base: 66 }, peak(0.86, 42, 0.2), peak(0.98, 36, 0.2)),
      water(f, 14, 58, 0.5),
    ],
    mist: mist(f, 14, 55, 3),
    front: [
      reflection(f, made.hull, 0.42, 71, 40),
      stand(f, 0.425, 69, moored(), 1.2),
      stand(f, 0.57, 64, dinghy(), 0.7),
      boxes('#8b8375', 0, 72, f.x(0.355), 10),
      boxes('#c7bca6', 0, 71.2, f.x(0.358), 1.6),
      stand(f, 0.14, 72, slates(), 1.5),
      stand(f, 0.232, 72, wagon(), 1.35),
      stand(f, 0.275, 72, wagon(), 1.35),
      stand(f, 0.33, 72, crane(), 1.45),
      hill(f, '#9a8f6a', [0, 76, 0.3, 76.4, 0.42, 77, 0.6, 78, 1, 75]),
      birds(f, 0.28, 36),
    ],
    ...atRest(f, stock.VI),
  }),
}

/** The engine shed in the wet, coal and water beside it. */
export const pendre: SceneryScene = {
  hour: 'rain',
  draw: (f) => ({
    back: [
      sky(f),
      sun(f, 0.55, 40, 8),
      clouds(f, 150, 8, { top: 30, foot: 48, from: 0.3 }),
      range(f, 'far', { seed: 151 }, peak(0.48, 36, 0.22), peak(0.74, 32, 0.22), peak(0.96, 38, 0.2)),
      haze(f, 64, 9, 0.85),
      wood(f, { dark: f.hour.midShade, lit: f.hour.mid }, row(0, 1, 70, 7, 12, 15)),
    ],
    mist: mist(f, 15, 60, 6),
    front: [
      stand(f, 0.47, 75, terrace(5, 9, 11, 7)),
      hill(f, f.hour.nearShade, [0, 74, 0.4, 75, 1, 72]),
      stand(f, 0.075, 76, engineShed(), 1.75),
      stand(f, 0.355, 76, waterTank('#7d4a35'), 1.5),
      stand(f, 0.44, 76, coal(), 1.3),
      stand(f, 0.01, 76, fence(4)),
    ],
    ...train(f, stock.VI, { share: 0.19, y: 76, size: 1, steam: { drift: -14, rise: 20, puffs: 8, thick: 2.8 } }),
  }),
}

/** A crag like a sail over the meadows: the rock where cormorants nest. */
const birdRock = ({ hour }: SceneFrame): SceneArt => [
  fill('M-52 2Q-30 -4 -20 -14L-8 -34L-2 -38L6 -36L12 -26L26 -16L46 2Z', hour.midShade),
  fill('M-52 2Q-30 -4 -20 -14L-8 -34L-2 -38L-4 -30L2 -20L-6 -10L2 2Z', hour.mid),
  fill('M-8 -34L-2 -38L-4 -30L0 -24L-8 -18L-12 -26Z', hour.light, 0.7),
  fill('M8 -24L14 -18L10 -8L20 2H8L6 -10Z', hour.mid, 0.5),
]

/** Meadows, a bridge over the line, a halt, and the birds' rock further up. */
export const rhydyronen: SceneryScene = {
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
      hill(f, f.hour.midShade, [0, 58, 0.14, 52, 0.28, 60, 0.44, 62, 0.7, 56, 1, 52]),
      stand(f, 0.46, 66, birdRock(f), 1.08),
    ],
    mist: mist(f, 16, 58, 4),
    front: [
      hill(f, f.hour.near, [0, 64, 0.2, 60, 0.4, 65, 0.6, 62, 0.8, 60, 1, 58]),
      fields(f, 17, { from: 0.16, to: 0.6, top: 62, foot: 76 }),
      river(f, [0.4, 64, 3, 0.385, 68, 5, 0.41, 72, 8, 0.385, 80, 14]),
      fill(crest(f, 80, [-0.02, 66, 0.03, 63, 0.07, 66, 0.1, 66, 0.14, 63, 0.2, 80]), f.hour.nearShade),
      stand(f, 0.056, 78, [boxes(f.hour.fore, 2, -20, 28, 20), bridge(32, 23, 1, fieldstone)], 1.05),
      stand(f, 0.018, 77, oak(greenOaks(f), 36, 3)),
      stand(f, 0.165, 76, halt('#7a3b30'), 1.3),
      stand(f, 0.235, 76, fence(9)),
      stand(f, 0.27, 70.6, cow(), 1.1),
      stand(f, 0.3, 72, cow('#8a4a2c'), 1.2),
      stand(f, 0.34, 74.6, oak(greenOaks(f), 17, 9)),
      stand(f, 0.435, 75, [cottage('#fbf2de'), smoke()], 1),
      oaks(f, greenOaks(f), row(0.47, 0.53, 76, 14, 20, 19, 10)),
      hill(f, f.hour.nearShade, [0, 76, 0.4, 77, 0.6, 76, 1, 73]),
    ],
  }),
}
