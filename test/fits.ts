import { same } from '../src/kit/json.ts'

/** True if a move is one way to do what is intended: it says everything that the intention says. */
export function fits(move: object, intention: object): boolean {
  const given: Readonly<Record<string, unknown>> = { ...move }
  return Object.entries(intention).every(([key, value]) => same(given[key], value))
}
