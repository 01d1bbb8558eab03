import type { Seat } from '../../../rules/game.ts'
import type { Shape } from '../../../stage/art/shape.ts'
import type { Looking, Piece, Rect } from '../../../stage/face.ts'
import type { SeatLook } from '../../../stage/kit/paints.ts'
import type { Box, Station } from '../box.ts'
import type { CardLayout } from '../layout.ts'
import { type Board, boardOf, layoutOf, type Position } from '../position.ts'
import { reckon } from '../score.ts'
import type { FoothillsWords } from '../text/words.ts'
import type { Numerals } from './art/rebus.ts'
import { seatLook } from './art/seatLook.ts'
import type { Grid } from './grid.ts'
import type { Captions } from './text/captions.ts'

/** Everything that decides what lies on the table. */
export interface Table {
  readonly box: Box
  readonly p: Position
  readonly looking: Looking
  readonly grid: Grid
  readonly say: Captions
  readonly words: FoothillsWords
  /** Undefined before the lines are dealt. */
  readonly cards: CardLayout | undefined
}

/** How high things lie; within one height the later piece lies above. */
export const depths = {
  ground: 0,
  line: 5,
  panel: 10,
  card: 20,
  onCard: 30,
  cube: 40,
  figure: 60,
  offer: 90,
} as const

/** What a piece is besides its place and picture. */
type Rest = Partial<Pick<Piece, 'label' | 'pick' | 'of' | 'above' | 'angle' | 'alpha'>> & {
  readonly margin?: number
}

/**
 * A piece with a picture of its own size. `key` names the picture; size and everything else that is
 * drawn from the grid is added, so equal keys must mean equal pictures at equal sizes.
 */
export function piece(
  id: string,
  key: string,
  place: Rect,
  depth: number,
  draw: (w: number, h: number) => readonly Shape[],
  { margin = 0, ...rest }: Rest = {},
): Piece {
  const { x, y, w, h } = place
  return {
    id,
    x,
    y,
    w,
    h,
    depth,
    art: { key: `${key}@${w}x${h}`, w, h, margin, draw: () => draw(w, h) },
    ...rest,
  }
}

/** An area that can be touched and shows nothing. */
export const spot = (
  id: string,
  place: Rect,
  depth: number,
  label: string,
  rest: Pick<Rest, 'pick' | 'of'> = {},
): Piece => ({ id, ...place, depth, art: nothing, label, alpha: 0, ...rest })

const nothing = { key: 'nothing', w: 1, h: 1, draw: () => [] } as const

/** What a finger covers, in layout pixels: 44 of the page, where phones are laid out finer. */
export const finger = ({ grid }: Table): number => (grid.small ? 56 : 44)

/** How many times as large as drawn words are wanted, as far as there is room. */
export const textOf = ({ looking }: Table): number => looking.text ?? 1

/** A rectangle around a middle. */
export const around = (x: number, y: number, w: number, h = w): Rect => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
})

/** The parts of a rectangle side by side, each `share` of what the gaps leave. */
export function across(rect: Rect, count: number, gap: number): Rect[] {
  const w = (rect.w - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => ({ ...rect, x: rect.x + i * (w + gap), w }))
}

/** How a seat is told. */
export const lookOf = (table: Table, seat: Seat): SeatLook =>
  seatLook(table.p.boards[seat]?.colour ?? seat)

/** The board of a seat. */
export const board = (table: Table, seat: Seat): Board => boardOf(table.p, seat)

/** Points a seat has received so far. */
function pointsOf({ earned }: Board): number {
  return earned.cleared + earned.track + earned.bonus + earned.exchange
}

/** The points a seat's counter shows: those received so far, and once the match is over all of them. */
export function pointsShown({ box, p }: Table, seat: Seat): number {
  if (p.phase !== 'over') return pointsOf(boardOf(p, seat))
  return reckon(box, p, seat).reduce((sum, { points }) => sum + points, 0)
}

/** Names tickets by the numerals of their lines. */
export const numeralsOf =
  (box: Box): Numerals =>
  (lines) =>
    lines.map((line) => box.lines[line]?.numeral ?? '?').join('·')

/** A table as somebody sees it. */
export function tableOf(
  box: Box,
  p: Position,
  grid: Grid,
  looking: Looking,
  say: Captions,
  words: FoothillsWords,
): Table {
  return {
    box,
    p,
    looking,
    grid,
    say,
    words,
    cards: p.lines === 0 ? undefined : layoutOf(box, p),
  }
}

/** Seats that may hold a ticket each, and so the tickets at a starting station. */
export const seatsOf = ({ p }: Table): Seat[] => p.boards.map((_, seat) => seat)

/** True when the action space of a card is open: a starting station, or something is built there. */
export function isOpen(p: Position, station: Station): boolean {
  if (station.start || p.navvies[station.index] === 1) return true
  return station.spaces.some((_, i) => (p.spaces[station.firstSpace + i] ?? 0) > 0)
}
