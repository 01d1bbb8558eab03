import type { Cue, SoundName } from '../../../stage/sound/index.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { pub } from '../position.ts'
import type { recipes } from './ownSounds.ts'
import * as time from './show/time.ts'
import { drawn, hopped, lands, leaves, most, type Run, walked } from './show/time.ts'

type Sound = SoundName | keyof typeof recipes
type Sounds = { readonly [T in EffectType]?: (effect: EffectOf<T>) => readonly Cue[] }

const one = (sound: Sound, at = 0): Cue => ({ sound, at })

/** Varies the pitch, so that no two things falling sound quite alike. */
const pitches = [1, 1.08, 0.94, 1.04, 0.9, 1.12]

/** The same sound for each thing of a run as it arrives, up to a few; more would be noise. */
const landing = (sound: Sound, run: Run, count: number): Cue[] =>
  Array.from({ length: Math.min(count, most) }, (_, i) => ({
    sound,
    at: lands(run, i),
    pitch: pitches[i % pitches.length] ?? 1,
  }))

const hops = (count: number): Cue[] => landing('knock', hopped, count)

/**
 * The effects that are heard; where one isn’t, what follows from it is. Each sound coincides with its visible cause: both
 * read the same times.
 */
const sounds: Sounds = {
  dealt: () => landing('slide', { ...time.dealt, each: 4 * time.dealt.each }, 5),
  selected: () => [one('slide')],
  drew: ({ cubes }) => [one('bag'), ...landing('knock', drawn, cubes.length)],
  drewHand: ({ iron, stone, looked }) =>
    looked ? landing('knock', time.handed, iron + stone) : [one('bag'), ...landing('knock', drawn, iron + stone)],
  kept: ({ iron, stone, restIron, restStone }) => hops(iron + stone + restIron + restStone),
  took: () => hops(1),
  received: ({ count }) => hops(count),
  paid: () => [one('pay', lands(hopped))],
  dug: ({ count }) => [
    ...Array.from({ length: Math.min(count, 4) }, (_, i) => one('pick', leaves(time.dug, i))),
    ...landing('knock', time.dug, count),
  ],
  cleared: () => [one('ballast')],
  gave: ({ rubble }) => hops(rubble),
  laid: () => [one('rail', time.laid.falls), one('ballast', time.laid.lies)],
  built: () => [one('roof', time.built.roof), one('flag', time.built.flag)],
  earned: ({ points }) => (points === 0 ? [] : [one('coin', time.earned.counts)]),
  surveyed: ({ to }) => [
    ...landing('step', { start: 0, each: 2 * walked.each, fly: walked.each }, walked.steps / 2),
    to === pub ? one('lamp', walked.plants) : one('staff', walked.plants),
  ],
  ticket: () => [one('slide', time.handedOver.leaves)],
  summit: () => [one('flag', time.handedOver.leaves), one('staff', time.handedOver.lands)],
  flipped: () => [one('flip', time.flipped.lifted)],
  scored: () => [one('lamp', time.scored.lamp), one('slide', time.scored.under), one('flip', time.scored.spare)],
  event: () => [one('sting')],
  navvy: () => [
    ...landing('step', { start: 0, each: 2 * time.navvy.each, fly: time.navvy.each }, time.navvy.steps / 2),
    ...time.navvy.strikes.map((at) => one('pick', at)),
    one('roughTrack', time.navvy.falls),
  ],
  completed: ({ stop }) =>
    stop === 0
      ? [one('whistle')]
      : [
          one('stop', time.completed.rammed),
          one('chuff', time.completed.starts),
          one('whistle', time.completed.whistles[0]),
        ],
  ending: () => [one('sting', time.ending.dark)],
  returned: ({ events }) => (events > 0 ? [one('bag', lands({ ...drawn, start: 0 }))] : []),
  over: () => [
    ...Array.from({ length: time.coins }, (_, i): Cue => {
      const { start, until } = time.over.told
      const at = start + ((i + 1) * (until - start)) / time.coins
      return { sound: 'coin', at, pitch: 0.9 + i * 0.02 }
    }),
    one('flag', time.over.flag),
    one('fanfare', time.over.top),
  ],
}

// Passes the type separately, so that the compiler matches sounds to effect.
const soundsAs = <T extends EffectType>(type: T, effect: { [K in EffectType]: EffectOf<K> }[T]): readonly Cue[] =>
  sounds[type]?.(effect) ?? []

/** The sounds of an effect and their times; none for silent effects. */
export const soundsOf = (effect: Effect): readonly Cue[] => soundsAs(effect.type, effect)
