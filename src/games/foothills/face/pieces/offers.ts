import { colours } from '../../../../kit/tokens.ts'
import { group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass, cardShadow } from '../art/paints.ts'
import { type Rebus, rebus } from '../art/rebus.ts'
import { between } from '../grid.ts'
import type { Token } from '../icons.ts'
import { offerTokens } from '../offers.ts'
import { depths, numeralsOf, piece, type Table } from '../table.ts'

/** The piece the chips of an offer hang on: what was touched last, else the selected card. */
function anchorOf(table: Table, pieces: readonly Piece[], pick: string): Rect {
  const { looking, p, grid } = table
  const wanted =
    pick === 'offer:done' || looking.picked.length === 0 ? undefined : looking.picked.at(-1)
  const hand = pieces.find(({ id }) => id === 'hand:0')
  const found = pieces.find((one) => (one.pick ?? one.id) === wanted)
  if (found) return found
  if (hand && pick !== 'offer:done') return hand
  const card = p.boards[p.seat]?.cards[p.selected] ?? -1
  const selected = pieces.find((one) => one.id === `action:${card}`)
  return selected ?? { ...grid.mine, w: grid.mine.w / 3 }
}

/** Chips to choose from where touching the table is not enough: prices, cubes to keep, «Done». */
export function offerPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const picks = table.looking.next.filter((pick) => pick.startsWith('offer:'))
  const rows = picks.map((pick) => ({ pick, row: rowOf(table, offerTokens(table, pick)) }))
  const done = rows.filter(({ pick }) => pick === 'offer:done')
  const others = rows.filter(({ pick }) => pick !== 'offer:done')
  return [...chips(table, pieces, others), ...chips(table, pieces, done)]
}

const rowOf = (table: Table, tokens: readonly Token[]): Rebus =>
  rebus(tokens, between(table.grid, 20, 26), numeralsOf(table.box))

/** A row of chips above what they hang on, kept inside the table. */
function chips(
  table: Table,
  pieces: readonly Piece[],
  rows: readonly { readonly pick: string; readonly row: Rebus }[],
): Piece[] {
  const first = rows[0]
  if (!first) return []
  const { size } = table.grid
  const h = between(table.grid, 36, 44)
  const widths = rows.map(({ row }) => Math.ceil(row.w) + 24)
  const all = widths.reduce((sum, w) => sum + w + 6, -6)
  const anchor = anchorOf(table, pieces, first.pick)
  const above = anchor.y - h - 5
  const y = Math.round(above < 4 ? anchor.y + anchor.h + 5 : above)
  let x = Math.round(Math.min(size.w - all - 6, Math.max(6, anchor.x + anchor.w / 2 - all / 2)))
  return rows.map(({ pick, row }, i) => {
    const w = widths[i] ?? 0
    const place = { x, y, w, h }
    x += w + 6
    const draw = (wide: number, high: number) => [
      rect(0, 0, wide, high, brass(0, high), { radius: 7, shadow: cardShadow }),
      rect(3, 3, wide - 6, high - 6, colours.paperLight, {
        radius: 5,
        stroke: stroke('#5d4315', 1),
      }),
      group((wide - row.w) / 2, high / 2, 1, row.shapes),
    ]
    const label = pick === 'offer:done' ? table.say.done : pick.slice('offer:'.length)
    return piece(pick, `${pick}:${Math.round(row.w)}`, place, depths.offer, draw, {
      label,
      above: true,
      margin: 8,
    })
  })
}
