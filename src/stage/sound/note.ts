/** Part of a sound, as data. Times are milliseconds from the beginning of the sound. */
interface Part {
  readonly at: number
  readonly for: number
  /** Its loudest moment, of 1. */
  readonly level: number
  /** Milliseconds until it is as loud as that; at once when left out. */
  readonly rise?: number
  /** Stays loud until shortly before its end, instead of dying away as a thing that was struck. */
  readonly held?: true
}

/** A pitch that may glide. */
export interface Tone extends Part {
  readonly type: 'tone'
  readonly wave: 'sine' | 'triangle' | 'sawtooth'
  readonly hz: number
  /** Where it glides to. */
  readonly to?: number
  /** How many times a second it trembles. */
  readonly tremble?: number
}

/** Noise through a filter that may glide. */
export interface Noise extends Part {
  readonly type: 'noise'
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  readonly hz: number
  readonly to?: number
  /** How narrow the filter is; 1 when left out. */
  readonly q?: number
}

export type Note = Tone | Noise

/** A sound as a list of its parts. */
export type Recipe = readonly Note[]

/** Milliseconds until a sound has died away. */
export const lengthOf = (recipe: Recipe): number =>
  Math.max(0, ...recipe.map((note) => note.at + note.for))

/** The loudest that a sound can become, of 1: all its parts at one moment, each as loud as it gets. */
export function loudest(recipe: Recipe): number {
  const sum = (at: number) => {
    const sounding = recipe.filter((note) => note.at <= at && at < note.at + note.for)
    return sounding.reduce((loud, note) => loud + note.level, 0)
  }
  return Math.max(0, ...recipe.map(({ at }) => sum(at)))
}

/** A sound moved on by so many milliseconds. */
export const later = (ms: number, recipe: Recipe): Note[] =>
  recipe.map((note) => ({ ...note, at: note.at + ms }))

/** A sound made quieter. */
export const softer = (share: number, recipe: Recipe): Note[] =>
  recipe.map((note) => ({ ...note, level: note.level * share }))

/** A sound made louder: noise loses most of its strength in its filter. */
export const louder = (times: number, recipe: Recipe): Note[] => softer(times, recipe)

/** A sound as loud as may be without ever being cut off. */
export const bounded = (recipe: Recipe): Note[] =>
  softer(Math.min(1, 0.95 / loudest(recipe)), recipe)
