import { colours } from '../../../../kit/tokens.ts'
import { circle, group, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass, cardShadow } from '../../../../stage/kit/paints.ts'
import { icon } from '../art/icons.ts'
import { type Rebus, rebus } from '../art/rebus.ts'
import { between } from '../grid.ts'
import type { Token } from '../icons.ts'
import { offerTokens } from '../offers.ts'
import { depths, finger, numeralsOf, piece, type Table, textOf } from '../table.ts'

/** The anchor of an offer's chips: the last piece touched, the cubes in hand, or else the board of the seat asked. */
function anchorOf(table: Table, pieces: readonly Piece[]): Rect {
  const { looking, p, grid } = table
  const find = (is: (one: Piece) => boolean) => pieces.find(is)
  const name = find(({ id }) => id === `name:${p.seat}`) ?? grid.mine
  const last = looking.picked.at(-1)
  const touched = find((one) => (one.pick ?? one.id) === last)
  return touched ?? find(({ id }) => id === 'hand:0') ?? name
}

/** Chips for choices beyond touching the table: prices, cubes to keep, and stopping. */
export function offerPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const offered = table.looking.next.filter((pick) => pick.startsWith('offer:'))
  const picks = offered.filter((pick) => pick !== 'offer:done')
  const rows = picks.map((pick): Chip => {
    const tokens = offerTokens(table, pick)
    return { pick, tokens, row: rowOf(table, tokens) }
  })
  const wrappedRows = wrap(rows, table.grid.size.w - 12)
  return [
    ...wrappedRows.flatMap((row, at) => chips(table, pieces, row, at)),
    ...(picks.length < offered.length ? sealPieces(table, pieces) : []),
  ]
}

/** Stopping is a tick on the rim of the asked seat's medal, which covers nothing; the page has the wording. */
function sealPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const medal = pieces.find(({ id }) => id === `points:${table.p.seat}`)
  if (!medal) return []
  const { x, y, w, h } = medal
  const draw = (wide: number, high: number) => {
    const r = Math.max(10, wide * 0.19)
    const [cx, cy] = [wide - r * 0.9, high - r * 0.9]
    return [
      circle(cx, cy, r, colours.paperLight, { stroke: stroke(colours.brassInk, 2), shadow: cardShadow }),
      icon('done', cx, cy, r * 1.5),
    ]
  }
  const more = Math.max(0, (finger(table) - w) / 2)
  const place = { x: x - more, y: y - more, w: w + 2 * more, h: h + 2 * more }
  const rest = { label: table.say.done, above: true, margin: 8 } as const
  return [piece('offer:done', 'offer:done', place, depths.offer, draw, rest)]
}

/** Chips in as many rows as the width requires. */
function wrap(all: readonly Chip[], width: number): Chip[][] {
  const rows: Chip[][] = []
  let left = 0
  for (const chip of all) {
    const last = rows.at(-1)
    left -= wideOf(chip) + gap
    if (last && left >= 0) last.push(chip)
    else {
      rows.push([chip])
      left = width - wideOf(chip)
    }
  }
  return rows
}

const wideOf = ({ row }: Chip) => Math.max(56, Math.ceil(row.w) + 24)

const rowOf = (table: Table, tokens: readonly Token[]): Rebus =>
  rebus(tokens, between(table.grid, 20, 26) * grownBy(table), numeralsOf(table.box))

/** Chips sit by their subject without covering all of it. */
const grownBy = (table: Table) => Math.min(textOf(table), 1.5)

/** One thing to choose. */
interface Chip {
  readonly pick: string
  readonly tokens: readonly Token[]
  readonly row: Rebus
}

/** Icons in words, for a chip's accessible label. */
function toldOf(tokens: readonly Token[]): string {
  const told = tokens.map((token) => {
    if (token.type === 'icon') return token.count === undefined ? '' : `${token.count} ${token.name}`
    if (token.type === 'points') return `${token.points} VP`
    return token.type === 'words' ? token.words : ''
  })
  return told.filter((words) => words !== '').join(', ')
}

/** The gap between chips, and between chips and their anchor. */
const gap = 6

/** Where a row of chips goes: above its anchor, below or on it; never under the page's own areas. */
function rowOn({ grid }: Table, anchor: Rect, w: number, h: number): { x: number; y: number } {
  const { size, decision, log } = grid
  const right = anchor.x < log.x ? log.x : size.w
  const x = Math.round(Math.max(6, Math.min(right - w - gap, anchor.x + anchor.w / 2 - w / 2)))
  const onAnchor = anchor.y + (anchor.h - h) / 2
  const tries = [anchor.y - h - gap, anchor.y + anchor.h + gap, onAnchor]
  const isFree = (y: number) => {
    const row = { x, y, w, h }
    return y >= 4 && y + h <= size.h - 4 && !meet(row, decision) && !meet(row, log)
  }
  return { x, y: Math.round(tries.find(isFree) ?? onAnchor) }
}

const meet = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The `order`-th row of chips at an anchor. */
function chips(table: Table, pieces: readonly Piece[], rows: readonly Chip[], order = 0): Piece[] {
  const first = rows[0]
  if (!first) return []
  const h = Math.max(finger(table), Math.round(between(table.grid, 36, 44) * (0.4 + 0.6 * grownBy(table))))
  const widths = rows.map(wideOf)
  const all = widths.reduce((sum, w) => sum + w + gap, -gap)
  const at = rowOn(table, anchorOf(table, pieces), all, h)
  let { x } = at
  const y = at.y - order * (h + gap)
  return rows.map(({ pick, row, tokens }, i) => {
    const w = widths[i] ?? 0
    const place = { x, y, w, h }
    x += w + gap
    const draw = (wide: number, high: number) => [
      rect(0, 0, wide, high, brass(0, high), { radius: 7, shadow: cardShadow }),
      rect(3, 3, wide - 6, high - 6, colours.paperLight, { radius: 5, stroke: stroke('#5d4315', 1) }),
      group((wide - row.w) / 2, high / 2, 1, row.shapes),
    ]
    const label = toldOf(tokens)
    return piece(pick, `${pick}:${Math.round(row.w)}`, place, depths.offer, draw, { label, above: true, margin: 8 })
  })
}
