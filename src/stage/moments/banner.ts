import { group, path, rect, text } from '../art/draw.ts'
import type { Shape, Text } from '../art/shape.ts'
import { widthOf, wrapped } from '../art/textWidth.ts'
import type { Camera } from '../camera.ts'
import type { Layout, Moment, Piece, Pose, Rect, Step } from '../face.ts'
import { fitted, fittedText } from '../kit/fit.ts'
import { piece } from '../kit/piece.ts'
import { flat } from '../kit/scenery/frame.ts'
import { type SeatSign, seatPaints } from '../kit/seats/paints.ts'
import { seatTrain } from '../kit/seats/trains.ts'
import { medal } from '../kit/things.ts'
import { middle } from '../pose.ts'
import { meet } from '../rects.ts'

/** The part of a stage that a scene may fill, and the camera that it is seen with; both in layout pixels. */
export interface SceneRoom {
  readonly free: Rect
  readonly home: Camera
  /** The camera was set by hand, and stays. */
  readonly fixed?: true
}

/** A passing piece as it stands: at which strength, and how much larger than its picture. */
interface Standing {
  readonly piece: Piece
  readonly pose: Pick<Pose, 'scale' | 'alpha'>
}

/** When something comes and has come, begins to go and has gone, in milliseconds. */
interface Stay {
  readonly comes: number
  readonly in: number
  readonly goes: number
  readonly out: number
}

/** A band with words, and its medal; the rails that a train passes on are `rails`. */
interface Banner {
  readonly band: readonly Standing[]
  readonly medal: readonly Standing[]
  /** The upper edge of the band, or its lower one, and the scale of what is printed on it. */
  readonly rails: { readonly x: number; readonly y: number; readonly w: number; readonly scale: number }
}

/** Above everything at rest and below what flies; and above all of that, the train as it moves. */
const depths = { veil: 880, band: 2600, words: 2601, train: 1602 } as const

const gold = '#f0d28a'
const night = '#151c21'

/** Flat colours are baked small and shown large; not too small, or their edges would blur. */
const side = 128
const sheet = (name: string, colour: string, place: Rect, depth: number): Piece => ({
  id: name,
  ...place,
  depth,
  art: { key: `moment:${colour}`, w: side, h: side, draw: () => [rect(0, 0, side, side, colour)] },
})

/** Something fades in and out where it is. */
export const shownFor =
  ({ comes, in: fades, goes, out }: Stay) =>
  ({ piece, pose }: Standing): Step[] => {
    const gone = { ...pose, alpha: 0 }
    return [
      { piece, at: comes, for: fades, from: gone, to: pose, ease: 'out' },
      { piece, at: comes + fades, for: goes - comes - fades, from: pose, to: pose },
      { piece, at: goes, for: out, from: pose, to: gone, ease: 'in' },
    ]
  }

/** The same, but it slams down. */
export const slammed =
  (stay: Stay) =>
  (one: Standing): Step[] => {
    const [slams, ...others] = shownFor(stay)(one)
    const { scale } = one.pose
    return slams ? [{ ...slams, from: { scale: scale * 1.9, alpha: 0 }, ease: 'in' }, ...others] : others
  }

/** The factor by which the dark is baked smaller than it is shown, which softens its edges. */
const coarse = 6

/** The dark over everything but what a scene is about, with an edge of lamplight around that. */
export function veilOf({ w, h }: Layout['size'], about: Rect | undefined): Standing[] {
  const line = (at: Rect) => standing(sheet('edge', gold, at, depths.veil + 1))
  const { x, y, w: wide, h: high } = about ?? { x: 0, y: 0, w: 0, h: 0 }
  const lines = [
    line({ x: x - 2, y: y - 2, w: wide + 4, h: 2 }),
    line({ x: x - 2, y: y + high, w: wide + 4, h: 2 }),
    line({ x: x - 2, y: y - 2, w: 2, h: high + 4 }),
    line({ x: x + wide, y: y - 2, w: 2, h: high + 4 }),
  ]
  return [darkAround({ w, h }, { x, y, w: wide, h: high }), ...(about ? lines : [])]
}

/** The dark over a whole stage and beyond its edges, with a hole. */
function darkAround({ w, h }: Layout['size'], { x, y, w: wide, h: high }: Rect): Standing {
  const beyond = 60
  const place = { x: -beyond, y: -beyond, w: w + 2 * beyond, h: h + 2 * beyond }
  const [width, height] = [Math.ceil(place.w / coarse), Math.ceil(place.h / coarse)]
  const [kx, ky] = [width / place.w, height / place.h]
  const [left, top] = [(x + beyond) * kx, (y + beyond) * ky]
  const [right, foot] = [left + wide * kx, top + high * ky]
  // The other way round, which cuts it out.
  const hole = `M${left} ${top}V${foot}H${right}V${top}Z`
  const draw = () => [path(`M0 0H${width}V${height}H0Z${hole}`, { fill: night })]
  const art = { key: `veil:${[x, y, wide, high].map(Math.round).join()}`, w: width, h: height, draw }
  return standing({ id: 'veil', ...place, depth: depths.veil, art }, 0.55)
}

const standing = (piece: Piece, alpha = 1, scale = 1): Standing => ({ piece, pose: { alpha, scale } })

