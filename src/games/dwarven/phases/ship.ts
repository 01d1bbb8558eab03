import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, layoutIn, mineIn } from '../box.ts'
import type { Effect } from '../effects.ts'
import { announce } from '../money.ts'
import { done, type Move, type MoveOf } from '../moves.ts'
import { boardOf, type Position } from '../position.ts'
import { carriageOf, hinderShip, hinderTranship, priceOf, shipmentMoves } from '../shipping.ts'
import { trainWay } from '../trains.ts'
import { closeIfEmpty } from './mine.ts'
import { choose, nothingAgainst, type PhaseRules } from './rules.ts'

/** “Ship Goods”: anti-clockwise, one player after another makes any number of shipments. */
export const shipping: PhaseRules = {
  ask: (box, p) => {
    const [seat] = p.asked
    if (seat === undefined) return undefined
    const moves = shipmentMoves(box, p, seat)
    return moves.length > 0 ? choose(seat, [...moves, done], true) : undefined
  },
  step: (box, p, input, tell) => {
    const [seat] = p.asked
    if (seat === undefined) return 'shipped'
    const move: Move = input.type === 'move' ? input.move : done
    if (move.type === 'ship') ship(box, p, seat, move, tell)
    else if (move.type === 'tranship') tranship(box, p, seat, move, tell)
    else endShipping(box, p, seat, tell)
    return p.asked.length > 0 ? 'more' : 'shipped'
  },
  against: { ship: hinderShip, tranship: hinderTranship, done: nothingAgainst },
}

/** Everyone is to ship, beginning right of the start token. */
export function beginShipping(p: Position): void {
  const { length } = p.boards
  p.asked = p.boards.map((_, at) => (p.start + length - 1 - at) % length)
}

function ship(box: Box, p: Position, seat: Seat, move: MoveOf<'ship'>, tell: Tell<Effect>): void {
  const { mine, base, transports, goods } = move
  const segments = runOf(box, p, seat, mine, boardOf(p, seat).bases[base] ?? -1)
  const price = priceOf(box, p, base, mineIn(box, mine).good)
  const carriage = boardOf(p, seat).mines.includes(mine) ? undefined : carriageOf(p, seat, mine)
  if (carriage) {
    const { owner, fee } = carriage
    const cut = goods * Math.min(carriage.cut, price)
    const money = goods * price - cut
    tell({ type: 'carried', seat, owner, mine, base, transports, goods, segments, price, money, cut, fee })
    announce(box, p, owner, tell)
  } else tell({ type: 'shipped', seat, mine, base, transports, goods, segments, price, money: goods * price })
  announce(box, p, seat, tell)
  closeIfEmpty(p, ownerOf(p, mine), mine, tell)
}

const siteOf = (box: Box, p: Position, mine: number): number => layoutIn(box, p).siteOf[mine] ?? -1

/** The number of segments that a seat’s train passes from a mine to a site. */
const runOf = (box: Box, p: Position, seat: Seat, mine: number, to: number): number =>
  trainWay(layoutIn(box, p), p, seat, siteOf(box, p, mine), [to])?.length ?? 0

const ownerOf = ({ boards }: Position, mine: number): Seat => boards.findIndex(({ mines }) => mines.includes(mine))

function tranship(box: Box, p: Position, seat: Seat, move: MoveOf<'tranship'>, tell: Tell<Effect>): void {
  const segments = runOf(box, p, seat, move.from, siteOf(box, p, move.to))
  tell({ ...move, type: 'transhipped', seat, segments })
  closeIfEmpty(p, ownerOf(p, move.from), move.from, tell)
}

/** A player ships no more; fees for goods not carried go back. */
function endShipping(box: Box, p: Position, seat: Seat, tell: Tell<Effect>): void {
  p.asked.shift()
  for (const { owner, carrier, mine, fee } of p.carriages)
    if (carrier === seat && fee > 0) {
      tell({ type: 'feeBack', owner, carrier, mine, fee })
      announce(box, p, owner, tell)
    }
}
