import type { More } from './thinker.ts'

/** A player's budget for all its moves in a match. */
export interface MatchBudget {
  /** The budget for its next move. */
  next(): More
}

/** The leader can't be caught any more once others would need more than this share of all futures to come. */
const sure = 0.7
/** After fewer futures nobody leads. */
const early = 30
/** A move is hard while its leader is ahead by less than this share of all futures. */
const close = 0.15

/**
 * A time for each move, by a clock in ms. A move whose leader can't be caught ends sooner; the time that is saved, up
 * to that for one move, is there for hard ones.
 */
export function timeBudget(now: () => number, each: number): MatchBudget {
  let saved = 0
  return {
    next() {
      const [begun, kept] = [now(), saved]
      return (iterations, lead) => {
        const spent = now() - begun
        saved = Math.min(each, Math.max(0, kept + each - spent))
        if (iterations < early || !lead) return spent < each
        const ahead = lead()
        const left = each + (ahead < close * iterations ? kept : 0) - spent
        return left > 0 && ahead <= (sure * left * iterations) / spent
      }
    },
  }
}
