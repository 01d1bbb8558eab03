import type { GameTypes } from '../rules/game.ts'
import { animationsOf, type EffectAnimation } from './effectQueue.ts'
import type { StageInternals } from './internals.ts'
import { artsOf, seenAt, spritesOf } from './painter.ts'

/** The effects between two positions, to be examined frame by frame. */
export interface EffectRun<G extends GameTypes = GameTypes> {
  readonly effects: readonly G['effect'][]
  readonly before: G['position']
  readonly after: G['position']
}

/** Effects with their animations on a stage. */
export interface TimedRun<G extends GameTypes = GameTypes> {
  readonly run: EffectRun<G>
  readonly animations: readonly EffectAnimation<G['effect']>[]
  /** When each effect ends, milliseconds at tempo 1. */
  readonly ends: readonly number[]
}

/**
 * Lays effects out as the stage would show them now, without drawing anything; with the scene of their moment, if it
 * plays so many milliseconds after the last full one.
 */
export function timedRun<G extends GameTypes>(
  { game, face, view, calm, camera }: Pick<StageInternals<G>, 'game' | 'face' | 'view' | 'calm' | 'camera'>,
  run: EffectRun<G>,
  since?: number,
): TimedRun<G> {
  const { effects, before, after } = run
  const filming = since === undefined ? undefined : { since, room: camera.room() }
  const animations = animationsOf({ game, face }, view.lay, calm(), effects, before, after, filming)
  return { run, animations, ends: endsOf(animations.map(({ timeline }) => timeline.ms)) }
}

/** Holds the stage at a chosen moment of playback instead of the current position. Nothing can be touched meanwhile. */
export interface Scrubber<G extends GameTypes = GameTypes> {
  /** Loads these effects and shows their start. Returns the end of each, in milliseconds at tempo 1. */
  tell(run: EffectRun<G>): readonly number[]
  /** The same for effects that are laid out already. */
  load(timed: TimedRun<G>): void
  /**
   * Seeks to so many milliseconds; past the end, shows the table afterwards. The director films it if it is played at a
   * `rate`, times the designed speed.
   */
  seek(ms: number, rate?: number): void
  /** Returns to the current position. */
  release(): void
}

/** Takes a stage over. Nothing shows until effects are loaded. */
export function scrubStage<G extends GameTypes>(inside: StageInternals<G>): Scrubber<G> {
  const { screen, view, queue, take } = inside
  let run: EffectRun<G> | undefined
  let animations: readonly EffectAnimation<G['effect']>[] = []
  let at = 0
  /** The animation on the screen; undefined if none of these. */
  let shown: EffectAnimation<G['effect']> | 'after' | undefined

  const frame = () => {
    // Drops playback that queued up meanwhile, rather than run it unseen.
    if (queue.now()) queue.skip()
    const found = momentOf(animations, at)
    if (found) drawAnimation(found.animation, found.ms)
    else drawAfter()
    return false
  }
  const now = () => {
    const found = momentOf(animations, at)
    return found && { animation: found.animation, at: found.ms }
  }
  const drawAnimation = (animation: EffectAnimation<G['effect']>, ms: number) => {
    const isNew = shown !== animation
    if (isNew) screen.show(spritesOf(animation.before, []))
    for (const track of animation.timeline.tracks) screen.change(track.id, seenAt(track, ms))
    if (isNew) screen.rest(animation.moving)
    shown = animation
  }
  const drawAfter = () => {
    if (shown !== 'after' && run) screen.show(spritesOf(view.lay(run.after), []))
    shown = 'after'
  }
  const load = (timed: TimedRun<G>) => {
    run = timed.run
    animations = timed.animations
    screen.prepare(new Set(animations.flatMap(artsOf)))
    at = 0
    shown = undefined
  }
  return {
    tell: (next) => {
      const timed = timedRun(inside, next)
      load(timed)
      return timed.ends
    },
    load,
    seek: (ms, rate) => {
      at = ms
      take(frame, rate === undefined ? undefined : { now, rate: () => rate })
    },
    release: () => take(undefined),
  }
}

/** Running totals: when each duration ends, played one after another. */
export function endsOf(lengths: readonly number[]): readonly number[] {
  let end = 0
  return lengths.map((ms) => {
    end += ms
    return end
  })
}

/** The animation at a time, and how far into it; undefined after the last. */
export function momentOf<E>(animations: readonly EffectAnimation<E>[], at: number) {
  let ms = at
  for (const animation of animations) {
    if (ms < animation.timeline.ms) return { animation, ms }
    ms -= animation.timeline.ms
  }
  return undefined
}
