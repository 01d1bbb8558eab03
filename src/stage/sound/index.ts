import { type Mixer, openMixer } from './mixer.ts'
import type { SoundName } from './recipes.ts'
import type { Levels } from './rig.ts'
import type { Time } from './time.ts'

export type { Cue } from './cue.ts'
export { hear } from './cue.ts'
export type { Mixer } from './mixer.ts'
export type { SoundName } from './recipes.ts'
export type { Levels } from './rig.ts'
export { captions } from './text/en.ts'

/** A mixer on the browser's own audio, a silent one where there is none; `heard` hears of ambience. */
export const openSound = (time: Time, levels: Levels, heard: (name: SoundName) => void): Mixer =>
  openMixer(
    () => (typeof AudioContext === 'undefined' ? undefined : new AudioContext()),
    time,
    levels,
    heard,
  )
