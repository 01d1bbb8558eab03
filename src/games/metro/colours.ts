import type { Seat } from '../../rules/game.ts'
import type { Position } from './position.ts'

/** The companies' colours, in the order of the box. */
export const companies = ['red', 'yellow', 'blue', 'green', 'lilac', 'black'] as const
export type Company = (typeof companies)[number]

/** The company that a seat plays. */
export function companyOf({ settings }: Position, seat: Seat): Company {
  return companies[settings.colours?.[seat] ?? seat] ?? 'black'
}
