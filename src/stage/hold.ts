import type { GameTypes } from '../rules/game.ts'
import type { Inside } from './inside.ts'
import { artsOf, pictureOf, seenAt } from './painter.ts'
import { type Scene, scenesOf } from './story.ts'

/** What happened between two positions, to be looked at at leisure. */
export interface Told<G extends GameTypes = GameTypes> {
  readonly effects: readonly G['effect'][]
  readonly before: G['position']
  readonly after: G['position']
}

/** A stage that shows a moment of one's choice instead of where things stand. Nothing on it can be touched. */
export interface Hold<G extends GameTypes = GameTypes> {
  /** Shows the beginning of what is told; gives the end of each effect, milliseconds at tempo 1. */
  tell(told: Told<G>): readonly number[]
  /** Shows what was told so many milliseconds in; from its end on, how it left the table. */
  seek(ms: number): void
  /** Shows where things stand again. */
  release(): void
}

/** Takes a stage over. Has to be told something before anything is seen. */
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
  /** What the screen shows; undefined: nothing of this, or no longer. */
  let shown: Scene<G['effect']> | 'after' | undefined

  const frame = () => {
    // What happens meanwhile is not to be told behind the back of what is looked at.
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

/** When each of some stretches of time ends, one after another. */
export function endsOf(lengths: readonly number[]): readonly number[] {
  let end = 0
  return lengths.map((ms) => {
    end += ms
    return end
  })
}

/** The scene that is shown at a time, and how far into it; undefined after the last. */
function momentOf<E>(scenes: readonly Scene<E>[], at: number) {
  let ms = at
  for (const scene of scenes) {
    if (ms < scene.timeline.ms) return { scene, ms }
    ms -= scene.timeline.ms
  }
  return undefined
}
