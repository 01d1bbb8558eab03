import { grain } from '../../../../stage/art/draw.ts'
import { type SceneArt, type SceneFrame, type SceneryScene, stand } from '../../../../stage/kit/scenery/frame.ts'
import { type HourName, hours } from '../../../../stage/kit/scenery/hours.ts'
import { chapel, cottage, halt, stationHouse } from '../../../../stage/kit/scenery/houses.ts'
import { fields, hill, peak, range } from '../../../../stage/kit/scenery/land.ts'
import { fieldstone } from '../../../../stage/kit/scenery/masonry.ts'
import { haze, mist, smoke } from '../../../../stage/kit/scenery/mist.ts'
import { clouds, sky, sun } from '../../../../stage/kit/scenery/sky.ts'
import { bridge } from '../../../../stage/kit/scenery/stone.ts'
import { greenOaks, oak, oaks, wood } from '../../../../stage/kit/scenery/trees.ts'

/** A hash of a text, as a whole number. */
const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length]

const landmarks: readonly ((f: SceneFrame) => SceneArt)[] = [
  () => chapel(),
  () => [cottage(), smoke()],
  () => halt(),
  () => stationHouse(),
  () => bridge(44, 18, 1, fieldstone),
]

/** Peaks of a chain, from the left edge to the right. */
const chain = (f: SceneFrame, seed: number): SceneArt => {
  const next = grain(seed)
  const peaks = [0.52, 0.12, 0.32, 0.74, 0.94].map((share) =>
    peak(share + (next() - 0.5) * 0.1, 27 + next() * 16, 0.16 + next() * 0.06),
  )
  return range(f, 'far', { seed }, ...peaks)
}

/** A generated landscape for a station without one of its own, always the same for an id. */
export function somewhere(id: string): SceneryScene {
  const seed = seedOf(id)
  const names: readonly HourName[] = ['evening', 'dawn', 'noon', 'rain', 'moor', 'gorge', 'spring']
  const hour = pick(names, seed) ?? 'noon'
  const landmark = pick(landmarks, seed >> 3) ?? landmarks[0]
  return {
    hour,
    draw: (f) => ({
      back: [
        sky(f),
        sun(f, 0.36 + (seed % 20) / 100, 42, 9),
        clouds(f, seed, 5, { top: 30, foot: 44, from: 0.5 }),
        chain(f, seed),
        haze(f, 64, 8),
      ],
      mist: mist(f, seed, 58, 5),
      front: [
        hill(f, f.hour.near, [0, 64, 0.3, 61, 0.6, 66, 1, 60]),
        fields(f, seed, { from: 0.3, to: 0.65, top: 63, foot: 75 }),
        wood(
          f,
          { dark: hours[hour].nearShade, lit: hours[hour].near },
          { from: 0, to: 0.3, y: 71, low: 9, high: 15, seed },
        ),
        stand(f, 0.14, 76, landmark?.(f) ?? [], 1.4),
        stand(f, 0.09, 76, oak(greenOaks(f), 32, seed)),
        oaks(f, greenOaks(f), { from: 0.42, to: 0.56, y: 76, low: 14, high: 22, step: 11, seed }),
        hill(f, f.hour.nearShade, [0, 76, 0.5, 76.6, 1, 73]),
      ],
    }),
  }
}
