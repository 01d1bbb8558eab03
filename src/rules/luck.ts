import { need } from '../kit/assert.ts'
import type { Body, Entry } from './body.ts'
import { facesAt } from './cards.ts'
import { streamIn } from './chance.ts'
import type { Game, GameTypes, Seat, TakenThings } from './game.ts'
import type { Journal } from './journal.ts'
import { lineOf } from './journal.ts'
import { type Counts, expectedOf, oddsOfDraw, sumOf } from './odds.ts'
import { settle } from './play.ts'
import { setupOf } from './replay.ts'

/** Results of a match’s draws, beside what was to be expected. */
export interface Account {
  /** Things drawn in each seat’s turns, by seat. */
  readonly seats: readonly SeatAccount[]
  /** Things that came to the table for everyone, in nobody’s turn. */
  readonly common: SeatAccount
  /** Every draw, the first one first. */
  readonly draws: readonly DrawMade[]
}

/** A seat's draws. */
export interface SeatAccount {
  readonly came: Counts
  readonly expected: Counts
}

/** A draw that stands. */
export interface DrawMade {
  /** The number of its entry. */
  readonly seq: number
  /** The seat whose turn it was; undefined before anyone’s, and in nobody’s. */
  readonly seat: Seat | undefined
  /** It was for everyone, in nobody’s turn. */
  readonly isCommon: boolean
  /** Number of devices that drew it together; 0 where a seed alone decided, as in a report. */
  readonly devices: number
  /** Things it brought, in order; empty for those the title has no names for. */
  readonly hands: readonly HandDrawn[]
}

/** Things drawn one after another. */
export interface HandDrawn {
  readonly came: Counts
  /** The probability of just these things, in whatever order. */
  readonly odds: number
  readonly expected: Counts
}

/** The draws of a match that weren’t undone, and in whose turn each was made; undefined before anyone’s. */
export function drawsOf<M>(entries: readonly Entry<M>[]) {
  let seat: Seat | undefined
  return lineOf(entries).flatMap(({ seq, by, body }) => {
    if (body.type === 'move' && by !== 'host') seat = by
    return body.type === 'chance' || body.type === 'shuffle' ? [{ seq, seat, body }] : []
  })
}

/** Results of a match's draws so far. Anything undone doesn’t count. */
export function accountOf<G extends GameTypes>(game: Game<G>, journal: Journal<G>): Account {
  const draws = drawsOf(journal.entries).map(({ seq, seat, body }): DrawMade => {
    const devices = body.proofs?.length ?? 0
    const taken = takenIn(game, journal, seq, body)
    const isCommon = taken.some((one) => one.isCommon === true)
    return { seq, devices, isCommon, hands: taken.map(handOf), seat: isCommon ? undefined : seat }
  })
  const { seats } = setupOf(journal)
  const sum = (is: (draw: DrawMade) => boolean) => accountFor(draws.filter(is))
  return {
    draws,
    seats: Array.from({ length: seats }, (_, at) => sum(({ seat }) => seat === at)),
    common: sum(({ isCommon }) => isCommon),
  }
}

/** Things a draw took, and the stock each time. */
function takenIn<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seq: number,
  body: Body<G['move']>,
): readonly TakenThings[] {
  const { drawn } = game
  if (!drawn || body.type !== 'chance') return []
  const all: TakenThings[] = []
  const position = game.clone(need(journal.positions[seq - 1], 'the position before a draw'))
  const tell = (effect: G['effect']) => {
    const taken = drawn(position, effect)
    if (taken) all.push(taken)
  }
  const known = facesAt(game, journal, journal.entries)
  settle(game, position, { type: 'chance', draw: streamIn(body) }, tell, known)
  return all
}

const handOf = ({ from, came }: TakenThings): HandDrawn => ({
  came,
  odds: oddsOfDraw(from, came),
  expected: expectedOf(from, sumOf(came)),
})

function accountFor(draws: readonly DrawMade[]): SeatAccount {
  const hands = draws.flatMap((draw) => draw.hands)
  return { came: added(hands.map(({ came }) => came)), expected: added(hands.map(({ expected }) => expected)) }
}

function added(all: readonly Counts[]): Counts {
  const sums = new Map<string, number>()
  for (const [id, count] of all.flatMap((one) => Object.entries(one))) sums.set(id, (sums.get(id) ?? 0) + count)
  return Object.fromEntries(sums)
}
