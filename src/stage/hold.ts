import type { GameTypes } from '../rules/game.ts'
import type { Inside } from './inside.ts'
import { artsOf, pictureOf, seenAt } from './painter.ts'
import { type Scene, scenesOf } from './story.ts'

/** The effects between two positions, to be examined frame by frame. */
export interface Told<G extends GameTypes = GameTypes> {
  readonly effects: readonly G['effect'][]
  readonly before: G['position']
  readonly after: G['position']
}

/**
 * Holds the stage at a chosen moment of playback instead of the current position. Nothing can be
 * touched meanwhile.
 */
export interface Hold<G extends GameTypes = GameTypes> {
  /**
   * Loads these effects and shows their start. Returns the end of each, in milliseconds at tempo 1.
   */
  tell(told: Told<G>): readonly number[]
  /** Seeks to so many milliseconds; past the end, shows the table afterwards. */
  seek(ms: number): void
  /** Returns to the current position. */
  release(): void
}

/** Takes a stage over. Nothing shows until effects are loaded. */
export function holdStage<G extends GameTypes>({
  game,
  face,
  screen,
  view,
  story,
  calm,
  take,
}: Inside<G>): Hold<G> {
  let told: Told<G> | undefined
  let scenes: readonly Scene<G['effect']>[] = []
  let at = 0
  /** The scene on the screen; undefined if none of these. */
  let shown: Scene<G['effect']> | 'after' | undefined

  const frame = () => {
    // Drops playback that queued up meanwhile, rather than run it unseen.
    if (story.now()) story.skip()
    const found = momentOf(scenes, at)
    if (found) drawScene(found.scene, found.ms)
    else drawAfter()
    return false
  }
  const drawScene = (scene: Scene<G['effect']>, ms: number) => {
    const isNew = shown !== scene
    if (isNew) screen.show(pictureOf(scene.before, []))
    for (const track of scene.timeline.tracks) screen.change(track.id, seenAt(track, ms))
    if (isNew) screen.rest(scene.moving)
    shown = scene
  }
  const drawAfter = () => {
    if (shown !== 'after' && told) screen.show(pictureOf(view.lay(told.after), []))
    shown = 'after'
  }
  screen.canvas.style.pointerEvents = 'none'
  return {
    tell: (next) => {
      told = next
      scenes = scenesOf({ game, face }, view.lay, calm(), next.effects, next.before, next.after)
      screen.prepare(new Set(scenes.flatMap(artsOf)))
      at = 0
      shown = undefined
      return endsOf(scenes.map(({ timeline }) => timeline.ms))
    },
    seek: (ms) => {
      at = ms
      take(frame)
    },
    release: () => {
      screen.canvas.style.pointerEvents = ''
      take(undefined)
    },
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

/** The scene at a time, and how far into it; undefined after the last. */
function momentOf<E>(scenes: readonly Scene<E>[], at: number) {
  let ms = at
  for (const scene of scenes) {
    if (ms < scene.timeline.ms) return { scene, ms }
    ms -= scene.timeline.ms
  }
  return undefined
}
