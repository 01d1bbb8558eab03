import { colours } from '../../../../kit/tokens.ts'
import { poly, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { leaf, type Room } from '../../../../table/layout/leaf.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import type { Weather } from '../../content/edition.ts'
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
  const isOn = isNext(table, `contract:${id}`)
  const draw = (w: number, h: number): Shape[] => [
    ...(form === 'ticket'
      ? ticketShapes(w, h, contract, { used: isUsed, split: 0.47 })
      : stubShapes(w, h, contract, isUsed)),
  ]
  const label = table.words.contract(id)
  return [
    piece(`contract:${id}`, `contract:${form}:${id}:${isUsed}`, place, depth, draw, { label, margin: 4 }),
    ...(isMet ? [tickPiece(id, place, depth + 0.4)] : []),
    ...(isOn ? [glowPiece(`glow:${id}`, place, depth - 0.5)] : []),
  ]
}

/** A contract in a tree. */
export const ticket = (table: Table, id: number, room: Room, form: TicketForm, state: TicketState = {}): LayoutNode =>
  leaf(room, (place) => ticketPiece(table, id, place, form, state))

/** The tick of a contract that would score now. */
const tickPiece = (id: number, { x, y, w, h }: Rect, depth: number): Piece => {
  const r = Math.max(6, Math.min(11, h * 0.18))
  return piece(
    `met:${id}`,
    'tick',
    around(x + w - r * 0.4, y + r * 0.5, 2 * r),
    depth,
    (d) => [tick(d / 2, d / 2, d / 2.2)],
    { margin: 2 },
  )
}

/** A light behind something that may be chosen. */
const glowPiece = (id: string, place: Rect, depth: number): Piece =>
  piece(
    id,
    'glow',
    { x: place.x - 3, y: place.y - 3, w: place.w + 6, h: place.h + 6 },
    depth,
    (w, h) => [
      rect(0, 0, w, h, 'rgba(240, 210, 138, 0.9)', {
        radius: 7,
        shadow: { x: 0, y: 0, blur: 8, colour: 'rgba(240, 210, 138, 0.95)' },
      }),
    ],
    { margin: 10 },
  )

/** The contracts on offer, the next one's back and how many are left. */
export function officePieces(table: Table): Piece[] {
  const { grid, p, say } = table
  const form = grid.small ? 'stub' : 'ticket'
  return [
    ...p.office.flatMap((id, i) => {
      const place = grid.offer[i]
      if (!place) return []
      return id > 0 ? ticketPiece(table, id, place, form) : [emptyPiece(i, place)]
    }),
    ...(grid.small ? [] : [deckPiece(table, say.deck), leavesPiece(table)]),
  ]
}

const emptyPiece = (i: number, place: Rect): Piece =>
  piece(`offer:empty:${i}`, 'offer:empty', place, depths.panel + 1, (w, h) => [
    rect(1, 1, w - 2, h - 2, 'rgba(0, 0, 0, 0)', { radius: 5, stroke: stroke('#9c8f78', 1.4, { dash: [6, 5] }) }),
  ])

/** The contracts to come: the back of the first, which foretells the weather, and their number. */
function deckPiece(table: Table, label: string): Piece {
  const { grid, p } = table
  const first = grid.offer[0] ?? grid.land
  const [w, h] = [between(grid, 27, 40), between(grid, 36, 54)]
  const size = between(grid, 17, 26)
  const place = {
    x: first.x - w - size - between(grid, 14, 22),
    y: first.y + between(grid, 26, 40),
    w: w + size + 6,
    h,
  }
  const back: Weather | undefined = p.back === 'none' ? undefined : p.back
  const draw = (wide: number, high: number): Shape[] => [
    text(size * 0.9, high * 0.5 + size * 0.36, `${p.deck.length}`, {
      font: 'display',
      size,
      anchor: 'end',
      colour: '#fff8e6',
      plate: true,
    }),
    rect(wide - w, 0, w, high, '#31404a', { radius: 4, stroke: stroke('#8fa0ab', 1.4) }),
    rect(wide - w + 3, 3, w - 6, high - 6, 'rgba(0, 0, 0, 0)', {
      radius: 3,
      stroke: stroke('#8fa0ab', 1, { dash: [3, 2] }),
    }),
    ...(back ? [weatherDisc(wide - w / 2, high / 2, w * 0.33, back)] : []),
  ]
  return piece('deck', `deck:${p.back}:${p.deck.length}`, place, depths.onBoard, draw, { label, margin: 3 })
}

/** A flag at the first contract, which leaves if nobody takes it. */
function leavesPiece({ grid }: Table): Piece {
  const first = grid.offer[0] ?? grid.land
  const h = between(grid, 16, 24)
  const place = { x: first.x - h / 2 - 4, y: first.y + first.h * 0.46 - h / 2, w: h / 2 + 2, h }
  const draw = (w: number, high: number): Shape[] => [
    poly(
      [
        [0, high / 2],
        [w, 0],
        [w, high],
      ],
      colours.ink,
      { stroke: stroke(colours.paper, 1.6) },
    ),
  ]
  return piece('leaves', 'leaves', place, depths.onBoard + 1, draw, { margin: 2 })
}
