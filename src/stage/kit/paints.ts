import { colours } from '../../kit/tokens.ts'
import { downwards, rect, stroke } from '../art/draw.ts'
import type { Paint, Path, Shadow, Stroke } from '../art/shape.ts'

/** Brass, lit from above, over a height. */
export const brass = (y: number, h: number): Paint =>
  downwards(y, h, [colours.brassHi, colours.brass, colours.brassLo], [0, 0.48, 1])

/** Pewter, lit from above, over a height. */
export const pewter = (y: number, h: number): Paint =>
  downwards(y, h, [colours.pewterHi, colours.pewter, colours.pewterLo])

/** Card paper, slightly darker at the bottom. */
export const paper = (y: number, h: number): Paint => downwards(y, h, [colours.paperTop, colours.paperFoot])

/** The shadow of a card on the table. */
export const cardShadow: Shadow = { x: 0, y: 3, blur: 6, colour: 'rgba(11, 15, 18, 0.55)' }
/** The light round the card being played. */
export const lampLight: Shadow = { x: 0, y: 0, blur: 9, colour: 'rgba(240, 210, 138, 0.9)' }
/** The shadow of a small thing. */
export const smallShadow: Shadow = { x: 0, y: 1.5, blur: 2.5, colour: 'rgba(11, 15, 18, 0.5)' }

/** Ink lines. */
export const inkLine = (width: number): Stroke => stroke(colours.ink, width)

/** A dark panel on the slate, with a thin brass line inside. */
export function panel(w: number, h: number): Path[] {
  const { panel: fill, slateLine, brass: thin } = colours
  return [
    rect(0, 0, w, h, fill, { radius: 8, opacity: 0.86, stroke: stroke(slateLine, 1) }),
    rect(3, 3, w - 6, h - 6, 'rgba(0, 0, 0, 0)', { radius: 6, opacity: 0.28, stroke: stroke(thin, 1) }),
  ]
}

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
