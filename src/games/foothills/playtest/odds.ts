import type { Drawable, Odds } from '../../../rules/playtest.ts'
import { type Cube, inBag, type Position } from '../position.ts'

/** Cubes that a refill of the empty stockyard draws (“Refilling the Stockyard”). */
const fullYard = 6

const names: Readonly<Record<Cube, string>> = { iron: 'iron ore', stone: 'stone', event: 'an event' }

const kinds = ['iron', 'stone', 'event'] as const

/** The odds for the next cube from the bag, and for events among the cubes of the next refill. */
export function oddsOf(p: Position): readonly Odds[] {
  const cubes = inBag(p) + p.bag.event
  if (cubes === 0) return []
  const next = kinds.map((cube) => ({
    what: `the next cube is ${names[cube]}`,
    count: p.bag[cube],
    share: p.bag[cube] / cubes,
  }))
  const drawn = Math.min(cubes, refillOf(p))
  const without = noneAmong(drawn, p.bag.event, cubes)
  return [...next, { what: `an event among ${drawn} cubes of a refill`, share: 1 - without }]
}

/** The kinds of cubes, with how many of each are in the bag. */
export const thingsOf = (p: Position): readonly Drawable[] =>
  kinds.map((id) => ({ id, name: names[id], count: p.bag[id] }))

/** Number of cubes drawn by the pending refill, or by that of an empty stockyard. */
const refillOf = (p: Position) => {
  const pending = p.todo.findLast((frame) => frame.do === 'refill')
  return pending?.do === 'refill' ? pending.cubes : fullYard
}

/** The probability that none of `marked` is among `drawn` of `all`. */
function noneAmong(drawn: number, marked: number, all: number): number {
  let share = 1
  for (let i = 0; i < drawn; i++) share *= Math.max(0, all - marked - i) / (all - i)
  return share
}
