import { group } from '../../../stage/art/draw.ts'
import type { Shape } from '../../../stage/art/shape.ts'
import { svgDocument } from '../../../stage/art/svg.ts'
import type { Size } from '../../../stage/face.ts'
import { plume } from '../../../stage/kit/scenery/mist.ts'
import type { Weather } from '../content/edition.ts'
import { hillCoach, rackEngine } from './art/engines.ts'
import { bedShapes } from './art/mountain/beds.ts'
import { type Mountain, mountainOf } from './art/mountain/frame.ts'
import type { Landmark } from './art/mountain/landmarks.ts'
import { panorama } from './art/mountain/panorama.ts'
import { climbing, partsOf, type Span, terraced } from './art/mountain/profile.ts'
import { bendShapes, terraces } from './art/mountain/terraces.ts'
import { veilShapes } from './art/mountain/veil.ts'

/** A poster: its weather, the number of its engine, and how far up the line that stands, from 0 to 1. */
interface Poster {
  readonly weather: Weather
  readonly engine: number
  readonly share: number
}

/** The posters of the pages common to all titles: each shows its train where it isn't cropped. */
const named: Readonly<Record<string, Poster>> = {
  table: { weather: 'sun', engine: 4, share: 0 },
  here: { weather: 'sun', engine: 1, share: 0.5 },
  bot: { weather: 'rain', engine: 3, share: 0.28 },
  alone: { weather: 'fog', engine: 4, share: 0.72 },
  end: { weather: 'sun', engine: 6, share: 0.6 },
}

const places: ReadonlyMap<number, Landmark> = new Map([
  [0, 'viaducts'],
  [1, 'waterfall'],
  [2, 'chapel'],
])

/** The mountain and its railway in a weather as an SVG document, always the same one for a name. */
export function landscape(name: string, size: Size): string {
  const seed = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7)
  const poster = named[name] ?? madeBy(seed)
  const { w, h } = size
  const shapes = w > h * 1.2 ? climb(poster, size) : legs(poster, size)
  return svgDocument(shapes, { width: w, height: h, prefix: `snowdonia${seed}` })
}

const madeBy = (seed: number): Poster => ({
  weather: (['sun', 'rain', 'sun', 'fog'] as const)[seed % 4] ?? 'sun',
  engine: 1 + (seed % 7),
  share: 0.25 + (seed % 5) / 10,
})

const parts = partsOf([2, 1, 2, 2, 1, 3, 2])
// Unlike on the table: a train has room at the start, and then the line climbs steadily.
const lengths = { start: 240, track: 57, station: 12 }

/** One climb from the lake to the summit. */
function climb({ weather, ...train }: Poster, { w, h }: Size): Shape[] {
  const room = { x: w * 0.009, y: h * 0.74, x2: w * 0.95, y2: h * 0.21 }
  const m = mountainOf(weather, { w, h }, climbing(parts, room, lengths), h * 0.9)
  return [...panorama(m, places, true), ...railway(m, h * 0.026), ...trainOn(m, train)]
}

/** The line to and fro on a narrow poster. */
function legs({ weather, ...train }: Poster, { w, h }: Size): Shape[] {
  const room = { x: w * 0.08, x2: w * 0.92, y: h * 0.84, apart: h * 0.2, rise: h * 0.014, legs: 4 }
  const m = mountainOf(weather, { w, h }, terraced(parts, room, lengths), h)
  const high = w * 0.03
  const bends = bendShapes(m.spans, high, () => true)
  return [...terraces(m, true), ...bends, ...railway(m, high), ...trainOn(m, train)]
}

const slopeOf = ({ x, y, x2, y2 }: Span) => (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI

/** Rails all the way up. */
const railway = ({ spans }: Mountain, high: number): Shape[] =>
  spans.map((span, seed) => {
    const { x, y, x2, y2 } = span
    const bed = bedShapes(Math.hypot(x2 - x, y2 - y), high, { state: 'laid' }, seed)
    return group(x, y + high / 2, 1, bed, { angle: slopeOf(span) })
  })

/** A train on its way up, and the weather in front of it. */
function trainOn(m: Mountain, { engine, share }: Omit<Poster, 'weather'>): Shape[] {
  const spans = m.spans.filter(({ kind }) => kind !== 'station')
  const span = spans[Math.floor(share * spans.length)]
  if (!span) return []
  const { x, y, x2, y2, way } = span
  const scale = m.h / 300
  const train = [
    group(42, -34, 2, plume('#d9d3c4', { drift: -34, rise: 14, thick: 3.4 })),
    hillCoach(-51, 0, 1),
    rackEngine(0, 0, 1.1, engine),
  ]
  return [
    group((x + x2) / 2, (y + y2) / 2, [scale * way, scale], train, { angle: slopeOf(span) }),
    ...(m.weather === 'sun' ? [] : veilShapes(m, m.weather, m.palette, 'before')),
  ]
}
