import type { Game, GameTypes, Options, Outcome, Seat } from '../../rules/game.ts'
import type { Words } from '../../rules/words.ts'
import { reckoning } from '../text/en/reckoning.ts'
import { resigning } from '../text/en/requests.ts'
import { lookOf, type SeatLine, type SeatLook, type SeatStyles } from './seats.ts'

/** The final reckoning: every point of every seat with where it came from. */
export interface Reckoning {
  /** Who won, or that it is a tie and what follows, or who gave the match up. */
  readonly sentence: string
  /** Nobody when the match was given up: then there is nothing to reckon. */
  readonly seats: readonly ReckonedSeat[]
  /** Every source of points that anybody had, in the rules' order. */
  readonly rows: readonly ReckonedRow[]
  /** What the return match that the rules want is set up with, if they want one. */
  readonly rematch: Options | undefined
}

export interface ReckonedSeat {
  readonly look: SeatLook
  readonly winner: boolean
  /** Victory points, possibly a half. */
  readonly total: number
}

/** Points of one source. */
export interface ReckonedRow {
  readonly text: string
  /** What each seat had of it, in the order of the seats; `undefined` for nothing. */
  readonly cells: readonly (ReckonedCell | undefined)[]
}

export interface ReckonedCell {
  readonly points: number
  /** How many things earned them, in words. */
  readonly of: string | undefined
}

/** The reckoning of a position; `undefined` while the match goes on. */
export function reckoningOf<G extends GameTypes>(
  game: Game<G>,
  words: Words<G>,
  style: SeatStyles<G['position']>,
  p: G['position'],
): Reckoning | undefined {
  const outcome = game.outcome(p)
  if (!outcome) return undefined
  const seats = outcome.seats.map(({ total }, seat) => ({
    look: lookOf(words, style, p, seat),
    winner: outcome.winners.includes(seat),
    total,
  }))
  const rows = rowsOf(words, outcome)
  return { sentence: words.outcome(p, outcome), seats, rows, rematch: outcome.rematch }
}

/** Lines for the same side by side. */
function rowsOf<G extends GameTypes>(words: Words<G>, { seats }: Outcome): readonly ReckonedRow[] {
  const written = seats.map(({ lines }) =>
    lines.map((line) => {
      const cell = { points: line.points, of: words.counted?.(line) }
      return { text: words.score(line), cell }
    }),
  )
  const texts = written.reduce<string[]>((all, lines) => merged(all, lines.map(textOf)), [])
  return texts.map((text) => ({
    text,
    cells: written.map((lines) => lines.find((one) => one.text === text)?.cell),
  }))
}

const textOf = ({ text }: { readonly text: string }) => text

/** Two lists of names as one, each name once; what only the second has follows what it follows there. */
function merged(first: readonly string[], second: readonly string[]): string[] {
  const all = [...first]
  let at = 0
  for (const one of second) {
    const known = all.indexOf(one)
    if (known < 0) all.splice(at, 0, one)
    at = (known < 0 ? at : known) + 1
  }
  return all
}

/**
 * How the match ended for the one person at this device, as a sentence. `undefined` where nobody or more
 * than one of them sits here, and where the match was given up.
 */
export function verdictOf({ seats }: Reckoning, lines: readonly SeatLine[]): string | undefined {
  const mine = lines.filter(({ sitter }) => sitter.mine && sitter.kind === 'person')
  const own = seats.find(({ look }) => look.seat === mine[0]?.look.seat)
  if (!own || mine.length !== 1 || seats.length < 2) return undefined
  const others = seats.filter((one) => one !== own)
  const ahead = own.total - Math.max(...others.map(({ total }) => total))
  return reckoning.verdict(ahead)
}

/** The end of a match that a seat gave up. The rules of the game have nothing to say about it. */
export function givenUp(seats: readonly SeatLine[], resigned: Seat): Reckoning {
  const nameOf = ({ look }: SeatLine) => look.name
  const others = seats.filter(({ look }) => look.seat !== resigned).map(nameOf)
  const name = seats
    .filter(({ look }) => look.seat === resigned)
    .map(nameOf)
    .join()
  const sentence = resigning.outcome(name, others)
  return { sentence, seats: [], rows: [], rematch: undefined }
}
