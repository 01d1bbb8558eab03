import { type Deck, dealsOf, deckOf, isDealDue } from '../cards.ts'
import { agreedDeal } from '../consent.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import type { Journal } from '../journal.ts'
import { emptyRoster, after as seatedAfter, signingKeyOf } from '../roster.ts'
import { ownPlace } from './checks.ts'
import { dealerOf, type Held, holderOf, partDue, type TableDeal } from './deal.ts'
import type { DealingDue } from './together.ts'

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

/** What the cards wait for; undefined if everyone has what they need, or dealing starts over. */
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
        .filter(
          (one) => holderOf(one) === key && one.commit !== undefined && one.seed === undefined,
        )
        .filter(({ seat }) => ownPlace(journal.entries, deal, seat) >= 0)
        .map(({ seat }) => ({ deal, seat })),
    )
}
