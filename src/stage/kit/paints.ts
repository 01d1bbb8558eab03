import { colours } from '../../kit/tokens.ts'
import { downwards, rect, stroke } from '../art/draw.ts'
import type { Paint, Path, Shadow } from '../art/shape.ts'

/** Brass, lit from above, over a height. */
export const brass = (y: number, h: number): Paint =>
  downwards(y, h, [colours.brassHi, colours.brass, colours.brassLo], [0, 0.48, 1])

/** Pewter, lit from above, over a height. */
export const pewter = (y: number, h: number): Paint =>
  downwards(y, h, [colours.pewterHi, colours.pewter, colours.pewterLo])

/** Card paper, slightly darker at the bottom. */
export const paper = (y: number, h: number): Paint => downwards(y, h, [colours.paperTop, colours.paperFoot])

/** The light round the card being played. */
const lampLight: Shadow = { x: 0, y: 0, blur: 9, colour: 'rgba(240, 210, 138, 0.9)' }

/** A card of metal: lying, or lifted into the light of a lamp while it is played. */
export const metalCard = (w: number, h: number, metal: Paint, radius: number, isPlayed: boolean): Path[] => [
  rect(0, 0, w, h, metal, { radius, height: isPlayed ? 3 : 1 }),
  ...(isPlayed ? [rect(0, 0, w, h, metal, { radius, shadow: lampLight })] : []),
]

/** The slate where things lie that belong together: a little darker, and outlined in high contrast alone. */
export const panel = (w: number, h: number): Path[] => [
  rect(0, 0, w, h, '#0b1013', { radius: 8, opacity: 0.16, only: 'usual' }),
  rect(0, 0, w, h, colours.panel, { radius: 8, only: 'contrast', stroke: stroke(colours.slateLine, 1) }),
]

/** A seat's part of the slate, with an edge of a colour if there is something to say by it. */
export const seatPanel = (w: number, h: number, edge?: string): Path[] => [
  ...panel(w, h),
  ...(edge ? [rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 8, stroke: stroke(edge, 2) })] : []),
]

/** The marks of a seat: always colour, pattern and letter together. */
export interface SeatMark {
  readonly name: string
  readonly letter: string
  readonly colour: string
  readonly light: string
  readonly dark: string
  readonly pattern: Paint
}

/** Diamonds of a light colour on a ground. */
export const diamonds = (ground: string, light: string): Paint => ({
  type: 'tile',
  id: 'diamonds',
  w: 12,
  h: 12,
  shapes: [rect(0, 0, 12, 12, ground), { type: 'path', d: 'M6 0L12 6L6 12L0 6Z', stroke: stroke(light, 1.3) }],
})

/** Dots of a light colour on a ground. */
export const dots = (ground: string, light: string): Paint => ({
  type: 'tile',
  id: 'dots',
  w: 10,
  h: 10,
  shapes: [
    rect(0, 0, 10, 10, ground),
    rect(0.8, 0.8, 3.4, 3.4, light, { radius: 1.7 }),
    rect(5.8, 5.8, 3.4, 3.4, light, { radius: 1.7 }),
  ],
})
