import { same } from '../kit/json.ts'
import { type Deck, dealsOf, deckOf, isDealDue } from './cards.ts'
import { agreedDeal } from './consent.ts'
import { dealersAfter } from './draws.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import {
  type Body,
  type DealingBody,
  type Entry,
  type Journal,
  type SharedCard,
  setupIn,
} from './journal.ts'
import type { ProblemReason } from './problem.ts'
import { emptyRoster, after as seatedAfter, signingKeyOf } from './roster.ts'
import {
  cardOf,
  dealerAt,
  dealerOf,
  type Held,
  hidingOf,
  isShuffled,
  keepsItself,
  type Part,
  partDue,
  stepOf,
  type TableDeal,
} from './tableDeal.ts'

/*
 * Who may deal, and what of it can be checked at once; see `tableDeal.ts`.
 */

type Entries = readonly Entry<unknown>[]
type Wrong = { readonly reason: ProblemReason; readonly field: string }
const badDeal: Wrong = { reason: 'badDeal', field: 'body.type' }
const badShare: Wrong = { reason: 'badShare', field: 'body.cards' }

/** Whether the cards of a match are dealt by all devices together: not while it is only copied. */
export const isTableDealt = (entries: Entries): boolean =>
  setupIn(entries)?.dealer === 'table' && !isCopying(entries)

/** Nobody has a seat yet, so that entries of another match may be written again. */
const isCopying = (entries: Entries) => entries.every(({ body }) => body.type !== 'seat')

/** Whether a deal covers the cards that are due, and is made by those who are due to make it. */
export function isDeal(
  entries: Entries,
  { commits, dealers }: Extract<Body<unknown>, { readonly type: 'deal' }>,
  { tokens }: Pick<Deck, 'tokens'>,
): boolean {
  if (!dealers) return !isTableDealt(entries) && commits.length === tokens.length
  if (setupIn(entries)?.dealer !== 'table' || commits.length > 0) return false
  return isCopying(entries) || same(dealers, dealersAfter(entries))
}

/** The place of a device among those that deal, if it is its own seat that writes; else -1. */
function ownPlace(entries: Entries, deal: TableDeal, by: Seat | 'host'): number {
  const at = dealerAt(deal, by)
  if (at < 0) return at
  const key = signingKeyOf(entries.reduce(seatedAfter, emptyRoster), by)
  return key === dealerOf(deal, at).key ? at : -1
}

/** What is wrong with a device's part in a deal by the table. */
export function dealingProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: DealingBody,
): Wrong | undefined {
  const deck = deckOf(game, journal)
  if (!deck || !game.hidden?.cipher) return badDeal
  if (body.type === 'audit') return auditProblem(journal, deck, by, body)
  const { table } = deck
  const step = table && stepOf(table)
  if (!table || step?.type !== body.type || journal.ask.type === 'over') return badDeal
  if (ownPlace(journal.entries, table, by) !== step.dealer) return badDeal
  if (body.type === 'commit') return undefined
  const count = table.tokens.length
  if (!game.hidden.cipher.isDeck(body.deck, count)) return { reason: 'badDeck', field: 'body.deck' }
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

/** What is wrong with sharing these cards, which are held as they say. */
export function shareProblem(
  entries: Entries,
  deck: Deck,
  by: Seat | 'host',
  cards: readonly SharedCard[],
): Wrong | undefined {
  const { table } = deck
  if (!table) {
    const isHosts = by === 'host' && cards.every(({ key }) => key === undefined)
    return isHosts && deck.slots.length > 0 ? undefined : badDeal
  }
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
  if (to === undefined || to === dealerOf(deal, at).key) return false
  return (key !== undefined) === keepsItself(deal, { token, seat, to })
}

/** Whether a number is the one by which its device has hidden the card. Only its reader knows one that is sealed. */
export const isPromised = (
  deal: TableDeal,
  at: number,
  { token, key }: Pick<SharedCard, 'token' | 'key'>,
): boolean =>
  key === undefined || dealerOf(deal, at).commits[deal.tokens.indexOf(token)] === hidingOf(key)

/** The closed cards of a deal that are held, and who may look at them. */
export function heldCards<G extends GameTypes>(
  { hidden }: Game<G>,
  { entries, positions }: Journal<G>,
  { tokens, shown }: Deck,
): readonly Held[] {
  const position = positions.at(-1)
  const roster = entries.reduce(seatedAfter, emptyRoster)
  const hands = hidden && position ? hidden.hands(position) : []
  return hands.flatMap((hand, seat) => {
    const to = signingKeyOf(roster, seat)
    const closed = hand.filter((token) => tokens.includes(token) && !shown.has(token))
    return to === undefined ? [] : closed.map((token) => ({ token, seat, to }))
  })
}

/** What a device has to do next, in a deal by the table. */
export interface DealingDue extends Part {
  readonly deal: TableDeal
  /** The seat of the device. */
  readonly seat: Seat
  /** The device has left the seat, and taken its seed along: the cards have to be dealt again. */
  readonly isLost: boolean
}

/** What the cards wait for; undefined if everyone has what they need, or they are to be dealt again. */
export function dealingDue<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
): DealingDue | undefined {
  const { entries, ask } = journal
  const deck = deckOf(game, journal)
  if (!deck?.table || ask.type === 'over') return undefined
  if (agreedDeal(entries) || isDealDue(game, journal)) return undefined
  const deal = deck.table
  const part = partDue(deal, heldCards(game, journal, deck))
  if (!part) return undefined
  const { seat } = dealerOf(deal, part.dealer)
  return { ...part, deal, seat, isLost: ownPlace(entries, deal, seat) < 0 }
}

/** The deals whose seed a key’s holder has yet to show, with its place among those who dealt. */
export function auditsDue<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  key: string,
): readonly { readonly deal: TableDeal; readonly seat: Seat }[] {
  const deck = deckOf(game, journal)
  if (!deck) return []
  const isOver = journal.ask.type === 'over'
  return dealsOf(deck)
    .filter((deal) => isOver || deal !== deck.table)
    .flatMap((deal) =>
      deal.dealers
        .filter((one) => one.key === key && one.commit !== undefined && one.seed === undefined)
        .filter(({ seat }) => ownPlace(journal.entries, deal, seat) >= 0)
        .map(({ seat }) => ({ deal, seat })),
    )
}
