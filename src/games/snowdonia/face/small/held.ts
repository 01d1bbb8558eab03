import { colours } from '../../../../kit/tokens.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { cardShadow } from '../../../../stage/kit/paints.ts'
import { boardOf } from '../../position.ts'
import { ticketPiece } from '../pieces/tickets.ts'
import { depths, paintsOf, piece, type Table } from '../table.ts'
import { scoringNow } from '../views/standing.ts'

const gap = 6

/** The contracts of another seat, laid out over the foot of the mountain as long as that seat is pointed at. */
export function heldPieces(table: Table): Piece[] {
  const { looking, p, grid } = table
  const [what, first] = looking.at?.split(':') ?? []
  const seat = what === 'seat' || what === 'goods' ? Number(first) : -1
  if (seat < 0 || seat === looking.seat) return []
  const { hand, used } = boardOf(p, seat)
  const all = [...hand, ...used]
  if (all.length === 0) return []
  const columns = Math.min(4, all.length)
  const rows = Math.ceil(all.length / columns)
  const w = Math.min(88, (grid.land.w - 5 * gap) / 4)
  const h = Math.min(w * 1.15, (grid.land.h * 0.86) / rows - gap)
  const panel = panelOf(grid.land, columns * (w + gap) + gap, rows * (h + gap) + gap)
  const met = scoringNow(table, seat)
  return [
    panelPiece(table, seat, panel),
    ...all.flatMap((id, i) => {
      const place = {
        x: panel.x + gap + (i % columns) * (w + gap),
        y: panel.y + gap + Math.floor(i / columns) * (h + gap),
        ...{ w, h },
      }
      const state = { isUsed: used.includes(id), isMet: met.has(id), depth: depths.offer - 4 }
      return ticketPiece(table, id, place, 'ticket', state)
    }),
  ]
}

const panelOf = (land: Rect, w: number, h: number): Rect => ({
  ...{ x: land.x + (land.w - w) / 2, y: land.y + land.h - h - 4, w, h },
})

function panelPiece(table: Table, seat: number, place: Rect): Piece {
  const paints = paintsOf(table, seat)
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, colours.slate800, {
      ...{ radius: 8, stroke: stroke(paints?.light ?? colours.chalk, 2.4), shadow: cardShadow },
    }),
  ]
  const key = `held:${paints?.letter}`
  return piece('panel:held', key, place, depths.offer - 6, draw, { margin: 8 })
}
