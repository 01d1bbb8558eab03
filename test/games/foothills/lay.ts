import type { Box, Goods, Station } from '../../../src/games/foothills/box.ts'
import { type Letter, letters, type Numeral } from '../../../src/games/foothills/content/edition.ts'
import type { Foothills } from '../../../src/games/foothills/index.ts'
import {
  type Board,
  boardOf,
  type Cubes,
  type Earned,
  home,
  layoutOf,
  other,
  type Phase,
  type Position,
  pub,
  type Readings,
} from '../../../src/games/foothills/position.ts'
import { need } from '../../../src/kit/assert.ts'

export type Colour = 'blue' | 'green'
/** Seat 0 plays blue on every table laid here. */
export const seatOf = (colour: Colour): number => (colour === 'blue' ? 0 : 1)

/** What lies on and beside a player board. Everything may be left out. */
export interface BoardLie {
  readonly supply?: Partial<Goods>
  /** Cards by the letter of their golden side: `{ A: 'A3 grey', C: 'none' }`; else one's own, golden. */
  readonly cards?: Partial<Record<Letter, string>>
  /** Lines whose ticket is held. */
  readonly tickets?: readonly Numeral[]
  readonly pile?: readonly string[]
  /** A station's id, «home» or «pub». */
  readonly surveyor?: string
  readonly earned?: Partial<Earned>
}

/** How a table lies. What is left out is as after the setup, blue beginning and to move. */
export interface Lie {
  readonly lines?: readonly Numeral[]
  /** Cubes in the stockyard. */
  readonly yard?: Partial<Cubes>
  /** Cubes in the bag; what is missing then lies with the player whose turn it is not. Else: all the rest. */
  readonly bag?: Partial<Cubes>
  readonly blue?: BoardLie
  readonly green?: BoardLie
  /** Rubble on cards, where it is not as printed. */
  readonly rubble?: Readonly<Record<string, number>>
  /** Lines and cards without rubble. */
  readonly clear?: 'all' | readonly string[]
  /** Who laid the track spaces of cards, left to right; «-» for a free one. */
  readonly tracks?: Readonly<Record<string, readonly (Colour | '-')[]>>
  /** Who built the station spaces of cards, left to right. */
  readonly built?: Readonly<Record<string, readonly (Colour | '-')[]>>
  readonly navvies?: readonly string[]
  readonly stops?: readonly Numeral[]
  /** Neutral cards in the general supply; else the first two of each letter that lie nowhere else. */
  readonly spare?: readonly string[]
  readonly summit?: Colour
  readonly turn?: Colour
  readonly start?: Colour
  readonly ending?: boolean
  readonly phase?: Phase
  readonly readings?: Partial<Readings>
  readonly second?: boolean
}

/** The lines of tables that name none: those of the rulebook's setup picture. */
export const pictured: readonly Numeral[] = ['I', 'II', 'IV', 'V', 'VII', 'VIII']

/** A consistent position: every cube, tile and card is somewhere, and nothing is twice. */
export function lay(game: Foothills, lie: Lie): Position {
  const { box } = game
  const start = seatOf(lie.start ?? 'blue')
  const p = game.setup(2, { lines: lie.lines ?? pictured, start, readings: lie.readings ?? {} })
  const seat = seatOf(lie.turn ?? 'blue')
  Object.assign(p, { phase: lie.phase ?? 'select', seat, turn: 1, ending: lie.ending ?? false })
  if (lie.summit) p.summit = seatOf(lie.summit)
  layStations(box, p, lie)
  for (const [one, board] of p.boards.entries()) layBoard(box, board, boardLie(lie, one))
  p.spare = spareOf(box, p, lie.spare)
  layCubes(box, p, lie)
  return lie.second === undefined ? p : { ...p, second: lie.second }
}

const boardLie = (lie: Lie, seat: number): BoardLie => (seat === 0 ? lie.blue : lie.green) ?? {}

function stationOf(box: Box, id: string): Station {
  return need(
    box.stations.find((one) => one.id === id),
    `station ${id}`,
  )
}

const lineOf = (box: Box, numeral: string) => box.lines.findIndex((one) => one.numeral === numeral)

