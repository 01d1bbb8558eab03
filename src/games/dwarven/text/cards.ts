import type { Box } from '../box.ts'
import { type EventCard, goods } from '../content/edition.ts'
import { sentence } from './names.ts'
import type { Locale } from './words.ts'

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
