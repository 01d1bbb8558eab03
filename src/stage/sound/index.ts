import { type Mixer, openMixer } from './mixer.ts'
import type { Levels } from './rig.ts'
import type { Time } from './time.ts'

export type { Cue } from './cue.ts'
export { hear } from './cue.ts'
export type { Mixer, TitleSounds } from './mixer.ts'
export type { SoundName } from './recipes.ts'
export type { Levels } from './rig.ts'

/** Opens a mixer on the browser's audio, silent if there is none; `heard` is called for ambient sounds. */
export const openSound = (time: Time, levels: Levels, heard: (name: string) => void): Mixer =>
  openMixer(() => (typeof AudioContext === 'undefined' ? undefined : new AudioContext()), time, levels, heard)
