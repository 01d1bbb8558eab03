import type { Film } from '../../rules/film.ts'
import type { Typed } from '../../rules/game.ts'
import type { Stage } from '../../stage/index.ts'
import { endsOf, type Scrubber, scrubStage } from '../../stage/scrubber.ts'

/** A moment of a film: milliseconds into an entry's animation at speed 1; undefined for its end. */
export interface Moment {
  readonly seq: number
  readonly ms: number | undefined
}

/** Puts moments of a film on a stage. */
export interface Reel {
  /** When each effect of an entry ends, milliseconds at speed 1. Loads the entry. */
  ends(seq: number): readonly number[]
  /** The pause after an entry, milliseconds at speed 1: longer where nothing moves to be read from. */
  rest(): number
  /** Holds the stage at a moment within an entry. */
  hold(moment: { readonly seq: number; readonly ms: number }): void
  /** Lets go of the stage, which then shows its own position. */
  release(): void
  /** Tells the stage's listeners of an entry's effect, such as the sounds. */
  sound(seq: number, effect: number, rate: number): void
  /** Draws on this stage from now on. */
  follow(stage: Pick<Stage, 'inside' | 'on'>): () => void
}

/** How long an effect takes if nothing is drawn, milliseconds. */
const unseen = 600

/** Loads entries of a film one at a time. */
export function makeReel(film: () => Film): Reel {
  let inside: Stage['inside'] | undefined
  let scrubber: Scrubber | undefined
  let loaded: { readonly seq: number; readonly ends: readonly number[] } | undefined
  const effectsOf = (seq: number): readonly Typed[] => film().told(seq).effects
  const load = (seq: number) => {
    if (loaded?.seq === seq) return loaded.ends
    const run = film().told(seq)
    if (inside) scrubber ??= scrubStage(inside)
    const ends = scrubber?.tell(run) ?? endsOf(run.effects.map(() => unseen))
    loaded = { seq, ends }
    return ends
  }
  const release = () => {
    scrubber?.release()
    scrubber = undefined
    loaded = undefined
  }
  return {
    ends: load,
    rest: () => (inside?.calm() ? unseen : 250),
    hold({ seq, ms }) {
      load(seq)
      scrubber?.seek(ms)
    },
    release,
    sound(seq, at, rate) {
      const effect = effectsOf(seq)[at]
      if (effect) inside?.begun(effect, rate)
    },
    follow(stage) {
      release()
      inside = stage.inside
      // Laid out again, everything is elsewhere.
      const stop = stage.on(({ type }) => {
        if (type === 'laidOut') loaded = undefined
      })
      return () => {
        stop()
        release()
        inside = undefined
      }
    },
  }
}
