import { box, circle, group, line, path, poly, rect } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import { cube } from '../../../../stage/kit/cubes.ts'
import type { Letter } from '../../content/edition.ts'
import { icon } from './icons.ts'
import { outline } from './pubSign.ts'

/** The tones of a landscape in one metal, from its rays to its ink. */
interface Tones {
  readonly ray: string
  readonly sky: string
  readonly far: string
  readonly near: string
  readonly ink: string
}

/** Faint enough to read icons on. */
const faint = {
  gold: { ray: '#fff8e2', sky: '#fbeec9', far: '#f0dca6', near: '#e6cc8b', ink: '#8a6522' },
  grey: { ray: '#f8fafa', sky: '#e9eced', far: '#d7dcde', near: '#c6cdd0', ink: '#5c676d' },
} as const
const full = {
  gold: { ray: '#fff4d2', sky: '#f6dfa4', far: '#e2b75c', near: '#b5832d', ink: '#4a3513' },
  grey: { ray: '#f6f8f7', sky: '#dfe3e4', far: '#b6bec2', near: '#7f8a90', ink: '#252d32' },
} as const

/** Rays and two ridges under icons, in a box from 0, 0. */
export const backdrop = (golden: boolean, w: number, h: number): Shape[] => [
  group(0, 0, 1, ridges(golden ? faint.gold : faint.grey, w, h), { clip: box(0, 0, w, h), only: 'usual' }),
]

/** The picture of the work that a letter stands for, in a box from 0, 0. */
export function vignette(letter: Letter, golden: boolean, w: number, h: number): Shape[] {
  const tones = golden ? full.gold : full.grey
  // Drawn a hundred high.
  const work = group(0, 0, h / 100, works[letter]((100 * w) / h, tones))
  return [group(0, 0, 1, [...ridges(tones, w, h), work], { clip: box(0, 0, w, h), own: true })]
}

function ridges(tones: Tones, w: number, h: number): Shape[] {
  const far = outline(w, h, 0, 1, 0, 0.72, 0.2, 0.48, 0.36, 0.7, 0.54, 0.4, 0.8, 0.76, 1, 0.6, 1, 1)
  const near = outline(w, h, 0, 1, 0, 0.9, 0.3, 0.74, 0.62, 0.9, 1, 0.8, 1, 1)
  return [
    rect(0, 0, w, h, tones.sky),
    ...raysFrom(w * 0.74, h * 0.42, w + h, tones.ray),
    circle(w * 0.74, h * 0.42, h * 0.24, tones.ray),
    poly(far, tones.far),
    poly(near, tones.near),
  ]
}

/** Fourteen rays from a sun. */
const raysFrom = (x: number, y: number, far: number, colour: string): Shape[] =>
  Array.from({ length: 14 }, (_, i) => {
    const [from, to] = [(Math.PI * i) / 7, (Math.PI * i) / 7 + Math.PI / 16]
    const end = (turn: number): Point => [x + far * Math.cos(turn), y + far * Math.sin(turn)]
    return poly([[x, y], end(from), end(to)], colour, { opacity: 0.7 })
  })

const works: Readonly<Record<Letter, (w: number, tones: Tones) => Shape[]>> = {
  A: crane,
  B: (w) => [
    icon('pick', w * 0.3, 56, 72),
    ...[-1, 0, 1].map((i) => cube(w * 0.62 + 26 * i, 80, 30, 'rubble')),
    ...[-0.5, 0.5].map((i) => cube(w * 0.62 + 26 * i, 62, 30, 'rubble')),
  ],
  C: rails,
  D: (w) => [icon('station', w * 0.36, 58, 88)],
  E: (w) => [icon('surveyor', w * 0.36, 56, 80)],
}

/** A crane lifts ore from the yard. */
function crane(w: number, { ink }: Tones): Shape[] {
  const x = w * 0.24
  return [
    rect(0, 90, w, 10, ink),
    path(`M${x} 90V30L${x + 62} 20M${x} 54L${x + 38} 25M${x + 58} 21V48`, { stroke: { colour: ink, width: 4 } }),
    cube(x + 58, 58, 26, 'iron'),
    cube(w * 0.72, 84, 26, 'stone'),
    cube(w * 0.72 + 26, 84, 26, 'iron'),
  ]
}

/** Rails run to the horizon. */
function rails(w: number, { near, ray, ink }: Tones): Shape[] {
  const middle = w / 2
  const sleepers = [70, 74, 80, 89, 99].map((y) => {
    const half = (y - 60) * 1.7
    return line(middle - half, y, middle + half, y, ink, 1 + (y - 66) * 0.14)
  })
  const rail = (side: number): Shape =>
    poly(
      [
        [middle + side * 3, 66],
        [middle + side * 5, 66],
        [middle + side * 62, 104],
        [middle + side * 52, 104],
      ],
      ray,
    )
  return [rect(0, 66, w, 34, near), ...sleepers, rail(-1), rail(1)]
}
