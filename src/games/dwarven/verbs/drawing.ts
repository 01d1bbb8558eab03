import type { Seat, Tell } from '../../../rules/game.ts'
import { type Box, cardIn } from '../box.ts'
import { isForRow, nextCard } from '../cards.ts'
import type { EventCard } from '../content/edition.ts'
import { goods as kinds, topRung } from '../content/edition.ts'
import type { Effect } from '../effects.ts'
import { announce } from '../money.ts'
import type { IntentionOf, Move } from '../moves.ts'
import { boardOf, deck, type FrameOf, type Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import type { Work } from './rules.ts'

/** “Prospecting the Deck”: a player names the agent that the next card is for. */
export const naming: Work<FrameOf<'name'>> = {
  ask: (_, p, { seat }) => {
    const ratings = ratingsOnDeck(p, seat)
    return ratings.length > 1 ? ratings.map((rating): Move => ({ type: 'draw', rating })) : undefined
  },
  perform: (_, p, { seat }, move) => {
    const [only] = ratingsOnDeck(p, seat)
    const rating = move?.type === 'draw' ? move.rating : only
    if (rating === undefined || p.deck.length + p.under.length === 0) return
    p.todo.push({ do: 'name', seat }, { do: 'draw', seat, rating, free: false })
  },
  against: { draw: (_, p, { seat }, i) => hinderDraw(p, seat, i) },
}

/** Ratings of a player’s agents on the deck, each once. */
function ratingsOnDeck(p: Position, seat: Seat): number[] {
  const agents = boardOf(p, seat).pawns.filter(({ role, at }) => role === 'agent' && at === deck)
  return [...new Set(agents.map(({ rating }) => rating))]
}

function hinderDraw(p: Position, seat: Seat, { rating }: IntentionOf<'draw'>): Against | undefined {
  const ratings = ratingsOnDeck(p, seat)
  return rating === undefined || ratings.includes(rating) ? undefined : 'noPawnThere'
}

/** Draws a card for an agent: an event happens at once, a storm is set aside, anything else may be bought. */
export const drawingCard: Work<FrameOf<'draw'>> = {
  ask: (_, p) => (p.deck.length + p.under.length > 0 ? 'chance' : undefined),
  perform: (box, p, { seat, rating, free }, _, draw, tell) => {
    const card = draw ? nextCard(p, draw, tell) : 0
    if (card === 0) return
    tell({ type: 'drew', seat, card, rating, again: free })
    const drawn = cardIn(box, card)
    if (isForRow(box, card)) p.todo.push({ do: 'buy', seat, card, free })
    else if (drawn.kind === 'event') happen(box, p, seat, rating, drawn.card, tell)
    else tell({ type: 'storm', card })
  },
}

/** An event, on the agent who drew it. */
function happen(box: Box, p: Position, seat: Seat, rating: number, event: EventCard, tell: Tell<Effect>): void {
  const { id: card, prices, trap, pay = 0, again, goods = 0, gain = 0, toll = 0 } = event
  tell({ type: 'event', card })
  if (prices) tell({ type: 'prices', from: p.rungs, rungs: p.rungs.map((rungs) => moved(rungs, prices)) })
  const { pawns, money, cubes, rides } = boardOf(p, seat)
  if (trap && pawns.filter(({ role }) => role === 'agent').length > 1) tell({ type: 'trapped', seat, rating })
  const tracks = box.is.cubes - cubes - rides.length
  const due = Math.min(money, pay + (toll > 0 ? Math.ceil(tracks / toll) : 0))
  if (due > 0) tell({ type: 'paid', seat, money: due, card })
  if (gain > 0) tell({ type: 'gained', seat, money: gain, card })
  announce(box, p, seat, tell)
  if (goods > 0) p.todo.push({ do: 'strike', seat, goods })
  if (again) p.todo.push({ do: 'draw', seat, rating, free: true })
}

/** Rungs after an event, none leaving its ladder. */
const moved = (rungs: readonly number[], by: NonNullable<EventCard['prices']>): number[] =>
  rungs.map((rung, good) => {
    const kind = kinds[good]
    return Math.max(1, Math.min(topRung, rung + (kind ? (by[kind] ?? 0) : 0)))
  })

/** Goods for a mine that is not depleted; without one, nothing. */
export const striking: Work<FrameOf<'strike'>> = {
  ask: (_, p, { seat }) => {
    const mines = workingMines(p, seat)
    return mines.length > 1 ? mines.map((mine): Move => ({ type: 'strike', mine })) : undefined
  },
  perform: (_, p, { seat, goods }, move, __, tell) => {
    const mine = move?.type === 'strike' ? move.mine : workingMines(p, seat)[0]
    if (mine !== undefined) tell({ type: 'struck', seat, mine, goods })
  },
  against: { strike: (_, p, { seat }, i) => hinderStrike(p, seat, i) },
}

/** A player’s mines that are not depleted. */
export const workingMines = (p: Position, seat: Seat): number[] =>
  boardOf(p, seat).mines.filter((mine) => !p.depleted.includes(mine))

/** Why a mine, or any, can’t work. */
export function hinderMine(p: Position, seat: Seat, mine: number): Against | undefined {
  if (!boardOf(p, seat).mines.includes(mine)) return 'notYourMine'
  return p.depleted.includes(mine) ? { reason: 'depleted', facts: { card: mine } } : undefined
}

const hinderStrike = (p: Position, seat: Seat, { mine }: IntentionOf<'strike'>): Against | undefined =>
  mine === undefined ? undefined : hinderMine(p, seat, mine)
