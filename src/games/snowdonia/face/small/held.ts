import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cardShadow } from '../../../../stage/kit/paints.ts'
import { goods } from '../../goods.ts'
import { boardOf } from '../../position.ts'
import type { Grid } from '../grid.ts'
import { ticketPiece } from '../pieces/tickets.ts'
import { depths, paintsOf, piece, type Table } from '../table.ts'
import { scoringNow } from '../views/standing.ts'
import { goodPieces } from './goods.ts'

const gap = 6
/** Above everything that isn’t to be chosen now. */
const lift = 200
/** Height of a row of goods. */
const goodsHigh = 44

/** Another seat’s things, laid out over the mountain as long as that seat is pointed at. */
export function heldPieces(table: Table): Piece[] {
  const seat = heldSeat(table)
  if (seat < 0 || seat === table.looking.seat) return []
  const { hand, used } = boardOf(table.p, seat)
  const { land, small } = table.grid
  const all = [...hand, ...used]
  const hasGoods = table.grid.form === 'upright'
  if (all.length === 0 && !hasGoods) return []
  const columns = hasGoods ? 4 : Math.min(small ? 4 : 8, all.length)
  const rows = Math.ceil(all.length / columns)
  const w = Math.min(small ? 88 : 108, (land.w - 5 * gap) / 4)
  const top = hasGoods ? goodsHigh : 0
  const h = Math.min(w * 1.15, (land.h * 0.86 - top) / Math.max(1, rows) - gap)
  const panel = panelOf(table.grid, columns * (w + gap) + gap, top + rows * (h + gap) + gap)
  const met = scoringNow(table, seat)
  const at = (i: number): Rect => ({
    x: panel.x + gap + (i % columns) * (w + gap),
    y: panel.y + gap + top + Math.floor(i / columns) * (h + gap),
    w,
    h,
  })
  const pieces = [
    panelPiece(table, seat, panel),
    ...(hasGoods ? goodPieces(table, seat, { ...panel, x: panel.x + gap, h: top }, goods) : []),
    ...all.flatMap((id, i) => {
      const state = { isUsed: used.includes(id), isMet: met.has(id) }
      return ticketPiece(table, id, at(i), 'ticket', state)
    }),
  ]
  const over = pieces.map((one) => ({ ...one, depth: one.depth + lift, of: `seat:${seat}` }))
  // The thing pointed at stays where it is.
  return small ? over : over.map(({ label: _, ...one }) => ({ ...one, id: `held:${one.id}` }))
}

/** The seat pointed at: its points, its goods, or one of its contracts. */
function heldSeat({ looking, p, grid }: Table): number {
  const [what, first] = looking.at?.split(':') ?? []
  if (what === 'seat' || what === 'goods') return Number(first)
  if (what !== 'contract' || grid.small) return -1
  return p.boards.findIndex(({ hand, used }) => [...hand, ...used].includes(Number(first)))
}

const panelOf = ({ land }: Grid, w: number, h: number): Rect => ({
  x: land.x + (land.w - w) / 2,
  w,
  h,
  y: land.y + land.h - h - 4,
})

function panelPiece(table: Table, seat: number, place: Rect): Piece {
  const paints = paintsOf(table, seat)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, colours.slate800, {
      radius: 8,
      stroke: stroke(paints?.light ?? colours.chalk, 2.4),
      shadow: cardShadow,
    }),
  ]
  const label = table.words.seat(table.p, seat)
  const key = `held:${paints?.letter}`
  return piece('panel:held', key, place, depths.panel, draw, { label, margin: 8 })
}
