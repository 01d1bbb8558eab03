import { readFileSync } from 'node:fs'

/** The transfer limits, in bytes; see `roomy`. */
export interface Budget {
  /** Script and style of the home page, including all it needs to dial. */
  readonly shellBrotli: number
  /** Script of a whole first visit: up to a playable table, and what a page fetches by itself soon after. */
  readonly scriptBrotli: number
  /** All script that players of one title in one language may come to fetch: rules book, settings, replay… */
  readonly allScriptBrotli: number
  /** Added by bots: their worker, with the rules of the largest title. */
  readonly botsBrotli: number
  /** Added to that by help: hints, the analysis, ways to connect. */
  readonly helpBrotli: number
  /** Added to that by checks of the connection, or of what a match proves. */
  readonly checkBrotli: number
  /** Added to that by asking “What can I do?”, in one title and every language. */
  readonly choicesBrotli: number
  /** Added to that by a title’s lesson and coach, in every language. */
  readonly lessonBrotli: number
  /** Added by dealing cards together, for the titles whose cards are hidden. */
  readonly dealingBrotli: number
  /** Added by a film of a match: the deck, its texts, the reckoning as a picture. */
  readonly filmBrotli: number
  /** Added to that by making a clip: mostly the library that writes film files. */
  readonly clipBrotli: number
  /** Fetched besides by those who watch, or let others watch. */
  readonly watchBrotli: number
  /** Fetched besides by those whose file, edition or options a title refuses, of every title. */
  readonly flawsBrotli: number
  /** Everything of such a visit, headers included. */
  readonly transferBytes: number
}

/** Reads the page's size budget. */
export const readBudget = (): Budget => JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8'))

/** The most that a limit allows for: the twentieth above it is room for what is still on its way. */
export const roomy = (limit: number): number => Math.floor(limit * 0.95)
