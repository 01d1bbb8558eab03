import { need } from '../../../kit/assert.ts'
import type { Rect } from '../../../stage/face.ts'
import { once } from '../../../stage/kit/once.ts'
import type { Station } from '../box.ts'
import type { Table } from './table.ts'

const rows = 6

/** Cards in play. */
export const inPlay = ({ box, cards }: Table): Station[] =>
  box.stations.filter(({ index }) => (cards?.linesOf[index] ?? []).length > 0)

/** The cards of a line. */
export const cardsOf = once(({ box, cards }: Table, line: number): readonly Station[] =>
  box.stations.filter(({ index }) => cards?.linesOf[index]?.includes(line)),
)

/** Last column that a line's cards reach. */
export const lineEnd = (table: Table, line: number): number =>
  Math.max(0, ...cardsOf(table, line).flatMap(({ columns }) => columns))

/** The last card of a line. */
export const terminusOf = (table: Table, line: number): Station | undefined =>
  cardsOf(table, line).find(({ columns }) => columns.includes(lineEnd(table, line)))

/** On a wide table narrower than this, each row divides its own width, to give its cards more room. */
const alignedFrom = 1700

/** True when columns align across rows; otherwise each row divides its width among its own cards. */
const isAligned = ({ grid: { form, lines } }: Table) => form === 'wide' && lines.w >= alignedFrom

/**
 * The number of columns in a row: five, or seven with the longest line in play (in its own row only, if rows differ).
 */
export function columnsOf(table: Table, row: number): number {
  const lines = table.cards?.lines ?? []
  const asked = isAligned(table) ? lines : lines.slice(row, row + 1)
  return Math.max(5, ...asked.map((line) => lineEnd(table, line)))
}

/** The cell of one row and of columns from `first` to `last`, counted from 0 and 1. */
export function cellOf(table: Table, row: number, first: number, last: number, high = 1): Rect {
  const { lines, gap } = table.grid
  const edges = edgesOf(table, row)
  const left = (column: number) =>
    Math.round(lines.x + ((edges[column - 1] ?? 0) * (lines.w + gap.w)) / (edges.at(-1) ?? 1))
  const top = (at: number) => Math.round(lines.y + (at * (lines.h + gap.h)) / rows)
  const [x, y] = [left(first), top(row)]
  return { x, y, w: left(last + 1) - gap.w - x, h: top(row + high) - gap.h - y }
}

/**
 * The left edges of a row's columns and the right edge of the last, in widths of a single card. In a narrow row of more
 * than five columns, double cards give some of their width to the others.
 */
const edgesOf = once((table: Table, row: number): readonly number[] => {
  const columns = columnsOf(table, row)
  const inLine = cardsOf(table, table.cards?.lines[row] ?? -1)
  const doubles = inLine.flatMap((s) => (s.columns.length > 1 ? s.columns : []))
  const isTight = !isAligned(table) && columns > 5
  const edges = [0]
  for (let column = 1; column <= columns; column++)
    edges.push((edges.at(-1) ?? 0) + (isTight && doubles.includes(column) ? 0.75 : 1))
  return edges
})

/** Rows of a card's lines in play, the uppermost first. */
export const rowsOf = ({ cards }: Table, station: Station): number[] =>
  (cards?.linesOf[station.index] ?? []).map((line) => need(cards?.rows[line], 'a row'))

/** A station card's place. */
export const cardPlace = once((table: Table, station: Station): Rect => {
  const at = rowsOf(table, station)
  const first = need(station.columns[0], 'a column')
  return cellOf(table, at[0] ?? 0, first, station.columns.at(-1) ?? first, at.length)
})

/** Starting cards this narrow show their line on a spine, to keep the landscape in sight. */
const spineBelow = 185

/** True for cards in a narrow row, which say less. */
export function isNarrow(table: Table, station: Station): boolean {
  return cardPlace(table, station).w / Math.min(2, station.columns.length) < spineBelow
}

/** The row of a line, from its first card to its last. */
export const linePlace = (table: Table, line: number): Rect =>
  cellOf(table, need(table.cards?.rows[line], 'a row'), 1, lineEnd(table, line))

/** The parts of a station card, from the table's upper left corner. */
export interface CardParts {
  readonly card: Rect
  /** The left edge that shows the line, on narrow starting cards. */
  readonly spine: Rect | undefined
  readonly scene: Rect
  /** The track bed, whole. */
  readonly bed: Rect
  readonly footer: Rect
  /** Middle and radius of the surveyor's action space. */
  readonly roundel: { readonly x: number; readonly y: number; readonly r: number }
}

/** Divides a station card into spine, scene, track bed and footer. */
export const partsOf = once((table: Table, station: Station): CardParts => {
  const card = cardPlace(table, station)
  const { frame, footer: foot, bed: high } = table.grid.measures
  const inner = { x: card.x + frame, y: card.y + frame, w: card.w - 2 * frame, h: card.h - 2 * frame }
  const hasSpine = station.start && isNarrow(table, station)
  const wide = hasSpine ? Math.round(Math.min(28, Math.max(19, card.w * 0.17))) : 0
  const right = { ...inner, x: inner.x + wide, w: inner.w - wide }
  const scene = { ...right, h: right.h - foot }
  // On small cards the spine ends above the footer, whose icons need the full width.
  const { small } = table.grid
  const footer = { ...(small ? inner : right), y: scene.y + scene.h, h: foot }
  const r = Math.round(foot * 0.4)
  return {
    card,
    spine: hasSpine ? { ...inner, w: wide, h: small ? scene.h : inner.h } : undefined,
    scene,
    bed: { ...scene, y: scene.y + scene.h - high, h: high },
    footer,
    roundel: { x: footer.x + r + foot * 0.12, y: footer.y + foot / 2 + 0.5, r },
  }
})

/** A card's track spaces, left one first. */
export function trackPlaces(table: Table, station: Station): Rect[] {
  const { bed } = partsOf(table, station)
  const wide = station.tracks > 1 ? bed.w * 0.22 : 2
  const room = { x: bed.x + wide, y: bed.y + 1, w: bed.w - wide - 2, h: bed.h - 2 }
  const gap = 4
  const w = Math.floor((room.w - gap * (station.tracks - 1)) / Math.max(1, station.tracks))
  return Array.from({ length: station.tracks }, (_, i) => ({ ...room, x: room.x + i * (w + gap), w }))
}

/**
 * The layout of rubble on a station’s first track space: the space, the size of a cube, the height of their centres, the
 * room beside the first, and whether they are heaped for lack of it; undefined if it has no track space.
 */
export function rubbleOn(table: Table, station: Station) {
  const [slot] = trackPlaces(table, station)
  if (!slot) return undefined
  const full = Math.round(table.grid.measures.bed * 1.15)
  const room = slot.w - (station.tracks > 1 ? 0 : 34) - full
  const isHeap = (station.rubble - 1) * full * 0.7 > room
  // On small cards a heap is no higher than a row, as there are signs above it.
  const isHigh = isHeap && !table.grid.small
  return { slot, isHeap, room, size: isHigh ? full + 3 : full, y: slot.y + slot.h * (isHigh ? 0.3 : 0.42) }
}
