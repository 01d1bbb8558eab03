import { need } from '../../kit/assert.ts'
import { kinds, type TileKind } from './content/tiles.ts'

/*
 * The board: eight by eight cells around a city of four. A cell is 8 × row + column from the north-west;
 * its sides are 0 north, 1 east, 2 south, 3 west. Trains cross a side in one direction each: a crossing is
 * the side of a cell by which they leave it, 4 × cell + side, or the entry from a station, `entries` + its
 * number from 0.
 */

export type Cell = number
export type Side = 0 | 1 | 2 | 3
/** Where trains go from one cell to the next, in one direction. */
export type Crossing = number
/** A station's number, from 0. Players count from 1. */
export type Station = number

export const sides: readonly Side[] = [0, 1, 2, 3]
const width = 8
export const cellCount = width * width
export const stationCount = 32
/** The crossing by which trains come in from station 0. */
export const entries = 4 * cellCount
export const crossingCount = entries + stationCount

/** A cell's row and column, from 0 in the north-west. */
export const rowOf = (cell: Cell) => Math.floor(cell / width)
export const columnOf = (cell: Cell) => cell % width

/** The letters of the columns, from the west. */
export const columnLetters: readonly string[] = [...'ABCDEFGH']

/** A cell’s name in any language: “C5” is the third column and the fifth row, from the north-west. */
export const squareName = (cell: Cell): string => `${columnLetters[columnOf(cell)]}${rowOf(cell) + 1}`

/** The cells of the city. */
export const cityCells: readonly Cell[] = [27, 28, 35, 36]
const isCityCell: readonly boolean[] = Array.from({ length: 64 }, (_, cell) => cityCells.includes(cell))
export const isCity = (cell: Cell): boolean => isCityCell[cell] === true

/** The cells on which tiles are laid. */
export const tileCells: readonly Cell[] = Array.from({ length: cellCount }, (_, cell) => cell).filter(
  (cell) => !isCity(cell),
)

export const opposite = (side: Side): Side => turned(side, 2)

/** A side after some quarter turns clockwise. */
export function turned(side: Side, quarters: number): Side {
  const [first = 0] = sides.slice((side + quarters) % 4)
  return first
}

/** The cell beyond a side; undefined off the board. */
export function beyond(cell: Cell, side: Side): Cell | undefined {
  const [down, right] = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ][side] ?? [0, 0]
  const [row, column] = [rowOf(cell) + (down ?? 0), columnOf(cell) + (right ?? 0)]
  const isOn = row >= 0 && row < width && column >= 0 && column < width
  return isOn ? row * width + column : undefined
}

/** The cell and side at which a station stands: numbered from the top right corner, anticlockwise. */
export function placeOf(station: Station): { readonly cell: Cell; readonly side: Side } {
  const along = station % width
  if (station < width) return { cell: width - 1 - along, side: 0 }
  if (station < 2 * width) return { cell: along * width, side: 3 }
  if (station < 3 * width) return { cell: (width - 1) * width + along, side: 2 }
  return { cell: (width - 1 - along) * width + width - 1, side: 1 }
}

const stationAt = new Map(
  Array.from({ length: stationCount }, (_, station) => {
    const { cell, side } = placeOf(station)
    return [4 * cell + side, station] as const
  }),
)

/** The station at a cell's outer side. */
export const stationBy = (cell: Cell, side: Side): Station | undefined => stationAt.get(4 * cell + side)

/** The crossing by which trains leave a cell. */
export const outBy = (cell: Cell, side: Side): Crossing => 4 * cell + side

/** The crossing by which trains come into a cell. */
export function inBy(cell: Cell, side: Side): Crossing {
  const station = stationBy(cell, side)
  if (station !== undefined) return entries + station
  return outBy(beyond(cell, side) ?? cell, opposite(side))
}

/** Where a crossing leads: off the board, into the city, or on to another cell. */
export const endAt: readonly ('edge' | 'city' | undefined)[] = Array.from({ length: crossingCount }, (_, crossing) => {
  if (crossing >= entries) return undefined
  const side = turned(0, crossing % 4)
  const next = beyond(Math.floor(crossing / 4), side)
  if (next === undefined) return 'edge'
  return isCity(next) ? 'city' : undefined
})

/** A tile's tracks on a cell, as pairs of the crossings in and out. */
export type Tracks = readonly (readonly [Crossing, Crossing])[]

/** The behaviour of a kind of tile. */
export interface Shape {
  /** By which side a train leaves that came in by each. */
  readonly exits: readonly Side[]
  /** By cell. */
  readonly tracks: readonly Tracks[]
  /** By cell: whether it leads a station's track straight back off the board, for one point. */
  readonly isOnePoint: readonly boolean[]
  /** The quarter turns that lay it differently: fewer than four for a kind that turns onto itself. */
  readonly turnings: readonly number[]
}

const exitOf = { a: 2, b: 1, c: 3, d: 0 } as const
const isLetter = (letter: string | undefined): letter is keyof typeof exitOf => letter !== undefined && letter in exitOf

function shapeFor(kind: TileKind): Shape {
  const exits = sides.map((side) => {
    const letter = kind[side]
    return turned(side, isLetter(letter) ? exitOf[letter] : 0)
  })
  const tracks = Array.from({ length: cellCount }, (_, cell) =>
    sides.map((side) => [inBy(cell, side), outBy(cell, exits[side] ?? side)] as const),
  )
  const isOnePoint = tracks.map((pairs) => pairs.some(([from, to]) => from >= entries && endAt[to] === 'edge'))
  const turnings = [0, 1, 2, 3].filter((turns) => !isRepeat(kind, turns))
  return { exits, tracks, isOnePoint, turnings }
}

/** Whether fewer quarter turns lay a kind the same. */
const isRepeat = (kind: TileKind, turns: number): boolean =>
  Array.from({ length: turns }, (_, fewer) => turnedKind(kind, fewer)).includes(turnedKind(kind, turns))

const turnedOnce = new Map(
  kinds.map((kind) => {
    const letters = sides.map((side) => kind[(side + 3) % 4]).join('')
    return [
      kind,
      need(
        kinds.find((one) => one === letters),
        'a turned kind',
      ),
    ] as const
  }),
)

/** The kind a tile becomes after some quarter turns clockwise. */
export function turnedKind(kind: TileKind, quarters: number): TileKind {
  let turned = kind
  for (let left = quarters; left > 0; left--) turned = turnedOnce.get(turned) ?? turned
  return turned
}

const shapes = new Map(kinds.map((kind) => [kind, shapeFor(kind)]))

/** The behaviour of a kind of tile. */
export const shapeOf = (kind: TileKind): Shape => need(shapes.get(kind), 'a kind of tile')

/** Whether a kind on a cell leads a station's track straight back off the board. */
export const isOnePointOn = (kind: TileKind, cell: Cell): boolean => shapeOf(kind).isOnePoint[cell] === true

/** The cells beside each cell on which tiles can lie. */
export const neighbours: readonly (readonly Cell[])[] = Array.from({ length: cellCount }, (_, cell) =>
  sides.flatMap((side) => beyond(cell, side) ?? []).filter((one) => !isCity(one)),
)

/** The cells at the edge of the board. */
export const borderCells: readonly Cell[] = tileCells.filter((cell) =>
  sides.some((side) => beyond(cell, side) === undefined),
)

/** By cell: the crossings by which trains come in. */
export const insOf: readonly (readonly Crossing[])[] = Array.from({ length: cellCount }, (_, cell) =>
  sides.map((side) => inBy(cell, side)),
)
