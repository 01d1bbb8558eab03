import { colours } from '../../../../kit/tokens.ts'
import { group, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { brass, cardShadow } from '../../../../stage/kit/paints.ts'
import { type Row, rebus, type Sign } from '../art/rebus.ts'
import { between } from '../grid.ts'
import { offerSigns } from '../offers.ts'
import { depths, piece, type Table, textOf } from '../table.ts'

/** One thing to choose that no piece on the table stands for. */
interface Chip {
  readonly pick: string
  readonly signs: readonly Sign[]
  readonly row: Row
}

const gap = 6

/** Chips for choices beyond touching the table: what to take, what to pay, and stopping. */
export function offerPieces(table: Table, pieces: readonly Piece[]): Piece[] {
  const offered = table.looking.next.filter((pick) => pick.startsWith('offer:'))
  if (offered.length === 0) return []
  const size = between(table.grid, table.grid.small ? 19 : 21, 27) * Math.min(textOf(table), 1.4)
  const chips = offersShown(offered)
    .reverse()
    .map((pick): Chip => {
      const signs = offerSigns(table, pick)
      return { pick, signs, row: rebus(signs, size) }
    })
  const anchor = anchorOf(table, pieces)
  return [...chipRows(table, chips, anchor), ...(offered.includes('offer:done') ? [donePiece(table)] : [])]
}

/** The goods of a chip for the stockyard; empty for others. */
const taken = (pick: string): number[] => (pick.startsWith('offer:take:') ? pick.split(':').slice(2).map(Number) : [])

/** Hardly anyone takes less than they may: that is left to the decision bar. */
const isLess = (pick: string, than: string): boolean => {
  const [a, b] = [taken(pick), taken(than)]
  return pick !== than && a.length > 0 && a.every((n, at) => n <= (b[at] ?? 0))
}

/** Picks offered by a chip of their own. */
const offersShown = (offered: readonly string[]): string[] =>
  offered.filter((pick) => pick !== 'offer:done' && !offered.some((other) => isLess(pick, other)))

/**
 * Chips sit by what they are about: the piece touched last or the workplace, or else at the foot of the land. A large
 * table has room in the sky, where they cover no print.
 */
function anchorOf(table: Table, pieces: readonly Piece[]): Rect & { readonly id?: string } {
  const { looking, p, grid } = table
  const last = looking.picked.at(-1)
  const touched = pieces.find((one) => (one.pick ?? one.id) === last)
  if (touched) return touched
  if (!grid.small) return skyOf(table)
  const { land } = grid
  return pieces.find(({ id }) => id === `area:${p.area}`) ?? { ...land, y: land.y + land.h, h: 0 }
}

/** A line in the sky, right of the weather: chips go below it. */
function skyOf({ grid: { sky, land } }: Table): Rect {
  const x = sky.x + sky.w + 8
  return { x, y: 0, w: land.x + land.w * 0.8 - x, h: land.y + 2 }
}

/** The least height of what a finger is to meet. */
const fingertip = ({ grid }: Table): number => (grid.small ? 44 : 40)

/** Chips in rows of much the same width, clear of the page's own areas. */
function chipRows(table: Table, chips: readonly Chip[], anchor: ReturnType<typeof anchorOf>): Piece[] {
  const h = fingertip(table)
  const perRow = chips.length > 5 ? Math.ceil(chips.length / 2) : chips.length
  const { size, land, small } = table.grid
  const across = { x: gap, w: size.w - 2 * gap }
  const beside = roomBeside(table, anchor)
  const inBeside = wrapped(chips, perRow, beside?.w ?? 0)
  const fits = beside && inBeside.length * (h + gap) - gap <= beside.h
  const rows = fits ? inBeside : wrapped(chips, perRow, small ? across.w : land.w * 0.8)
  const high = rows.length * (h + gap) - gap
  const top = beside ? beside.y + Math.max(0, (beside.h - high) / 2) : topFor(table, anchor, high)
  const room = fits ? beside : across
  return rows.flatMap((row, at) => {
    const wide = row.reduce((sum, chip) => sum + wideOf(chip) + gap, -gap)
    const middle = anchor.x + anchor.w / 2
    let x = Math.max(room.x, Math.min(room.x + room.w - wide, middle - wide / 2))
    return row.map((chip) => {
      const place = { x: Math.round(x), y: Math.round(top + at * (h + gap)), w: wideOf(chip), h }
      x += wideOf(chip) + gap
      return chipPiece(table, chip, place)
    })
  })
}

const wideOf = ({ row }: Chip) => Math.max(52, Math.ceil(row.w) + 22)

function wrapped(chips: readonly Chip[], perRow: number, width: number): Chip[][] {
  const rows: Chip[][] = []
  let left = 0
  for (const chip of chips) {
    const last = rows.at(-1)
    left -= wideOf(chip) + gap
    if (last && left >= 0 && last.length < perRow) last.push(chip)
    else {
      rows.push([chip])
      left = width - wideOf(chip)
    }
  }
  return rows
}

/**
 * On a phone held upright, the larger side of the workplace that is worked at: the workplaces there wait meanwhile, but
 * the line above them is read. Undefined while any of them can be chosen, and elsewhere.
 */
function roomBeside({ looking, p, grid }: Table, anchor: ReturnType<typeof anchorOf>): Rect | undefined {
  const isFree = !looking.next.some((pick) => /^(area|space):/.test(pick))
  if (grid.form !== 'upright' || anchor.id !== `area:${p.area}` || !isFree) return undefined
  const { x, y, w, h } = anchor
  const right = { x: x + w + gap, y, w: grid.size.w - x - w - 2 * gap, h }
  const left = { x: gap, y, w: x - 2 * gap, h }
  return right.w >= left.w ? right : left
}

/** Above the anchor if there is room, or else below it, or on it. */
function topFor({ grid }: Table, anchor: Rect, high: number): number {
  const above = anchor.y - high - gap
  const below = anchor.y + anchor.h + gap
  if (above >= 4) return above
  return below + high <= grid.size.h - 4 ? below : anchor.y + (anchor.h - high) / 2
}

function chipPiece(table: Table, { pick, signs, row }: Chip, place: Rect): Piece {
  const draw = (w: number, h: number): Shape[] => [
    rect(0, 0, w, h, brass(0, h), { radius: 7, shadow: cardShadow }),
    rect(3, 3, w - 6, h - 6, colours.paperLight, { radius: 5, stroke: stroke('#5d4315', 1) }),
    group((w - row.w) / 2, h / 2, 1, row.shapes),
  ]
  const label = toldOf(table, signs)
  return piece(pick, `${pick}:${Math.round(row.w)}`, place, depths.offer, draw, { label, above: true, margin: 8 })
}

/** Signs in words, for a chip's accessible name. */
function toldOf({ say }: Table, signs: readonly Sign[]): string {
  const told = signs.flatMap((sign) => {
    if (sign.type === 'points') return [`${sign.points}`]
    if (sign.type !== 'icon' || sign.name === 'arrow') return []
    const { name, count = 1 } = sign
    return isGood(name) ? [say.count(name, count)] : []
  })
  return told.length > 0 ? told.join(', ') : say.nothing
}

const isGood = (name: string): name is 'iron' | 'stone' | 'steel' | 'rubble' | 'coal' =>
  ['iron', 'stone', 'steel', 'rubble', 'coal'].includes(name)

/** A tick in the corner of my board, or in the sky where that is small: enough. */
function donePiece(table: Table): Piece {
  const size = fingertip(table) + 4
  const { land, mine, small } = table.grid
  const place = small
    ? { x: land.x + land.w - size - 6, y: land.y + 44, w: size, h: size }
    : { x: mine.x + mine.w - size - 10, y: mine.y + mine.h - size - 10, w: size, h: size }
  const draw = (w: number): Shape[] => [
    rect(2, 2, w - 4, w - 4, colours.paperLight, {
      radius: w / 2,
      stroke: stroke(colours.brass, 3),
      shadow: cardShadow,
    }),
    path(`M${w * 0.3} ${w * 0.52}L${w * 0.45} ${w * 0.67}L${w * 0.72} ${w * 0.35}`, {
      stroke: stroke(colours.ink, w * 0.11, { round: true }),
    }),
  ]
  return piece('offer:done', 'offer:done', place, depths.offer, draw, { label: table.say.done, above: true, margin: 8 })
}
