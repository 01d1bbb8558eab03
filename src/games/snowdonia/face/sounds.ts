import type { Cue, SoundName } from '../../../stage/sound/index.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import type { recipes } from './ownSounds.ts'
import * as time from './show/time.ts'

type Sound = SoundName | keyof typeof recipes
type Sounds = { readonly [T in EffectType]?: (effect: EffectOf<T>) => readonly Cue[] }

const one = (sound: Sound, at = 0): Cue => ({ sound, at })

/** A knock for each thing that lands, one after another, and no more than five. */
const knocks = (count: number, start = 0): Cue[] =>
  Array.from({ length: Math.min(5, count) }, (_, i) => one('knock', start + time.hop.flies + i * time.hop.each))

/**
 * The effects that are heard; where one isn’t, what follows from it is. Each sound coincides with its visible cause: both
 * read the same times.
 */
const sounds: Sounds = {
  hired: ({ coal }) => [...knocks(coal), one('step', time.hop.lands)],
  placed: () => [one('boots'), one('staff', time.walk.lands)],
  moved: () => [one('boots')],
  used: () => [one('tear', time.ticket.tears)],
  lead: () => [one('slide')],
  took: ({ iron, stone, coal }) => knocks(iron + stone + coal),
  drewBag: ({ iron, stone, coal }) => [one('bag'), ...knocks(iron + stone + coal)],
  traded: ({ steel, stone }) =>
    steel + stone > 0 ? [one('furnace'), ...knocks(steel + stone, time.works.tips + time.works.slides)] : [],
  gift: () => [one('bag'), ...knocks(1)],
  stocked: ({ cubes }) => [one('bag'), ...knocks(cubes.length, 160)],
  dug: ({ count }) => [one('strike', time.dig.strikes), ...knocks(count, time.dig.strikes)],
  claimed: () => [one('flip'), one('coin', time.lay.turns + time.points.counts)],
  laid: () => [
    one('rail', time.lay.turns),
    one('rack', time.lay.lands),
    one('coin', time.lay.rises + time.points.counts),
  ],
  built: () => [one('roof', time.build.lands), one('coin', time.build.rises + time.points.counts)],
  cleared: () => [one('ballast')],
  railed: () => [one('rail', time.lay.turns)],
  completed: () => [one('stop')],
  bought: () => [one('pay'), one('chuff', time.hop.lands)],
  returned: () => [one('chuff')],
  fuelled: ({ coal }) => knocks(coal),
  maintained: () => [one('pay')],
  contract: () => [one('slide'), one('stamp', time.ticket.slides)],
  drew: ({ contracts }) => contracts.map((_, i) => one('flip', i * 120)),
  kept: () => [one('stamp', time.ticket.slides)],
  filled: ({ space }) => [one('flip', space * 90)],
  dropped: () => [one('slide')],
  reshuffled: () => [one('slide')],
  surveyed: () => [one('boots'), one('staff', time.survey.walks)],
  disc: () => [one('flip')],
  weather: () => [one('slide'), one('click', time.weather.steps)],
  event: () => [one('bag'), one('knock', time.event.lands)],
  cubesBack: ({ spaces }) => spaces.map((_, i) => one('knock', time.event.flies + i * 120)),
  allDug: () => [one('ballast')],
  forSale: () => [one('whistle')],
  upkeep: () => [one('stop')],
  ending: () => [one('whistle')],
  over: () => [
    one('whistle', time.over.dark),
    one('rack', time.over.climbs),
    one('rack', (time.over.climbs + time.over.arrives) / 2),
    one('stop', time.over.arrives),
    one('flag', time.over.flag),
    one('fanfare', time.over.top),
  ],
}

// Passes the type separately, so that the compiler matches sounds to effect.
const soundsAs = <T extends EffectType>(type: T, effect: { [K in EffectType]: EffectOf<K> }[T]): readonly Cue[] =>
  sounds[type]?.(effect) ?? []

/** The sounds of an effect and their times; none for silent effects. */
export const soundsOf = (effect: Effect): readonly Cue[] => soundsAs(effect.type, effect)
