import { colours } from '../../../../kit/tokens.ts'
import { at, circle, group, line, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Layout, Size, Step } from '../../../../stage/face.ts'
import { cardShadow, paper } from '../../../../stage/kit/paints.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { bandShapes } from '../../../../stage/kit/show/band.ts'
import { flagSteps } from '../../../../stage/kit/show/flag.ts'
import { passing } from '../../../../stage/kit/show/spots.ts'
import { middle } from '../../../../stage/pose.ts'
import type { Weather } from '../../content/edition.ts'
import { type Mountain, mountainOf } from '../art/mountain/frame.ts'
import { panorama } from '../art/mountain/panorama.ts'
import { climbing, partsOf } from '../art/mountain/profile.ts'
import { over } from './time.ts'

/** A seat that has won, and its points. */
export interface Winner {
  readonly paints: SeatPaints
  readonly points: number
}

/** On top of everything. */
const depth = passing + 2400

/** The line of the picture, and how high its summit is, as shares of the picture. */
const parts = partsOf([2, 1, 2, 2, 1, 3, 2])
const lengths = { start: 106, track: 57, station: 92 }
const summit = 0.34

function mountainIn(weather: Weather, { w, h }: Size): Mountain {
  const room = { x: w * 0.02, y: h * 0.82, x2: w * 0.82, y2: h * 0.5 }
  return mountainOf(weather, { w, h }, climbing(parts, room, lengths), h * 0.93)
}

/** The parts of the poster, from its upper left corner. */
function placesOf(weather: Weather, { w, h }: Size) {
  const edge = Math.round(w * 0.02)
  const foot = Math.round(h * 0.16)
  const picture = { x: edge, y: edge, w: w - 2 * edge, h: h - 3 * edge - foot }
  const end = mountainIn(weather, picture).spans.at(-1) ?? { x: 0, x2: 0 }
  const x = edge + (end.x + end.x2) / 2 + (14 * picture.w) / 1604
  return { edge, foot, picture, pole: { x, top: edge + h * 0.035, foot: edge + picture.h * summit } }
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

/** The mountain in the weather of the last round, a pole on its summit, and a band for each winner. */
function posterShapes(size: Size, weather: Weather, winners: readonly Winner[]): Shape[] {
  const { w, h } = size
  const { edge, foot, picture, pole } = placesOf(weather, size)
  const m = mountainIn(weather, picture)
  const land = [...panorama(m, new Map(), true, '', picture.h * summit), ...lineShapes(m)]
  const wide = (picture.w - edge * (winners.length - 1)) / Math.max(1, winners.length)
  return [
    rect(0, 0, w, h, paper(0, h), { radius: 6, shadow: cardShadow }),
    group(picture.x, picture.y, 1, land, { clip: `M0 0H${picture.w}V${picture.h}H0Z`, own: true }),
    line(pole.x, pole.foot, pole.x, pole.top, colours.ink, Math.max(3, w * 0.008)),
    circle(pole.x, pole.top, w * 0.01, '#d8a94a'),
    ...winners.flatMap(({ paints, points }, nth) =>
      bandShapes({ x: picture.x + nth * (wide + edge), y: h - edge - foot, w: wide, h: foot }, paints, `${points}`),
    ),
  ]
}

/** A poster of the mountain appears in front of the table, and the winners' flags go up its summit. */
export function posterSteps({ size: stage }: Layout, weather: Weather, winners: readonly Winner[]): Step[] {
  const w = Math.round(Math.min(stage.w * 0.9, stage.h * 0.84))
  const place = around(stage.w / 2, stage.h * 0.44, w, Math.round(w * 0.64))
  const key = `poster:${weather}:${winners.map(({ paints, points }) => `${paints.letter}${points}`).join()}`
  const draw = (a: number, b: number) => posterShapes({ w: a, h: b }, weather, winners)
  const poster = piece('poster', key, place, depth, draw, { margin: 10 })
  const spot = middle(place)
  const { poster: comes, flag, light, until } = over
  const { pole } = placesOf(weather, place)
  const size = w * 0.13
  return [
    {
      piece: poster,
      at: comes,
      for: flag - comes,
      ease: 'back',
      from: { y: spot.y + stage.h * 0.3, scale: 0.7, alpha: 0 },
      to: { ...spot, scale: 1, alpha: 1 },
    },
    { piece: poster, at: flag, for: light - flag, arc: 0 },
    { piece: poster, at: light, for: until - light, arc: 0, to: { alpha: 0, scale: 1.04 } },
    ...winners.flatMap(({ paints }, nth) => {
      const hoist = {
        x: place.x + pole.x,
        up: place.y + pole.top + nth * size * 0.6,
        down: place.y + pole.foot - size * 0.5,
      }
      return flagSteps({ ...hoist, flag, top: over.top, light }, size, paints, depth + 1)
    }),
  ]
}
