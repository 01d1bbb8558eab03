import type { Table } from '../../match/table.ts'
import type { BasePosition, Game, MatchOptions, Outcome, Seat } from '../../rules/game.ts'
import type { Words } from '../../rules/words.ts'
import { halves } from '../../rules/words.ts'
import { text } from '../text/text.ts'
import { namesOf } from './requestText.ts'
import { lookOf, type SeatLine, type SeatLook, type SeatStyles } from './seats.ts'

/** The final reckoning: every point of every seat and where it came from. */
export interface Reckoning {
  /** The winner, a tie and what follows, or the one who resigned. */
  readonly sentence: string
  /** Empty after a resignation: nothing is scored then. */
  readonly seats: readonly ReckonedSeat[]
  /** Every source of points that any seat had, in the rules' order. */
  readonly rows: readonly ReckonedRow[]
  /** A match of one that could be neither won nor lost. */
  readonly isForPoints?: boolean
  /** Options for the rematch the rules ask for, if they ask for one. */
  readonly rematch: MatchOptions | undefined
}

export interface ReckonedSeat {
  readonly look: SeatLook
  readonly winner: boolean
  /** Its person resigned, and the others played on. */
  readonly left: boolean
  /** Victory points, possibly with a half. */
  readonly total: number
}

/** The points from one source. */
export interface ReckonedRow {
  readonly text: string
  /** Its kind in words, which several rows may share (“Contracts”); mostly the text itself. */
  readonly kind: string
  /** One cell per seat; undefined where the source gave nothing. */
  readonly cells: readonly (ReckonedCell | undefined)[]
}

export interface ReckonedCell {
  readonly points: number
  /** Number of things that earned them, in words. */
  readonly of: string | undefined
}

/** Ends of a match other than by its rules. */
interface Ending {
  readonly isStopped?: boolean
  /** Seats whose people had resigned before. */
  readonly left?: readonly Seat[]
}

/** The reckoning of a position; undefined while the match goes on, unless it was stopped there. */
export function reckoningOf(
  game: Game,
  words: Words,
  style: SeatStyles,
  p: BasePosition,
  { isStopped = false, left = [] }: Ending = {},
): Reckoning | undefined {
  const outcome = game.outcome(p, isStopped)
  if (!outcome) return undefined
  const { isForPoints = false, rematch } = outcome
  const seats = outcome.seats.map(({ total }, seat) => ({
    look: lookOf(words, style, p, seat),
    winner: !isForPoints && outcome.winners.includes(seat),
    left: left.includes(seat),
    total,
  }))
  const rows = rowsOf(words, outcome)
  const told = words.outcome(p, outcome)
  const sentence = isStopped ? text().resigning.stopped({ sentence: told }) : told
  return { sentence, seats, rows, isForPoints, rematch }
}

/** Score lines with the same text side by side, all of one source together. */
function rowsOf(words: Words, { seats }: Outcome): readonly ReckonedRow[] {
  const columns = seats.map(({ lines }) =>
    lines.map((line) => ({
      source: line.source,
      kind: words.sources?.[line.source.split('.')[0] ?? ''],
      text: words.score(line),
      cell: { points: line.points, of: words.counted?.(line) },
    })),
  )
  const sources = inOrder(columns.map((column) => column.map(({ source }) => source)))
  const texts = sources.flatMap((source) =>
    inOrder(columns.map((column) => column.flatMap((line) => (line.source === source ? line.text : [])))),
  )
  return texts.map((text) => ({
    text,
    kind: columns.flat().find((line) => line.text === text)?.kind ?? text,
    cells: columns.map((column) => column.find((line) => line.text === text)?.cell),
  }))
}

/** Ordered lists as one without repeats, in which each of them keeps its order. */
function inOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const heads = lists.flatMap(([head]) => head ?? [])
  const isLater = (text: string) => lists.some((list) => list.indexOf(text) > 0)
  const next = heads.find((head) => !isLater(head)) ?? heads[0]
  if (next === undefined) return []
  return [next, ...inOrder(lists.map((list) => list.filter((text) => text !== next)))]
}

/** The seat of the one person who plays at this device; undefined for several or none. */
export function onlyPerson(lines: readonly SeatLine[]): Seat | undefined {
  const mine = lines.filter(({ sitter }) => sitter.mine && sitter.kind === 'person')
  return mine.length === 1 ? mine[0]?.look.seat : undefined
}

/**
 * By how much the one person at this device won or lost; of a match of one, just which, or the points. Undefined if
 * nobody or several people play here, and after a resignation.
 */
export function verdictOf({ seats, isForPoints }: Reckoning, lines: readonly SeatLine[]): string | undefined {
  const mine = onlyPerson(lines)
  const own = seats.find(({ look }) => look.seat === mine)
  if (!own) return undefined
  const { lost, lostAlone, scored, tie, won, wonAlone } = text().reckoning
  if (isForPoints) return scored({ points: halves(own.total) })
  if (seats.length === 1) return own.winner ? wonAlone : lostAlone
  const others = seats.filter((one) => one !== own)
  const ahead = own.total - Math.max(...others.map(({ total }) => total))
  if (ahead === 0) return tie
  return (ahead > 0 ? won : lost)({ by: halves(Math.abs(ahead)) })
}

/** The reckoning of a match that is over, whether by its rules, by agreement or by resignations. */
export function endOf(
  table: Table,
  words: Words,
  style: SeatStyles,
  seats: readonly SeatLine[],
): Reckoning | undefined {
  const { position, table: state } = table.now()
  const { leavers: left, isStopped } = state
  if (state.resignedBy !== undefined) return resignation(seats, left)
  const reckoned = reckoningOf(table.game, words, style, position, { isStopped, left })
  return (
    reckoned && {
      ...reckoned,
      seats: reckoned.seats.map((one, seat) => ({ ...one, look: seats[seat]?.look ?? one.look })),
    }
  )
}

/** The end of a match by resignations; the rules have nothing to say about it. */
export function resignation(seats: readonly SeatLine[], left: readonly Seat[]): Reckoning {
  const stayed = seats.filter(({ look }) => !left.includes(look.seat))
  const gone = left.flatMap((seat) => seats[seat]?.look.name ?? [])
  const sentence = resignedText(gone, namesOf(stayed.map(({ look }) => look)))
  return { sentence, seats: [], rows: [], rematch: undefined }
}

/** The end of a match by resignations: the names of those who resigned, and of those who win by that. */
function resignedText(gone: readonly string[], stayed: readonly string[]): string {
  const { all, ended, won } = text().resigning
  if (stayed.length > 0) return won({ gone, stayed })
  const [name = ''] = gone
  return gone.length === 1 ? ended({ name }) : all({ gone })
}
