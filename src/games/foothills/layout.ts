import { need } from '../../kit/assert.ts'
import type { Station } from './cards.ts'

/** The station cards' layout for one set of lines in play. Station numbers are indices into `Box.stations`. */
export interface CardLayout {
  /** Lines in play, top row first. */
  readonly lines: readonly number[]
  /** Row of each line, from 0; -1 for lines not in play. */
  readonly rows: readonly number[]
  /** Cards in play but starting stations, in the order navvies consider them (“Placing a Navvy Tile”). */
  readonly search: readonly number[]
  /** The station spaces of these cards, in the same order. */
  readonly sites: readonly Site[]
  /** Starting stations in play. */
  readonly starts: readonly number[]
  /** Cards in play with an action space, starting stations first. */
  readonly places: readonly number[]
  /** Cards of each line that have track spaces, left to right; empty for lines not in play. */
  readonly tracked: readonly (readonly number[])[]
  /** Lines in play that a card belongs to. */
  readonly linesOf: readonly (readonly number[])[]
  /** Tickets (a bit each) whose lines in play the card belongs to. */
  readonly ticketsOf: readonly number[]
  /** Orthogonal neighbours of each card in the display. */
  readonly neighbours: readonly (readonly number[])[]
  /** Tickets in play (a bit each). */
  readonly tickets: number
  /** The ticket (as a bit) of each line; 0 for lines not in play. */
  readonly ticketOf: readonly number[]
}

/** A station space: which of its card, and its number in `Position.spaces`. */
export interface Site {
  readonly station: Station
  readonly at: number
  readonly space: number
}

const sitesOn = (station: Station): readonly Site[] =>
  station.spaces.map((_, at) => ({ station, at, space: station.firstSpace + at }))

const lineCount = 8
const leftOut = 2

/** Every set of lines the rules allow, a bit per line: all but two (“How to Select Lines”). There are 28. */
export function lineSets(): number[] {
  const sets: number[] = []
  for (let a = 0; a < lineCount; a++) for (let b = a + 1; b < lineCount; b++) sets.push(0xff & ~(1 << a) & ~(1 << b))
  return sets.filter((set) => bits(set).length === lineCount - leftOut)
}

/** The positions of the bits set, lowest first. */
export function bits(set: number): number[] {
  const found: number[] = []
  for (let bit = 0; set >> bit > 0; bit++) if ((set >> bit) & 1) found.push(bit)
  return found
}

/** The number of bits set. */
export function countOf(set: number): number {
  let count = 0
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** Layouts by set of lines; index 0 is the table before the deal. */
export function layoutsOf(stations: readonly Station[]): (CardLayout | undefined)[] {
  const layouts: (CardLayout | undefined)[] = Array.from({ length: 256 }, () => undefined)
  for (const set of [0, ...lineSets()]) layouts[set] = layoutOf(stations, set)
  return layouts
}

function layoutOf(stations: readonly Station[], set: number): CardLayout {
  const lines = bits(set)
  const rows = Array.from({ length: lineCount }, (_, line) => lines.indexOf(line))
  const inPlay = stations.filter((s) => s.lines.some((line) => (set >> line) & 1))
  const linesOf = stations.map((s) => s.lines.filter((line) => (set >> line) & 1))
  const top = (s: Station) => need(rows[need(linesOf[s.index]?.[0], 'a line in play')], 'its row')
  const column = (s: Station) => need(s.columns[0], 'a column')
  const along = [...inPlay].sort((a, b) => column(a) - column(b) || top(a) - top(b))
  const [starts, others] = [along.filter((s) => s.start), along.filter((s) => !s.start)]
  return {
    lines,
    rows,
    search: others.map((s) => s.index),
    sites: others.flatMap(sitesOn),
    starts: starts.map((s) => s.index),
    places: [...starts, ...others].filter((s) => s.action).map((s) => s.index),
    tracked: rows.map((row, line) =>
      row < 0 ? [] : along.filter((s) => s.tracks > 0 && s.lines.includes(line)).map((s) => s.index),
    ),
    linesOf,
    ticketsOf: stations.map((s) => ticketsOf(inPlay, linesOf[s.index] ?? [])),
    neighbours: neighboursOf(stations, linesOf, rows),
    tickets: ticketsOf(inPlay, lines),
    ticketOf: rows.map((row, line) => (row < 0 ? 0 : ticketsOf(inPlay, [line]))),
  }
}

function ticketsOf(inPlay: readonly Station[], lines: readonly number[]): number {
  let set = 0
  for (const s of inPlay)
    if (s.ticket !== undefined && s.lines.some((line) => lines.includes(line))) set |= 1 << s.ticket
  return set
}

/** Cards that share an edge: one column apart in a row, or one row apart in a column. */
function neighboursOf(
  stations: readonly Station[],
  linesOf: readonly (readonly number[])[],
  rows: readonly number[],
): number[][] {
  const at = new Map<string, number>()
  const cells = (s: Station) =>
    (linesOf[s.index] ?? []).flatMap((line) => s.columns.map((column) => ({ row: need(rows[line], 'a row'), column })))
  for (const s of stations) for (const c of cells(s)) at.set(`${c.row}/${c.column}`, s.index)
  return stations.map((s) => {
    const found = new Set<number>()
    for (const { row, column } of cells(s))
      for (const key of [
        `${row - 1}/${column}`,
        `${row + 1}/${column}`,
        `${row}/${column - 1}`,
        `${row}/${column + 1}`,
      ]) {
        const other = at.get(key)
        if (other !== undefined && other !== s.index) found.add(other)
      }
    return [...found].sort((a, b) => a - b)
  })
}
