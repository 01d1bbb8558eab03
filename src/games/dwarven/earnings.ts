import type { Seat } from '../../rules/game.ts'
import { type Box, isAdvanced, mineIn, siteOf, transportIn } from './box.ts'
import { difficulty, type Ways, waysOf } from './network.ts'
import { type Board, boardOf, type Phase, type Position, phases } from './position.ts'
import { carriageOf, minesFor, priceOf } from './shipping.ts'
import { revenueFor } from './tickets.ts'

/*
 * The Cu that mines, transports, tickets and people may still bring. All of it is guesswork by rules of thumb.
 */

/** Whether a phase comes after another. */
export const isAfter = (phase: Phase, other: Phase): boolean => phases.indexOf(phase) > phases.indexOf(other)

/** Cu that a player’s income grows by from turn to turn. */
const growth = 5

/** Cu that a turn brings a player now. */
function incomeOf(box: Box, { tickets, rides, transports, mines }: Board): number {
  const hauled = transports.reduce((sum, card) => sum + transportIn(box, card).number, 0) / box.is.overBlack
  return revenueFor(box, tickets.length + rides.length) + 7 * Math.min(hauled, mines.length * 1.5)
}

/** Turns left, this one included, from 1; 0 after the end. */
export function turnsLeft(box: Box, p: Position): number {
  if (p.phase === 'over') return 0
  if (p.ending) return 1
  const most = isAdvanced(box, p) ? box.is.advancedTurns : box.is.mostTurns
  const last = most - p.turn + 1
  if (isAdvanced(box, p)) return last
  const turns = p.boards.map((board) => {
    const [missing, income] = [Math.max(0, box.is.goal - board.money), incomeOf(box, board)]
    return (Math.sqrt(income ** 2 + 2 * growth * missing) - income) / growth
  })
  return Math.max(1, Math.min(last, ...turns))
}

/** The rounds still to come for a player. */
export interface Times {
  readonly left: number
  /** Rounds of mining. */
  readonly mining: number
  /** Payments of passengers. */
  readonly paying: number
  /** Rounds of shipping. */
  readonly shipping: number
}

/** The times left for a player, when so many turns are left. */
export function timesFor(p: Position, seat: Seat, left: number): Times {
  const hasShipped = p.phase === 'market' || (p.phase === 'ship' && !p.asked.includes(seat))
  return {
    left,
    mining: left - (isAfter(p.phase, 'mine') ? 1 : 0),
    paying: left - (isAfter(p.phase, 'sweep') ? 1 : 0),
    shipping: left - (hasShipped ? 1 : 0),
  }
}

/** Rounds of shipping after which a price has come near the middle of its ladder, and that middle. */
const middleRung = 5
const drift = 0.18
const mostDrift = 0.7

/** The Cu that a good may bring, shipped in one of so many rounds. */
export function unitOf(box: Box, p: Position, good: number, rounds: number): number {
  if (rounds <= 0) return 0
  const now = Math.max(...p.rungs.map((_, market) => priceOf(box, p, market, good)))
  const middle = box.prices[good]?.[middleRung - 1] ?? now
  const share = Math.min(mostDrift, drift * (rounds - 1))
  return (now + (middle - now) * share) * (0.98 - 0.08 * Math.min(1, rounds - 1))
}

/** Goods that a mine brings in so many rounds, until its X. */
const toCome = (rounds: number): number => (rounds <= 0 ? 0 : 10 * (1 - (5 / 6) ** rounds))

/** Goods to carry: how much hauling they need, and the Cu that each point of it brings. */
interface Load {
  readonly points: number
  readonly each: number
}

/** Cu for operating that each good costs. */
const operating = 0.6

/** The loads of a mine over a way of some difficulty. */
function loadsOf(box: Box, p: Position, mine: number, way: number, times: Times, goods: number): Load[] {
  const unit = unitOf(box, p, mineIn(box, mine).good, times.shipping)
  const coming = p.depleted.includes(mine) ? 0 : toCome(times.mining) + (p.fresh.includes(mine) ? 1 : 0)
  return [
    { points: goods * way, each: unit / way },
    { points: coming * way, each: Math.max(0, unit - operating) / way },
  ]
}

