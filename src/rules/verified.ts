import { same } from '../kit/json.ts'
import { dealsOf, deckOf } from './cards.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import { type Journal, positionOf } from './journal.ts'
import { togetherIn } from './together/together.ts'

/**
 * Why nobody can tell from a journal whether its cards were dealt fairly.
 * - `unfinished`: cards may still be hidden
 * - `closed`: cards that nobody has opened, those in the hands of `seats` among them
 * - `faces`: all of them are open, but together they aren't the deck
 */
export type Doubt =
  | { readonly reason: 'unfinished' | 'faces' }
  | { readonly reason: 'closed'; readonly seats: readonly Seat[] }

/** The facts about its cards that a journal leaves unproven; undefined if it proves all, or none were dealt. */
export function doubtAbout<G extends GameTypes>(game: Game<G>, journal: Journal<G>): Doubt | undefined {
  const deck = deckOf(journal)
  if (!game.hidden || deck?.dealt === undefined) return undefined
  if (journal.ask.type !== 'over') return { reason: 'unfinished' }
  const position = positionOf(journal)
  if (deck.table) {
    const seats = togetherIn(game)?.unaudited(dealsOf(deck)) ?? []
    return seats.length > 0 ? { reason: 'closed', seats } : undefined
  }
  const { tokens, faces } = game.hidden.closed(position)
  const closed = tokens.filter((token) => !deck.shown.has(token))
  if (closed.length === 0) {
    const shown = tokens.map((token) => deck.shown.get(token)?.face)
    return same(shown.sort(), [...faces].sort()) ? undefined : { reason: 'faces' }
  }
  const hands = game.hidden.hands(position).map((hand) => hand.filter((one) => closed.includes(one)))
  const seats = hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []))
  return { reason: 'closed', seats }
}
