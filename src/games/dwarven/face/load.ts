import type { Seat } from '../../../rules/game.ts'
import { mineIn, transportIn } from '../box.ts'
import { openWays } from '../network.ts'
import { boardOf } from '../position.ts'
import { goodsFor, priceOf, strengthOf, wayHome } from '../shipping.ts'
import { idleTransports } from '../transports.ts'
import type { Table } from './table.ts'

/** A shipment home: what some haulers carry from a mine, and what that brings. */
export interface Load {
  readonly haulers: readonly number[]
  /** The difficulty of the way. */
  readonly way: number
  readonly goods: number
  readonly price: number
}

/** The load of some haulers from a mine to a base now; undefined without a way or without goods. */
export function loadOf(
  { box, p }: Table,
  seat: Seat,
  mine: number,
  base: number,
  haulers: readonly number[],
): Load | undefined {
  const way = wayHome(box, p, seat, openWays(box, p, seat), mine, base)
  const most = goodsFor(p, seat, mine)
  if (way === 0 || most === 0) return undefined
  const goods = Math.min(most, Math.floor(strengthOf(box, haulers) / way))
  return { haulers, way, goods, price: priceOf(box, p, base, mineIn(box, mine).good) }
}

/** Sets of idle haulers. */
function* setsOf(idle: readonly number[]): Generator<number[]> {
  for (let bits = 1; bits < 2 ** idle.length; bits++) yield idle.filter((_, at) => (bits >> at) % 2 === 1)
}

/** The shipment that brings most from a mine, with the weakest haulers that carry it. */
export function bestLoad(table: Table, seat: Seat, mine: number): Load | undefined {
  const { p, box } = table
  let best: Load | undefined
  for (const base of boardOf(p, seat).bases.keys())
    for (const set of setsOf(idleTransports(p, seat))) {
      const load = loadOf(table, seat, mine, base, set)
      if (!load || load.goods === 0) continue
      const gain = load.goods * load.price - (best ? best.goods * best.price : 0)
      const isWeaker = best && gain === 0 && strengthOf(box, set) < strengthOf(box, best.haulers)
      if (gain > 0 || isWeaker) best = load
    }
  return best
}

/** The sum of a shipment: what the haulers carry, and what the goods bring. */
export function sumsOf({ box }: Table, { haulers, way, goods, price }: Load): readonly [string, string] {
  const numbers = haulers.map((card) => transportIn(box, card).number)
  const strength = numbers.length > 1 ? `(${numbers.join(' + ')})` : `${numbers[0] ?? 0}`
  return [`${strength} ÷ ${way} = ${goods}`, `${goods} × ${price} = ${goods * price}`]
}
