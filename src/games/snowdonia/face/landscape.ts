import { svgDocument } from '../../../stage/art/svg.ts'
import type { Size } from '../../../stage/face.ts'
import type { Weather } from '../content/edition.ts'
import { mountainOf } from './art/mountain/frame.ts'
import type { Landmark } from './art/mountain/landmarks.ts'
import { panorama } from './art/mountain/panorama.ts'
import { terraces } from './art/mountain/terraces.ts'
import { climbing, partsOf, terraced } from './views/profile.ts'

/** The weathers that suit the pages common to all titles. */
const named: Readonly<Record<string, Weather>> = {
  table: 'sun',
  here: 'sun',
  bot: 'rain',
  end: 'sun',
}

const places: ReadonlyMap<number, Landmark> = new Map([
  [0, 'viaducts'],
  [1, 'waterfall'],
  [2, 'chapel'],
])

/** The mountain in a weather as an SVG document, always the same one for a name. */
export function landscape(name: string, size: Size): string {
  const seed = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7)
  const weathers = ['sun', 'rain', 'sun', 'fog'] as const
  const weather = named[name] ?? weathers[seed % weathers.length] ?? 'sun'
  const parts = partsOf([2, 1, 2, 2, 1, 3, 2])
  const { w, h } = size
  const lengths = { start: 106, track: 57, station: 92 }
  const shapes =
    w > h * 1.2
      ? panorama(
          mountainOf(
            weather,
            size,
            climbing(parts, { x: w * 0.009, y: h * 0.74, x2: w * 0.95, y2: h * 0.21 }, lengths),
            h * 0.9,
          ),
          places,
          true,
        )
      : terraces(
          mountainOf(
            weather,
            size,
            terraced(
              parts,
              { x: w * 0.08, x2: w * 0.92, y: h * 0.84, apart: h * 0.2, rise: h * 0.014, legs: 4 },
              lengths,
            ),
            h,
          ),
          true,
        )
  return svgDocument(shapes, { width: w, height: h, prefix: `snowdonia${seed}` })
}
