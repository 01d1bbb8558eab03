import { same } from '../../kit/json.ts'
import type { Body, DealingBody, SharedCard } from '../body.ts'
import { dealsOf } from '../cards.ts'
import type { Seat } from '../game.ts'
import { type Journal, tableOf } from '../journal.ts'
import type { EntryProblem } from '../problem.ts'
import { holderOf, isSeatTaken, signingKeyOf, type TableDeal, type TableState } from '../tableState.ts'
import type { Cipher } from './cipher.ts'
import { cardOf, dealerAt, dealerOf, hidingOf, isOwn, isShuffled, keepsItself, stepOf } from './deal.ts'

/*
 * Checks that can be made at once of a deal by the table.
 */

const badDeal: EntryProblem = { reason: 'badDeal', field: 'body.type' }
const badShare: EntryProblem = { reason: 'badShare', field: 'body.cards' }

/** The place of a device among those that deal, if it is its own seat that writes; else -1. */
export function ownPlace({ roster }: TableState, deal: TableDeal, by: Seat | 'host'): number {
  const at = dealerAt(deal, by)
  if (at < 0) return at
  const key = signingKeyOf(roster, by)
  return key === holderOf(dealerOf(deal, at)) ? at : -1
}

/** The problem with a device's part in a deal by the table. */
export function dealingProblem(
  cipher: Cipher,
  journal: Journal,
  by: Seat | 'host',
  body: DealingBody,
): EntryProblem | undefined {
  const table = tableOf(journal)
  if (body.type === 'audit') return auditProblem(journal, table, by, body)
  const deal = table.deck?.table
  const step = deal && stepOf(deal)
  if (!deal || step?.type !== body.type || journal.ask.type === 'over') return badDeal
  if (ownPlace(table, deal, by) !== step.dealer) return badDeal
  if (body.type === 'commit') return undefined
  const count = deal.tokens.length
  if (body.type === 'lock' && body.commits.length !== count) return { reason: 'badDeck', field: 'body.commits' }
  // Their points are read only of as many as there should be: that is slow.
  const isDeck = body.deck.length === count && cipher.isDeck(body.deck, count)
  return isDeck ? undefined : { reason: 'badDeck', field: 'body.deck' }
}

/** A seed is shown once, after the cards it hid are no secret any more, and is the one committed to. */
function auditProblem(
  { ask }: Journal,
  table: TableState,
  by: Seat | 'host',
  { seed, of }: Extract<DealingBody, { readonly type: 'audit' }>,
): EntryProblem | undefined {
  const deal = dealsOf(table.deck).find(({ seq }) => seq === of)
  const at = deal ? ownPlace(table, deal, by) : -1
  const isDue = ask.type === 'over' || deal !== table.deck?.table
  if (!deal || at < 0 || !isDue || dealerOf(deal, at).seed !== undefined) return badDeal
  const isRight = dealerOf(deal, at).commit === hidingOf(seed)
  return isRight ? undefined : { reason: 'badSeed', field: 'body.seed' }
}

/**
 * The problem with the seeds that a seat takes along to another key: it has to be one for each deal of which its device
 * still has some part to do.
 */
export function carryingProblem(
  table: TableState,
  by: Seat | 'host',
  { seat, kind, carried = [] }: Extract<Body<never>, { readonly type: 'seat' }>,
): EntryProblem | undefined {
  const isReplaced = by === seat && table.roster.seats[seat]?.kind === 'person'
  const due = isReplaced && kind === 'person' ? partsOf(table, seat) : []
  const isWhole = same(
    carried.map(({ of }) => of),
    due.map(({ seq }) => seq),
  )
  return isWhole ? undefined : { reason: 'badDeal', field: 'body.carried' }
}

/** The deals of which the device of this seat still has some part to do: at least to show its seed. */
export const partsOf = (table: TableState, seat: Seat): readonly TableDeal[] =>
  dealsOf(table.deck).filter((deal) => {
    const at = ownPlace(table, deal, seat)
    return at >= 0 && dealerOf(deal, at).seed === undefined
  })

/** The problem with sharing these cards, which are held as they say. */
export function shareProblem(
  table: TableState,
  deal: TableDeal,
  by: Seat | 'host',
  cards: readonly SharedCard[],
): EntryProblem | undefined {
  const at = isShuffled(deal) ? ownPlace(table, deal, by) : -1
  const tokens = new Set(cards.map(({ token }) => token))
  if (at < 0 || cards.length === 0 || tokens.size < cards.length) return badDeal
  if (!cards.every((card) => isShareDue(table, deal, at, card))) return badDeal
  return cards.every((card) => isPromised(deal, at, card)) ? undefined : badShare
}

/** A number is published only while the holder's own keeps the card from the others. */
function isShareDue(table: TableState, deal: TableDeal, at: number, { token, seat, key }: SharedCard): boolean {
  if (cardOf(deal, token) === undefined || deal.keys.get(token)?.[at] !== undefined) return false
  if (!isSeatTaken(table)) return true
  const to = signingKeyOf(table.roster, seat)
  if (to === undefined || isOwn(dealerOf(deal, at), to)) return false
  return (key !== undefined) === keepsItself(deal, { token, seat, to })
}

/** Whether a number is the one by which its device has hidden the card. Only its reader knows one that is sealed. */
export const isPromised = (deal: TableDeal, at: number, { token, key }: Pick<SharedCard, 'token' | 'key'>): boolean =>
  key === undefined || dealerOf(deal, at).commits[deal.tokens.indexOf(token)] === hidingOf(key)
