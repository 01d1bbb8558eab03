import type { Seat } from '../../../rules/game.ts'
import type { Light } from '../../../stage/art/light.ts'
import type { Looking } from '../../../stage/face.ts'
import type { SeatMark } from '../../../stage/kit/paints.ts'
import type { PrintSizes } from '../../../stage/kit/print.ts'
import type { Box, Station } from '../box.ts'
import type { CardLayout } from '../layout.ts'
import { type Board, boardOf, layoutOf, type Position } from '../position.ts'
import { reckon } from '../score.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import type { Numerals } from './art/rebus.ts'
import { seatLook } from './art/seatLook.ts'
import type { Grid } from './grid.ts'

/** The evening sun, low in the west. */
export const light: Light = { x: 0.86, colour: '#8a6a4a' }

export { around, piece, spot } from '../../../stage/kit/piece.ts'

/** Everything that decides what is on the table. */
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

/** The depths of things; at equal depth the later piece is on top. */
export const depths = { ground: 0, line: 5, panel: 10, card: 20, onCard: 30, cube: 40, figure: 60, offer: 90 } as const

/** The width of a finger, in layout pixels: 44 CSS pixels, which is more on phones. */
export const finger = ({ grid }: Table): number => (grid.small ? 56 : 44)

/** Text size: 1 as drawn, up to 2, as far as there is room. */
export const textOf = ({ looking }: Table): number => looking.text ?? 1

/** The sizes that print may have. */
export const sizesOf = (table: Table): PrintSizes => ({ text: textOf(table), least: table.grid.measures.least })

/** The look that marks a seat. */
export const lookOf = (table: Table, seat: Seat): SeatMark => seatLook(table.p.boards[seat]?.colour ?? seat)

/** The board of a seat. */
export const board = (table: Table, seat: Seat): Board => boardOf(table.p, seat)

/** A seat's points so far. */
function pointsOf({ earned }: Board): number {
  return earned.cleared + earned.track + earned.bonus + earned.exchange
}

/** The points on a seat's counter: those so far, or the final total once the match is over. */
export function pointsShown({ box, p }: Table, seat: Seat): number {
  if (p.phase !== 'over') return pointsOf(boardOf(p, seat))
  return reckon(box, p, seat).reduce((sum, { points }) => sum + points, 0)
}

/** A ticket's name: the numerals of its lines. */
export const numeralsOf =
  (box: Box): Numerals =>
  (lines) =>
    lines.map((line) => box.lines[line]?.numeral ?? '?').join('·')

/** A table as seen by one viewer. */
export function tableOf(
  box: Box,
  p: Position,
  grid: Grid,
  looking: Looking,
  say: Captions,
  words: FoothillsWords,
): Table {
  return { box, p, looking, grid, say, words, cards: p.lines === 0 ? undefined : layoutOf(box, p) }
}

/** The seats, each with its own ticket at every starting station. */
export const seatsOf = ({ p }: Table): Seat[] => p.boards.map((_, seat) => seat)

/** True when a card's action space is open: a starting station, or one with something built. */
export function isOpen(p: Position, station: Station): boolean {
  if (station.start || p.navvies[station.index] === 1) return true
  return station.spaces.some((_, i) => (p.spaces[station.firstSpace + i] ?? 0) > 0)
}
