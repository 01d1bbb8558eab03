import { colours } from '../../kit/tokens.ts'
import type { Shape } from '../../stage/art/shape.ts'
import { widthOf } from '../../stage/art/textWidth.ts'
import type { Looking, Rect } from '../../stage/face.ts'
import { enlargedIn, fitted, fittedText } from '../../stage/kit/fit.ts'
import { piece } from '../../stage/kit/piece.ts'
import { leastPrint, type Print, type PrintSizes, printed, standing } from '../../stage/kit/print.ts'
import { decoration, leaf, type Room, rest, span } from '../layout/leaf.ts'
import { as, type LayoutNode, type Manner } from '../layout/node.ts'

/** A line of print: its wordings, the longest first, and its looks. */
export interface Line {
  readonly ways: readonly string[]
  readonly print: Print
  /** The widest wording it may come to hold, so that neighbours keep their places: `88` for a count. */
  readonly holds?: string
  /** The size that it keeps, where that is more than the least that can be read. */
  readonly keeps?: number
}

/** The part of its width to which a line may be condensed. */
const tightest = 0.85
/** The height of a line in its size. */
const lineHigh = 1.15

/**
 * The room of a line: as high and wide as its print, down to its least size and its shortest wording. Large text grows
 * into whatever is left, and takes nothing from its neighbours.
 */
function roomOf({ least }: PrintSizes, { ways, print, holds, keeps }: Line): Room {
  const size = Math.min(print.size, Math.max(keeps ?? 0, least))
  const small = widthOf(holds ?? ways.at(-1) ?? '', { ...print, size })
  const large = widthOf(holds ?? ways[0] ?? '', print)
  return {
    w: span(Math.ceil(small * (holds === undefined ? tightest : 1)), Math.ceil(large) + 2),
    h: span(Math.ceil(size * lineHigh), Math.ceil(print.size * lineHigh)),
  }
}

/** A line of print that may change during a match: a piece of its own. */
export const line = (sizes: PrintSizes, id: string, depth: number, it: Line, manner: Manner = {}): LayoutNode =>
  as(
    manner,
    leaf(roomOf(sizes, it), (rect) => [printed(sizes, id, rect, it.ways, it.print, depth)]),
  )

/** A line of print on the ground of whatever it lies in. */
export function caption(sizes: PrintSizes, it: Line, manner: Manner = {}): LayoutNode {
  const { ways, print } = it
  const { colour = colours.paper, anchor = 'start', ...type } = print
  const draw = (w: number, h: number) => {
    // A shorter wording in full size reads better than a longer one in small.
    const whole = ways.find((words) => widthOf(words, type) <= w)
    const size = enlargedIn(whole ?? '', type, sizes.text, { w, h: h / lineHigh })
    const fit = fitted(whole === undefined ? ways : [whole], w, { ...type, size }, Math.min(size, sizes.least))
    const wide = widthOf(fit.words, { ...type, size: fit.size }) * fit.squeeze
    const x = anchor === 'start' ? 0 : anchor === 'middle' ? (w - wide) / 2 : w - wide
    return [fittedText(x, h / 2 + standing(type, fit.size), fit, { ...type, colour })]
  }
  return as(manner, decoration(roomOf(sizes, it), `${ways.join('|')}:${type.size}`, draw))
}

/** The looks of a caption in brass capitals. */
export const brassCapitals = (words: readonly string[], size: number): Line => ({
  ways: words.map((one) => one.toUpperCase()),
  print: { font: 'display', size, spacing: size > 17 ? 1.5 : 0.9, colour: colours.brassText },
})

/** The rectangle around another that a finger can touch, moved so that it stays `within` one, where that is given. */
export function reach({ x, y, w, h }: Rect, finger: number, within?: Rect): Rect {
  const [wide, high] = [Math.max(w, finger), Math.max(h, finger)]
  const spot = { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high }
  if (!within) return spot
  const inside = (at: number, from: number, most: number) => Math.max(from, Math.min(at, most))
  return {
    ...spot,
    x: inside(spot.x, within.x, within.x + within.w - wide),
    y: inside(spot.y, within.y, within.y + within.h - high),
  }
}

/** The sizes of print on a table. */
export const sizesOf = ({ looking, grid }: PrintedTable): PrintSizes => ({
  text: looking.text ?? 1,
  least: leastPrint({ grid }),
})

/** A table, as far as its print depends on it. */
interface PrintedTable {
  readonly looking: Pick<Looking, 'text'>
  readonly grid: { readonly small: boolean }
}

/** All the room there is. */
export const anyRoom: Room = { w: rest(), h: rest() }

/** Print and pictures that lie at a depth. */
export const printAt = (onBoard: number) => ({
  /** A line of print on a board: its wordings, the longest first, and its looks. */
  told(
    table: PrintedTable,
    id: string,
    ways: readonly string[],
    print: Print,
    { holds, keeps, ...manner }: Manner & Pick<Line, 'holds' | 'keeps'> = {},
  ): LayoutNode {
    const kept = { ...(holds !== undefined && { holds }), ...(keeps !== undefined && { keeps }) }
    return line(sizesOf(table), id, onBoard, { ways, print, ...kept }, manner)
  },

  /** A piece with a picture of its own in a room, on a board unless told otherwise; equal keys mean equal pictures. */
  drawn: (
    room: Room,
    id: string,
    key: string,
    draw: (w: number, h: number) => readonly Shape[],
    { depth = onBoard, ...rest }: Parameters<typeof piece>[5] & { readonly depth?: number } = {},
  ): LayoutNode => leaf(room, (place) => [piece(id, key, place, depth, draw, rest)]),
})

/** A heading in brass capitals. */
export const heading = (size: number): Print => ({ font: 'display', size, spacing: 1, colour: colours.brassText })

/** A number that counts something. */
export const count = (size: number, rest: Partial<Print> = {}): Print => ({ font: 'display', size, ...rest })

/** A quiet remark. */
export const remark = (size: number, rest: Partial<Print> = {}): Print => ({
  font: 'text',
  size,
  colour: colours.mute,
  ...rest,
})
