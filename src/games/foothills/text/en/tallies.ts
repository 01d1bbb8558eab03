import type { Tally } from '../../../../rules/words.ts'
import type { Box } from '../../box.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import { bits } from '../../layout.ts'

type Tallies = { readonly [T in EffectType]?: (box: Box, effect: EffectOf<T>) => Tally | undefined }

const stationName = (box: Box, station: number) => box.stations[station]?.name ?? ''

/** What statistics count, by the effect that brings it. */
const tallies: Tallies = {
  dealt: (box, e) => ({
    heading: 'Lines in play',
    name: bits(e.lines)
      .map((line) => box.lines[line]?.numeral ?? '')
      .join(' '),
  }),
  selected: (box, e) => {
    const card = box.actions[e.card]
    const side = e.grey ? 'grey' : 'golden'
    return { heading: 'Card sides', name: `${card?.[side].name ?? ''} (${side})` }
  },
  scored: (box, e) => ({ heading: 'Cards scored', name: box.actions[e.card]?.grey.name ?? '' }),
  built: (box, e) => ({ heading: 'Stations', name: stationName(box, e.station) }),
  laid: (box, e) => ({ heading: 'Track', name: stationName(box, e.station) }),
  ticket: (box, e) => ({ heading: 'Tickets', name: box.tickets[e.ticket]?.name ?? '' }),
  earned: (box, e) =>
    e.source === 'bonus' && e.station >= 0
      ? { heading: 'Station bonuses', name: stationName(box, e.station), points: e.points }
      : undefined,
  summit: () => ({ heading: 'Chits', name: 'Summit' }),
  skipped: () => ({ heading: 'Turns', name: 'missed, as no card could be played' }),
  ending: (_, e) => ({
    heading: 'Endings',
    name: e.why === 'stops' ? 'the last buffer stop' : 'no navvies left',
  }),
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const tallyOf = <T extends EffectType>(
  type: T,
  box: Box,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => tallies[type]?.(box, effect)

/** What statistics count of an effect. */
export const tallyText = (box: Box, effect: Effect): Tally | undefined =>
  tallyOf(effect.type, box, effect)

const cubes: Readonly<Record<string, string>> = {
  iron: 'Iron ore',
  stone: 'Stone',
  event: 'Events',
}

/** A kind of cube that draws bring, as the heading of its number. */
export const drawnText = (cube: string): string => cubes[cube] ?? cube
