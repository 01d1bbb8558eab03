import type { Seat } from '../../../rules/game.ts'
import { type Box, isAdvanced, layoutIn, mineIn, siteOf, transportIn } from '../box.ts'
import { topRung } from '../content/edition.ts'
import { done, type Move, type Part, ready } from '../moves.ts'
import { isReached, isRed, openWays, waysOf } from '../network.ts'
import { boardOf, type Offer, type Position } from '../position.ts'
import { carriageOf, goodsFor, minesFor, priceOf, wayBetween, wayHome } from '../shipping.ts'
import { idleTransports } from '../transports.ts'
import { playsFirst } from './lists.ts'
import { isNear } from './mines.ts'
import { spread, wayTo } from './roads.ts'

/*
 * “Deals” and “Ship Goods”: shipments are decided once, when the turn to ship comes, and snow is cleared for them.
 */

/** Goods on a mine that are to come to a base. */
interface Load {
  readonly mine: number
  readonly base: number
  readonly price: number
  readonly goods: number
}

/** Cu with which a player sells everything, turns before the end in which it does, and the rung from which it follows. */
const broke = 10
const lastTurns = 3
const followsFrom = 6

/** Everything that a seat wants to ship home from where its track leads, snow or not, the dearest first. */
function wantedLoads(box: Box, p: Position, seat: Seat): Load[] {
  const ways = waysOf(box, p, seat)
  const sells = sellsAll(box, p, seat)
  const loads = minesFor(p, seat).flatMap((mine) =>
    [...boardOf(p, seat).bases.keys()].map((base) => {
      const { good } = mineIn(box, mine)
      return { mine, base, good, price: priceOf(box, p, base, good), goods: goodsFor(p, seat, mine) }
    }),
  )
  return loads
    .filter(({ mine, base, goods }) => goods > 0 && wayHome(box, p, seat, ways, mine, base) > 0)
    .filter(({ mine, base, good }) => sells || isHigh(p, base, good) || carriageOf(p, seat, mine))
    .sort((a, b) => b.price - a.price || b.goods - a.goods || a.mine - b.mine || a.base - b.base)
}

function sellsAll(box: Box, p: Position, seat: Seat): boolean {
  if (playsFirst(p, seat)) return boardOf(p, seat).money <= broke
  return isAdvanced(box, p) && p.turn > box.is.advancedTurns - lastTurns
}

/** Whether a good is at its highest price, or near it and shipped this turn, which only others can have done yet. */
function isHigh(p: Position, market: number, good: number): boolean {
  const rung = p.rungs[market]?.[good] ?? 1
  return rung === topRung || (rung >= followsFrom && (p.shipped[market]?.[good] ?? 0) > 0)
}

/** All shipments of a seat: those home, then with the transports left those from mine to mine. */
export function shipments(box: Box, p: Position, seat: Seat): Move[] {
  const ways = openWays(box, p, seat)
  const idle = idleTransports(p, seat)
  const goods = p.goods.slice()
  const moves: Move[] = []
  for (const load of wantedLoads(box, p, seat)) {
    const { mine, base } = load
    const way = wayHome(box, p, seat, ways, mine, base)
    const left = Math.min(load.goods, goods[mine] ?? 0)
    for (const one of pack(box, idle, left, way)) {
      moves.push({ type: 'ship', mine, base, ...one })
      goods[mine] = (goods[mine] ?? 0) - one.goods
    }
  }
  for (const [from, to] of detours(box, p, seat, goods))
    for (const one of pack(box, idle, goods[from] ?? 0, wayBetween(box, p, ways, from, to))) {
      moves.push({ type: 'tranship', from, to, ...one })
      goods[from] = (goods[from] ?? 0) - one.goods
    }
  return moves
}

/** Takes transports for some goods: the smallest that carries all, else the largest and so on. */
function* pack(box: Box, idle: number[], goods: number, way: number) {
  const carries = (card: number) => Math.floor(transportIn(box, card).number / way)
  let left = way > 0 ? goods : 0
  while (left > 0) {
    const bySize = idle.toSorted((a, b) => transportIn(box, a).number - transportIn(box, b).number || a - b)
    const card = bySize.find((one) => carries(one) >= left) ?? bySize.at(-1)
    if (card === undefined || carries(card) === 0) return
    const load = Math.min(left, carries(card))
    left -= load
    idle.splice(idle.indexOf(card), 1)
    yield { transports: [card], goods: load }
  }
}

/** Pairs of own mines of one good, from one that only red track leads to to one with a black way, the dearest first. */
function detours(box: Box, p: Position, seat: Seat, goods: readonly number[]): (readonly [number, number])[] {
  const board = boardOf(p, seat)
  const { any, black } = waysOf(box, p, seat)
  const leads = (labels: typeof any, mine: number) => isReached(board, { any: labels, black }, siteOf(box, p, mine))
  const mines = board.mines.toSorted((a, b) => mineIn(box, a).good - mineIn(box, b).good || a - b)
  const isClosed = (mine: number) => p.depleted.includes(mine) && goods[mine] === 0
  const ends = mines.filter((mine) => leads(black, mine) && !isClosed(mine))
  return mines
    .filter((mine) => leads(any, mine) && !leads(black, mine) && (goods[mine] ?? 0) > 0)
    .flatMap((from) =>
      ends.filter((to) => mineIn(box, to).good === mineIn(box, from).good).map((to) => [from, to] as const),
    )
}

/** The weakest transport that clears the whole way of the best load that could not go, if another one is left. */
export function clearFor(box: Box, p: Position, seat: Seat): Move {
  const idle = idleTransports(p, seat).sort((a, b) => transportIn(box, a).number - transportIn(box, b).number)
  const able = snowedWays(box, p, seat).map(({ length }) =>
    idle.find((card) => transportIn(box, card).clears >= length),
  )
  const card = idle.length > 1 ? able.find((one) => one !== undefined) : undefined
  return { type: 'clear', transports: card === undefined ? [] : [card] }
}

/** The segments that its transport clears. */
export function sweepsFor(box: Box, p: Position, seat: Seat): Move[] {
  const most = p.sweeps[seat] ?? 0
  const way = snowedWays(box, p, seat).find(({ length }) => length <= most) ?? []
  return [...way.map((segment): Move => ({ type: 'sweep', segment })), done]
}

/** The segments under snow on the way of each load that can’t go, the best load first. */
function snowedWays(box: Box, p: Position, seat: Seat): number[][] {
  const ways = openWays(box, p, seat)
  return wantedLoads(box, p, seat)
    .filter(({ mine, base }) => wayHome(box, p, seat, ways, mine, base) === 0)
    .map(({ mine, base }) => snowedWay(box, p, seat, siteOf(box, p, mine), [boardOf(p, seat).bases[base] ?? -1]))
}

/** The fewest segments to clear between a site and some bases. */
export function snowedWay(box: Box, p: Position, seat: Seat, site: number, bases: readonly number[]): number[] {
  const layout = layoutIn(box, p)
  const isSnowed = (segment: number) => isRed(layout, segment) && !p.cleared.includes(segment)
  const cost = (segment: number) =>
    p.owners[segment] !== seat + 1 ? Number.POSITIVE_INFINITY : isSnowed(segment) ? 1 : 0
  return wayTo(box, p, spread(box, p, bases, cost), site).filter(isSnowed)
}

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
