import type { Account } from '../../rules/luck.ts'

/** Surplus of each thing in a seat's draws; negative for a shortfall. */
export function gainsOf({ seats }: Account, seat: number, nameOf: (thing: string) => string) {
  const { came = {}, expected = {} } = seats[seat] ?? {}
  return Object.entries(expected).map(([thing, count]) => ({ thing: nameOf(thing), more: (came[thing] ?? 0) - count }))
}
