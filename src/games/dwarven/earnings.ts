import type { Seat } from '../../rules/game.ts'
import { type Box, isAdvanced, mineIn, siteOf, transportIn } from './box.ts'
import type { weights } from './content/weights.json'
import { difficulty, type Ways, waysOf } from './network.ts'
import { type Board, boardOf, type Phase, type Position, phases } from './position.ts'
import { carriageOf, minesFor, priceOf } from './shipping.ts'
import { revenueFor } from './tickets.ts'

/*
 * The Cu that mines, transports, tickets and people may still bring. All of it is guesswork by rules of thumb.
 */

/** Weights by which all of it is guessed, in Cu unless their use says otherwise. */
export type Weights = typeof weights

/** The rules that positions are judged by, and the weights. */
export interface Judge {
  readonly box: Box
  readonly weights: Weights
}

/** A position as a player sees it. */
export interface Outlook extends Judge {
  readonly p: Position
  readonly seat: Seat
  readonly times: Times
}

/** Whether a phase comes after another. */
export const isAfter = (phase: Phase, other: Phase): boolean => phases.indexOf(phase) > phases.indexOf(other)

/** Cu that a turn brings a player now. */
function incomeOf({ box, weights }: Judge, { tickets, rides, transports, mines }: Board): number {
  const hauled = transports.reduce((sum, card) => sum + transportIn(box, card).number, 0) / box.is.overBlack
  return revenueFor(box, tickets.length + rides.length) + weights.haul * Math.min(hauled, mines.length * 1.5)
}

/** Turns left, this one included, from 1; 0 after the end. */
export function turnsLeft(judge: Judge, p: Position): number {
  const { box, weights } = judge
  if (p.phase === 'over') return 0
  if (p.ending) return 1
  const most = isAdvanced(box, p) ? box.is.advancedTurns : box.is.mostTurns
  const last = most - p.turn + 1
  if (isAdvanced(box, p)) return last
  const turns = p.boards.map((board) => {
    const [missing, income] = [Math.max(0, box.is.goal - board.money), incomeOf(judge, board)]
    return (Math.sqrt(income ** 2 + 2 * weights.growth * missing) - income) / weights.growth
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

/** The middle of the ladder, where prices drift, and how much of the way they go at most. */
const middleRung = 5
const mostDrift = 0.7

/** The Cu that a good may bring, shipped in one of the rounds left. */
export function unitOf({ box, weights, p, times }: Outlook, good: number): number {
  const rounds = times.shipping
  if (rounds <= 0) return 0
  const now = Math.max(...p.rungs.map((_, market) => priceOf(box, p, market, good)))
  const middle = box.prices[good]?.[middleRung - 1] ?? now
  const share = Math.min(mostDrift, weights.drift * (rounds - 1))
  return (now + (middle - now) * share) * (weights.unit - 0.08 * Math.min(1, rounds - 1))
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
function loadsOf(view: Outlook, mine: number, way: number, goods: number): Load[] {
  const { box, p, times } = view
  const unit = unitOf(view, mineIn(box, mine).good)
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
export function haulage(view: Outlook, change: Change = {}): number {
  const { box, weights, p, seat } = view
  const ways = waysOf(box, p, seat)
  const loads: Load[] = []
  for (const mine of minesFor(p, seat)) {
    const way = wayFrom(box, p, seat, ways, mine)
    const gone = change.shipped?.mine === mine ? change.shipped.goods : 0
    if (way > 0) loads.push(...loadsOf(view, mine, way, goodsAt(p, seat, mine) - gone))
  }
  if (change.mine !== undefined) loads.push(...loadsOf(view, change.mine, weights.way, p.goods[change.mine] ?? 0))
  return carried(loads, haulingFor(view, change), view.times)
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
function haulingFor({ box, p, seat, times }: Outlook, { hauling = 0, shipped }: Change): number {
  const { shipping } = times
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
export function ticketsWorth({ box, weights, times }: Outlook, tickets: number, red: number): number {
  if (tickets === 0) return 0
  const turn = tickets === 1 && times.left > 3 ? weights.first : revenueFor(box, tickets)
  return turn * Math.max(0, times.paying) * (1 - ((1 - clear) * red) / tickets)
}

/** Cu a turn for the first, second … pawn of a kind beyond the one from the start. */
const pawnsWorth = [0, 5.5, 3.3, 1.8, 0.8, 0.5] as const

/** The Cu that so many pawns of one kind bring, with so much rating. */
export function pawnWorth({ weights, times }: Outlook, pawns: number, rating: number): number {
  let turn = rating * weights.rating
  for (let n = 1; n < pawns; n++) turn += weights.pawn * (pawnsWorth[n] ?? 0)
  return turn * Math.max(0, times.left - 2)
}
