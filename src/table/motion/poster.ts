import { colours } from '../../kit/tokens.ts'
import { circle, group, line, rect, stroke, text } from '../../stage/art/draw.ts'
import { reach } from '../../stage/art/light.ts'
import type { Shape } from '../../stage/art/shape.ts'
import type { Layout, Rect, Size, Step } from '../../stage/face.ts'
import { paper } from '../../stage/kit/paints.ts'
import { around, piece } from '../../stage/kit/piece.ts'
import { medal } from '../../stage/kit/things.ts'
import { middle } from '../../stage/pose.ts'
import { type Cloth, flagSteps } from './flag.ts'
import { passing } from './spots.ts'

/** When a poster comes, when its flags begin to go up and are up, when it begins to go, and when it is gone. */
export interface PosterTimes {
  readonly poster: number
  readonly flag: number
  readonly top: number
  readonly light: number
  readonly over: number
}

/** The winners’ poster of a title. */
export interface Poster {
  /** Its height as a share of its width. */
  readonly high: number
  /** Names the picture: equal keys mean equal pictures at equal sizes. */
  readonly key: string
  /** Its picture, `w` by `h` from 0, 0. */
  readonly picture: (size: Size) => readonly Shape[]
  /** The flagpole in the picture: its place across, its top and its foot. */
  readonly pole: (size: Size) => { readonly x: number; readonly top: number; readonly foot: number }
  readonly times: PosterTimes
}

/** A seat that has won: its flag and its points, as words. */
export interface Winner {
  readonly cloth: Cloth
  readonly points: string
}

/** On top of everything. */
const depth = passing + 2400

/** The picture and the winners’ bands below it, from the poster’s upper left corner. */
function partsOf({ w, h }: Size) {
  const edge = Math.round(w * 0.02)
  const foot = Math.round(h * 0.16)
  const picture = { x: edge, y: edge, w: w - 2 * edge, h: h - 3 * edge - foot }
  return { edge, picture, bands: { x: edge, y: h - edge - foot, w: picture.w, h: foot } }
}

/** The band of a winner at the poster's foot: pattern, letter, points. */
function bandShapes(place: Rect, look: Cloth, points: string): Shape[] {
  const { x, y, w, h } = place
  const r = h * 0.42
  return [
    rect(x, y, w, h, look.pattern, { radius: 4, stroke: stroke(look.dark, 2) }),
    circle(x + h * 0.62, y + h / 2, r * 0.86, look.dark, { stroke: stroke('#ffffff', 2) }),
    text(x + h * 0.62, y + h / 2 + r * 0.5, look.letter, {
      font: 'display',
      size: r * 1.4,
      anchor: 'middle',
      colour: '#ffffff',
    }),
    medal(x + w - h * 0.7, y + h / 2, h * 0.56, points),
  ]
}

function posterShapes(size: Size, { picture: drawn, pole: poleIn }: Poster, winners: readonly Winner[]): Shape[] {
  const { edge, picture, bands } = partsOf(size)
  const { x, top, foot } = poleIn(picture)
  const wide = (bands.w - edge * (winners.length - 1)) / Math.max(1, winners.length)
  const pole = [
    line(x, foot, x, top, colours.ink, Math.max(3, size.w * 0.009)),
    circle(x, top, size.w * 0.011, '#d8a94a'),
  ]
  const clip = `M0 0H${picture.w}V${picture.h}H0Z`
  return [
    rect(0, 0, size.w, size.h, paper(0, size.h), { radius: 6, height: 3 }),
    group(picture.x, picture.y, 1, drawn(picture), { clip, own: true }),
    group(picture.x, picture.y, 1, pole),
    ...winners.flatMap(({ cloth, points }, nth) =>
      bandShapes({ ...bands, x: bands.x + nth * (wide + edge), w: wide }, cloth, points),
    ),
  ]
}

/** The pole on the stage; each further winner’s flag flies below the one before. */
function hoistOf({ pole: poleIn }: Poster, place: Rect, nth: number, size: number) {
  const { picture } = partsOf(place)
  const { x, top, foot } = poleIn(picture)
  const at = { x: place.x + picture.x, y: place.y + picture.y }
  return { x: at.x + x, up: at.y + top + nth * size * 0.66, down: at.y + foot - size * 0.5 }
}

/** A poster appears in front of the table, and the winners’ flags go up its pole. */
export function posterSteps({ size: stage }: Layout, title: Poster, winners: readonly Winner[]): Step[] {
  const w = Math.round(Math.min(stage.w * 0.88, stage.h * 0.8))
  const place = around(stage.w / 2, stage.h * 0.44, w, Math.round(w * title.high))
  const key = `poster:${title.key}:${winners.map(({ cloth, points }) => `${cloth.letter}${points}`).join()}`
  const draw = (a: number, b: number) => posterShapes({ w: a, h: b }, title, winners)
  const poster = piece('poster', key, place, depth, draw, { margin: reach(3) })
  const spot = middle(place)
  const { poster: comes, flag, top, light, over } = title.times
  const size = w * 0.15
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
    { piece: poster, at: light, for: over - light, arc: 0, to: { alpha: 0, scale: 1.04 } },
    ...winners.flatMap(({ cloth }, nth) =>
      flagSteps({ ...hoistOf(title, place, nth, size), flag, top, light }, size, cloth, depth + 1),
    ),
  ]
}
