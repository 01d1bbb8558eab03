import type { Facts } from '../facts.ts'

/** One seat in one match. */
export interface Sat {
  readonly facts: Facts
  readonly seat: number
  /** Its share of the win. */
  readonly won: number
}
