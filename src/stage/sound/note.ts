/** Part of a sound, as data. Times are milliseconds from the beginning of the sound. */
interface Part {
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
export interface Tone extends Part {
  readonly type: 'tone'
  readonly wave: 'sine' | 'triangle' | 'sawtooth'
  readonly hz: number
  /** Where it glides to. */
  readonly to?: number
  /** Vibrato, in cycles per second. */
  readonly tremble?: number
}

/** Noise through a filter that may glide. */
export interface Noise extends Part {
  readonly type: 'noise'
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  readonly hz: number
  readonly to?: number
  /** The filter's Q; 1 by default. */
  readonly q?: number
}

export type Note = Tone | Noise

/** A sound as a list of its parts. */
export type Recipe = readonly Note[]

/** The length of a sound until it has died away, in milliseconds. */
export const lengthOf = (recipe: Recipe): number =>
  Math.max(0, ...recipe.map((note) => note.at + note.for))

/** The highest level a sound can reach, of 1: all its parts peaking together. */
export function loudest(recipe: Recipe): number {
  const sum = (at: number) => {
    const sounding = recipe.filter((note) => note.at <= at && at < note.at + note.for)
    return sounding.reduce((loud, note) => loud + note.level, 0)
  }
  return Math.max(0, ...recipe.map(({ at }) => sum(at)))
}

/** A sound delayed by some milliseconds. */
export const later = (ms: number, recipe: Recipe): Note[] =>
  recipe.map((note) => ({ ...note, at: note.at + ms }))

/** A sound made quieter. */
export const softer = (share: number, recipe: Recipe): Note[] =>
  recipe.map((note) => ({ ...note, level: note.level * share }))

/** A sound made louder: filtering costs noise most of its level. */
export const louder = (times: number, recipe: Recipe): Note[] => softer(times, recipe)

/** A sound as loud as possible without clipping. */
export const bounded = (recipe: Recipe): Note[] =>
  softer(Math.min(1, 0.95 / loudest(recipe)), recipe)
