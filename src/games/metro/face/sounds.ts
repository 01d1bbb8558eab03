import type { Cue, SoundName } from '../../../stage/sound/index.ts'
import { turnedKind } from '../board.ts'
import type { Effect, EffectOf, EffectType } from '../moves.ts'
import { coursesOf } from './art/course.ts'
import type { recipes } from './ownSounds.ts'
import * as time from './show/time.ts'

type Sound = SoundName | keyof typeof recipes
type Sounds = { readonly [T in EffectType]: (effect: EffectOf<T>) => readonly Cue[] }

const one = (sound: Sound, at = 0): Cue => ({ sound, at })

/** Silent: what follows from it is heard instead. */
const silent = () => []

/** Two octaves: higher, wheels would squeak. */
const highest = 24

/** The wheels of a train, a semitone higher with each tile, so that the count can be heard. */
const wheels = (ride: time.Ride): Cue[] =>
  Array.from({ length: ride.tiles }, (_, nth) => ({
    ...one('clack', time.passes(ride, nth)),
    pitch: 2 ** (Math.min(nth, highest) / 12),
  }))

const hasBridge = ({ face, turns }: EffectOf<'laid'>): boolean =>
  coursesOf(turnedKind(face, turns)).some(({ bridges }) => bridges.length > 0)

function finished({ seat, tiles, city }: EffectOf<'finished'>): Cue[] {
  if (seat === undefined) return [one('buffers', time.unowned.stops)]
  const { ride, counts, turned } = time.finishOf(tiles, city)
  return [...wheels(ride), one(city ? 'hall' : 'buffers', ride.arrives), one('enamel', turned), one('coin', counts)]
}

/** Each sound coincides with its visible cause: both read the same times. */
const sounds: Sounds = {
  began: silent,
  laid: (effect) => [
    one('felt'),
    one('tile', time.laid.lands),
    ...(hasBridge(effect) ? [one('bridge', time.laid.lands)] : []),
  ],
  finished,
  shown: ({ cards }) => cards.map((_, nth) => one('flip', time.opens(nth))),
  drew: () => [one('slip')],
  lifted: silent,
  turned: silent,
  over: () => [one('flag', time.over.flag), one('fanfare', time.over.top)],
}

// Passes the type separately, so that the compiler matches sounds to effect.
const soundsAs = <T extends EffectType>(type: T, effect: { [K in EffectType]: EffectOf<K> }[T]): readonly Cue[] =>
  sounds[type](effect)

/** The sounds of an effect and their times; none for silent effects. */
export const soundsOf = (effect: Effect): readonly Cue[] => soundsAs(effect.type, effect)
