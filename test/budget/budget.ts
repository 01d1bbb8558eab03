import { readFileSync } from 'node:fs'

/** The most that may travel, in bytes. */
export interface Budget {
  /** Script and style of the home page with all that is needed to dial. */
  readonly shellBrotli: number
  /** Script of a whole first visit to a table that can be played. */
  readonly scriptBrotli: number
  /** Everything of such a visit, headers included. */
  readonly transferBytes: number
}

/** Reads the budget that the sizes of the page are held to. */
export const readBudget = (): Budget =>
  JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8'))
