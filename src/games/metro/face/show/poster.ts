import { colours } from '../../../../kit/tokens.ts'
import { circle, group, line, rect } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Layout, Rect, Size, Step } from '../../../../stage/face.ts'
import { cardShadow, paper } from '../../../../stage/kit/paints.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { bandShapes } from '../../../../stage/kit/show/band.ts'
import { flagSteps } from '../../../../stage/kit/show/flag.ts'
import { passing } from '../../../../stage/kit/show/spots.ts'
import { middle } from '../../../../stage/pose.ts'
import { type Company, companyLooks } from '../../colours.ts'
import { portrait } from '../art/portraits.ts'
import { over } from './time.ts'

/** A company that has won, and its points. */
export interface Winner {
  readonly company: Company
  readonly points: number
}

/** On top of everything. */
const depth = passing + 2400

/** The parts of the poster, from its upper left corner. */
function partsOf({ w, h }: Size) {
  const edge = Math.round(w * 0.02)
  const foot = Math.round(h * 0.16)
  const picture = { x: edge, y: edge, w: w - 2 * edge, h: h - 3 * edge - foot }
  return { edge, foot, picture, pole: { x: w * 0.88, top: h * 0.07, foot: edge + picture.h } }
}

/** The winners' trains before their skylines, with a band for each below, and a pole. */
function posterShapes(size: Size, winners: readonly Winner[]): Shape[] {
  const { w, h } = size
  const { edge, foot, picture, pole } = partsOf(size)
  const wide = (picture.w - edge * (winners.length - 1)) / Math.max(1, winners.length)
  return [
    rect(0, 0, w, h, paper(0, h), { radius: 6, shadow: cardShadow }),
    ...winners.flatMap(({ company, points }, nth) => {
      const x = picture.x + nth * (wide + edge)
      const view = { w: wide, h: picture.h }
      const clip = `M0 0H${wide}V${picture.h}H0Z`
      const band = { x, y: h - edge - foot, w: wide, h: foot }
      return [
        group(x, picture.y, 1, portrait(company, view), { clip, own: true }),
        ...bandShapes(band, seatPaints(companyLooks[company]), `${points}`),
      ]
    }),
    line(pole.x, pole.foot, pole.x, pole.top, colours.ink, Math.max(3, w * 0.009)),
    circle(pole.x, pole.top, w * 0.011, '#d8a94a'),
  ]
}

const poleOf = (place: Rect, nth: number, size: number) => {
  const { pole } = partsOf(place)
  return {
    x: place.x + pole.x - size,
    up: place.y + pole.top + nth * size * 0.66,
    down: place.y + pole.foot - size * 0.6,
  }
}

/** A poster of the winners' trains appears in front of the table, and their flags go up. */
export function posterSteps({ size: stage }: Layout, winners: readonly Winner[]): Step[] {
  const w = Math.round(Math.min(stage.w * 0.86, stage.h * 0.8))
  const place = around(stage.w / 2, stage.h * 0.44, w, Math.round(w * 0.6))
  const key = `poster:${winners.map(({ company, points }) => `${company}${points}`).join()}`
  const draw = (a: number, b: number) => posterShapes({ w: a, h: b }, winners)
  const poster = piece('poster', key, place, depth, draw, { margin: 10 })
  const spot = middle(place)
  const still = { ...spot, scale: 1, alpha: 1 }
  const { poster: comes, flag, light, over: end } = over
  const size = w * 0.15
  return [
    {
      piece: poster,
      at: comes,
      for: flag - comes,
      ease: 'back',
      from: { y: spot.y + stage.h * 0.3, scale: 0.7, alpha: 0 },
      to: still,
    },
    { piece: poster, at: flag, for: light - flag, arc: 0 },
    { piece: poster, at: light, for: end - light, arc: 0, to: { alpha: 0, scale: 1.04 } },
    ...winners.flatMap(({ company }, nth) => {
      const cloth = seatPaints(companyLooks[company])
      return flagSteps({ ...poleOf(place, nth, size), ...over }, size, cloth, depth + 1)
    }),
  ]
}
