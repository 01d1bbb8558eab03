import { need } from '../../kit/assert.ts'
import { fromBase64, toBase64 } from '../../kit/bytes.ts'
import { derive32 } from '../../kit/derive.ts'
import type { TableDeal } from '../tableState.ts'
import type { Cipher, DeckWork } from './cipher.ts'

/*
 * A shuffle is bound to its deck: all that a device does to a deck follows from its seed for the deal and from the deck
 * that came in. A host that goes back in the match and has the same device shuffle another deck gets an unrelated
 * shuffle, which tells nothing of the first; and once the seed is shown, everyone can do each of them over.
 */

const noSalt = new Uint8Array(32)

/** The deck that comes in at a step: everyone’s `mix`, then everyone’s `lock`. */
const deckBefore = (cipher: Cipher, { decks, tokens }: TableDeal, step: number): readonly string[] =>
  step === 0 ? cipher.fresh(tokens.length) : need(decks[step - 1], 'a deck')

/** The seed of one pass over the deck that comes in at its step, by the seed of its device for the deal. */
export function passSeed(cipher: Cipher, deal: TableDeal, step: number, seed: string): string {
  const deck = deckBefore(cipher, deal, step).join(' ')
  return toBase64(derive32(need(fromBase64(seed), 'a seed'), noSalt, `narrow-gauge deck pass ${step} ${deck}`))
}

/** A device's pass over the deck that comes in at a step. */
export function passOver(cipher: Cipher, deal: TableDeal, step: number, seed: string): DeckWork {
  const deck = deckBefore(cipher, deal, step)
  const own = passSeed(cipher, deal, step, seed)
  const mixed = step - deal.dealers.length
  return mixed < 0 ? cipher.mix(deck, own) : cipher.lock(deck, own, passSeed(cipher, deal, mixed, seed))
}

/** The numbers by which the device of a dealer hides each card, once the deck has come in that it locks. */
export const numbersOf = (cipher: Cipher, deal: TableDeal, dealer: number, seed: string): readonly string[] =>
  cipher.keys(passSeed(cipher, deal, deal.dealers.length + dealer, seed), deal.tokens.length)
