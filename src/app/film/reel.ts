import type { Film } from '../../rules/film.ts'
import type { Typed } from '../../rules/game.ts'
import { type EffectQueue, sceneEnd } from '../../stage/effectQueue.ts'
import type { Stage } from '../../stage/index.ts'
import { endsOf, momentOf, type Scrubber, scrubStage, type TimedRun, timedRun } from '../../stage/scrubber.ts'
import type { Cue } from '../../stage/sound/cue.ts'

/** A moment of a film: milliseconds into an entry's animation at speed 1; undefined for its end. */
export interface FilmMoment {
  readonly seq: number
  readonly ms: number | undefined
}

/** A moment within an entry, or after its effects. */
interface ExactMoment {
  readonly seq: number
  readonly ms: number
}

/** Puts moments of a film on a stage. */
export interface Reel {
  /** When each effect of an entry ends, milliseconds at speed 1. Draws nothing. */
  ends(seq: number): readonly number[]
  /** The animation at a moment, and the time passed in it; undefined where nothing is animated, or nothing is drawn. */
  playing(moment: ExactMoment): ReturnType<EffectQueue['now']>
  /** The pause after an entry, milliseconds at speed 1: longer where nothing moves to be read from. */
  rest(): number
  /** Holds the stage at a moment within an entry. The director films what is played at a `rate`. */
  hold(moment: ExactMoment, rate?: number): void
  /** The director's camera is on its way to what comes next, which waits for it. */
  awaitsCamera(): boolean
  /** Lets go of the stage, which then shows its own position. */
  release(): void
  /** The sounds of the moment that an entry makes, by its effects. */
  cues(seq: number): readonly (readonly Cue[])[]
  /** Tells the stage's listeners of an entry's effect, such as the sounds. */
  sound(seq: number, effect: number, rate: number): void
  /** Draws on this stage from now on. */
  follow(stage: Pick<Stage, 'inside' | 'on'>): () => void
}

/** Duration of an effect if nothing is drawn, milliseconds. */
const unseen = 600

/** Loads entries of a film one at a time. */
export function makeReel(film: () => Film): Reel {
  let inside: Stage['inside'] | undefined
  let scrubber: Scrubber | undefined
  let held: number | undefined
  const effectsOf = (seq: number): readonly Typed[] => film().told(seq).effects
  const { endsAt, runAt, forget } = timings(film, () => inside)
  const release = () => {
    scrubber?.release()
    scrubber = undefined
    held = undefined
  }
  return {
    ends: endsAt,
    playing({ seq, ms }) {
      const found = momentOf(runAt(seq)?.animations ?? [], ms)
      return found && { animation: found.animation, at: found.ms }
    },
    rest: () => (inside?.calm() ? unseen : 250),
    hold({ seq, ms }, rate) {
      const run = held === seq ? undefined : runAt(seq)
      if (inside) scrubber ??= scrubStage(inside)
      if (run) scrubber?.load(run)
      held = seq
      scrubber?.seek(ms, rate)
    },
    awaitsCamera: () => inside?.camera.isOnItsWay() ?? false,
    release,
    cues: (seq) => runAt(seq)?.animations.map(({ scene }) => scene?.cues ?? []) ?? [],
    sound(seq, at, rate) {
      const effect = effectsOf(seq)[at]
      if (effect) inside?.begun(effect, rate, runAt(seq)?.animations[at]?.scene?.cues ?? [])
    },
    follow(stage) {
      release()
      forget()
      inside = stage.inside
      // Laid out again, everything is elsewhere.
      const stop = stage.on(({ type }) => {
        if (type !== 'laidOut') return
        forget()
        held = undefined
      })
      return () => {
        stop()
        release()
        forget()
        inside = undefined
      }
    },
  }
}

/** Durations of entries on a stage: all that were asked for are remembered, the last one as it is drawn. */
function timings(film: () => Film, inside: () => Stage['inside'] | undefined) {
  const ends = new Map<number, readonly number[]>()
  /** By entry: the time since a full scene before it, as it was when it was laid out first, and after it. */
  const quietBefore = new Map<number, number>()
  const quietAfter = new Map<number, number>()
  let last: { readonly seq: number; readonly run: TimedRun } | undefined
  const run = (stage: Stage['inside'], seq: number): TimedRun => {
    const since = quietBefore.get(seq) ?? quietAfter.get(seq - 1) ?? Number.POSITIVE_INFINITY
    const timed = timedRun(stage, film().told(seq), since)
    const [end, all] = [sceneEnd(timed.animations), timed.ends.at(-1) ?? 0]
    quietBefore.set(seq, since)
    quietAfter.set(seq, end === undefined ? since + all : all - end)
    return timed
  }
  const runAt = (seq: number): TimedRun | undefined => {
    const stage = inside()
    if (!stage) return undefined
    if (last?.seq !== seq) last = { seq, run: run(stage, seq) }
    ends.set(seq, last.run.ends)
    return last.run
  }
  return {
    runAt,
    endsAt: (seq: number) =>
      ends.get(seq) ??
      runAt(seq)?.ends ??
      endsOf(
        film()
          .told(seq)
          .effects.map(() => unseen),
      ),
    forget() {
      ends.clear()
      quietBefore.clear()
      quietAfter.clear()
      last = undefined
    },
  }
}
