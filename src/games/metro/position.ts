import type { Seat, Token } from '../../rules/game.ts'
import { borderCells, type Cell, type Crossing, cellCount, crossingCount, type Station, stationCount } from './board.ts'
import { ownStations } from './content/edition.ts'
import { deck, type TileKind } from './content/tiles.ts'
import type { Settings } from './options.ts'

/** Everything true of a match at one moment, faces of closed tiles excepted. */
export interface Position {
  phase: Phase
  settings: Settings
  /** The seat in turn. */
  seat: Seat
  /** Tiles nobody holds, the next one first. */
  pool: Token[]
  /** By seat. */
  hands: Token[][]
  /** Held tiles that everyone has been shown. */
  shown: Card[]
  /** The tile drawn this turn, which has to be laid; -1 if none was. */
  drawn: Token
  /** Everything held has been shown, and nothing could be laid without a track of one point. */
  stuck: boolean
  /** Laid tiles, in order. */
  laid: Laid[]
  /** By cell: the kind of tile as it lies, or an empty text. */
  board: (TileKind | '')[]
  /** The empty cells at the edge of the board or beside a tile: where the next tile may lie. */
  open: Cell[]
  /**
   * Where each piece of line leads, by both its ends: the crossing at its other end, or itself where no track begins or
   * ends.
   */
  far: Crossing[]
  /** Number of tiles each piece of line passes, by the crossing it starts from. */
  length: number[]
  /** By station: what its line came to, once it is finished. */
  runs: (Run | null)[]
}

export type Phase = 'first' | 'turn' | 'shown' | 'score' | 'refill' | 'over'

/** A tile's token with its face. */
export interface Card {
  token: Token
  face: TileKind
}

/** A tile on the board, by whom, turned by some quarters clockwise. */
export interface Laid extends Card {
  seat: Seat
  cell: Cell
  turns: number
}

/** A finished line. */
export interface Run {
  /** Tiles passed, each time it passes them. */
  tiles: number
  /** It ends in the city, where each tile counts twice. */
  city: boolean
}

const tokens: readonly Token[] = deck.map((_, token) => token)
const bare: readonly (TileKind | '')[] = Array.from({ length: cellCount }, () => '')
const apart: readonly Crossing[] = Array.from({ length: crossingCount }, (_, crossing) => crossing)
const noLength: readonly number[] = apart.map(() => 0)
const noRuns: readonly null[] = Array.from({ length: stationCount }, () => null)

/** The first position for a number of seats. */
export function setup(seats: number, settings: Settings): Position {
  const { hand } = settings
  return {
    phase: 'first',
    settings,
    seat: settings.first === 'last' ? seats - 1 : 0,
    pool: tokens.slice(seats * hand),
    hands: Array.from({ length: seats }, (_, seat) => tokens.slice(seat * hand, (seat + 1) * hand)),
    shown: [],
    drawn: -1,
    stuck: false,
    laid: [],
    board: [...bare],
    open: [...borderCells],
    far: [...apart],
    length: [...noLength],
    runs: [...noRuns],
  }
}

/**
 * A copy that shares nothing that changes. Written out in the order of `setup`, it has the same shape inside the
 * engine; a copy by spreading is slower to read.
 */
export const clonePosition = (p: Position): Position => ({
  phase: p.phase,
  settings: p.settings,
  seat: p.seat,
  pool: [...p.pool],
  hands: p.hands.map((hand) => [...hand]),
  shown: [...p.shown],
  drawn: p.drawn,
  stuck: p.stuck,
  laid: [...p.laid],
  board: [...p.board],
  open: [...p.open],
  far: [...p.far],
  length: [...p.length],
  runs: [...p.runs],
})

/** The seat whose train starts from each station, by the number of seats; undefined where none does. */
const owners = Array.from({ length: 7 }, (_, seats) =>
  noRuns.map((_, station): Seat | undefined => {
    const seat = ownStations[seats]?.findIndex((numbers) => numbers.includes(station + 1)) ?? -1
    return seat < 0 ? undefined : seat
  }),
)

/** The seat whose train starts from each station; undefined where none does. */
export const ownersIn = (p: Position): readonly (Seat | undefined)[] => owners[p.hands.length] ?? []

/** The seat whose train starts from a station; undefined if none does. */
export const ownerOf = (p: Position, station: Station): Seat | undefined => owners[p.hands.length]?.[station]

/** The stations of a seat. */
export const stationsOf = (p: Position, seat: Seat): readonly Station[] =>
  Array.from({ length: stationCount }, (_, station) => station).filter((station) => ownerOf(p, station) === seat)

/** The points of a finished line. */
export const pointsOf = ({ tiles, city }: Run): number => tiles * (city ? 2 : 1)

/** The face of a tile that a seat holds and everyone has seen. */
export const shownFace = (p: Position, token: Token): TileKind | undefined =>
  p.shown.find((card) => card.token === token)?.face
