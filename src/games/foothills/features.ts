import type { Box } from './box.ts'
import type { CardSide, Space } from './cards.ts'
import type { Scoring } from './content/edition.ts'
import { canPay } from './goods.ts'
import { countOf } from './layout.ts'
import { freeTrack } from './navvy.ts'
import { type Board, boardOf, layoutOf, type Position } from './position.ts'
import { pointsFor, scoringOf } from './score.ts'
import { isGrey } from './turn.ts'

/** The standing of a seat in a position, from which its prospects are counted. */
export interface Features extends Stations {
  readonly board: Board
  readonly isNext: boolean
  readonly tickets: number
  /** Cards in the scoring pile, by what they score for. */
  readonly scored: Readonly<Record<Scoring, number>>
  /** Tracks it could lay at once. */
  readonly tracks: number
  readonly cards: Cards
}

/** The action cards of a board. */
interface Cards {
  /** By what they would score for. */
  readonly held: Readonly<Record<Scoring, number>>
  /** With their golden and their grey side up, by their pair of types. */
  readonly golden: readonly number[]
  readonly grey: readonly number[]
  /** Points for the best two of them, were they in the scoring pile. */
  best: number
  second: number
  /** A side that shows builds a station. */
  builds: boolean
}

/** The stations that a supply could pay for. */
interface Stations {
  /** Number of such stations. */
  readonly stations: number
  /** Points that the best of them brings, a passenger counting half. */
  readonly bonus: number
}

/** More stations and tracks than that make no difference to a turn. */
const most = 3

/** Room for tiles on cards that nothing covers, the same for both seats. */
export interface Room {
  /** Station spaces not yet built. */
  readonly spaces: readonly Space[]
  /** Cards with a free track space. */
  readonly tracks: number
}

/** The room for tiles in a position. */
export function roomIn(box: Box, p: Position): Room {
  const spaces: Space[] = []
  let tracks = 0
  for (const index of layoutOf(box, p).search) {
    const station = box.stations[index]
    if (!station || p.navvies[index] === 1 || (p.rubble[index] ?? 0) > 0) continue
    if (freeTrack(box, p, index) >= 0) tracks += 1
    for (let at = 0; at < station.spaces.length; at++) {
      const space = station.spaces[at]
      if (space && p.spaces[station.firstSpace + at] === 0) spaces.push(space)
    }
  }
  return { spaces, tracks }
}

/** The standing of a seat in a position. */
export function featuresOf(box: Box, p: Position, seat: number, room = roomIn(box, p)): Features {
  const board = boardOf(p, seat)
  const { stations, bonus } = stationsFor(board, room)
  return {
    board,
    isNext: p.seat === seat,
    tickets: countOf(board.tickets),
    scored: scoredOn(box, board),
    stations,
    bonus,
    tracks: Math.min(most, board.supply.iron >> 1, room.tracks),
    cards: cardsOf(box, board),
  }
}

const noScorings = () => ({ passenger: 0, track: 0, station: 0, ticket: 0, card: 0 })

function scoredOn(box: Box, { pile }: Board) {
  const scored = noScorings()
  for (const card of pile) scored[scoringOf(box, card)] += 1
  return scored
}

function cardsOf(box: Box, board: Board): Cards {
  const golden = [0, 0, 0, 0, 0]
  const grey = [0, 0, 0, 0, 0]
  const held = noScorings()
  const cards = { held, golden, grey, best: 0, second: 0, builds: false }
  for (let slot = 0; slot < board.cards.length; slot++) {
    const card = box.actions[board.cards[slot] ?? -1]
    if (!card) continue
    const shown = isGrey(board, slot) ? grey : golden
    shown[card.pair] = (shown[card.pair] ?? 0) + 1
    held[card.scoring] += 1
    rank(cards, pointsIfScored(board, card.scoring))
    cards.builds ||= isBuilder(shown === grey ? card.grey : card.golden)
  }
  return cards
}

/** A card that counts the scoring pile counts itself. */
const pointsIfScored = (board: Board, scoring: Scoring) => pointsFor(board, scoring) + (scoring === 'card' ? 1 : 0)

function rank(cards: Cards, points: number): void {
  cards.second = Math.max(cards.second, Math.min(cards.best, points))
  cards.best = Math.max(cards.best, points)
}

function isBuilder({ verbs }: CardSide): boolean {
  for (const { type } of verbs) if (type === 'build') return true
  return false
}

function stationsFor({ supply }: Board, { spaces }: Room): Stations {
  let stations = 0
  let best = 0
  for (const { cost, bonus } of spaces) {
    if (!canPay(supply, cost)) continue
    stations = Math.min(most, stations + 1)
    // Every station counts for something, whatever its bonus.
    best = Math.max(best, 0.5 + bonus.vp + bonus.passengers / 2)
  }
  return { stations, bonus: best }
}
