import { need } from '../../kit/assert.ts'
import type { Seat } from '../../rules/game.ts'
import { type Box, cardIn, layoutIn, siteOf } from './box.ts'
import { isHeld } from './disputes.ts'
import { type Distances, distancesTo, unreachable } from './distances.ts'
import { haulage, type Judge, type Outlook, pawnWorth, ticketsWorth, timesFor, unitOf } from './earnings.ts'
import { costOf } from './money.ts'
import { endsOf, isReached, waysOf } from './network.ts'
import { type Board, boardOf, deck, type Position } from './position.ts'
import { revenueFor } from './tickets.ts'

/*
 * The Cu that track and cards promise a player, by how far away things are.
 */

/** A place that track is to lead to. */
interface Target {
  readonly distances: Distances
  /** The distance of the network. */
  distance: number
  /** The Cu it is worth once it is joined, and the Cu it loses for each segment to lay before. */
  readonly near: number
  readonly loss: number
}

/** A player’s prospects in a position. */
export interface View extends Outlook {
  readonly board: Board
  readonly targets: Target[]
  /** The Cu from mines with track. */
  readonly haulage: number
  /** Cu that a turn brings for sure. */
  readonly steady: number
  /** Cu promised for things that aren’t paid for yet. */
  spent: number
  /** Tickets, and those of them that are certain this turn. */
  tickets: number
}

/** The Cu that a purse is worth less because it leaves much undone. */
export function poverty({ weights, times, steady }: View, money: number): number {
  const { reserve, lack } = weights
  const need = Math.max(8, reserve - 1.5 * steady)
  if (money >= need || times.left < 2) return 0
  return ((lack * (need - Math.max(0, money)) ** 2) / need) * Math.min(1, (times.left - 1) / 6)
}

/** A cost as a player feels it, who may have promised some Cu before. */
function burden(view: View, cost: number): number {
  const purse = view.board.money - view.spent
  return cost + poverty(view, purse - cost) - poverty(view, purse)
}

/** Segments that a player lays in a turn. */
const paceOf = ({ weights, board }: View): number =>
  weights.pace * Math.max(1, board.pawns.filter(({ role }) => role === 'surveyor').length)

/** Cu that tickets bring each turn. */
const steadyOf = (box: Box, { tickets, rides }: Board): number => revenueFor(box, tickets.length + rides.length)

/** The prospects of a player, when so many turns are left. */
export function viewOf({ box, weights }: Judge, p: Position, seat: Seat, left: number): View {
  const outlook = { box, weights, p, seat, times: timesFor(p, seat, left) }
  const board = boardOf(p, seat)
  const view: View = {
    ...outlook,
    board,
    targets: [],
    haulage: haulage(outlook),
    steady: steadyOf(box, board),
    spent: 0,
    tickets: board.tickets.length + board.rides.length,
  }
  if (view.times.left <= 1) return view
  const { reached } = waysOf(box, p, seat)
  for (const card of layoutIn(box, p).passengers) {
    const site = siteOf(box, p, card)
    if (board.tickets.includes(card) || board.rides.includes(card) || board.bases.includes(site)) continue
    view.targets.push(targetAt(view, site, ticketHope(view), weights.unclaimed * box.is.eachTicket))
  }
  for (const mine of board.mines) {
    const site = siteOf(box, p, mine)
    if (reached[site] !== 1) addMine(view, mine, 1)
  }
  return view
}

/** Adds a mine to the targets, owned already or with some chance. */
export function addMine(view: View, mine: number, chance: number): void {
  view.targets.push(mineTarget(view, mine, chance * mineWorth(view, mine)))
}

const mineTarget = (view: View, mine: number, near: number): Target =>
  targetAt(view, siteOf(view.box, view.p, mine), near, near / Math.max(2, view.times.shipping))

function targetAt(view: View, site: number, near: number, lossATurn: number): Target {
  const loss = lossATurn / paceOf(view) + view.weights.segment
  return { ...wayFor(view, site), near, loss }
}

/** The distances to a site, and that of the network. */
function wayFor({ box, p, seat, board }: View, site: number): Pick<Target, 'distances' | 'distance'> {
  const distances = distancesTo(box, p, seat, site)
  return { distances, distance: Math.min(...board.bases.map((base) => distances[base] ?? unreachable)) }
}

/** The Cu hoped for from a ticket that no agent has claimed. */
const ticketHope = ({ box, weights, times }: View): number =>
  weights.unclaimed * Math.max(0, box.is.eachTicket * (times.left - 1) - box.is.passenger)

