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
/** Seat 0 plays blue on every table set up here. */
export const seatOf = (colour: Colour): number => (colour === 'blue' ? 0 : 1)

/** Things on and beside a player board. Everything is optional. */
export interface BoardSpec {
  readonly supply?: Partial<Goods>
  /** Cards by the letter of their golden side: `{ A: 'A3 grey', C: 'none' }`; the player's own cards, golden, by default. */
  readonly cards?: Partial<Record<Letter, string>>
  /** Lines whose ticket the player has. */
  readonly tickets?: readonly Numeral[]
  readonly pile?: readonly string[]
  /** A station's id, “home” or “pub”. */
  readonly surveyor?: string
  readonly earned?: Partial<Earned>
}

/** A table's components. Anything left out is as after the setup, with blue beginning and to move. */
export interface TableSpec {
  readonly lines?: readonly Numeral[]
  /** Cubes in the stockyard. */
  readonly yard?: Partial<Cubes>
  /** Cubes in the bag; the player not on turn then has what is missing. By default, all the rest. */
  readonly bag?: Partial<Cubes>
  readonly blue?: BoardSpec
  readonly green?: BoardSpec
  /** Rubble on cards, if not as printed. */
  readonly rubble?: Readonly<Record<string, number>>
  /** Lines and cards without rubble. */
  readonly clear?: 'all' | readonly string[]
  /** Owners of the track spaces of cards, left to right; “-” for a free one. */
  readonly tracks?: Readonly<Record<string, readonly (Colour | '-')[]>>
  /** Owners of the station spaces of cards, left to right. */
  readonly built?: Readonly<Record<string, readonly (Colour | '-')[]>>
  readonly navvies?: readonly string[]
  readonly stops?: readonly Numeral[]
  /** Neutral cards in the general supply; by default the first two of each letter that are nowhere else. */
  readonly spare?: readonly string[]
  readonly summit?: Colour
  readonly turn?: Colour
  readonly start?: Colour
  readonly ending?: boolean
  readonly phase?: Phase
  readonly readings?: Partial<Readings>
  readonly second?: boolean
}

/** The default lines: those of the rulebook's setup picture. */
export const pictured: readonly Numeral[] = ['I', 'II', 'IV', 'V', 'VII', 'VIII']

/** A consistent position: every cube, tile and card is in exactly one place. */
export function lay(game: Foothills, spec: TableSpec): Position {
  const { box } = game
  const start = seatOf(spec.start ?? 'blue')
  const p = game.setup(2, { lines: spec.lines ?? pictured, start, readings: spec.readings ?? {} })
  const seat = seatOf(spec.turn ?? 'blue')
  Object.assign(p, { phase: spec.phase ?? 'select', seat, turn: 1, ending: spec.ending ?? false })
  if (spec.summit) p.summit = seatOf(spec.summit)
  layStations(box, p, spec)
  for (const [one, board] of p.boards.entries()) layBoard(box, board, boardSpec(spec, one))
  p.spare = spareOf(box, p, spec.spare)
  layCubes(box, p, spec)
  return spec.second === undefined ? p : { ...p, second: spec.second }
}

const boardSpec = (spec: TableSpec, seat: number): BoardSpec => (seat === 0 ? spec.blue : spec.green) ?? {}

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

function layStations(box: Box, p: Position, spec: TableSpec): void {
  for (const index of layoutOf(box, p).search)
    p.rubble[index] = isClear(box, spec, index) ? 0 : need(box.stations[index], 'it').rubble
  for (const [id, cubes] of Object.entries(spec.rubble ?? {})) p.rubble[stationOf(box, id).index] = cubes
  for (const id of spec.navvies ?? []) {
    p.navvies[stationOf(box, id).index] = 1
    p.rubble[stationOf(box, id).index] = 0
  }
  for (const [id, colours] of Object.entries(spec.tracks ?? {}))
    layTiles(p, p.tracks, stationOf(box, id).firstTrack, colours, 'tracks')
  for (const [id, colours] of Object.entries(spec.built ?? {}))
    layTiles(p, p.spaces, stationOf(box, id).firstSpace, colours, 'stations')
  p.stops = (spec.stops ?? []).map((numeral) => lineOf(box, numeral))
}

/** Track and station tiles are on cards without rubble. */
function isClear(box: Box, spec: TableSpec, index: number): boolean {
  const { id, lines } = need(box.stations[index], 'a station')
  const { clear = [], tracks = {}, built = {} } = spec
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

function layBoard(box: Box, board: Board, spec: BoardSpec): void {
  Object.assign(board.supply, spec.supply)
  Object.assign(board.earned, spec.earned)
  for (const [slot, letter] of letters.entries()) {
    const [id = '', side] = spec.cards?.[letter]?.split(' ') ?? []
    if (id !== '') board.cards[slot] = id === 'none' ? -1 : cardOf(box, id)
    if (side === 'grey') board.grey |= 1 << slot
  }
  board.pile = (spec.pile ?? []).map((id) => cardOf(box, id))
  for (const numeral of spec.tickets ?? [])
    board.tickets |= 1 << box.tickets.findIndex((s) => s.lines.includes(lineOf(box, numeral)))
  board.surveyor = placeOf(box, spec.surveyor ?? 'home')
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

function layCubes(box: Box, p: Position, spec: TableSpec): void {
  Object.assign(p.yard, spec.yard ?? { iron: 1, stone: 1 })
  const rest = need(p.boards[other(p.seat)], 'a board').supply
  for (const kind of ['iron', 'stone'] as const) {
    const held = p.boards.reduce((sum, board) => sum + board.supply[kind], 0)
    const left = box[kind] - held - p.yard[kind]
    p.bag[kind] = spec.bag ? (spec.bag[kind] ?? 0) : left
    rest[kind] += left - p.bag[kind]
  }
  p.bag.event = spec.bag?.event ?? box.events - p.yard.event
  p.yard.event = box.events - p.bag.event
  if (rest.iron < 0 || rest.stone < 0 || p.yard.event < 0) throw new Error('too many cubes')
}
