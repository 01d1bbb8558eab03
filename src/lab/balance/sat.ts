import type { MatchFacts } from '../facts.ts'

/** One seat in one match. */
export interface Sat {
  readonly facts: MatchFacts
  readonly seat: number
  /** Its share of the win. */
  readonly won: number
}
