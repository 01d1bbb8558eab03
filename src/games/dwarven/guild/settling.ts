import type { Seat } from '../../../rules/game.ts'
import { type Box, cardIn, layoutIn, mineIn, siteOf, transportIn } from '../box.ts'
import { costOf } from '../money.ts'
import { forgo, leave, type Move, take } from '../moves.ts'
import { endsOf, type Ways, waysOf, waysWithout } from '../network.ts'
import { boardOf, type Frame, type Position } from '../position.ts'
import { savingsFor } from './paying.ts'
import { isWanted } from './prospecting.ts'
import { distancesFor } from './roads.ts'

/** The Guild’s answer to pending work of its seat. */
export function settleFor(box: Box, p: Position, seat: Seat, frame: Frame, moves: readonly Move[]): Move | undefined {
  switch (frame.do) {
    case 'lay':
    case 'ride':
      return liftFor(box, p, seat, moves)
    case 'take':
      return frame.claim.track || canSpend(box, p, seat, costOf(box, p, frame.claim)) ? take : leave
    case 'buy':
      return buyFor(box, p, seat, frame.card, frame.free)
    case 'release':
      return weakest(box, moves)
    case 'strike':
      return best(box, p, moves)
    default:
      return moves[0]
  }
}

const canSpend = (box: Box, p: Position, seat: Seat, cost: number): boolean =>
  cost <= boardOf(p, seat).money - savingsFor(box, p, seat)

/** A card drawn is bought if an agent would have gone for it. */
function buyFor(box: Box, p: Position, seat: Seat, card: number, free: boolean): Move {
  const cost = free && cardIn(box, card).kind === 'mine' ? 0 : costOf(box, p, { track: false, on: card })
  return isWanted(box, p, seat, card) && (cost === 0 || canSpend(box, p, seat, cost)) ? take : leave
}

/** The transport with the lowest number. */
function weakest(box: Box, moves: readonly Move[]): Move | undefined {
  const numberOf = (move: Move) => (move.type === 'release' ? transportIn(box, move.card).number : 0)
  return moves.toSorted((a, b) => numberOf(a) - numberOf(b))[0]
}

/** The mine with the dearest good, then with most goods. */
function best(box: Box, p: Position, moves: readonly Move[]): Move | undefined {
  const mines = moves.filter((move) => move.type === 'strike')
  const goodOf = ({ mine }: { readonly mine: number }) => mineIn(box, mine).good
  return mines.sort(
    (a, b) => goodOf(a) - goodOf(b) || (p.goods[b.mine] ?? 0) - (p.goods[a.mine] ?? 0) || a.mine - b.mine,
  )[0]
}

/** Track that serves no purpose gives up its cube, the farthest from the base first. */
function liftFor(box: Box, p: Position, seat: Seat, moves: readonly Move[]): Move {
  const distances = distancesFor(box, p, seat)
  const farOf = (segment: number) =>
    Math.max(...endsOf(layoutIn(box, p), p, segment).map((site) => distances[site] ?? 0))
  const lifts = moves.filter((move) => move.type === 'lift' && isUseless(box, p, seat, move.segment))
  const far = (move: Move) => (move.type === 'lift' ? farOf(move.segment) : 0)
  return lifts.sort((a, b) => far(b) - far(a))[0] ?? forgo
}

/** Whether every mine and passenger location of a player keeps its way, and a black one if it has one, without it. */
function isUseless(box: Box, p: Position, seat: Seat, segment: number): boolean {
  const { mines, tickets, rides, bases } = boardOf(p, seat)
  const [now, then] = [waysOf(box, p, seat), waysWithout(box, p, seat, segment)]
  const leads = (labels: Ways['any'], site: number) =>
    bases.some((base) => base !== site && labels[base] === labels[site])
  return [...mines, ...tickets, ...rides]
    .map((card) => siteOf(box, p, card))
    .every((site) => (['any', 'black'] as const).every((way) => !leads(now[way], site) || leads(then[way], site)))
}
