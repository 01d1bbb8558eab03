import { need } from '../../kit/assert.ts'
import type { EditionMark } from '../../rules/game.ts'
import {
  type Edition,
  type EventCard,
  goods,
  type Mine,
  markOf,
  type Person,
  type Transport,
} from './content/edition.ts'
import { type Layout, layoutOf } from './layout.ts'
import type { Position } from './position.ts'

/** A card by its kind. */
export type Card =
  | ({ readonly kind: 'mine'; readonly card: Mine } & MineFaces)
  | { readonly kind: 'transport'; readonly card: Transport }
  | { readonly kind: 'person'; readonly card: Person }
  | { readonly kind: 'event'; readonly card: EventCard }
  | { readonly kind: 'storm' }
  | { readonly kind: 'passenger' }

/** A mine's good by its number, and its goods by the face of the die, from 1; -1 for an X. */
interface MineFaces {
  readonly good: number
  readonly output: readonly number[]
}

/** The contents of the game’s box: an edition, indexed for the rules. Made once, never changed. */
export interface Box {
  readonly edition: EditionMark
  readonly values: Edition
  /** The single values of the edition. */
  readonly is: Edition['values']
  /** By the number of the card. */
  readonly cards: readonly (Card | undefined)[]
  /** By good: the prices from the lowest rung to the top. */
  readonly prices: readonly (readonly number[])[]
  /** By number of players. */
  readonly layouts: readonly (Layout | undefined)[]
}

/** The box of an edition that the schema has read. */
export function openBox(values: Edition): Box {
  const layouts: (Layout | undefined)[] = []
  for (const card of values.layouts) layouts[card.seats] = layoutOf(card, values)
  return {
    edition: markOf(values),
    values,
    is: values.values,
    cards: cardsOf(values),
    prices: goods.map((good) => values.market.rungs[good]),
    layouts: Array.from(layouts),
  }
}

function cardsOf({ mines, transports, people, events, storms, passengers }: Edition): (Card | undefined)[] {
  const cards: (Card | undefined)[] = []
  for (const card of mines) cards[card.id] = { kind: 'mine', card, ...facesOf(card) }
  for (const card of transports) cards[card.id] = { kind: 'transport', card }
  for (const card of people) cards[card.id] = { kind: 'person', card }
  for (const card of events) cards[card.id] = { kind: 'event', card }
  for (const { id } of storms) cards[id] = { kind: 'storm' }
  for (const { id } of passengers) cards[id] = { kind: 'passenger' }
  return Array.from(cards)
}

const facesOf = ({ good, output }: Mine): MineFaces => ({
  good: goods.indexOf(good),
  output: output.map((count) => (count === 'X' ? -1 : count)),
})

/** Whether the Advanced Scenario is played. */
export const isAdvanced = ({ values }: Box, { settings, boards }: Position): boolean =>
  settings.advanced && boards.length === values.advanced.seats

/** The mountain of a match. */
export function layoutIn(box: Box, p: Position): Layout {
  const seats = isAdvanced(box, p) ? box.values.advanced.layout : p.boards.length
  return need(box.layouts[seats], 'a layout')
}

/** The site of a mine or a passenger card; -1 if it has none in this match. */
export const siteOf = (box: Box, p: Position, card: number): number => layoutIn(box, p).siteOf[card] ?? -1

/** A card by its number. */
export const cardIn = (box: Box, id: number): Card => need(box.cards[id], 'a card')

/** A mine by its card. */
export function mineIn(box: Box, id: number): MineFaces {
  const card = box.cards[id]
  return need(card?.kind === 'mine' ? card : undefined, 'a mine')
}

/** A transport by its card. */
export function transportIn(box: Box, id: number): Transport {
  const card = box.cards[id]
  return need(card?.kind === 'transport' ? card.card : undefined, 'a transport')
}
