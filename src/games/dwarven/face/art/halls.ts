import sheet from '../../../../../assets/dwarven/halls.svg?drawings'
import icons from '../../../../../assets/dwarven/icons.svg?drawings'
import { colours } from '../../../../kit/tokens.ts'
import { clear } from '../../../../stage/art/colour.ts'
import { circle, group, stroke, text } from '../../../../stage/art/draw.ts'
import type { Group, Paint, Shape, Stop } from '../../../../stage/art/shape.ts'
import { drawing } from '../../../../stage/art/sheet.ts'
import type { SeatPaints } from '../../../../stage/kit/seats/paints.ts'
import { type GoodName, good } from './goods.ts'
import { hauler } from './haulers.ts'
import { inks, none } from './inks.ts'

/** Light that fades from a lamp or a hall at `x`, `y`. */
export function glow(x: number, y: number, r: number, strength = 1): Shape {
  const stops: readonly Stop[] = [
    [0, clear('#f5b557', 0.55 * strength)],
    [0.5, clear(inks.ember, 0.22 * strength)],
    [1, clear(inks.ember, 0)],
  ]
  const paint: Paint = { type: 'radial', at: [x, y], radius: r, stops }
  return circle(x, y, r, paint, { ground: true })
}

/** A city, a gable carved from the rock with its foot at `x`, `y`: 44 wide and 37 high at scale 1. */
export const city = (x: number, y: number, scale: number, isLit = true): Group =>
  group(x, y, scale, drawing(sheet, 'city', { lit: isLit ? inks.lamp : '#33414f' }))

/** A base, a great gate with its seat’s banner: 64 wide and 60 high at scale 1. */
export function gate(x: number, y: number, scale: number, seat?: SeatPaints): Group {
  const banner = seat ? [...drawing(sheet, 'banner', { pattern: seat.pattern, dark: seat.dark }), letterOn(seat)] : []
  return group(x, y, scale, [...drawing(sheet, 'gate'), ...banner])
}

const letterOn = ({ letter }: SeatPaints): Shape =>
  text(0, -34.7, letter, { font: 'display', size: 10.8, anchor: 'middle', colour: colours.white })

/** The looks of a mine on the map. */
export interface MineLook {
  /** The goods of its cards, one or two. */
  readonly goods: readonly GoodName[]
  /** The colours of the seat that owns its card. */
  readonly owner?: Pick<SeatPaints, 'base' | 'light'>
  /** Its card lies in the row. */
  readonly isOffered?: boolean
}

const edgeOf = ({ owner, isOffered }: MineLook): Shape[] => {
  if (isOffered) return [circle(0, 0, 19, '#2b2410', { stroke: stroke('#f0c860', 4.2) })]
  if (!owner) return [circle(0, 0, 19, '#121c28', { stroke: stroke('#7d8894', 2.4) })]
  const seams = stroke(owner.light, 1.6, { dash: [2.4, 3.6] })
  return [circle(0, 0, 19, '#121c28', { stroke: stroke(owner.base, 4.4) }), circle(0, 0, 19, none, { stroke: seams })]
}

/** A mine, a round mouth with its goods: 43 wide at scale 1. Grey until it has an owner or is for sale. */
export function mine(x: number, y: number, scale: number, look: MineLook): Group {
  const [first, second] = look.goods
  const faint = look.owner || look.isOffered ? 1 : 0.74
  const pair = second ? [good(second, 6.4, 3.4, 20, faint)] : []
  const gems = first ? [second ? good(first, -6.4, -2.6, 20, faint) : good(first, 0, 0, 27, faint), ...pair] : []
  const halo = look.isOffered ? [circle(0, 0, 27, '#f0c860', { opacity: 0.28 })] : []
  return group(x, y, scale, [...halo, circle(0, 0, 21.6, inks.deep), ...edgeOf(look), ...gems])
}

/** A played-out mine’s boards, in a square of `size`. */
export const boards = (x: number, y: number, size: number): Group => group(x, y, size / 32, drawing(icons, 'out'))

/** Things that live in the rock between the galleries. */
export const curiosities = ['hoard', 'lake', 'stoneFace', 'lantern', 'crystals', 'mushrooms'] as const
export type Curiosity = (typeof curiosities)[number]

/** The half of each one’s extent, and how far its middle is below its 0, 0. */
const extents: Readonly<Record<Curiosity, readonly [half: number, middle: number]>> = {
  hoard: [50, -12],
  lake: [58, -12],
  stoneFace: [50, 0],
  lantern: [32, 3],
  crystals: [26, -16],
  mushrooms: [26, -10],
}

/** The sheet’s drawings of halls and what lies between them, for those who compose. */
export const hall = (name: string, slots = {}) => drawing(sheet, name, slots)

/** A curiosity in the middle of a circle of radius `r`. */
export function curiosity(name: Curiosity, x: number, y: number, r: number, seed = 0): Group {
  const [half, middle] = extents[name]
  const cap = seed % 4 === 1 ? '#6fd0c4' : '#e58a6a'
  const light: Partial<Record<Curiosity, Shape[]>> = {
    hoard: [glow(0, 0, 64, 0.8), hauler('dragon', 2, 2, -16, 62)],
    stoneFace: [glow(-15, -8, 18), glow(15, -8, 18)],
    lantern: [glow(0, 3, 34)],
  }
  return group(x, y, r / half, [group(0, -middle, 1, [...(light[name] ?? []), ...hall(name, { cap })])])
}
