import type { Seat } from '../../../rules/game.ts'
import type { Rect } from '../../../stage/face.ts'
import { beyond, type Cell, isCity, opposite, type Side, type Station, stationCount } from '../board.ts'
import { type Company, companyLooks, companyOf } from '../colours.ts'
import type { TileKind } from '../content/tiles.ts'
import { type Pass, passesOf } from '../paths.ts'
import { ownerOf, type Position, pointsOf } from '../position.ts'
import type { LinePreview } from '../preview.ts'
import type { TrackLook } from './art/tracks.ts'
import type { Grid } from './grid.ts'
import { cellRect } from './ring.ts'

/** A tile where it is being tried, and what laying it there would do. */
export interface Tried {
  readonly cell: Cell
  /** The kind as it would lie. */
  readonly kind: TileKind
  readonly lines: readonly LinePreview[]
}

/** A company's line on the board, as far as it goes. */
export interface Line {
  readonly station: Station
  readonly seat: Seat
  readonly company: Company
  readonly passes: readonly Pass[]
  /** `tried` for a line that the tile being tried would finish. */
  readonly state: Exclude<TrackLook['state'], 'plain'>
  /** Points it came to, or would come to; missing while it goes on. */
  readonly points?: number
}

/** The board as it is, or as it would be with the tile that is being tried. */
export function boardWith(p: Position, trial?: Tried): readonly (TileKind | '')[] {
  return trial ? p.board.map((kind, cell) => (cell === trial.cell ? trial.kind : kind)) : p.board
}

/** Every line that has left its station, by stations; with a trial, as it would be. */
export function linesOf(p: Position, trial?: Tried): Line[] {
  const board = boardWith(p, trial)
  return Array.from({ length: stationCount }, (_, station) => station).flatMap((station) => {
    const seat = ownerOf(p, station)
    const passes = seat === undefined ? [] : passesOf(board, station)
    if (seat === undefined || passes.length === 0) return []
    return { ...fateOf(p, station, trial), station, seat, company: companyOf(p, seat), passes }
  })
}

function fateOf(p: Position, station: Station, trial?: Tried): Pick<Line, 'state' | 'points'> {
  const run = p.runs[station]
  if (run) return { state: 'finished', points: pointsOf(run) }
  const end = trial?.lines.find((line) => line.station === station)?.end
  return end ? { state: 'tried', points: end.points } : { state: 'running' }
}

/** Where a line leaves its last tile: the cell beyond, unless it leaves the board, and the side it comes in by. */
export function endOf({ passes }: Pick<Line, 'passes'>) {
  const last = passes.at(-1)
  if (!last) return undefined
  const next = beyond(last.cell, last.to)
  return { ...last, next, enters: opposite(last.to), isCity: next !== undefined && isCity(next) }
}

/** The squares that a line passes. */
export const cellsOf = (grid: Grid, { passes }: Line): Rect[] => passes.map(({ cell }) => cellRect(grid, cell))

/** The line each track of a tile belongs to, by the side trains come in by. */
export type Owners = readonly (Line | undefined)[]

/** The lines over each cell that has any. */
export function ownersOn(lines: readonly Line[]): ReadonlyMap<Cell, Owners> {
  const on = new Map<Cell, (Line | undefined)[]>()
  for (const line of lines)
    for (const { cell, from } of line.passes) {
      const tracks = on.get(cell) ?? [undefined, undefined, undefined, undefined]
      tracks[from] = line
      on.set(cell, tracks)
    }
  return on
}

/** A key that tells the looks of a tile's tracks apart: for each side the state and the letter, as “-fB-rG”. */
export const looksKey = (owners: Owners | undefined): string =>
  ([0, 1, 2, 3] as const satisfies readonly Side[])
    .map((side) => {
      const line = owners?.[side]
      return line ? `${line.state[0]}${companyLooks[line.company].letter}` : '-'
    })
    .join('')
