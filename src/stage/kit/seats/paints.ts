import type { Colour } from '../../../kit/tokens.ts'
import { colours } from '../../../kit/tokens.ts'
import { mix } from '../../art/colour.ts'
import { rect, stroke } from '../../art/draw.ts'
import type { Paint, Shape } from '../../art/shape.ts'
import { diamonds, dots } from '../paints.ts'

/** The marks by which a seat is told apart in its picture: colour, pattern and letter together. */
export interface SeatSign {
  readonly colour: Colour
  /** Number of the pattern, as in `SeatStyle`. */
  readonly pattern: number
  readonly letter: string
}

/** Paints of a seat's picture. */
export interface SeatPaints {
  readonly base: string
  readonly light: string
  readonly dark: string
  /** The pattern on the base colour. */
  readonly pattern: Paint
  readonly letter: string
  /** Number of the pattern. */
  readonly kind: number
}

type Tile = (ground: string, mark: string) => Paint

const tile =
  (id: string, w: number, h: number, marks: (mark: string) => readonly Shape[]): Tile =>
  (ground, mark) => ({ type: 'tile', id, w, h, shapes: [rect(0, 0, w, h, ground), ...marks(mark)] })

const lines = (d: string, width: number) => (mark: string) =>
  [{ type: 'path', d, stroke: stroke(mark, width) }] as const

const stripes = tile('stripes', 9, 9, lines('M-3 3L3 -3M0 9L9 0M6 12L12 6', 2.4))
const chequers = tile('chequers', 9, 9, (mark) => [rect(0, 0, 4.5, 4.5, mark), rect(4.5, 4.5, 4.5, 4.5, mark)])
const zigzag = tile('zigzag', 10, 7.5, lines('M-2.5 6L2.5 1.5L7.5 6L12.5 1.5', 1.9))
const crosses = tile('crosses', 9, 9, lines('M1 2.5H4M2.5 1V4M5.5 7H8.5M7 5.5V8.5', 0.9))

/** By number; each marks its ground in the light or the dark of its colour. */
const patterns: readonly { readonly paint: Tile; readonly marks: 'light' | 'dark' }[] = [
  { paint: diamonds, marks: 'light' },
  { paint: dots, marks: 'light' },
  { paint: stripes, marks: 'light' },
  { paint: chequers, marks: 'dark' },
  { paint: zigzag, marks: 'dark' },
  { paint: crosses, marks: 'light' },
]

/** The paints of a seat's picture. */
export function seatPaints({ colour, pattern: kind, letter }: SeatSign): SeatPaints {
  const base = colours[colour]
  const shades = { light: mix(base, '#ffffff', 0.68), dark: mix(base, '#0c0f11', 0.5) }
  const { paint = stripes, marks = 'light' } = patterns[kind % patterns.length] ?? {}
  return { base, ...shades, pattern: paint(base, shades[marks]), letter, kind }
}
