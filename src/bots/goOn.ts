import { type Draw, fastDraw } from '../rules/chance.ts'
import { beginSearch, type Searching } from './search.ts'
import type { Question } from './thinker.ts'
import { isSlip, mastersSearch, plans } from './thinkers.ts'
import type { ThinkRequest } from './thinkRequest.ts'

/** The search for a request; undefined where none is made: by its strength, or because attention slips. */
type SearchFor = (request: ThinkRequest, question: Question, draw: Draw) => Searching | undefined

/**
 * Keeps the last search of a match: where all moves since are known, the next request of the same strength goes on with
 * what it has found out. For games without hidden cards, in which all seats see the same.
 */
export function makeSearches(): SearchFor {
  let last: { readonly strength: string; readonly searching: Searching } | undefined
  return ({ strength, since, seed, ahead }, question, draw) => {
    if (!plans(strength)) return undefined
    if (!ahead && isSlip(strength, question.mind, fastDraw(seed))) {
      // The moves `since` of the next request begin here, where no search stands.
      last = undefined
      return undefined
    }
    const before = last?.strength === strength && since ? last.searching : undefined
    const searching = before
      ? (since ?? []).reduce<Searching>((so, move) => so.after(move, question.known, question), before)
      : beginSearch(mastersSearch, question, draw)
    last = { strength, searching }
    return searching
  }
}
