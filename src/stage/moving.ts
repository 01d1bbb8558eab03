import type { Piece, Rect } from './face.ts'
import { type Sprite, spriteAt, spriteOf, type Timeline, type Track } from './timeline.ts'

/** A rectangle of the table in which something may be seen, at a depth. */
interface Patch extends Rect {
  readonly depth: number
}

/**
 * What has to be drawn anew for every frame of a timeline: the pieces that change, and of those that
 * lie still the ones that lie above something that changes, or above such a piece in turn.
 */
export function movingIn(pieces: readonly Piece[], { tracks }: Timeline): ReadonlySet<string> {
  const moving = new Set(tracks.map(({ id }) => id))
  const patches = tracks.flatMap(patchesOf)
  const lying = pieces.filter(({ id }) => !moving.has(id)).sort((a, b) => a.depth - b.depth)
  for (const piece of lying) {
    const patch = patchOf(spriteOf(piece))
    if (!patches.some((below) => below.depth <= patch.depth && meet(below, patch))) continue
    moving.add(piece.id)
    patches.push(patch)
  }
  return moving
}

/** Moments at which a way is looked at, and the room left for what is missed between them. */
const looks = 8
const room = 4
const almost = 0.9999

/** The patches in which a track is seen: one for each place where it lies, one or two for each way. */
const patchesOf = (track: Track): Patch[] =>
  stretchesOf(track).flatMap((moments) => {
    const patches = new Map<number, Patch>()
    for (const ms of moments) {
      const sprite = spriteAt(track, ms)
      if (!sprite) continue
      const patch = patchOf(sprite, room)
      const before = patches.get(sprite.depth)
      patches.set(sprite.depth, before ? around(before, patch) : patch)
    }
    return [...patches.values()]
  })

/** Moments before a track's first step, along each step, and at its end. */
function stretchesOf({ legs }: Track): number[][] {
  const along = Array.from({ length: looks + 1 }, (_, look) => (look / looks) * almost)
  const stretches = legs.map(({ step }) => [
    along.map((share) => step.at + share * step.for),
    [step.at + step.for],
  ])
  return [[-1], ...stretches.flat()]
}

/** Where a sprite is seen, shadow and all. */
function patchOf(sprite: Sprite, more = 0): Patch {
  const { x, y, angle, depth, art } = sprite
  const grow = Math.max(1, sprite.scale)
  const w = (sprite.w * (art.w + 2 * (art.margin ?? 0)) * grow) / art.w
  const h = (sprite.h * (art.h + 2 * (art.margin ?? 0)) * grow) / art.h
  const [a, b] = angle === 0 ? [w, h] : [Math.hypot(w, h), Math.hypot(w, h)]
  return { x: x - a / 2 - more, y: y - b / 2 - more, w: a + 2 * more, h: b + 2 * more, depth }
}

function around(a: Patch, b: Patch): Patch {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const w = Math.max(a.x + a.w, b.x + b.w) - x
  const h = Math.max(a.y + a.h, b.y + b.h) - y
  return { x, y, w, h, depth: a.depth }
}

const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
