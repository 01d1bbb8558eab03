import { colours } from '../../../../kit/tokens.ts'
import { circle, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { wrapped } from '../../../../stage/art/textWidth.ts'
import { brass, paper, pewter, smallShadow } from '../../../../stage/kit/paints.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import type { Room } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { isNext, isPicked, type Table } from '../table.ts'
import { anyRoom, drawn, fitting } from './print.ts'

/** Something on paper that may be chosen or ticked. */
export interface Tile {
  readonly id: string
  readonly pick?: string
  /** Equal keys mean equal pictures at equal sizes. */
  readonly key: string
  readonly label: string
  readonly draw: (w: number, h: number) => readonly Shape[]
  /** It belongs to a form: it has a box for a tick. */
  readonly isForm?: boolean
  /** It can’t be had: quiet, on gray. */
  readonly isQuiet?: boolean
  readonly room?: Room
  readonly depth?: number
}

/** A tick in a circle. */
export const tickShapes = (x: number, y: number, r: number, isTicked: boolean): Shape[] => [
  circle(x, y, r, isTicked ? colours.green : '#fffaf0', { stroke: stroke(isTicked ? '#ffffff' : '#8a7a5e', r * 0.2) }),
  ...(isTicked
    ? [
        path(`M${x - r * 0.46} ${y}L${x - r * 0.1} ${y + r * 0.4}L${x + r * 0.5} ${y - r * 0.42}`, {
          stroke: stroke('#ffffff', r * 0.3, { round: true }),
        }),
      ]
    : []),
]

/** Paper with an edge. */
export const paperShapes = (w: number, h: number, look: 'plain' | 'ticked' | 'quiet' = 'plain'): Shape[] => [
  rect(0, 0, w, h, look === 'plain' ? paper(0, h) : look === 'ticked' ? '#f6e2a6' : '#cfc6b2', {
    radius: 5,
    stroke: stroke(look === 'ticked' ? colours.brassLo : '#8a7a5e', look === 'ticked' ? 2.2 : 1.2),
    shadow: smallShadow,
  }),
]

/** A tile; all of it can be touched. */
export function tile(table: Table, it: Tile): LayoutNode {
  const { id, pick = id, key, label, draw, isForm = false, isQuiet = false, room = anyRoom, depth } = it
  const isTicked = isPicked(table, pick)
  const isOpen = isNext(table, pick) || isTicked
  const look = isTicked ? 'ticked' : isQuiet ? 'quiet' : 'plain'
  const all = (w: number, h: number): Shape[] => [
    ...paperShapes(w, h, look),
    ...draw(w, h),
    ...(isForm && isOpen ? tickShapes(w - 9, 9, 7.5, isTicked) : []),
  ]
  const rest = { label, margin: 5, ...(pick !== id && { pick }), ...(depth !== undefined && { depth }) }
  return drawn(room, id, `${key}:${look}:${isForm && isOpen}`, all, rest)
}

/** Things about a button that few have. */
interface ButtonWays {
  /** Remarks under its word. */
  readonly note?: readonly string[]
  /** It leads on; by default, to a move. */
  readonly isOpen?: boolean
  /** It opens the form of the page. */
  readonly fillsIn?: true
}

/** A button on the table: brass while it leads on; a tick stands for a word without room. */
export function button(
  table: Table,
  pick: string,
  word: string,
  { note = [], isOpen = isNext(table, pick), fillsIn }: ButtonWays = {},
): LayoutNode {
  const { grid } = table
  const draw = (w: number, h: number): Shape[] => {
    const least = leastPrint(table)
    const size = Math.max(least, Math.min(grid.small ? 17 : 15 + 6 * grid.share, h * 0.42))
    const ink = isOpen ? colours.brassInk : '#2b2f33'
    const bold = { font: 'text', size, weight: 800, anchor: 'middle', colour: ink } as const
    const small = { ...bold, size: Math.max(least, size * 0.78), weight: 700 } as const
    const words = note.length > 0 ? [word] : wrapped(word, w - 6, { ...bold, size: least })
    const lines = [...words.map((one) => [one, bold] as const), ...note.map((one) => [one, small] as const)]
    const high = Math.min(h / lines.length, size * 1.9)
    const top = (h - high * lines.length) / 2
    const print = lines.map(([one, look], i) => fitting(w / 2, top + high * (i + 0.5), w - 6, [one], look, least))
    const hasRoom = print.every((shapes) => shapes.length > 0)
    return [
      rect(0, 0, w, h, isOpen ? brass(0, h) : pewter(0, h), {
        radius: 6,
        stroke: stroke(isOpen ? '#5d4315' : '#4a5154', 1.6),
        shadow: smallShadow,
      }),
      ...(hasRoom ? print.flat() : tickShapes(w / 2, h / 2, Math.min(w, h) * 0.26, isOpen)),
    ]
  }
  const key = `button:${word}:${note.join('|')}:${isOpen}`
  return drawn(anyRoom, pick, key, draw, {
    label: [word, ...note].join(', '),
    margin: 4,
    ...(fillsIn && isOpen && { fillsIn }),
  })
}
