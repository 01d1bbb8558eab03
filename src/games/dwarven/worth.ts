import type { Seat } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import { apply } from './apply.ts'
import { type Box, mineIn } from './box.ts'
import type { Edition } from './content/edition.ts'
import { weights as learnt } from './content/weights.json'
import { haulage, pawnWorth, ticketsWorth, turnsLeft, unitOf, type Weights } from './earnings.ts'
import { isBehindRed, poverty, promised, type View, viewOf } from './gains.ts'
import { type Dwarven, dwarven } from './index.ts'
import type { Move } from './moves.ts'
import { bidGain, claimsGain, operateGain, pendingOf, placeGain, takenBy } from './pending.ts'
import { clonePosition, type Position } from './position.ts'
import { priceOf } from './shipping.ts'
import { clearGains, sweepGains } from './thaw.ts'
import { step } from './turn.ts'
import type { Types } from './types.ts'

export { editions } from './index.ts'

/*
 * The promise of a position in Cu: the purse, and what goods, tickets, track, people and everything begun this turn
 * may still bring.
 */

/** The Cu that a player may end with. Counts what has been begun. */
function worthOf(view: View): number {
  const { board } = view
  const cities = [...board.tickets, ...board.rides]
  const red = cities.filter((card) => isBehindRed(view, card)).length
  const settled =
    board.money +
    view.haulage +
    promised(view) +
    ticketsWorth(view, cities.length, red) +
    pawnsWorth(view, 'surveyor') +
    pawnsWorth(view, 'agent') -
    poverty(view, board.money)
  return settled + pendingOf(view)
}

function pawnsWorth(view: View, kind: 'surveyor' | 'agent'): number {
  const pawns = view.board.pawns.filter(({ role }) => role === kind)
  return pawnWorth(
    view,
    pawns.length,
    pawns.reduce((sum, { rating }) => sum + rating, 0),
  )
}

/** The Cu gained by each move of the seat asked; undefined where that has to be seen on the table. */
function gainsOf(view: View, moves: readonly Move[]): readonly number[] | undefined {
  const { p } = view
  switch (p.phase) {
    case 'place':
      pendingOf(view)
      return moves.map((move) => placeGain(view, move))
    case 'race':
      return moves.map(({ type }) => (type === 'done' ? 0 : -1))
    case 'auction':
      return moves.map((move) => {
        const [auction] = p.auctions
        if (move.type !== 'bid' || !auction) return 0
        return bidGain(view, auction.card, move.money, true, auction.seats.length) - 0.1
      })
    case 'pay':
      return moves.map((move) =>
        move.type === 'pay'
          ? claimsGain({ ...view, targets: view.targets.map((one) => ({ ...one })) }, takenBy(move), false)
          : 0,
      )
    case 'operate':
      return moves.map((move) => (move.type === 'operate' ? operateGain(view, move.mines) : 0))
    case 'read':
      return moves.map((move) => (move.type === 'read' ? readGain(view, move.mine, move.face) : 0))
    case 'deals':
      return dealGains(view, moves)
    case 'clear':
      return clearGains(view, moves)
    case 'sweep':
      return sweepGains(view, moves)
    case 'ship':
      return moves.map((move) => shipGain(view, move))
    default:
      return undefined
  }
}

/** The Cu that a face of the die brings a mine. */
function readGain(view: View, mine: number, face: number): number {
  const { good, output } = mineIn(view.box, mine)
  const goods = output[face - 1] ?? 0
  return unitOf(view, good) * (goods < 0 ? -0.5 * 10 * (1 - (5 / 6) ** view.times.mining) : goods)
}

/** The Cu gained by a shipment over keeping goods and transports. */
function shipGain(view: View, move: Move): number {
  if (move.type !== 'ship') return move.type === 'done' ? 0 : -1
  const { mine, base, goods, transports } = move
  const price = priceOf(view.box, view.p, base, mineIn(view.box, mine).good)
  return goods * price + haulage(view, { shipped: { mine, goods, transports } }) - view.haulage
}

/** Slips that keep the steps between the computer’s strengths even here; measured by `npm run lab -- ladder`. */
const slips = { beginner: 1, learner: 0.8, ganger: 0.45, canny: 0.38, shrewd: 0.26, expert: 0.15 }

/** Dwarven Rails for those who think about it. */
export function mindOf(box: Box, weights: Weights = learnt): Mind<Types> {
  const judge = { box, weights }
  const worth = (p: Position) => {
    const left = turnsLeft(judge, p)
    return p.boards.map((_, seat) => worthOf(viewOf(judge, p, seat, left)))
  }
  return {
    worth,
    scale,
    slips,
    slipsAreCareless: true,
    turn: turnNumber,
    beyond: 4,
    swing: (p) => swingAtEnd + swingATurn * turnsLeft(judge, p),
    gains(p, seat, moves) {
      const view = viewOf(judge, p, seat, turnsLeft(judge, p))
      return gainsOf(view, moves) ?? gainsPlayed(view, moves)
    },
  }
}

/** The Cu a player gains by each move, its own or another’s, played. */
function gainsPlayed(view: View, moves: readonly Move[], by = view.seat): readonly number[] {
  const { box, p, seat, times } = view
  const worthIn = (q: Position) => worthOf(viewOf(view, q, seat, times.left))
  const now = worthIn(p)
  return moves.map((move) => worthIn(moved(box, p, by, move)) - now)
}

/** A deal that brings the other more than this many times as much is refused. */
const mostForOthers = 2

/** The Cu gained by each answer to an offer: nothing by a deal that is better for the other by far. */
function dealGains(view: View, moves: readonly Move[]): readonly number[] {
  const { p, seat } = view
  return gainsPlayed(view, moves).map((gain, at) => {
    const move = moves[at]
    const offer = move?.type === 'accept' ? p.offers.find(({ number }) => number === move.offer) : undefined
    if (!move || !offer) return gain
    const other = viewOf(view, p, offer.from, view.times.left)
    const [theirs = 0] = gainsPlayed(other, [move], seat)
    return theirs > mostForOthers * gain ? -1 : gain
  })
}

/** The lead in Cu that counts as one point elsewhere. */
const scale = 6

/** The lead in Cu that makes a win likely at the end, and how much more it takes for each turn left. */
const swingAtEnd = 20
const swingATurn = 7

/** Every pawn placed, every bid and every shipment begins another turn. */
function turnNumber({ turn, phase, boards, auctions, busy, todo }: Position): number {
  const pawns = boards.reduce((sum, board) => sum + board.pawns.filter(({ at }) => at >= 0).length, 0)
  const step = phase === 'place' ? pawns : phase === 'auction' ? (auctions[0]?.bid ?? 0) : busy.length + todo.length
  return turn * 1000 + step * 20
}

/** The position right after a move, before anything else happens. */
function moved(box: Box, p: Position, seat: Seat, move: Move): Position {
  const next = clonePosition(p)
  step(box, next, { type: 'move', seat, move }, (effect) => apply(box, next, effect))
  return next
}

/** The rules with an edition, and their mind. */
export function think(edition: Edition): { game: Dwarven; mind: Mind<Types> } {
  const game = dwarven(edition)
  return { game, mind: mindOf(game.box) }
}
