import type { Mixer } from './mixer.ts'

/** A sound within an effect's animation. */
export interface Cue {
  /** Its name, in the title’s own recipes or those of the house. */
  readonly sound: string
  /** Milliseconds at tempo 1 after the effect starts playing. */
  readonly at: number
  /** Multiplies all pitches; 1 by default. */
  readonly pitch?: number
}

/** Plays the sounds of an effect shown at a multiple of its designed speed. */
export function hear(mixer: Mixer, cues: readonly Cue[], rate: number): void {
  for (const { sound, at, pitch = 1 } of cues) mixer.play(sound, { after: at / rate, pitch })
}
