import type { Cue, SoundName } from '../../../stage/sound/index.ts'
import type { Effect, EffectOf, EffectType } from '../effects.ts'
import { pace } from './show/parts.ts'

type Sounds = { readonly [T in EffectType]: (effect: EffectOf<T>) => readonly Cue[] }

const one = (sound: SoundName, at = 0): Cue => ({ sound, at })

/** No two things that fall sound quite alike. */
const pitches = [1, 1.08, 0.94, 1.04, 0.9, 1.12]

/** The same sound so many times, from `at` on, at most eight: more is a noise. */
const many = (sound: SoundName, count: number, at: number, every: number): Cue[] =>
  Array.from({ length: Math.min(count, 8) }, (_, i) => ({
    sound,
    at: at + i * every,
    pitch: pitches[i % pitches.length] ?? 1,
  }))

const hops = (count: number): Cue[] => many('knock', count, pace.hopped - 20, pace.hop + 10)

/** Nothing to be heard: what follows from it is heard instead. */
const silent = () => []

/** Milliseconds as in `show`: each sound comes where the picture has its cause. */
const sounds: Sounds = {
  dealt: () => many('slide', 5, 0, 110),
  turn: silent,
  selected: () => [one('slide')],
  skipped: silent,
  drew: ({ cubes }) => [
    one('bag'),
    ...many('knock', cubes.length, 220 + pace.drawn - 30, pace.draw),
  ],
  drewHand: ({ iron, stone, looked }) =>
    looked
      ? many('knock', iron + stone, pace.drawn - 30, pace.draw)
      : [one('bag'), ...many('knock', iron + stone, 220 + pace.drawn - 30, pace.draw)],
  kept: ({ iron, stone, restIron, restStone }) => hops(iron + stone + restIron + restStone),
  took: () => hops(1),
  received: ({ count }) => hops(count),
  paid: () => [one('pay', pace.hopped - 60)],
  dug: ({ count }) => [one('pick', 170), ...many('knock', count, 480, 60)],
  cleared: () => [one('ballast')],
  gave: ({ rubble }) => hops(rubble),
  laid: () => [one('rail', 150), one('ballast', 230)],
  built: () => [one('roof', 150), one('flag', 330)],
  earned: ({ points }) => (points === 0 ? [] : [one('coin', 420)]),
  surveyed: ({ to }) => [
    ...many('step', 4, 90, 130),
    to === -2 ? one('lamp', 560) : one('staff', 600),
  ],
  ticket: () => [one('slide', 120)],
  summit: () => [one('flag', 60), one('staff', 480)],
  flipped: () => [one('flip', 60)],
  scored: () => [one('flip', 40), one('slide', 280)],
  event: () => [one('sting')],
  navvy: () => [one('navvy'), one('ballast', 640)],
  completed: ({ stop }) =>
    stop === 0 ? [one('whistle')] : [one('stop', 190), one('chuff', 300), one('whistle', 720)],
  ending: () => [one('sting')],
  returned: ({ events }) => (events > 0 ? [one('bag', pace.drawn)] : []),
  over: () => [one('fanfare')],
}

// The kind goes beside the effect: so the compiler sees that sounds and effect belong together.
const soundsAs = <T extends EffectType>(
  type: T,
  effect: { [K in EffectType]: EffectOf<K> }[T],
): readonly Cue[] => sounds[type](effect)

/** What is to be heard of an effect, and when; nothing for those that are silent. */
export const soundsOf = (effect: Effect): readonly Cue[] => soundsAs(effect.type, effect)
