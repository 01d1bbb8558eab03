import { same } from '../kit/json.ts'
import type { Body } from './body.ts'
import type { Deck } from './cards.ts'
import { dealersAfter } from './draws.ts'
import type { Game, GameTypes } from './game.ts'
import { type Entry, setupIn } from './journal.ts'
import { togetherIn } from './together/together.ts'

/*
 * Who deals: the host alone, or everyone together; see `together/`.
 */

type Entries = readonly Entry<unknown>[]

/** Whether the cards of a match are dealt by all devices together: not while it is only copied. */
export const isTableDealt = (entries: Entries): boolean =>
  setupIn(entries)?.dealer === 'table' && !isCopying(entries)

/** Nobody has a seat yet, so that entries of another match may be written again. */
export const isCopying = (entries: Entries) => entries.every(({ body }) => body.type !== 'seat')

/** Whether a deal covers the cards that are due, and is made by those who are due to make it. */
export function isDeal<G extends GameTypes>(
  game: Game<G>,
  entries: Entries,
  { commits, dealers }: Extract<Body<unknown>, { readonly type: 'deal' }>,
  { tokens }: Pick<Deck, 'tokens'>,
): boolean {
  if (!dealers) return !isTableDealt(entries) && commits.length === tokens.length
  if (!togetherIn(game) || setupIn(entries)?.dealer !== 'table' || commits.length > 0) return false
  return isCopying(entries) || same(dealers, dealersAfter(entries))
}
