import { mineIn, siteOf, transportIn } from './box.ts'
import { wayFrom } from './earnings.ts'
import type { View } from './gains.ts'
import { snowedWay } from './guild/shipping.ts'
import type { Move } from './moves.ts'
import { isReached, openWays } from './network.ts'
import type { Position } from './position.ts'
import { goodsFor, minesFor, priceOf } from './shipping.ts'
import { openRoutes, revenueFor } from './tickets.ts'
import { idleTransports } from './transports.ts'

/*
 * The Cu that clearing snow brings this turn: from tickets, and from goods that can go home.
 */

/** The Cu gained by each set of transports sent to clear snow, beside sending none. */
export function clearGains(view: View, moves: readonly Move[]): readonly number[] {
  const { box, p } = view
  const now = openWorth(view, p, [])
  return moves.map((move) => {
    if (move.type !== 'clear' || move.transports.length === 0) return 0
    const most = move.transports.reduce((sum, card) => sum + transportIn(box, card).clears, 0)
    const cleared = thawed(view, most, move.transports)
    return openWorth(view, { ...p, cleared }, move.transports) - now - 0.1 * move.transports.length
  })
}

/** 1 for each segment to clear now, less than nothing for others. */
export function sweepGains(view: View, moves: readonly Move[]): readonly number[] {
  const { p, seat } = view
  const wanted = thawed(view, p.sweeps[seat] ?? 0, [])
  return moves.map((move) => (move.type !== 'sweep' ? 0 : wanted.includes(move.segment) ? 1 : -0.1))
}

/** The segments free of snow once so many more are cleared as well as can be, one whole way after another. */
function thawed(view: View, most: number, sent: readonly number[]): number[] {
  const { p } = view
  let cleared = p.cleared
  let worth = openWorth(view, p, sent)
  for (const way of waysUnderSnow(view)) {
    const more = [...cleared, ...way.filter((segment) => !cleared.includes(segment))]
    if (more.length - p.cleared.length > most) continue
    const better = openWorth(view, { ...p, cleared: more }, sent)
    if (better > worth) [cleared, worth] = [more, better]
  }
  return cleared
}

/** The segments under snow between the network’s base and each place that pays, the best for each number first. */
function waysUnderSnow(view: View): number[][] {
  const { box, p, seat, board } = view
  const ways = openWays(box, p, seat)
  const worthOf = (way: number[]) => openWorth(view, { ...p, cleared: [...p.cleared, ...way] }, []) / way.length
  return [...board.tickets, ...board.rides, ...board.mines]
    .map((card) => siteOf(box, p, card))
    .filter((site) => !isReached(board, ways, site))
    .map((site) => snowedWay(box, p, seat, site, board.bases))
    .filter((way) => way.length > 0)
    .map((way) => ({ way, worth: worthOf(way) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ way }) => way)
}

/** The Cu that open track brings this turn, while some transports clear snow. */
function openWorth({ box, weights, p: now, seat, times }: View, p: Position, sent: readonly number[]): number {
  const ways = openWays(box, p, seat)
  const loads = minesFor(p, seat).flatMap((mine) => {
    const way = wayFrom(box, p, seat, ways, mine)
    return way > 0 ? [{ way, goods: goodsFor(p, seat, mine), price: bestPrice(mine) }] : []
  })
  function bestPrice(mine: number): number {
    return Math.max(...now.rungs.map((_, market) => priceOf(box, now, market, mineIn(box, mine).good)))
  }
  const idle = idleTransports(p, seat).filter((card) => !sent.includes(card))
  let left = idle.reduce((sum, card) => sum + transportIn(box, card).number, 0)
  let money = revenueFor(box, openRoutes(box, p, seat).length)
  for (const { way, goods, price } of loads.sort((a, b) => b.price / b.way - a.price / a.way)) {
    const taken = Math.min(goods, Math.floor(left / way))
    left -= taken * way
    money += taken * price * (times.left > 1 ? weights.delay : 1)
  }
  return money
}
