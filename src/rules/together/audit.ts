import { same } from '../../kit/json.ts'
import type { Opening } from '../body.ts'
import type { Seat, Token } from '../game.ts'
import type { Dealer, TableDeal } from '../tableState.ts'
import type { Cipher } from './cipher.ts'
import { cardOf, dealerOf, hidingOf, isShuffled } from './deal.ts'
import { numbersOf, passOver } from './passes.ts'

/** Checking a deal, a card at a time, since a whole one would hold up the page. */
export type Audit = Generator<void, readonly Seat[]>

/**
 * The seats whose devices haven’t done with the cards what follows from the seeds they have shown. Those who have shown
 * none can’t be judged.
 */
export function* audit(deal: TableDeal, cipher: Cipher): Audit {
  const cheats = new Set<Seat>()
  for (const [step, deck] of deal.decks.entries()) {
    const { seat, seed } = dealerOf(deal, step % deal.dealers.length)
    if (seed !== undefined && !same(yield* passOver(cipher, deal, step, seed), deck)) cheats.add(seat)
  }
  for (const [at, one] of deal.dealers.entries()) if (!isPromise(deal, cipher, at, one)) cheats.add(one.seat)
  return [...cheats].sort((a, b) => a - b)
}

/** Whether the numbers that a device promised in its second pass are those of its seed. */
function isPromise(deal: TableDeal, cipher: Cipher, at: number, { seed, commits }: Dealer): boolean {
  if (seed === undefined || commits.length === 0) return true
  return same(numbersOf(cipher, deal, at, seed).map(hidingOf), commits)
}

/**
 * The opening of a card, by the seeds of everyone who dealt; undefined if one hasn’t shown theirs, or they don’t fit.
 */
export function openingBySeeds(deal: TableDeal, cipher: Cipher, token: Token): Opening | undefined {
  const { tokens, dealers } = deal
  if (!isShuffled(deal) || dealers.some(({ seed }) => seed === undefined)) return undefined
  const place = tokens.indexOf(token)
  const keys = dealers.map(({ seed = '' }, at) => numbersOf(cipher, deal, at, seed)[place])
  return place < 0 ? undefined : readCard(cipher, deal, token, keys).opening
}

/** The seats that have yet to show how they shuffled. */
export const unaudited = (deals: readonly TableDeal[]): readonly Seat[] => {
  const missing = deals.filter(isShuffled).flatMap(({ dealers }) => dealers.filter(({ seed }) => seed === undefined))
  return [...new Set(missing.map(({ seat }) => seat))].sort((a, b) => a - b)
}

/** A card as numbers read it. */
interface ReadCard {
  /** The card of the fresh deck, if they are all its numbers. */
  readonly tile: number | undefined
  /** The opening by which everyone else can read it. */
  readonly opening: Opening | undefined
}

/** Reads a card by all its numbers, by dealer. */
export function readCard(
  cipher: Cipher,
  deal: TableDeal,
  token: Token,
  keys: readonly (string | undefined)[],
): ReadCard {
  const all = keys.filter((key) => key !== undefined)
  const tile = cipher.read(cardOf(deal, token) ?? '', all, deal.tokens.length)
  const face = tile === undefined ? undefined : deal.faces[tile]
  const salt = cipher.product(keys.flatMap((key, at) => newKey(deal, token, at, key)))
  const opening = face === undefined || salt === undefined ? undefined : { token, face, salt }
  return { tile, opening }
}

const newKey = (deal: TableDeal, token: Token, at: number, key: string | undefined) =>
  key === undefined || deal.keys.get(token)?.[at] !== undefined ? [] : [key]
