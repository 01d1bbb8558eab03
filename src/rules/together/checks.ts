import { same } from '../../kit/json.ts'
import type { DealingBody, SharedCard } from '../body.ts'
import { type Deck, dealsOf, deckOf } from '../cards.ts'
import { isCopying } from '../dealing.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import type { Entry, Journal } from '../journal.ts'
import { type SeatBody, sitterIn } from '../people.ts'
import type { Wrong } from '../problem.ts'
import { emptyRoster, after as seatedAfter, signingKeyOf } from '../roster.ts'
import type { Cipher } from './cipher.ts'
import {
  cardOf,
  dealerAt,
  dealerOf,
  hidingOf,
  holderOf,
  isOwn,
  isShuffled,
  keepsItself,
  stepOf,
  type TableDeal,
} from './deal.ts'

/*
 * What can be checked at once of a deal by the table.
 */

type Entries = readonly Entry<unknown>[]
const badDeal: Wrong = { reason: 'badDeal', field: 'body.type' }
const badShare: Wrong = { reason: 'badShare', field: 'body.cards' }

/** The place of a device among those that deal, if it is its own seat that writes; else -1. */
export function ownPlace(entries: Entries, deal: TableDeal, by: Seat | 'host'): number {
  const at = dealerAt(deal, by)
  if (at < 0) return at
  const key = signingKeyOf(entries.reduce(seatedAfter, emptyRoster), by)
  return key === holderOf(dealerOf(deal, at)) ? at : -1
}

/** What is wrong with a device's part in a deal by the table. */
export function dealingProblem<G extends GameTypes>(
  cipher: Cipher,
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: DealingBody,
): Wrong | undefined {
  const deck = deckOf(game, journal)
  if (!deck) return badDeal
  if (body.type === 'audit') return auditProblem(journal, deck, by, body)
  const { table } = deck
  const step = table && stepOf(table)
  if (!table || step?.type !== body.type || journal.ask.type === 'over') return badDeal
  if (ownPlace(journal.entries, table, by) !== step.dealer) return badDeal
  if (body.type === 'commit') return undefined
  const count = table.tokens.length
  if (!cipher.isDeck(body.deck, count)) return { reason: 'badDeck', field: 'body.deck' }
  const isWhole = body.type === 'mix' || body.commits.length === count
  return isWhole ? undefined : { reason: 'badDeck', field: 'body.commits' }
}

/** A seed is shown once, after the cards it hid are no secret any more, and is the one committed to. */
function auditProblem(
  { entries, ask }: Journal,
  deck: Deck,
  by: Seat | 'host',
  { seed, of }: Extract<DealingBody, { readonly type: 'audit' }>,
): Wrong | undefined {
  const deal = dealsOf(deck).find(({ seq }) => seq === of)
  const at = deal ? ownPlace(entries, deal, by) : -1
  const isDue = ask.type === 'over' || deal !== deck.table
  if (!deal || at < 0 || !isDue || dealerOf(deal, at).seed !== undefined) return badDeal
  const isRight = dealerOf(deal, at).commit === hidingOf(seed)
  return isRight ? undefined : { reason: 'badSeed', field: 'body.seed' }
}

/**
 * What is wrong with what a seat takes along to another key: it has to be a seed for each deal of which its device still
 * has some part to do.
 */
export function carryingProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  { seat, kind, carried = [] }: Pick<SeatBody, 'seat' | 'kind' | 'carried'>,
): Wrong | undefined {
  const isReplaced = by === seat && sitterIn(journal.entries, seat)?.kind === 'person'
  const due = isReplaced && kind === 'person' ? partsOf(game, journal, seat) : []
  const isWhole = same(
    carried.map(({ of }) => of),
    due.map(({ seq }) => seq),
  )
  return isWhole ? undefined : { reason: 'badDeal', field: 'body.carried' }
}

/** The deals of which the device of this seat still has some part to do: at least to show its seed. */
export function partsOf<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seat: Seat,
): readonly TableDeal[] {
  const deck = deckOf(game, journal)
  const isDue = (deal: TableDeal) => {
    const at = ownPlace(journal.entries, deal, seat)
    return at >= 0 && dealerOf(deal, at).seed === undefined
  }
  return deck ? dealsOf(deck).filter(isDue) : []
}

/** What is wrong with sharing these cards, which are held as they say. */
export function shareProblem(
  entries: Entries,
  table: TableDeal,
  by: Seat | 'host',
  cards: readonly SharedCard[],
): Wrong | undefined {
  const at = isShuffled(table) ? ownPlace(entries, table, by) : -1
  const tokens = new Set(cards.map(({ token }) => token))
  if (at < 0 || cards.length === 0 || tokens.size < cards.length) return badDeal
  if (!cards.every((card) => isShareDue(entries, table, at, card))) return badDeal
  return cards.every((card) => isPromised(table, at, card)) ? undefined : badShare
}

/** A number is published only while the holder's own keeps the card from the others. */
function isShareDue(
  entries: Entries,
  deal: TableDeal,
  at: number,
  { token, seat, key }: SharedCard,
): boolean {
  if (cardOf(deal, token) === undefined || deal.keys.get(token)?.[at] !== undefined) return false
  if (isCopying(entries)) return true
  const to = signingKeyOf(entries.reduce(seatedAfter, emptyRoster), seat)
  if (to === undefined || isOwn(dealerOf(deal, at), to)) return false
  return (key !== undefined) === keepsItself(deal, { token, seat, to })
}

/** Whether a number is the one by which its device has hidden the card. Only its reader knows one that is sealed. */
export const isPromised = (
  deal: TableDeal,
  at: number,
  { token, key }: Pick<SharedCard, 'token' | 'key'>,
): boolean =>
  key === undefined || dealerOf(deal, at).commits[deal.tokens.indexOf(token)] === hidingOf(key)