/** The Cu that a target promises at a distance. */
const promiseAt = ({ weights }: View, { near, loss }: Target, distance: number): number =>
  distance >= unreachable ? 0 : Math.max(0, near - loss * distance) * weights.surer ** distance

/** The Cu that all targets promise now. */
export const promised = (view: View): number =>
  view.targets.reduce((sum, target) => sum + promiseAt(view, target, target.distance), 0)

/** The Cu that a mine is worth with track to it. */
const mineWorth = (view: View, mine: number): number => Math.max(0, haulage(view, { mine }) - view.haulage)

/** The Cu gained by laying track between two sites; afterwards it counts as laid if `lays`. */
export function trackGain(view: View, a: number, b: number, cost: number, lays = false): number {
  if (cost > view.board.money - view.spent) return -1
  let gain = -burden(view, cost)
  if (lays) view.spent += cost
  for (const target of view.targets) {
    const { distances, distance } = target
    const next = Math.min(distance, distances[a] ?? unreachable, distances[b] ?? unreachable)
    if (next >= distance) continue
    gain += promiseAt(view, target, next) - promiseAt(view, target, distance)
    if (lays) target.distance = next
  }
  return gain
}

/** The same for a segment. */
export function segmentGain(view: View, segment: number, lays = false): number {
  const { box, p } = view
  const [a, b] = endsOf(layoutIn(box, p), p, segment)
  return trackGain(view, a, b, costOf(box, p, { track: true, on: segment }), lays)
}

/** Cu that a card from the deck brings, with many turns left. */
const fromDeck = 4

/** The Cu gained by a card, at its price; negative where it can’t be paid for. */
export function cardGain(view: View, card: number): number {
  const { box, p, times, board } = view
  if (card === deck) return fromDeck * Math.min(1, (times.left - 1) / 8)
  const cost = costOf(box, p, { track: false, on: card })
  if (cost > board.money - view.spent) return -1
  const one = cardIn(box, card)
  switch (one.kind) {
    case 'mine':
      return mineGain(view, card) - burden(view, cost)
    case 'passenger':
      return ticketGain(view, card) - burden(view, cost) - (isHeld(p, card) ? 0.5 : 0)
    case 'transport': {
      const spare = board.transports.length < box.is.transports ? 0 : leastHauling(view)
      return haulage(view, { hauling: one.card.number - spare }) - view.haulage - burden(view, cost)
    }
    case 'person': {
      const alike = board.pawns.filter(({ role }) => role === one.card.role).length
      return pawnWorth(view, alike + 1, one.card.rating) - pawnWorth(view, alike, 0) - burden(view, cost)
    }
    default:
      return 0
  }
}

/** The number of a player’s weakest transport, which makes room for another. */
const leastHauling = ({ box, board }: View): number => Math.min(...board.transports.map((card) => haulOf(box, card)))

function haulOf(box: Box, card: number): number {
  const one = cardIn(box, card)
  return one.kind === 'transport' ? one.card.number : 0
}

function mineGain(view: View, mine: number): number {
  const target = mineTarget(view, mine, mineWorth(view, mine))
  return promiseAt(view, target, target.distance)
}

function ticketGain(view: View, card: number): number {
  const { tickets } = view
  const red = isBehindRed(view, card) ? 1 : 0
  const more = ticketsWorth(view, tickets + 1, red) - ticketsWorth(view, tickets, 0)
  return more - ticketHope(view)
}

/** Whether a player’s way to a ticket’s city has red segments. */
export function isBehindRed(view: View, card: number): boolean {
  const { box, p, seat, board } = view
  const { any, black } = waysOf(box, p, seat)
  const site = siteOf(box, p, card)
  return !isReached(board, { any: black, black }, site) && isReached(board, { any, black }, site)
}

/** The Cu that operating a mine promises this turn. */
export function workGain(view: View, mine: number): number {
  const { box, weights, p, times } = view
  const one = need(box.cards[mine], 'a card')
  if (one.kind !== 'mine' || times.shipping <= 0) return -1
  const { distance } = wayFor(view, siteOf(box, p, mine))
  if (distance / paceOf(view) > times.shipping - 1 && distance > 0) return -1
  const stock = (p.goods[mine] ?? 0) / 12
  return (
    weights.work * unitOf(view, one.good) * weights.surer ** distance * Math.max(0, 0.5 - stock / 3) - box.is.operate
  )
}
