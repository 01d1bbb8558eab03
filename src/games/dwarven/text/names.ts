import { need } from '../../../kit/assert.ts'
import type { Seat } from '../../../rules/game.ts'
import { type Box, cardIn, layoutIn } from '../box.ts'
import { companyOf } from '../colours.ts'
import { type EventCard, goods } from '../content/edition.ts'
import { endsOf } from '../network.ts'
import { deck, type Pawn, type Position } from '../position.ts'
import type { Locale } from './words.ts'

/** The text with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A seat by its company. */
export const seatName = ({ seats }: Locale, p: Position, seat: Seat): string => seats.names[companyOf(p, seat)]

/** Several seats. */
export const seatNames = (t: Locale, p: Position, all: readonly Seat[]): string[] =>
  all.map((seat) => seatName(t, p, seat))

/** A place on the mountain. */
export const siteName = (box: Box, p: Position, site: number): string => layoutIn(box, p).sites[site]?.name ?? ''

/** A segment by the places it joins, and by its colour where another joins the same two. */
export function segmentName(t: Locale, box: Box, p: Position, number: number): string {
  const layout = layoutIn(box, p)
  const segment = endsOf(layout, p, number)
    .map((site) => siteName(box, p, site))
    .join('–')
  if ((layout.twins[number] ?? -1) < 0) return segment
  return t.named.twin({ segment, red: layout.segments[number]?.red ?? true })
}

const numerals = ['I', 'II', 'III', 'IV'] as const

/** A mine by its site, numbered where several lie there: “Elder Rake II”. */
function mineName({ values }: Box, site: string, id: number): string {
  const there = values.mines.filter((mine) => mine.site === site)
  return there.length < 2 ? site : `${site} ${numerals[there.findIndex((mine) => mine.id === id)] ?? id}`
}

/** A card by its name. */
export function cardName(t: Locale, box: Box, id: number): string {
  const one = cardIn(box, id)
  switch (one.kind) {
    case 'mine':
      return mineName(box, one.card.site, id)
    case 'passenger':
      return t.named.ticket({ place: ticketPlace(box, id) })
    case 'storm':
      return t.named.storm
    default:
      return one.card.name
  }
}

/** Several cards. */
export const cardNames = (t: Locale, box: Box, all: readonly number[]): string[] =>
  all.map((card) => cardName(t, box, card))

/** The location of a passenger card. */
export const ticketPlace = ({ values }: Box, card: number): string =>
  values.passengers.find(({ id }) => id === card)?.site ?? ''

/** A segment or a card. */
export const thingName = (t: Locale, box: Box, p: Position, track: boolean, on: number): string =>
  track ? segmentName(t, box, p, on) : cardName(t, box, on)

/** One kind of goods by its number, in the plural. */
export const goodName = ({ named }: Locale, good: number): string => named.goods[goodOf(good)]

/** A number of one kind of goods. */
export const goodsText = ({ counted }: Locale, good: number, count: number): string =>
  counted.goods[goodOf(good)]({ count })

const goodOf = (good: number) => need(goods[good], 'a good')

/** Goods of a mine. */
export function minedText(t: Locale, box: Box, mine: number, count: number): string {
  const one = cardIn(box, mine)
  return one.kind === 'mine' ? goodsText(t, one.good, count) : t.counted.anyGoods({ count })
}

/** A pawn and where it is. */
export function pawnText(t: Locale, box: Box, p: Position, { role, rating, at }: Pawn): string {
  const pawn = t.named.pawn[role]({ rating })
  const { home, trapped, away, ...places } = t.table.pawn
  if (at === -1) return home({ pawn })
  if (at < 0) return at === -2 ? trapped({ pawn }) : away({ pawn })
  if (role === 'surveyor') return places.segment({ pawn, segment: segmentName(t, box, p, at) })
  return at === deck ? places.deck({ pawn }) : places.card({ pawn, card: cardName(t, box, at) })
}

/** The effect of an event, in a sentence or two. */
export function eventText(t: Locale, { values }: Box, card: number): string {
  const event = values.events.find(({ id }) => id === card)
  return event
    ? partsOf(t, event)
        .map((part) => `${sentence(part)}.`)
        .join(' ')
    : ''
}

function partsOf(t: Locale, event: EventCard): string[] {
  const { cards } = t
  const { trap, pay, again, goods: count, gain, toll } = event
  return [
    ...movedTexts(t, event),
    ...(trap ? [cards.trap] : []),
    ...(pay ? [cards.pay({ cu: pay })] : []),
    ...(again ? [cards.again] : []),
    ...(count ? [cards.goods({ count })] : []),
    ...(gain ? [cards.gain({ cu: gain })] : []),
    ...(toll ? [cards.toll({ cubes: toll })] : []),
  ]
}

/** Moves of prices, those together that move alike. */
function movedTexts({ cards, named }: Locale, { prices = {} }: EventCard): string[] {
  const moves = [...new Set(goods.map((good) => prices[good] ?? 0))].filter((rungs) => rungs !== 0)
  return moves.map((rungs) => {
    const moved = goods.filter((good) => prices[good] === rungs).map((good) => named.goods[good])
    return rungs > 0 ? cards.rise({ goods: moved, rungs }) : cards.fall({ goods: moved, rungs: -rungs })
  })
}
