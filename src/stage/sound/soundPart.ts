/** The part common to all parts of a sound. Times are milliseconds from the beginning of the sound. */
interface Timed {
  readonly at: number
  readonly for: number
  /** Its loudest moment, of 1. */
  readonly level: number
  /** Attack in milliseconds; none by default. */
  readonly rise?: number
  /** Sustains until shortly before its end instead of decaying like something struck. */
  readonly held?: true
}

/** A pitch that may glide. */
export interface Tone extends Timed {
  readonly type: 'tone'
  readonly wave: 'sine' | 'triangle' | 'sawtooth'
  readonly hz: number
  /** Where it glides to. */
  readonly to?: number
  /** Vibrato, in cycles per second. */
  readonly tremble?: number
}

/** Noise through a filter that may glide. */
export interface Noise extends Timed {
  readonly type: 'noise'
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  readonly hz: number
  readonly to?: number
  /** The filter's Q; 1 by default. */
  readonly q?: number
}

export type SoundPart = Tone | Noise

/** A sound as a list of its parts. */
export type Recipe = readonly SoundPart[]

/** The length of a sound until it has died away, in milliseconds. */
export const lengthOf = (recipe: Recipe): number => Math.max(0, ...recipe.map((part) => part.at + part.for))

/** The highest level a sound can reach, of 1: all its parts peaking together. */
export function loudest(recipe: Recipe): number {
  const sum = (at: number) => {
    const sounding = recipe.filter((part) => part.at <= at && at < part.at + part.for)
    return sounding.reduce((loud, part) => loud + part.level, 0)
  }
  return Math.max(0, ...recipe.map(({ at }) => sum(at)))
}

/** A sound delayed by some milliseconds. */
export const later = (ms: number, recipe: Recipe): SoundPart[] => recipe.map((part) => ({ ...part, at: part.at + ms }))

/** A sound made quieter. */
export const softer = (share: number, recipe: Recipe): SoundPart[] =>
  recipe.map((part) => ({ ...part, level: part.level * share }))

/** A sound made louder: filtering costs noise most of its level. */
export const louder = (times: number, recipe: Recipe): SoundPart[] => softer(times, recipe)

/** A sound as loud as possible without clipping. */
export const bounded = (recipe: Recipe): SoundPart[] => softer(Math.min(1, 0.95 / loudest(recipe)), recipe)
