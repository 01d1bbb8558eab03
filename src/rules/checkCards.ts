import { same } from '../kit/json.ts'
import type { Body, Opening, SharedCard } from './body.ts'
import { dealsOf, deckOf, isDealDue, isProven, isShuffleDue, toDeal } from './cards.ts'
import { agreedDeal, hasPeople } from './consent.ts'
import { dealersAfter, drawProblem } from './draws.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import { type Journal, positionOf, tableOf } from './journal.ts'
import type { EntryProblem } from './problem.ts'
import { type Deck, isFull, isSeatTaken, isTableDealt } from './tableState.ts'
import { togetherIn } from './together/together.ts'

type CardsBody = Extract<Body<unknown>, { readonly type: 'deal' | 'shuffle' | 'share' | 'open' }>

/** Why hidden cards can't be dealt, shuffled, shared or opened like this; undefined if they can. */
export function cardsProblem<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  by: Seat | 'host',
  body: CardsBody,
): EntryProblem | undefined {
  const table = tableOf(journal)
  const { deck } = table
  if (!deck || !mayHandle(game, journal, deck, by, body)) return { reason: 'badDeal', field: 'body.type' }
  if (body.type === 'share' && deck.table) return togetherIn(game)?.shareProblem(table, deck.table, by, body.cards)
  if (body.type === 'shuffle') return drawProblem(journal, body)
  if (body.type !== 'open' || areProven(game, journal, body.opens)) return undefined
  return { reason: 'badOpening', field: 'body.opens' }
}

function mayHandle<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  deck: Deck,
  by: Seat | 'host',
  body: CardsBody,
): boolean {
  switch (body.type) {
    case 'deal':
      return mayDeal(game, journal) && isDeal(game, journal, body)
    case 'shuffle':
      return isShuffleDue(deck)
    case 'share': {
      const hands = game.hidden?.hands(positionOf(journal)) ?? []
      const isHeld = ({ seat, token }: SharedCard) =>
        deck.tokens.includes(token) && hands[seat]?.includes(token) === true
      if (!body.cards.every(isHeld)) return false
      if (deck.table) return true
      const isHosts = by === 'host' && body.cards.every(({ key }) => key === undefined)
      return isHosts && deck.slots.length > 0
    }
    case 'open':
      return journal.ask.type === 'over'
  }
}

/** Cards are dealt when they have to be, when the others want it, and in a match without people. */
const mayDeal = <G extends GameTypes>(game: Game<G>, journal: Journal<G>): boolean =>
  journal.ask.type !== 'over' &&
  (isDealDue(game, journal) || agreedDeal(tableOf(journal)) || !hasPeople(tableOf(journal)))

/** Maximum number of deals by the table in one match: each is kept to be checked, and looked at by what follows. */
const mostDeals = 100

/**
 * Whether a deal covers the cards that are due, and is made by those who are due to make it: by the table once nobody is
 * still to come, so that nobody has dealt before the others were there.
 */
function isDeal<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  { commits, dealers }: Extract<CardsBody, { readonly type: 'deal' }>,
): boolean {
  const table = tableOf(journal)
  if (!dealers) return !isTableDealt(table) && commits.length === toDeal(game, journal).tokens.length
  if (!togetherIn(game) || table.setup?.dealer !== 'table' || commits.length > 0) return false
  if (dealsOf(table.deck).length >= mostDeals) return false
  return !isSeatTaken(table) || (isFull(table) && same(dealers, dealersAfter(table)))
}

/** Whether each of these cards was dealt to be what it shows, and such faces are still closed. */
export function areProven<G extends GameTypes>(game: Game<G>, journal: Journal<G>, opens: readonly Opening[]): boolean {
  if (opens.length === 0) return true
  const deck = deckOf(journal)
  const closed = game.hidden?.closed(positionOf(journal))
  if (!deck || !closed || new Set(opens.map(({ token }) => token)).size < opens.length) return false
  const faces = [...closed.faces]
  return opens.every((opening) => {
    const at = faces.indexOf(opening.face)
    if (at >= 0) faces.splice(at, 1)
    return at >= 0 && closed.tokens.includes(opening.token) && isProven(deck, opening, togetherIn(game))
  })
}
