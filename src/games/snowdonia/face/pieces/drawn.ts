import type { Piece } from '../../../../stage/face.ts'
import { depths, type Table } from '../table.ts'
import { ticketPiece } from './tickets.ts'

/** Contracts drawn to choose from, before the Site Office; the card that drew them stays where it is. */
export function drawnPieces(table: Table): Piece[] {
  const { p, grid } = table
  const frame = p.todo.at(-1)
  if (frame?.do !== 'keep') return []
  const drawn = frame.contracts.filter((id) => id !== frame.card)
  const first = grid.offer[0] ?? grid.mine
  const w = grid.small ? Math.min(120, grid.size.w / 3.4) : first.w * 1.1
  const h = grid.small ? w * 1.7 : first.h * 1.1
  // On a phone held sideways the card that drew them lies beside the line, and may be kept as well.
  const right = grid.form === 'low' ? grid.mine.x : grid.size.w
  const left = Math.min(first.x, right - drawn.length * (w + 8) - 8)
  return drawn.flatMap((id, i) => {
    const place = {
      x: Math.round(left + i * (w + 8)),
      y: Math.round(Math.max(4, first.y - h - 10)),
      w: Math.round(w),
      h: Math.round(h),
    }
    return ticketPiece(table, id, place, 'ticket', { depth: depths.offer - 5 })
  })
}
