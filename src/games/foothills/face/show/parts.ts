import { colours } from '../../../../kit/tokens.ts'
import { circle, grain, rect } from '../../../../stage/art/draw.ts'
import type { Layout, Piece, Pose, Seen, Step } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import type { Position } from '../../position.ts'
import { type IconName, icon } from '../art/icons.ts'
import { type CubeKind, medal } from '../art/things.ts'
import { cubePiece } from '../pieces/onStations.ts'
import { around, piece } from '../table.ts'

/** What steps are made from: how the table looked before and looks after. */
export interface Change {
  readonly before: Seen<Position>
  readonly after: Seen<Position>
}

type Spot = Pick<Pose, 'x' | 'y'>

/** A piece by its id. */
export const find = (layout: Layout, id: string): Piece | undefined =>
  layout.pieces.find((one) => one.id === id)

/** The middle of a piece before or after; the middle of the stage should it be missing. */
export function spotOf({ before, after }: Change, id: string): Spot {
  const found = find(before.layout, id) ?? find(after.layout, id)
  return middle(found ?? { x: 0, y: 0, ...after.layout.size })
}

/** Pieces that come with this effect and whose ids begin so. */
export function comers({ before, after }: Change, prefix: string): Piece[] {
  const old = new Set(before.layout.pieces.map(({ id }) => id))
  return after.layout.pieces.filter(({ id }) => id.startsWith(prefix) && !old.has(id))
}

/** Pieces that go with this effect and whose ids begin so. */
export const goers = ({ before, after }: Change, prefix: string): Piece[] =>
  comers({ before: after, after: before }, prefix)

/** Time between things that leave one after another, and how long each is on its way, in milliseconds. */
export const pace = { draw: 70, drawn: 420, hop: 40, hopped: 260 } as const

/** A cube's size while it flies. */
const flying = 30

const cubeAt = (kind: CubeKind, { x, y }: Spot): Piece =>
  cubePiece(`fly:${kind}`, kind, around(x, y, flying))

/** Cubes or passengers hop from one place to another, one after another; where they end their count rolls. */
export function hop(
  what: CubeKind | 'passenger',
  count: number,
  from: Spot,
  to: Spot,
  start = 0,
): Step[] {
  const one = what === 'passenger' ? iconAt('passenger', from) : cubeAt(what, from)
  return Array.from({ length: Math.min(count, 8) }, (_, i) => ({
    piece: { ...one, depth: 900 },
    at: start + i * pace.hop,
    for: pace.hopped,
    to,
    arc: 26,
    ease: 'inOut' as const,
  }))
}

function iconAt(name: IconName, { x, y }: Spot, size = flying): Piece {
  const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
  return piece(`fly:${name}`, `fly:${name}`, around(x, y, size), 900, draw, { margin: 2 })
}

/** An icon that travels. */
export const travel = (
  name: IconName,
  from: Spot,
  to: Spot,
  step: Omit<Step, 'piece'>,
  size = 40,
): Step => ({
  piece: iconAt(name, from, size),
  to,
  ...step,
})

/** When the first of things that hop has arrived, a count may change: a step that turns it. */
export const roll = (id: string, at: number): Step => ({ piece: id, at, for: 80, ease: 'linear' })

/** Dust flies up around a place. */
export function dust({ x, y }: Spot, at: number, wide = 14, seed = 7): Step[] {
  const next = grain(seed)
  return Array.from({ length: 7 }, (_, i) => {
    const size = 5 + Math.round(next() * 5)
    const side = (i / 6 - 0.5) * 2
    const puff = piece('dust', `dust:${size}`, around(x + side * wide * 0.5, y, size), 950, (w) => [
      circle(w / 2, w / 2, w / 2, '#c9bda6', { opacity: 0.75 }),
    ])
    return {
      piece: puff,
      at: at + Math.round(next() * 40),
      for: 260 + Math.round(next() * 120),
      to: { x: x + side * wide * 1.6, y: y - 8 - next() * 16, scale: 1.8, alpha: 0 },
      ease: 'out' as const,
    }
  })
}

/** «+1» rises from a place and flies to a seat's points. */
export function rise(points: number, from: Spot, to: Spot, at: number): Step[] {
  const size = 40
  const words = `${points > 0 ? '+' : ''}${points}`
  const one = (spot: Spot) =>
    piece(
      'rise',
      `rise:${words}`,
      around(spot.x, spot.y, size),
      980,
      (w) => [medal(w / 2, w / 2, w * 0.42, words)],
      {
        margin: 4,
      },
    )
  const top = { x: from.x, y: from.y - 30 }
  return [
    {
      piece: one(from),
      at,
      for: 280,
      from: { scale: 0.5, alpha: 0.3 },
      to: { ...top, scale: 1.15 },
      ease: 'back',
    },
    {
      piece: one(top),
      at: at + 280,
      for: 340,
      from: { scale: 1.15 },
      to: { ...to, scale: 0.7 },
      ease: 'in',
      arc: 20,
    },
  ]
}

/** The whole stage darkens for a moment. */
export function dim({ size }: Layout, at: number, ms: number): Step[] {
  const shade = piece('dim', 'dim', { x: 0, y: 0, ...size }, -960, (w, h) => [
    rect(0, 0, w, h, colours.slate900),
  ])
  const veil = { ...shade, depth: 45 }
  const half = ms / 2
  return [
    { piece: veil, at, for: half, from: { alpha: 0 }, to: { alpha: 0.45 }, ease: 'out' },
    { piece: veil, at: at + half, for: half, from: { alpha: 0.45 }, to: { alpha: 0 }, ease: 'in' },
  ]
}

/** A piece grows and shrinks again. */
export const pulse = (id: string, at: number, ms: number, scale: number): Step[] => [
  { piece: id, at, for: ms / 2, to: { scale }, ease: 'out' },
  { piece: id, at: at + ms / 2, for: ms / 2, ease: 'in' },
]
