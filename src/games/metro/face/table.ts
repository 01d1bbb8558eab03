import type { Known, Seat, Token } from '../../../rules/game.ts'
import type { Light } from '../../../stage/art/light.ts'
import type { Looking } from '../../../stage/face.ts'
import { leastPrint, type PrintSizes } from '../../../stage/kit/print.ts'
import { type SeatPaints, seatPaints } from '../../../stage/kit/seats/paints.ts'
import { type Cell, type Station, turnedKind } from '../board.ts'
import { ask, faceOf } from '../choices.ts'
import { companyLooks, companyOf } from '../colours.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { preview } from '../preview.ts'
import type { Captions, MetroWords } from '../text/words.ts'
import type { Grid } from './grid.ts'
import { type Line, linesOf, type Owners, ownersOn, type Tried } from './lines.ts'

/** The lamp at the planner's left. */
export const light: Light = { x: 0.16, colour: '#7d6a52' }

export { piece } from '../../../stage/kit/piece.ts'

/** Everything that decides what is on the table. */
export interface Table {
  readonly p: Position
  readonly looking: Looking
  readonly grid: Grid
  readonly words: MetroWords
  readonly say: Captions
  readonly sizes: PrintSizes
  /** The tile that is being tried on a cell: pointed at, or touched once. */
  readonly trial: Trial | undefined
  /** Every line that has left its station, as the trial would have it, and over which cells they run. */
  readonly lines: readonly Line[]
  readonly owners: ReadonlyMap<Cell, Owners>
  /** The station whose line is pointed at. */
  readonly followed: Station | undefined
}

type Lay = Extract<Move, { type: 'lay' }>

/** A tile held over a cell, and what laying it there would do. */
export interface Trial extends Tried {
  readonly token: Token
  readonly turns: number
  /** Every legal way to lay it, here and elsewhere. */
  readonly lays: readonly Lay[]
  /** The cell has been touched, and waits for a second touch. */
  readonly isPicked: boolean
}

/** The depths of things; at equal depth the later piece is on top. */
export const depths = {
  ground: 0,
  panel: 10,
  plan: 20,
  /** The coloured ground of a tile, then its tracks. */
  cell: 24,
  tracks: 28,
  station: 34,
  city: 36,
  offer: 40,
  onPanel: 44,
  trial: 60,
  label: 80,
} as const

/** The paints of a seat's things. */
export const paintsOf = (p: Position, seat: Seat): SeatPaints => seatPaints(companyLooks[companyOf(p, seat)])

/** A table as seen by one viewer. */
export function tableOf(p: Position, grid: Grid, looking: Looking, words: MetroWords, say: Captions): Table {
  const trial = trialOf(p, looking)
  const lines = linesOf(p, trial)
  const followed = followedIn(looking)
  const sizes = { text: looking.text ?? 1, least: leastPrint({ grid }) }
  return { p, looking, grid, words, say, sizes, trial, lines, owners: ownersOn(lines), followed }
}

/** The number behind a piece's kind in its id: 19 of `cell:19`. */
export function numberOf(id: string | undefined, kind: string): number | undefined {
  const [what, number] = (id ?? '').split(':')
  return what === kind && number !== undefined ? Number(number) : undefined
}

/** The number of the first pick of a kind. */
const numberPicked = (picked: readonly string[], kind: string): number | undefined =>
  picked.map((pick) => numberOf(pick, kind)).find((number) => number !== undefined)

/** A line is followed by its station or by one of its letters. */
const followedIn = ({ at }: Looking): Station | undefined => numberOf(at, 'station') ?? numberOf(at, 'letter')

/** The tile on trial: on the cell touched or, before a touch, the cell pointed at. */
function trialOf(p: Position, looking: Looking): Trial | undefined {
  const { picked, next, at, known } = looking
  const touched = numberPicked(picked, 'cell')
  const cell = touched ?? (next.includes(at ?? '') ? numberOf(at, 'cell') : undefined)
  const token = tokenTried(p, looking)
  const face = token === undefined ? undefined : faceOf(p, known, token)
  if (cell === undefined || token === undefined || !face) return undefined
  const lays = laysOf(p, known, token)
  const turns = turnsTried(looking, lays, cell)
  const kind = turnedKind(face, turns)
  return { token, cell, turns, kind, lines: preview(p, cell, kind), lays, isPicked: touched !== undefined }
}

function laysOf(p: Position, known: Known | undefined, token: Token): Lay[] {
  const asked = ask(p, known)
  const moves = asked?.type === 'choose' ? asked.moves : []
  return moves.flatMap((move) => (move.type === 'lay' && move.token === token ? [move] : []))
}

/** The held tile that is picked, or else the one that has to be laid. */
export const tokenChosen = ({ drawn }: Pick<Position, 'drawn'>, picked: readonly string[]): Token | undefined =>
  numberPicked(picked, 'hand') ?? (drawn >= 0 ? drawn : undefined)

/** The held tile that is chosen, or the only one. */
function tokenTried(p: Position, { picked }: Looking): Token | undefined {
  const held = p.hands[p.seat] ?? []
  return tokenChosen(p, picked) ?? (held.length === 1 ? held[0] : undefined)
}

/** The turn pointed at, or the first that may be chosen. */
function turnsTried({ at, next }: Looking, lays: readonly Lay[], cell: Cell): number {
  const offered = next.map((pick) => numberOf(pick, 'lay')).filter((turns) => turns !== undefined)
  const pointed = numberOf(at, 'lay')
  if (pointed !== undefined && offered.includes(pointed)) return pointed
  return offered[0] ?? lays.find((lay) => lay.cell === cell)?.turns ?? 0
}
