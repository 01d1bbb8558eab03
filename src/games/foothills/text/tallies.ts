import type { Tally } from '../../../rules/words.ts'
import type { Box } from '../box.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { bits } from '../layout.ts'
import type { Locale } from './locale.ts'

type Words = Locale['tallies']
type Tallies = {
  readonly [T in EffectType]?: (words: Words, box: Box, effect: EffectOf<T>) => Tally | undefined
}

const stationName = (box: Box, station: number) => box.stations[station]?.name ?? ''

/** Items for statistics, by the effect that brings them. */
const tallies: Tallies = {
  dealt: (words, box, e) => ({
    heading: words.lines,
    name: bits(e.lines)
      .map((line) => box.lines[line]?.numeral ?? '')
      .join(' '),
  }),
  selected: (words, box, e) => {
    const card = box.actions[e.card]
    const side = e.grey ? 'grey' : 'golden'
    return { heading: words.sides, name: `${card?.[side].name ?? ''} (${words[side]})` }
  },
  scored: ({ cards }, box, e) => ({ heading: cards, name: box.actions[e.card]?.grey.name ?? '' }),
  built: ({ stations }, box, e) => ({ heading: stations, name: stationName(box, e.station) }),
  laid: ({ track }, box, e) => ({ heading: track, name: stationName(box, e.station) }),
  ticket: ({ tickets }, box, e) => ({ heading: tickets, name: box.tickets[e.ticket]?.name ?? '' }),
  earned: ({ bonuses }, box, e) =>
    e.source === 'bonus' && e.station >= 0
      ? { heading: bonuses, name: stationName(box, e.station), points: e.points }
      : undefined,
  summit: ({ chits, summit }) => ({ heading: chits, name: summit }),
  skipped: ({ turns, missed }) => ({ heading: turns, name: missed }),
  ending: ({ endings, endedBy }, _, e) => ({
    heading: endings,
    name: endedBy[e.why === 'stops' ? 'stops' : 'navvies'],
  }),
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const tallyOf = <T extends EffectType>(
  type: T,
  words: Words,
  box: Box,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => tallies[type]?.(words, box, effect)

/** The item that an effect adds to statistics. */
export const tallyText = (t: Locale, box: Box, effect: Effect): Tally | undefined =>
  tallyOf(effect.type, t.tallies, box, effect)

/** A kind of cube that draws bring, as the heading of its number. */
export const drawnText = ({ tallies: { cubes } }: Locale, cube: string): string =>
  Object.entries(cubes).find(([kind]) => kind === cube)?.[1] ?? cube
