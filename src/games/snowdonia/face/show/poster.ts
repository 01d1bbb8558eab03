import { at, path, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Size } from '../../../../stage/face.ts'
import type { Poster } from '../../../../table/motion/poster.ts'
import type { Weather } from '../../content/edition.ts'
import { type Mountain, mountainOf } from '../art/mountain/frame.ts'
import { panorama } from '../art/mountain/panorama.ts'
import { climbing, partsOf } from '../art/mountain/profile.ts'
import { over } from './time.ts'

/** The line of the picture, and how high its summit is, as shares of the picture. */
const parts = partsOf([2, 1, 2, 2, 1, 3, 2])
const lengths = { start: 106, track: 57, station: 92 }
const summit = 0.34

function mountainIn(weather: Weather, { w, h }: Size): Mountain {
  const room = { x: w * 0.02, y: h * 0.82, x2: w * 0.82, y2: h * 0.5 }
  return mountainOf(weather, { w, h }, climbing(parts, room, lengths), h * 0.93)
}

/** The railway as a bed with rails. */
function lineShapes({ spans, w }: Mountain): Shape[] {
  const ends = spans.map(({ x2, y2 }) => `L${at(x2, y2)}`)
  const way = `M${at(spans[0]?.x ?? 0, spans[0]?.y ?? 0)}${ends.join('')}`
  return [
    path(way, { stroke: stroke('#4a3a2a', w * 0.014) }),
    path(way, { stroke: stroke('#d8ccb0', w * 0.008, { dash: [w * 0.003, w * 0.006] }) }),
    path(way, { stroke: stroke('#20262b', w * 0.0024) }),
  ]
}

/** The poster of the mountain in the weather of the last round: the winners’ flags go up its summit. */
export const posterOf = (weather: Weather): Poster => ({
  high: 0.64,
  key: weather,
  picture: (size) => {
    const m = mountainIn(weather, size)
    return [...panorama(m, new Map(), true, '', size.h * summit), ...lineShapes(m)]
  },
  pole: (size) => {
    const end = mountainIn(weather, size).spans.at(-1) ?? { x: 0, x2: 0 }
    return { x: (end.x + end.x2) / 2 + (14 * size.w) / 1604, top: size.h * 0.045, foot: size.h * summit }
  },
  times: over,
})
