import type { Piece, Rect, Step } from './face.ts'
import { hull, meet, roomOf } from './rects.ts'
import { type Sprite, spriteAt, spriteOf, type Timeline, type Track } from './timeline.ts'

/** The area something may cover at a depth, without and with its shadow. */
interface CoveredArea {
  readonly depth: number
  readonly core: Rect
  readonly whole: Rect
}

/**
 * The pieces to redraw in every frame of a timeline: those that change, and those at rest above them, directly or
 * through another such piece.
 */
export function movingIn(pieces: readonly Piece[], { tracks }: Timeline): ReadonlySet<string> {
  const moving = new Set(tracks.map(({ id }) => id))
  const areas = tracks.flatMap(areasOf)
  const lying = pieces.filter(({ id }) => !moving.has(id)).sort((a, b) => a.depth - b.depth)
  for (const piece of lying) {
    const area = areaOf(spriteOf(piece))
    if (!areas.some((below) => liesOn(area, below))) continue
    moving.add(piece.id)
    areas.push(area)
  }
  return moving
}

/** Number of moments sampled on a path, and the margin for anything missed between them. */
const looks = 8
const room = 4
const almost = 0.9999

/** The areas a track covers: one for each resting place, one or two for each movement. */
const areasOf = (track: Track): CoveredArea[] =>
  stretchesOf(track).flatMap((moments) => {
    const areas = new Map<number, CoveredArea>()
    for (const ms of moments) {
      const sprite = spriteAt(track, ms)
      if (!sprite) continue
      const area = areaOf(sprite, room)
      const before = areas.get(sprite.depth)
      areas.set(sprite.depth, before ? around(before, area) : area)
    }
    return [...areas.values()]
  })

const along = Array.from({ length: looks + 1 }, (_, look) => (look / looks) * almost)
const ends = [0, almost]

/** Whether all of a movement lies between its ends. */
const isStraight = ({ arc = 0, squash, turns, ease }: Step) => arc === 0 && !squash && !turns && ease !== 'back'

/** Moments before a track's first step, along each step, and at its end. */
function stretchesOf({ legs }: Track): number[][] {
  const stretches = legs.map(({ step }) => [
    (isStraight(step) ? ends : along).map((share) => step.at + share * step.for),
    [step.at + step.for],
  ])
  return [[-1], ...stretches.flat()]
}

/** True when one may cover the other. Shadows of neighbours at the same depth don't count. */
const liesOn = (area: CoveredArea, below: CoveredArea) =>
  below.depth < area.depth ? meet(below.whole, area.whole) : below.depth === area.depth && meet(below.core, area.core)

function areaOf(sprite: Sprite, room = 0): CoveredArea {
  const { art, depth } = sprite
  const margin = (sprite.w / art.w) * (art.margin ?? 0)
  return { depth, core: boxOf(sprite, room), whole: boxOf(sprite, room + margin) }
}

/** The bounds of a sprite with a margin. */
function boxOf({ x, y, w, h, scale, angle }: Sprite, round: number): Rect {
  const grown = Math.max(1, scale)
  const room = roomOf({ w: (w + 2 * round) * grown, h: (h + 2 * round) * grown }, angle)
  return { x: x - room.w / 2, y: y - room.h / 2, ...room }
}

const around = (a: CoveredArea, b: CoveredArea): CoveredArea => ({
  depth: a.depth,
  core: hull(a.core, b.core),
  whole: hull(a.whole, b.whole),
})
