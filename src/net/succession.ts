import { joinOrder, rosterOf, seatsOf } from '../match/roster.ts'
import type { Seat } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { candidateStep, takeoverAfter } from './liveness.ts'

/**
 * How long the host must not have been heard before whoever holds `key` hosts instead, ms; `undefined`
 * for one who has no seat. Those who sat down earlier come first, those whom the host had called
 * absent do not count, and the host that is gone comes last.
 */
export function patienceOf(
  entries: readonly Entry<unknown>[],
  key: string,
  absent: readonly Seat[],
): number | undefined {
  const roster = rosterOf(entries)
  const isAway = (one: string) => seatsOf(roster, one).every((seat) => absent.includes(seat))
  const joined = joinOrder(entries).filter((one) => one === key || !isAway(one))
  const others = joined.filter((one) => one !== roster.host)
  const order = roster.host === key ? [...others, key] : others
  const place = order.indexOf(key)
  return place < 0 ? undefined : takeoverAfter + place * candidateStep
}
