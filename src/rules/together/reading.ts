import type { Opening } from '../body.ts'
import type { Token } from '../game.ts'
import type { TableDeal } from '../tableState.ts'
import type { Cipher } from './cipher.ts'
import { cardOf } from './deal.ts'

/** A card as numbers read it. */
export interface ReadCard {
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