/** Something that differs from the position: a mine more, goods shipped, hauling more or less. */
export interface Change {
  readonly mine?: number
  readonly shipped?: { readonly mine: number; readonly goods: number; readonly transports: readonly number[] }
  /** Hauling a turn. */
  readonly hauling?: number
}

/** Of the hauling, the share that is used. */
const used = 0.85
/** Cu for a point of hauling that nothing is known to need, and the share of their worth for goods it doesn’t reach. */
const idle = 0.2
const stranded = 0.25

/** The Cu that a player’s mines with track may still bring. */
export function haulage(box: Box, p: Position, seat: Seat, times: Times, change: Change = {}): number {
  const ways = waysOf(box, p, seat)
  const loads: Load[] = []
  for (const mine of minesFor(p, seat)) {
    const way = wayFrom(box, p, seat, ways, mine)
    const gone = change.shipped?.mine === mine ? change.shipped.goods : 0
    if (way > 0) loads.push(...loadsOf(box, p, mine, way, times, goodsAt(p, seat, mine) - gone))
  }
  if (change.mine !== undefined) loads.push(...loadsOf(box, p, change.mine, 2.3, times, p.goods[change.mine] ?? 0))
  return carried(loads, haulingFor(box, p, seat, times, change), times)
}

const goodsAt = (p: Position, seat: Seat, mine: number): number =>
  boardOf(p, seat).mines.includes(mine) ? (p.goods[mine] ?? 0) : (carriageOf(p, seat, mine)?.goods ?? 0)

/** The difficulty of a player’s way home from a mine; 0 without one. */
export function wayFrom(box: Box, p: Position, seat: Seat, ways: Ways, mine: number): number {
  const site = siteOf(box, p, mine)
  let best = 0
  for (const base of boardOf(p, seat).bases) {
    const way = difficulty(box, ways, site, base)
    if (way > 0 && (best === 0 || way < best)) best = way
  }
  return best
}

/** The hauling left to a player. */
function haulingFor(box: Box, p: Position, seat: Seat, { shipping }: Times, { hauling = 0, shipped }: Change): number {
  if (shipping <= 0) return 0
  const isBusy = (card: number) => p.busy.includes(card) || shipped?.transports.includes(card)
  let [now, whole] = [hauling, hauling]
  for (const card of boardOf(p, seat).transports) {
    const { number } = transportIn(box, card)
    whole += number
    if (!isBusy(card)) now += number
  }
  const isNow = p.phase !== 'market' && (p.phase !== 'ship' || p.asked.includes(seat))
  return isNow ? now + whole * used * (shipping - 1) : whole * used * shipping
}

/** The Cu for loads, the best first, as far as the hauling goes. */
function carried(loads: Load[], hauling: number, { shipping }: Times): number {
  loads.sort((a, b) => b.each - a.each)
  let [left, money] = [hauling, 0]
  const later = shipping <= 1 ? 0 : shipping / (shipping + 8)
  for (const { points, each } of loads) {
    const taken = Math.min(points, left)
    left -= taken
    money += taken * each + (points - taken) * each * stranded * later
  }
  return money + left * idle * later
}

/** Of all turns, the share in which track with red segments is open. */
const clear = 0.85

/** The Cu that so many tickets bring, of which some need red track. The first one promises a second. */
export function ticketsWorth(box: Box, tickets: number, red: number, { paying, left }: Times): number {
  if (tickets === 0) return 0
  const turn = tickets === 1 && left > 3 ? 8 : revenueFor(box, tickets)
  return turn * Math.max(0, paying) * (1 - ((1 - clear) * red) / tickets)
}

/** Cu a turn for the first, second … pawn of a kind beyond the one from the start, and for each point of rating. */
const pawnsWorth = [0, 5.5, 3.3, 1.8, 0.8, 0.5] as const
const ratingWorth = 0.4

/** The Cu that so many pawns of one kind bring, with so much rating. */
export function pawnWorth(pawns: number, rating: number, { left }: Times): number {
  let turn = rating * ratingWorth
  for (let n = 1; n < pawns; n++) turn += pawnsWorth[n] ?? 0
  return turn * Math.max(0, left - 2)
}
