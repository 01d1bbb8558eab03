import type { Mixer } from './mixer.ts'
import type { SoundName } from './recipes.ts'

/** A sound within the showing of an effect. */
export interface Cue {
  readonly sound: SoundName
  /** Milliseconds at tempo 1 after the effect begins to be shown. */
  readonly at: number
  /** Multiplies all pitches; 1 when left out. */
  readonly pitch?: number
}

/** Plays the sounds of an effect that is being shown at so many times the designed speed. */
export function hear(mixer: Mixer, cues: readonly Cue[], rate: number): void {
  for (const { sound, at, pitch = 1 } of cues) mixer.play(sound, { after: at / rate, pitch })
}
