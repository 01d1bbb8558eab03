import { utf8 } from '../kit/bytes.ts'
import { sha256Bytes } from '../kit/hash.ts'
import { dealtBy, makeDeal } from '../match/dealer.ts'
import type { Body, Opening } from '../rules/body.ts'
import { deckOf, isDealDue } from '../rules/cards.ts'
import type { Game, GameTypes, Known, Seat, Token } from '../rules/game.ts'
import type { Journal } from '../rules/journal.ts'
import { extend } from '../rules/replay.ts'
import { hex32 } from './plan.ts'
import { sound } from './sound.ts'

/** The faces of a match's hidden cards, as its dealer knows them. */
export type Cards = ReadonlyMap<Token, Opening>

/** The journal with its hidden cards dealt if they have to be; all about them follows from the match's id. */
export function deal<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  match: string,
): { readonly journal: Journal<G>; readonly cards: Cards } {
  if (!isDealDue(game, journal)) return { journal, cards: new Map() }
  const dealer = { derive: (label: string) => sha256Bytes(utf8(`${match} ${label}`)) }
  const write = (to: Journal<G>, body: Body<G['move']>) =>
    sound(extend(game, to, 'host', body)).journal
  const dealt = write(journal, makeDeal(game, journal, dealer))
  const done = write(dealt, { type: 'shuffle', seed: hex32(`${match} shuffle`) })
  const deck = deckOf(done)
  return { journal: done, cards: deck ? dealtBy(dealer, done, deck) : new Map() }
}

/** The faces of all cards. */
export const allFaces =
  (cards: Cards): Known =>
  (token) =>
    cards.get(token)?.face

/** The faces that a seat may see: those of its own hand. */
export function facesOf<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  seat: Seat,
  cards: Cards,
): Known {
  const hand = game.hidden?.hands(p)[seat] ?? []
  return (token) => (hand.includes(token) ? cards.get(token)?.face : undefined)
}

/** The openings of some cards. */
export const openingsOf = (cards: Cards, tokens: readonly Token[]): readonly Opening[] =>
  tokens.flatMap((token) => cards.get(token) ?? [])
