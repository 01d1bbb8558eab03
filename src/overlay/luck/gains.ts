import type { Account } from '../../rules/luck.ts'

/** What a seat has drawn more of than expected, or less. */
export function gainsOf({ seats }: Account, seat: number, nameOf: (thing: string) => string) {
  const { came = {}, expected = {} } = seats[seat] ?? {}
  return Object.entries(expected).map(([thing, count]) => ({
    thing: nameOf(thing),
    more: (came[thing] ?? 0) - count,
  }))
}
