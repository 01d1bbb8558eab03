import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { row } from '../../../../table/layout/flow.ts'
import { leaf, type Room, span } from '../../../../table/layout/leaf.ts'
import { type LayoutNode, lay, piecesOf } from '../../../../table/layout/node.ts'
import { weatherDisc } from '../art/discs.ts'
import { tick } from '../art/marks.ts'
import { stubShapes, ticketShapes } from '../art/paper/ticket.ts'
import { between } from '../grid.ts'
import { around, depths, isNext, piece, type Table } from '../table.ts'

/** The form of a contract: whole, or on one line. */
export type TicketForm = 'ticket' | 'stub'

/** The state of a contract: its order is used; it would score now. */
interface TicketState {
  readonly isUsed?: boolean
  readonly isMet?: boolean
  readonly depth?: number
}

/** A contract in a place. */
export function ticketPiece(
  table: Table,
  id: number,
  place: Rect,
  form: TicketForm,
  { isUsed = false, isMet = false, depth = depths.onBoard as number }: TicketState = {},
): Piece[] {
  const contract = table.box.contracts[id]
  if (!contract) return []
  const draw = (w: number, h: number): Shape[] =>
    form === 'ticket' ? ticketShapes(w, h, contract, { used: isUsed, split: 0.47 }) : stubShapes(w, h, contract, isUsed)
  const { x, y, w, h } = place
  const r = Math.max(6, Math.min(11, h * 0.18))
  const mark = (d: number) => [tick(d / 2, d / 2, d / 2.2)]
  const lit = { x: x - 3, y: y - 3, w: w + 6, h: h + 6 }
  const rest = { label: table.words.contract(id), margin: reach(1) }
  return [
    piece(`contract:${id}`, `contract:${form}:${id}:${isUsed}`, place, depth, draw, rest),
    ...(isMet
      ? [piece(`met:${id}`, 'tick', around(x + w - r * 0.4, y + r * 0.5, 2 * r), depth + 0.4, mark, { margin: 2 })]
      : []),
    ...(isNext(table, `contract:${id}`)
      ? [piece(`glow:${id}`, 'glow', lit, depth - 0.5, glowShapes, { margin: 10 })]
      : []),
  ]
}

/** A light behind something that may be chosen. */
const glowShapes = (w: number, h: number): Shape[] => [
  rect(0, 0, w, h, 'rgba(240, 210, 138, 0.9)', {
    radius: 7,
    shadow: { x: 0, y: 0, blur: 8, colour: 'rgba(240, 210, 138, 0.95)' },
  }),
]

/** A contract in a tree. */
export const ticket = (table: Table, id: number, room: Room, form: TicketForm, state: TicketState = {}): LayoutNode =>
  leaf(room, (place) => ticketPiece(table, id, place, form, state))

/** The contracts on offer, the next one's back and how many are left. */
export function officePieces(table: Table): Piece[] {
  const { grid, p } = table
  const dashed = stroke('#9c8f78', 1.4, { dash: [6, 5] })
  const empty = (w: number, h: number) => [rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 5, stroke: dashed })]
  const offers = grid.offer.flatMap((place, i) => {
    const id = p.office[i] ?? 0
    if (id > 0) return ticketPiece(table, id, place, grid.small ? 'stub' : 'ticket')
    return [piece(`offer:empty:${i}`, 'offer:empty', place, depths.panel + 1, empty)]
  })
  return grid.small ? offers : [...offers, ...deckPieces(table)]
}

/**
 * The contracts to come: the back of the first, which foretells the weather, and their number; and a flag at the first
 * on offer, which leaves if nobody takes it.
 */
function deckPieces({ grid, p, say }: Table): Piece[] {
  const first = grid.offer[0] ?? grid.land
  const [w, h] = [between(grid, 27, 40), between(grid, 36, 54)]
  const size = between(grid, 17, 26)
  const number = { font: 'display', size, anchor: 'end', colour: '#fff8e6', plate: true } as const
  const dashed = stroke('#8fa0ab', 1, { dash: [3, 2] })
  const draw = (wide: number, high: number): Shape[] => [
    text(size * 0.9, high * 0.5 + size * 0.36, `${p.deck.length}`, number),
    rect(wide - w, 0, w, high, '#31404a', { radius: 4, stroke: stroke('#8fa0ab', 1.4) }),
    rect(wide - w + 3, 3, w - 6, high - 6, 'rgba(0, 0, 0, 0)', { radius: 3, stroke: dashed }),
    ...(p.back === 'none' ? [] : [weatherDisc(wide - w / 2, high / 2, w * 0.33, p.back)]),
  ]
  const place = {
    x: first.x - w - size - between(grid, 14, 22),
    y: first.y + between(grid, 26, 40),
    w: w + size + 6,
    h,
  }
  const high = between(grid, 16, 24)
  const flag = { x: first.x - high / 2 - 4, y: first.y + first.h * 0.46 - high / 2, w: high / 2 + 2, h: high }
  const flagShapes = (a: number, b: number): Shape[] => [
    path(`M0 ${b / 2}L${a} 0V${b}Z`, { fill: colours.ink, stroke: stroke(colours.paper, 1.6) }),
  ]
  return [
    piece('deck', `deck:${p.back}:${p.deck.length}`, place, depths.onBoard, draw, { label: say.deck, margin: 3 }),
    piece('leaves', 'leaves', flag, depths.onBoard + 1, flagShapes, { margin: 2 }),
  ]
}

/** Contracts drawn to choose from, before the Site Office; the card that drew them stays where it is. */
export function drawnPieces(table: Table): Piece[] {
  const { p, grid } = table
  const frame = p.todo.at(-1)
  if (frame?.do !== 'keep') return []
  const first = grid.offer[0] ?? grid.mine
  const w = Math.round(grid.small ? Math.min(120, grid.size.w / 3.4) : first.w * 1.1)
  const h = Math.round(grid.small ? w * 1.7 : first.h * 1.1)
  const all = frame.contracts
    .filter((id) => id !== frame.card)
    .map((id) => ticket(table, id, { w: span(w), h: span(h) }, 'ticket', { depth: depths.offer - 5 }))
  // On a phone held sideways the card that drew them lies beside the line, and may be kept as well.
  const right = grid.form === 'low' ? grid.mine.x : grid.size.w
  const wide = all.length * (w + 8)
  const place = { x: Math.min(first.x, right - wide - 8), y: Math.max(4, first.y - h - 10), w: wide, h }
  return piecesOf(lay(row({ gap: 8 }, all), place))
}
