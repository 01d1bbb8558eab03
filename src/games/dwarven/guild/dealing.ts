import type { Seat } from '../../../rules/game.ts'
import { type Box, mineIn } from '../box.ts'
import { type Move, type Part, ready } from '../moves.ts'
import { boardOf, type Offer, type Position } from '../position.ts'
import { priceOf } from '../shipping.ts'
import { isNear } from './mines.ts'

/** Accepts a request to carry goods or to have them carried, and refuses everything else by being ready. */
export function dealFor(box: Box, p: Position, seat: Seat, moves: readonly Move[]): Move {
  const isGood = (number: number) => p.offers.some((offer) => offer.number === number && isFair(box, p, seat, offer))
  return moves.find((move) => move.type === 'accept' && isGood(move.offer)) ?? ready
}

/** “Ship goods for a player owning a mine to which the player is not connected”, between players of one status. */
function isFair(box: Box, p: Position, seat: Seat, { from, gives, wants }: Offer): boolean {
  if (p.boards.length < 3 || boardOf(p, from).declared !== boardOf(p, seat).declared) return false
  if (isOnlyCarrying(gives) && isNothing(wants)) return (gives.carry ?? []).every(isHalf(box, p, from, seat))
  return isOnlyCarrying(wants) && isNothing(gives) && (wants.carry ?? []).every(isHalf(box, p, seat, from))
}

const isNothing = (part: Part): boolean => Object.keys(part).length === 0
const isOnlyCarrying = (part: Part): boolean => Object.keys(part).length === 1 && part.carry !== undefined

/** Whether the price of what one player carries for another is halved, in the carrier’s favour. */
const isHalf =
  (box: Box, p: Position, carrier: Seat, owner: Seat) =>
  ({ mine, fee, cut }: NonNullable<Part['carry']>[number]): boolean =>
    isNear(box, p, carrier, mine) &&
    !isNear(box, p, owner, mine) &&
    fee === 0 &&
    cut === Math.ceil(priceOf(box, p, 0, mineIn(box, mine).good) / 2)
