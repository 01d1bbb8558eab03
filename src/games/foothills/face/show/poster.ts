import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { circle, group, line, rect, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { sizeWithin } from '../../../../stage/art/textWidth.ts'
import type { Rect, Size, Step } from '../../../../stage/face.ts'
import { cardShadow, paper, type SeatMark } from '../../../../stage/kit/paints.ts'
import { bandShapes } from '../../../../stage/kit/show/band.ts'
import { flagSteps } from '../../../../stage/kit/show/flag.ts'
import { passing } from '../../../../stage/kit/show/spots.ts'
import { middle } from '../../../../stage/pose.ts'
import { boardOf } from '../../position.ts'
import { seatLook } from '../art/seatLook.ts'
import { sceneShapes, skyOf } from '../scenes/index.ts'
import { around, piece } from '../table.ts'
import type { Change } from './parts.ts'
import { over } from './time.ts'

/** The id of the scene with the mountain. */
const mountain = 'IV-5'

/** The summit in that scene, as shares of its width and height, and the sky added above for the flag. */
const summit = { x: 0.447, y: 0.165, sky: 0.24 } as const

/** On top of everything. */
const depth = passing + 2000

/** The winners and their points, as text. */
export interface Winner {
  readonly seat: Seat
  readonly points: string
}

/** The parts of the poster, from its upper left corner. */
function partsOf({ w, h }: Size) {
  const edge = Math.round(w * 0.018)
  const foot = Math.round(h * 0.17)
  const picture = { x: edge, y: edge, w: w - 2 * edge, h: h - 2 * edge - foot }
  const sky = picture.h * summit.sky
  const land = picture.h - sky
  const top = { x: picture.x + picture.w * summit.x, y: picture.y + sky + land * summit.y }
  return { edge, foot, picture, sky, land, top, pole: land * 0.34 }
}

function posterShapes(w: number, h: number, name: string, won: readonly Band[]): Shape[] {
  const { edge, foot, picture, sky, land, top, pole } = partsOf({ w, h })
  const { x, y, w: wide, h: high } = picture
  const title = sizeWithin(name.toUpperCase(), wide * 0.3, { font: 'display', size: sky * 0.62 }, 14)
  const band = (wide - edge * (won.length - 1)) / Math.max(1, won.length)
  return [
    rect(0, 0, w, h, paper(0, h), { radius: 6, shadow: cardShadow }),
    rect(x, y, wide, high, skyOf(mountain)),
    group(x, y + sky, 1, [sceneShapes(mountain, { width: wide, height: land })]),
    text(x + wide * 0.97, y + title * 1.1, name.toUpperCase(), {
      font: 'display',
      size: title,
      spacing: 2,
      anchor: 'end',
      colour: '#fff6e4',
      plate: true,
    }),
    line(top.x, top.y + 3, top.x, top.y - pole, colours.ink, Math.max(3, w * 0.009)),
    circle(top.x, top.y - pole, w * 0.011, '#d8a94a'),
    ...won.flatMap(({ look, points }, i) =>
      bandShapes(
        { x: x + i * (band + edge), y: h - edge - foot + edge * 0.8, w: band, h: foot - edge * 0.8 },
        ...([look, points] as const),
      ),
    ),
  ]
}

interface Band {
  readonly look: SeatMark
  readonly points: string
}

/** The pole on the summit; the second of two winners' flags flies below the first. */
function poleOf(place: Rect, below: number, size: number) {
  const { top, pole } = partsOf(place)
  const foot = place.y + top.y
  return { x: place.x + top.x, up: foot - pole + below, down: foot - size * 0.3 }
}

/** A poster of the mountain appears in front of the table, and the winner's flag goes up its summit. */
export function posterSteps(change: Change, winners: readonly Winner[]): Step[] {
  const { box, after } = change
  const { w: wide, h: high } = after.layout.size
  const w = Math.round(Math.min(wide * 0.86, high * 0.72))
  const place = { ...around(wide / 2, high * 0.44, w, Math.round(w * 0.72)) }
  const bands = winners.map(({ seat, points }) => ({ points, look: seatLook(boardOf(after.position, seat).colour) }))
  const name = box.stations.find(({ id }) => id === mountain)?.name ?? ''
  const key = `poster:${bands.map(({ look, points }) => `${look.letter}${points}`).join()}`
  const poster = piece('poster', key, place, depth, (a, b) => posterShapes(a, b, name, bands), { margin: 10 })
  const spot = middle(place)
  const still = { ...spot, scale: 1, alpha: 1 }
  const { mountain: comes, flag, light, over: end } = over
  return [
    {
      piece: poster,
      at: comes,
      for: flag - comes,
      ease: 'back',
      from: { y: spot.y + high * 0.3, scale: 0.7, alpha: 0 },
      to: still,
    },
    { piece: poster, at: flag, for: light - flag, arc: 0 },
    { piece: poster, at: light, for: end - light, arc: 0, to: { alpha: 0, scale: 1.04 }, ease: 'in' },
    ...bands.flatMap(({ look }, i) => {
      const size = place.w * 0.16
      return flagSteps({ ...poleOf(place, i * size * 0.66, size), ...over }, size, look, depth + 1)
    }),
  ]
}
