import type { Seat } from '../../../rules/game.ts'
import { type Box, layoutIn, siteOf } from '../box.ts'
import { type Move, prospectMove, surveyMove } from '../moves.ts'
import { endsOf } from '../network.ts'
import { boardOf, deck, home, type Pawn, type Position } from '../position.ts'
import { listOf, settleList } from './lists.ts'
import { cardsFor, isTaken } from './prospecting.ts'
import { distancesFor } from './roads.ts'
import { type Survey, surveysFor } from './surveying.ts'

/** Every pawn that a seat places in its turn, and where. */
export function placements(box: Box, p: Position, seat: Seat): Move[] {
  settleList(p, seat)
  const list = listOf(p, seat)
  const distances = distancesFor(box, p, seat)
  const cards = cardsFor(box, p, seat, list)
  const surveys = surveysFor(box, p, seat, list, cards)
  const agents = sendBest(
    p,
    seat,
    'agent',
    cards.map((on) => ({ on, distance: on === deck ? inDeck : (distances[siteOf(box, p, on)] ?? inRow) })),
  )
  const surveyors = sendBest(
    p,
    seat,
    'surveyor',
    surveys.map((one) => ({
      on: one.segment,
      distance: Math.max(...endsFor(box, p, one).map((end) => distances[end] ?? 0)),
    })),
  )
  return [
    ...cards.map((card, at) => prospectMove(card, agents[at] ?? 0)),
    ...surveys.map((survey, at) => moveFor(survey, surveyors[at] ?? 0)),
  ]
}

/** A person or a transport lies nowhere on the map; the deck comes last. */
const inRow = -1
const inDeck = -2

const endsFor = (box: Box, p: Position, { segment, line }: Survey) => line ?? endsOf(layoutIn(box, p), p, segment)

const moveFor = ({ segment, line }: Survey, rating: number): Move =>
  line ? { type: 'clip', a: line[0], b: line[1], rating } : surveyMove(segment, rating)

/** A card or a segment that a pawn is sent to, and its distance from the own base. */
interface Target {
  readonly on: number
  readonly distance: number
}

/** By target: the rating of the pawn sent there. The best go where others stand, and far away. */
function sendBest(p: Position, seat: Seat, role: Pawn['role'], targets: readonly Target[]): number[] {
  const pawns = boardOf(p, seat).pawns.filter((pawn) => pawn.role === role && pawn.at === home)
  const ratings = pawns.map(({ rating }) => rating).sort((a, b) => b - a)
  const rank = ({ on }: Target) => Number(on !== deck && isTaken(p, seat, role, on))
  const order = targets.toSorted((a, b) => rank(b) - rank(a) || b.distance - a.distance)
  return targets.map((target) => ratings[order.indexOf(target)] ?? 0)
}
