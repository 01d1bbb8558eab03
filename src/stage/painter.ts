import { need } from '../kit/assert.ts'
import type { GameTypes } from '../rules/game.ts'
import type { EffectAnimation, EffectQueue } from './effectQueue.ts'
import type { Art, Layout, Piece } from './face.ts'
import { aboveAll, glowOf, lampOf, waitingOf } from './glow.ts'
import { pickOf } from './hand.ts'
import type { SpriteCanvas } from './scene.ts'
import { type Sprite, spriteAt, spriteOf, stirs, type Track } from './timeline.ts'
import type { Picking, StageView } from './view.ts'

/** Draws the view, or the playback in progress, on the screen. */
export interface Painter {
  /** Asks for a frame after a change. Bakes new pictures right away, so that no frame has to. */
  draw(): void
  /** Paints a frame `ms` milliseconds later; false if the next would be the same. */
  onFrame(ms: number): boolean
  /** True when the position is on the screen and nothing moves. */
  isStill(): boolean
}

/** Opens a painter; `onStill` is called when everything comes to rest or something starts to move. */
export function openPainter<G extends GameTypes>(
  screen: Pick<SpriteCanvas, 'prepare' | 'show' | 'change' | 'rest' | 'wake'>,
  view: StageView<G['position']>,
  queue: EffectQueue<G>,
  picking: Picking,
  onStill: (still: boolean) => void,
  waiting: () => readonly Piece[] = () => [],
  lit: () => readonly Piece[] = () => [],
): Painter {
  let told: EffectAnimation<G['effect']> | undefined
  /** Time of the last frame within the animation. */
  let since = 0
  let isDirty = true
  let isStill = false

  const tellStill = () => {
    // A hidden page gets no frames, so there the position counts as shown.
    const still = !queue.now() && (!isDirty || document.hidden)
    if (still === isStill) return
    isStill = still
    onStill(still)
  }
  const overlay = () => [...overlayOf(view.layout(), picking, waiting()), ...lit().map(lampOf)]
  const drawStill = () => {
    told = undefined
    screen.show(spritesOf(view.layout(), overlay()))
  }
  const drawAnimation = (animation: EffectAnimation<G['effect']>, at: number) => {
    const isNew = told !== animation || isDirty
    const above = isNew ? overlay() : []
    if (isNew) screen.show(spritesOf(animation.before, above))
    for (const track of animation.timeline.tracks)
      if (isNew || stirs(track, since, at)) screen.change(track.id, seenAt(track, at))
    since = at
    if (isNew) screen.rest(new Set([...animation.moving, ...above.map(({ id }) => id)]))
    told = animation
  }
  /** The pictures of the position and of every animation leading to it. */
  const bake = () => {
    const arts = new Set(overlay().map(({ art }) => art))
    for (const { art } of view.layout().pieces) arts.add(art)
    for (const animation of queue.ahead()) for (const art of artsOf(animation)) arts.add(art)
    screen.prepare(arts)
  }

  return {
    isStill: () => isStill,
    draw: () => {
      isDirty = true
      bake()
      tellStill()
      screen.wake()
    },
    onFrame: (ms) => {
      queue.pass(ms)
      const now = queue.now()
      if (now) drawAnimation(now.animation, now.at)
      else if (isDirty || told) drawStill()
      isDirty = false
      tellStill()
      // A listener may have changed something in response.
      return now !== undefined || isDirty
    },
  }
}

/**
 * A track's sprite, transparent while the piece isn't there: creating an image takes longer than showing one, so all
 * images of an animation are created when it starts.
 */
export const seenAt = (track: Track, ms: number): Sprite => spriteAt(track, ms) ?? { ...setOut(track), alpha: 0 }

/** The first sprite of a track. */
function setOut(track: Track): Sprite {
  const { step } = need(track.legs[0], 'a leg')
  return spriteAt(track, step.at) ?? spriteOf(track.early)
}

/** Pictures of an animation. */
export const artsOf = ({ before, timeline }: EffectAnimation<unknown>): readonly Art[] => [
  ...before.pieces.map(({ art }) => art),
  ...timeline.tracks.flatMap(({ early, late }) => [early.art, late.art]),
]

/** Glows, marks and offers of the current layout: they don't wait for playback. */
function overlayOf({ pieces }: Layout, picking: Picking, waiting: readonly Piece[]): Sprite[] {
  const [next, picked] = [picking.next(), new Set(picking.picked())]
  const labelled = pieces.filter((piece) => piece.label !== undefined && !piece.marked)
  const touched = labelled.filter((piece) => picked.has(pickOf(piece)))
  const glowing = labelled.filter((piece) => next.has(pickOf(piece)))
  const offered = new Set([...pieces, ...waiting].filter((piece) => piece.above))
  return [
    ...[...offered].map(aboveAll),
    ...touched.map((piece) => glowOf(piece, true)),
    ...glowing.map((piece) => glowOf(piece)),
    ...waiting.map(waitingOf),
  ]
}

/** The sprites of a layout, with the highlights above them. */
export function spritesOf(layout: Layout, overlay: readonly Sprite[]): ReadonlyMap<string, Sprite> {
  const picture = new Map<string, Sprite>()
  for (const piece of layout.pieces) if (!piece.above) picture.set(piece.id, spriteOf(piece))
  for (const sprite of overlay) picture.set(sprite.id, sprite)
  return picture
}
