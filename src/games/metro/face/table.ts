import type { Known, Seat, Token } from '../../../rules/game.ts'
import type { Looking } from '../../../stage/face.ts'
import { type SeatPaints, seatPaints } from '../../../stage/kit/seats/paints.ts'
import { type Cell, type Station, turnedKind } from '../board.ts'
import { ask, faceOf, layMove } from '../choices.ts'
import { companyLooks, companyOf } from '../colours.ts'
import type { TileKind } from '../content/tiles.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { type LinePreview, preview } from '../preview.ts'
import type { MetroWords } from '../text/words.ts'
import type { Grid } from './grid.ts'
import type { Captions } from './text/captions.ts'

export { around, piece, spot } from '../../../stage/kit/piece.ts'

/** Everything that decides what is on the table. */
export interface Table {
  readonly p: Position
  readonly looking: Looking
  readonly grid: Grid
  readonly words: MetroWords
  readonly say: Captions
  /** The tile that is being tried on a cell: pointed at, or touched once. */
  readonly trial: Trial | undefined
  /** The station whose line is pointed at. */
  readonly followed: Station | undefined
}

type Lay = Extract<Move, { type: 'lay' }>

/** A tile held over a cell, and what laying it there would do. */
export interface Trial {
  readonly token: Token
  readonly cell: Cell
  readonly turns: number
  /** The kind as it would lie. */
  readonly kind: TileKind
  readonly lines: readonly LinePreview[]
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

/** What a seat's things are painted with. */
export const paintsOf = (p: Position, seat: Seat): SeatPaints =>
  seatPaints(companyLooks[companyOf(p, seat)])

/** Text size: 1 as drawn, up to 2, as far as there is room. */
export const textOf = ({ looking }: Pick<Table, 'looking'>): number => looking.text ?? 1

/** A table as seen by one viewer. */
export function tableOf(
  p: Position,
  grid: Grid,
  looking: Looking,
  words: MetroWords,
  say: Captions,
): Table {
  return { p, looking, grid, words, say, trial: trialOf(p, looking), followed: followedIn(looking) }
}

/** The number behind a piece's kind in its id: 19 of `cell:19`. */
export function numberOf(id: string | undefined, kind: string): number | undefined {
  const [what, number] = (id ?? '').split(':')
  return what === kind && number !== undefined ? Number(number) : undefined
}

/** A line is followed by its station or by one of its letters. */
const followedIn = ({ at }: Looking): Station | undefined =>
  numberOf(at, 'station') ?? numberOf(at, 'letter')

/** What is tried: the cell touched or, before a touch, the cell pointed at. */
function trialOf(p: Position, looking: Looking): Trial | undefined {
  const { picked, next, at, known } = looking
  const isPicked = picked.some((pick) => pick.startsWith('cell:'))
  const cell = isPicked
    ? numberOf(
        picked.find((pick) => pick.startsWith('cell:')),
        'cell',
      )
    : next.includes(at ?? '')
      ? numberOf(at, 'cell')
      : undefined
  const token = tokenTried(p, looking)
  const face = token === undefined ? undefined : faceOf(p, known, token)
  if (cell === undefined || token === undefined || !face) return undefined
  const lays = laysOf(p, known, token)
  const turns = turnsTried(looking, lays, cell)
  const kind = turnedKind(face, turns)
  return { token, cell, turns, kind, lines: preview(p, cell, kind), lays, isPicked }
}

function laysOf(p: Position, known: Known | undefined, token: Token): Lay[] {
  const asked = ask(p, known)
  const moves = asked?.type === 'choose' ? asked.moves : []
  return moves.flatMap((move) => (move.type === 'lay' && move.token === token ? [move] : []))
}

/** The held tile that is picked, or the only one that may be laid. */
function tokenTried({ hands, seat, drawn }: Position, { picked }: Looking): Token | undefined {
  const chosen = picked.map((pick) => numberOf(pick, 'hand')).find((one) => one !== undefined)
  if (chosen !== undefined) return chosen
  if (drawn >= 0) return drawn
  return hands[seat]?.length === 1 ? hands[seat][0] : undefined
}

/** The turn pointed at, or the first that may be chosen. */
function turnsTried({ at, next }: Looking, lays: readonly Lay[], cell: Cell): number {
  const offered = next.map((pick) => numberOf(pick, 'lay')).filter((turns) => turns !== undefined)
  const pointed = numberOf(at, 'lay')
  if (pointed !== undefined && offered.includes(pointed)) return pointed
  return offered[0] ?? lays.find((lay) => lay.cell === cell)?.turns ?? 0
}

/** The move that a trial would make. */
export const moveOf = ({ token, cell, turns }: Trial) => layMove(token, cell, turns)
