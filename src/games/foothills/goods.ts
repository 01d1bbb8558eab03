import { kept } from '../../kit/memoize.ts'
import type { Seat, Tell } from '../../rules/game.ts'
import type { Goods } from './box.ts'
import type { Effect } from './effects.ts'
import { push } from './pending.ts'
import { type Earned, inYard, type Kind, type Position, type Source } from './position.ts'
import type { Against } from './reasons.ts'
import type { Amounts, Deal } from './verbs/verb.ts'

/** Amounts with nothing missing, however a card writes them. */
export type FullAmounts = { readonly [K in keyof Amounts]-?: number }

/** Amounts with 0 for each kind that is missing; the same object each time. */
export const inFull = kept(
  (amounts: Amounts): FullAmounts => ({
    iron: amounts.iron ?? 0,
    stone: amounts.stone ?? 0,
    rubble: amounts.rubble ?? 0,
    passengers: amounts.passengers ?? 0,
    resources: amounts.resources ?? 0,
    vp: amounts.vp ?? 0,
  }),
)

/** A price whose “any resources” part is paid with `iron` iron ore and the rest stone. */
export function priceOf(price: Amounts, iron: number): Goods {
  const full = inFull(price)
  return {
    iron: full.iron + iron,
    stone: full.stone + full.resources - iron,
    rubble: full.rubble,
    passengers: full.passengers,
  }
}

/** A price, some of it perhaps in “any resources”. */
type Price = Readonly<Goods> & { readonly resources?: number | undefined }

/** The first kind that a supply has too little of for a price. */
function lacking(supply: Goods, price: Price): keyof Goods | 'resources' | undefined {
  const { iron, stone, rubble, passengers, resources = 0 } = price
  if (supply.iron < iron) return 'iron'
  if (supply.stone < stone) return 'stone'
  if (supply.rubble < rubble) return 'rubble'
  if (supply.passengers < passengers) return 'passengers'
  return supply.iron + supply.stone < iron + stone + resources ? 'resources' : undefined
}

/** True when a supply holds all of a price. */
export const canPay = (supply: Goods, price: Price): boolean => lacking(supply, price) === undefined

/** Why a supply doesn't pay a price: what falls short, how much of it there is and is needed, and what for. */
export function hinderPaying(supply: Goods, price: Price, deed?: Deal['type']): Against | undefined {
  const kind = lacking(supply, price)
  if (!kind) return undefined
  const { iron, stone, resources = 0 } = price
  const isAny = kind === 'resources'
  const have = isAny ? supply.iron + supply.stone : supply[kind]
  const need = isAny ? iron + stone + resources : price[kind]
  return { reason: 'short', facts: deed ? { kind, have, need, deed } : { kind, have, need } }
}

/** Pays a price from a seat's supply: resources go to the bag, rubble and passengers to the general supply. */
export function pay(seat: Seat, price: Readonly<Goods>, tell: Tell<Effect>): void {
  const { iron, stone, rubble, passengers } = price
  if (iron + stone + rubble + passengers > 0) tell({ type: 'paid', seat, iron, stone, rubble, passengers })
}

/** Gives rubble or passengers from the general supply, which never runs out (“Component Limitations”). */
export function receive(seat: Seat, what: 'rubble' | 'passengers', count: number, tell: Tell<Effect>): void {
  if (count > 0) tell({ type: 'received', seat, what, count })
}

/** Gives points, recording their source. */
export function earn(seat: Seat, points: number, source: keyof Earned, station: number, tell: Tell<Effect>): void {
  if (points > 0) tell({ type: 'earned', seat, points, source, station })
}

/**
 * Moves one resource to a seat's supply. Taking the last resource from the stockyard refills it right away (“Refilling
 * the Stockyard”): the draw is pushed onto the pending work.
 */
export function takeCube(p: Position, seat: Seat, kind: Kind, from: Source, tell: Tell<Effect>): void {
  tell({ type: 'took', seat, kind, from })
  if (from === 'yard' && inYard(p) === 0) push(p, refillYard)
}

/** An emptied stockyard is refilled with exactly six cubes. */
export const refillYard = { do: 'refill', cubes: 6 } as const