/** The part of the table that a camera shows in the room. */
function seenIn({ free, home: { x, y, zoom } }: SceneRoom): Rect {
  return { x: x + free.x / zoom, y: y + free.y / zoom, w: free.w / zoom, h: free.h / zoom }
}

/** The words of a moment on a band from side to side, beside what it is about, as large as ever under its camera. */
export function bannerOf(moment: Moment, room: SceneRoom, about: Rect | undefined): Banner {
  const seen = seenIn(room)
  const scale = 1 / room.home.zoom
  const high = Math.min(124, Math.max(88, room.free.h * 0.16))
  const words = wordsOf(moment, room.free.w, high)
  const band = { x: seen.x, y: bandTop(seen, high * scale, about), w: seen.w, h: high * scale }
  const placed = (one: Piece, x: number): Standing => {
    const centre = { x: band.x + x * scale, y: band.y + band.h / 2 }
    return standing({ ...one, x: centre.x - one.w / 2, y: centre.y - one.h / 2 }, 1, scale)
  }
  // From edge to edge, whatever part of the stage the words are in.
  const beyond = { x: band.x - band.w, w: band.w * 3 }
  const rule = (y: number) => standing(sheet('rule', gold, { ...beyond, y, h: 2 * scale }, depths.words))
  const { points } = moment
  return {
    band: [
      standing(sheet('band', night, { ...band, ...beyond }, depths.band), 0.9),
      rule(band.y),
      rule(band.y + band.h - 2 * scale),
      placed(words, edge(room.free.w) + words.w / 2),
    ],
    medal: points === undefined ? [] : [placed(medalOf(points, high), room.free.w - edge(room.free.w) - high * 0.4)],
    rails: { x: band.x, y: band.y, w: band.w, scale },
  }
}

const edge = (w: number) => Math.max(14, w * 0.03)

/** The band lies above what it is about or below it, where there is more room, or a little above the middle. */
function bandTop(seen: Rect, high: number, about: Rect | undefined): number {
  const gap = high * 0.6
  if (!about || !meet(seen, about)) return seen.y + (seen.h - high) * 0.4
  const [above, below] = [about.y - seen.y, seen.y + seen.h - about.y - about.h]
  return above >= below
    ? Math.max(seen.y + gap, about.y - high - gap / 4)
    : Math.min(seen.y + seen.h - high, about.y + about.h + gap)
}

/** The name large and the sentence below it. */
function wordsOf({ name, note = '', points }: Moment, wide: number, high: number): Piece {
  const room = Math.round(wide - 2 * edge(wide) - (points === undefined ? 0 : high))
  const type = { font: 'display', size: high * 0.42, spacing: 1 } as const
  const title = fitted([name.toLocaleUpperCase()], room, type, 24)
  const small = { font: 'text', size: 16, weight: 700 } as const
  const lines = note === '' ? [] : wrapped(note, room, small).slice(0, 2)
  const w = Math.ceil(
    Math.max(widthOf(title.words, { ...type, size: title.size }), ...lines.map((line) => widthOf(line, small))),
  )
  const draw = (): Shape[] => wordShapes(title, type, lines, small, high)
  return piece(
    'words',
    `words:${name}:${note}`,
    { x: 0, y: 0, w: Math.min(room, w), h: Math.round(high) },
    depths.words,
    draw,
  )
}

type Look = Omit<Text, 'type' | 'x' | 'y' | 'text' | 'size' | 'colour'>

function wordShapes(
  title: ReturnType<typeof fitted>,
  type: Look,
  lines: readonly string[],
  small: Look & Pick<Text, 'size'>,
  high: number,
): Shape[] {
  const all = title.size * 0.72 + lines.length * 21
  const foot = (high - all) / 2 + title.size * 0.72
  return [
    fittedText(0, foot, title, { ...type, colour: '#fff8ea' }),
    ...lines.map((line, nth) => text(0, foot + 22 + nth * 20, line, { ...small, colour: gold })),
  ]
}

function medalOf(points: string, high: number): Piece {
  const size = Math.round(high * 0.86)
  const draw = (w: number) => [medal(w / 2, w / 2, w * 0.42, points)]
  return piece('medal', `medal:${points}`, { x: 0, y: 0, w: size, h: size }, depths.words + 1, draw, { margin: 4 })
}

/** A seat's train passes along the upper edge of a band. */
export function trainSteps(sign: SeatSign, { rails }: Banner, { comes, goes, out }: Stay): Step[] {
  const paints = seatPaints(sign)
  const [w, h] = [104, 64]
  const draw = (wide: number, high: number) => [
    group(0, high - 1, wide / 124, flat(seatTrain(paints.kind).art(paints))),
  ]
  const train = piece(
    'train',
    `moment:train:${sign.colour}:${sign.pattern}:${sign.letter}`,
    { x: 0, y: 0, w, h },
    depths.train,
    draw,
  )
  const y = rails.y - (h / 2 - 1) * rails.scale
  const half = (w / 2) * rails.scale
  const { scale } = rails
  const [from, to] = [rails.x - half, rails.x + rails.w * 1.4 + half]
  return [
    {
      piece: train,
      at: comes,
      for: goes + out - comes,
      from: { ...middle(train), x: from, y, scale },
      to: { x: to, y, scale },
      ease: 'linear',
      arc: 0,
    },
  ]
}
