import type { Tally } from '../../../../rules/words.ts'
import type { Box } from '../../box.ts'
import type { Effect, EffectOf, EffectType } from '../../effects.ts'
import { bits } from '../../layout.ts'

type Tallies = { readonly [T in EffectType]?: (box: Box, effect: EffectOf<T>) => Tally | undefined }

const stationName = (box: Box, station: number) => box.stations[station]?.name ?? ''

/** What statistics count, by the effect that brings it. */
const tallies: Tallies = {
  dealt: (box, e) => ({
    heading: 'Strecken im Spiel',
    name: bits(e.lines)
      .map((line) => box.lines[line]?.numeral ?? '')
      .join(' '),
  }),
  selected: (box, e) => {
    const card = box.actions[e.card]
    const side = e.grey ? 'grey' : 'golden'
    const colour = e.grey ? 'grau' : 'golden'
    return { heading: 'Kartenseiten', name: `${card?.[side].name ?? ''} (${colour})` }
  },
  scored: (box, e) => ({ heading: 'Gewertete Karten', name: box.actions[e.card]?.grey.name ?? '' }),
  built: (box, e) => ({ heading: 'Bahnhöfe', name: stationName(box, e.station) }),
  laid: (box, e) => ({ heading: 'Gleise', name: stationName(box, e.station) }),
  ticket: (box, e) => ({ heading: 'Fahrkarten', name: box.tickets[e.ticket]?.name ?? '' }),
  earned: (box, e) =>
    e.source === 'bonus' && e.station >= 0
      ? { heading: 'Bahnhofsboni', name: stationName(box, e.station), points: e.points }
      : undefined,
  summit: () => ({ heading: 'Plättchen', name: 'Gipfel' }),
  skipped: () => ({ heading: 'Züge', name: 'ausgesetzt, da keine Karte spielbar war' }),
  ending: (_, e) => ({
    heading: 'Enden',
    name: e.why === 'stops' ? 'der letzte Prellbock' : 'kein Platz für Streckenarbeiter',
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
