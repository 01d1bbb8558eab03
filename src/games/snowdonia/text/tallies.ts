import type { Tally } from '../../../rules/words.ts'
import { type Box, lineIn, trainIn } from '../box.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { siteIn } from '../line.ts'
import type { Position } from '../position.ts'
import { spacePoints } from '../prospects.ts'
import { contractName } from './contracts.ts'
import type { Locale } from './locale.ts'
import { areaName, spaceStation, stationName } from './places.ts'

type Tallies = {
  readonly [T in EffectType]?: (t: Locale, box: Box, p: Position, effect: EffectOf<T>) => Tally
}

/** Things that statistics count, by the effect that brings them. */
const tallies: Tallies = {
  placed: (t, _, p, e) => ({ heading: t.tallies.areas, name: areaName(t, p, e.area) }),
  used: (t, box, _, e) => ({
    heading: t.tallies.contracts,
    name: contractName(t, box, e.contract),
  }),
  bought: (t, box, _, e) => ({ heading: t.tallies.trains, name: trainIn(box, e.train).name }),
  built: (t, box, p, e) => {
    const { station, points } = siteIn(lineIn(box, p), e.site)
    return { heading: t.tallies.sites, name: stationName(t, box, p, station), points }
  },
  laid: (t, box, p, e) => ({
    heading: t.tallies.tracks,
    name: spaceStation(t, box, p, e.space),
    points: spacePoints(box, p, e.space),
  }),
  event: (t, _, __, e) => ({ heading: t.tallies.events, name: t.named.events[e.kind] }),
  weather: (t, _, __, e) => ({ heading: t.tallies.weather, name: t.named.weather[e.sky] }),
  ending: (t, _, __, e) => ({ heading: t.tallies.endings, name: t.tallies.endedBy[e.why] }),
}

// Passing the type beside the effect lets the compiler match the entry to the effect.
const tallyOf = <T extends EffectType>(
  type: T,
  t: Locale,
  box: Box,
  p: Position,
  effect: { [K in EffectType]: EffectOf<K> }[T],
) => tallies[type]?.(t, box, p, effect)

/** The item that an effect adds to statistics. */
export const tallyText = (t: Locale, box: Box, p: Position, effect: Effect): Tally | undefined =>
  tallyOf(effect.type, t, box, p, effect)

/** A kind of cube that draws bring, as the heading of its number. */
export const drawnText = ({ tallies: { cubes } }: Locale, cube: string): string =>
  Object.entries(cubes).find(([kind]) => kind === cube)?.[1] ?? cube
