import type { Box } from '../box.ts'
import { type EventCard, goods } from '../content/edition.ts'
import { sentence } from './names.ts'
import type { Locale } from './words.ts'

/** What an event does, in a sentence. */
export function eventText(t: Locale, { values }: Box, card: number): string {
  const event = values.events.find(({ id }) => id === card)
  return event ? `${sentence(partsOf(t, event).join(', '))}.` : ''
}

function partsOf({ cards, named }: Locale, event: EventCard): string[] {
  const { prices = {}, trap, pay, again, goods: count, gain, toll } = event
  const moved = goods.flatMap((good) => {
    const rungs = prices[good] ?? 0
    const name = named.goods[good]
    if (rungs === 0) return []
    return rungs > 0 ? cards.rise({ goods: name, rungs }) : cards.fall({ goods: name, rungs: -rungs })
  })
  return [
    ...moved,
    ...(trap ? [cards.trap] : []),
    ...(pay ? [cards.pay({ cu: pay })] : []),
    ...(again ? [cards.again] : []),
    ...(count ? [cards.goods({ count })] : []),
    ...(gain ? [cards.gain({ cu: gain })] : []),
    ...(toll ? [cards.toll({ cubes: toll })] : []),
  ]
}