function cardOf(box: Box, id: string): number {
  return need(
    box.actions.find((one) => one.id === id),
    `card ${id}`,
  ).index
}

function layStations(box: Box, p: Position, lie: Lie): void {
  for (const index of layoutOf(box, p).search)
    p.rubble[index] = isClear(box, lie, index) ? 0 : need(box.stations[index], 'it').rubble
  for (const [id, cubes] of Object.entries(lie.rubble ?? {}))
    p.rubble[stationOf(box, id).index] = cubes
  for (const id of lie.navvies ?? []) {
    p.navvies[stationOf(box, id).index] = 1
    p.rubble[stationOf(box, id).index] = 0
  }
  for (const [id, colours] of Object.entries(lie.tracks ?? {}))
    layTiles(p, p.tracks, stationOf(box, id).firstTrack, colours, 'tracks')
  for (const [id, colours] of Object.entries(lie.built ?? {}))
    layTiles(p, p.spaces, stationOf(box, id).firstSpace, colours, 'stations')
  p.stops = (lie.stops ?? []).map((numeral) => lineOf(box, numeral))
}

/** Track and station tiles lie on cards without rubble. */
function isClear(box: Box, lie: Lie, index: number): boolean {
  const { id, lines } = need(box.stations[index], 'a station')
  const { clear = [], tracks = {}, built = {} } = lie
  if (clear === 'all' || clear.includes(id) || id in tracks || id in built) return true
  return lines.some((line) => clear.includes(need(box.lines[line], 'a line').numeral))
}

function layTiles(
  p: Position,
  spaces: number[],
  first: number,
  colours: readonly (Colour | '-')[],
  count: 'tracks' | 'stations',
): void {
  for (const [i, colour] of colours.entries()) {
    if (colour === '-') continue
    spaces[first + i] = seatOf(colour) + 1
    boardOf(p, seatOf(colour))[count] += 1
  }
}

function layBoard(box: Box, board: Board, lie: BoardLie): void {
  Object.assign(board.supply, lie.supply)
  Object.assign(board.earned, lie.earned)
  for (const [slot, letter] of letters.entries()) {
    const [id = '', side] = lie.cards?.[letter]?.split(' ') ?? []
    if (id !== '') board.cards[slot] = id === 'none' ? -1 : cardOf(box, id)
    if (side === 'grey') board.grey |= 1 << slot
  }
  board.pile = (lie.pile ?? []).map((id) => cardOf(box, id))
  for (const numeral of lie.tickets ?? [])
    board.tickets |= 1 << box.tickets.findIndex((s) => s.lines.includes(lineOf(box, numeral)))
  board.surveyor = placeOf(box, lie.surveyor ?? 'home')
}

function placeOf(box: Box, place: string): number {
  if (place === 'home') return home
  return place === 'pub' ? pub : stationOf(box, place).index
}

function spareOf(box: Box, p: Position, ids: readonly string[] | undefined): number[] {
  if (ids) return ids.map((id) => cardOf(box, id))
  const used = p.boards.flatMap((board) => [...board.cards, ...board.pile])
  const free = box.actions.filter((c) => c.colour === 'neutral' && !used.includes(c.index))
  return letters.flatMap((_, pair) =>
    free
      .filter((card) => card.pair === pair)
      .slice(0, 2)
      .map((card) => card.index),
  )
}

function layCubes(box: Box, p: Position, lie: Lie): void {
  Object.assign(p.yard, lie.yard ?? { iron: 1, stone: 1 })
  const rest = need(p.boards[other(p.seat)], 'a board').supply
  for (const kind of ['iron', 'stone'] as const) {
    const held = p.boards.reduce((sum, board) => sum + board.supply[kind], 0)
    const left = box[kind] - held - p.yard[kind]
    p.bag[kind] = lie.bag ? (lie.bag[kind] ?? 0) : left
    rest[kind] += left - p.bag[kind]
  }
  p.bag.event = lie.bag?.event ?? box.events - p.yard.event
  p.yard.event = box.events - p.bag.event
  if (rest.iron < 0 || rest.stone < 0 || p.yard.event < 0) throw new Error('too many cubes')
}
