import { dealsOf, isDealDue } from '../cards.ts'
import { agreedDeal } from '../consent.ts'
import type { Game, GameTypes, Seat, Token } from '../game.ts'
import { type Journal, positionOf, tableOf } from '../journal.ts'
import { signingKeyOf, type TableDeal } from '../tableState.ts'
import { ownPlace } from './checks.ts'
import { dealerOf, type HeldCard, holderOf, partDue } from './deal.ts'
import type { DealingDue } from './together.ts'

/** The closed cards of the last deal that are held, and who may look at them. */
export function heldCards<G extends GameTypes>({ hidden }: Game<G>, journal: Journal<G>): readonly HeldCard[] {
  const { roster, deck } = tableOf(journal)
  const hands = hidden?.hands(positionOf(journal)) ?? []
  const isClosed = (token: Token) => deck?.tokens.includes(token) && !deck.shown.has(token)
  return hands.flatMap((hand, seat) => {
    const to = signingKeyOf(roster, seat)
    return to === undefined ? [] : hand.filter(isClosed).map((token) => ({ token, seat, to }))
  })
}

/** The step the cards wait for; undefined if everyone has what they need, or dealing starts over. */
export function dealingDue<G extends GameTypes>(game: Game<G>, journal: Journal<G>): DealingDue | undefined {
  const table = tableOf(journal)
  const deal = table.deck?.table
  if (!deal || journal.ask.type === 'over') return undefined
  if (agreedDeal(table) || isDealDue(game, journal)) return undefined
  const part = partDue(deal, heldCards(game, journal))
  if (!part) return undefined
  const { seat } = dealerOf(deal, part.dealer)
  return { ...part, deal, seat, isLost: ownPlace(table, deal, seat) < 0 }
}

/** The deals whose seed a key’s holder has yet to show, with its place among those who dealt. */
export function auditsDue(journal: Journal, key: string): readonly { readonly deal: TableDeal; readonly seat: Seat }[] {
  const table = tableOf(journal)
  const isOver = journal.ask.type === 'over'
  return dealsOf(table.deck)
    .filter((deal) => isOver || deal !== table.deck?.table)
    .flatMap((deal) =>
      deal.dealers
        .filter((one) => holderOf(one) === key && one.commit !== undefined && one.seed === undefined)
        .filter(({ seat }) => ownPlace(table, deal, seat) >= 0)
        .map(({ seat }) => ({ deal, seat })),
    )
}
