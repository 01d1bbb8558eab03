import sheet from '../../../../../assets/dwarven/figures.svg?drawings'
import { colours } from '../../../../kit/tokens.ts'
import { mix } from '../../../../stage/art/colour.ts'
import { circle, group, stroke, text } from '../../../../stage/art/draw.ts'
import type { Group, Shape } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'

/** The paints of a coat: a seat’s, or those of someone on a card whom nobody has hired. */
export type Coat = Pick<SeatPaints, 'pattern' | 'dark'>

/** The coat of the unhired. */
export const plainCoat: Coat = { pattern: '#6b5b4b', dark: '#3b3026' }

/** The looks of a pawn beside its coat. */
export interface PawnLook {
  /** Its rating, shown on a brass badge; 0 has none. */
  readonly rating?: number
  /** The colour of beard or hair. */
  readonly hair?: string
  /** An agent’s pick is left out where he stands in a row. */
  readonly hasPick?: boolean
  readonly isFacingLeft?: boolean
}

/** A rating on brass, in a circle of radius `r`. */
export const ratingBadge = (x: number, y: number, r: number, rating: number): Shape[] => [
  circle(x, y, r, brass(y - r, 2 * r), { stroke: stroke('#5d4315', Math.max(1, r * 0.12)) }),
  text(x, y + r * 0.52, `+${rating}`, { font: 'display', size: r * 1.45, anchor: 'middle', colour: '#2a1d08' }),
]

const hairSlots = (hair: string, name: 'beard' | 'hair') => ({ [name]: hair, [`${name}Lo`]: mix(hair, '#20150f', 0.5) })

/** A figure with its feet at `x`, `y`, and its badge, which never is mirrored. */
function figure(x: number, y: number, scale: number, shapes: readonly Shape[], look: PawnLook, head: number): Group {
  const { rating = 0, isFacingLeft = false } = look
  const side = isFacingLeft ? -1 : 1
  const badge = rating > 0 ? ratingBadge(-13 * side, head, 7.6, rating) : []
  return group(x, y, scale, [...(isFacingLeft ? [group(0, 0, [-1, 1], shapes)] : shapes), ...badge])
}

/** An agent, a stout dwarf with helmet and beard: 28 wide and 40 high at scale 1. */
export function agent(x: number, y: number, scale: number, { pattern, dark }: Coat, look: PawnLook = {}): Group {
  const { hair = '#c4622a', hasPick = true } = look
  const slots = { pattern, dark, ...hairSlots(hair, 'beard') }
  const part = (name: string) => drawing(sheet, name, slots)
  const shapes = [
    ...part('agentBody'),
    ...part('helmet'),
    ...(hasPick ? [...drawing(sheet, 'pick'), ...part('arm')] : []),
  ]
  return figure(x, y, scale, shapes, look, -33)
}

/** A surveyor, a slender elf with a theodolite: 33 wide and 48 high at scale 1. */
export function surveyor(x: number, y: number, scale: number, { pattern, dark }: Coat, look: PawnLook = {}): Group {
  const slots = { pattern, dark, ...hairSlots(look.hair ?? '#e8c56a', 'hair') }
  return figure(x, y, scale, drawing(sheet, 'surveyor', slots), look, -41)
}

/** A seat’s letter on its dark colour, ringed in the light one. */
export const seatRoundel = (x: number, y: number, r: number, { dark, light, letter }: SeatPaints): Shape[] => [
  circle(x, y, r, dark, { stroke: stroke(light, Math.max(1, r * 0.14)) }),
  text(x, y + r * 0.57, letter, { font: 'display', size: r * 1.6, anchor: 'middle', colour: colours.white }),
]
