import type { Draw } from '../rules/chance.ts'
import type { Errand } from './errand.ts'
import { beginSearch, type Searching, type SearchSettings } from './search.ts'
import type { Question } from './thinker.ts'
import { searches } from './thinkers.ts'

/** The search of a strength; undefined for those that don't search. */
export const searchOf = (strength: string): SearchSettings | undefined =>
  new Map<string, SearchSettings>(Object.entries(searches)).get(strength)

/** The search for an errand; undefined if its strength doesn't search. */
type SearchFor = (errand: Errand, question: Question, draw: Draw) => Searching | undefined

/**
 * Keeps the last search of a match: where all moves since are known, the next errand of the same strength goes on with
 * what it has found out. For games without hidden cards, in which all seats see the same.
 */
export function makeSearches(): SearchFor {
  let last: { readonly strength: string; readonly searching: Searching } | undefined
  return ({ strength, since }, question, draw) => {
    const search = searchOf(strength)
    if (!search) return undefined
    const before = last?.strength === strength && since ? last.searching : undefined
    const searching = before
      ? (since ?? []).reduce<Searching>((so, move) => so.after(move, question.known, question), before)
      : beginSearch(search, question, draw)
    last = { strength, searching }
    return searching
  }
}
