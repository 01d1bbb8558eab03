import { circle, grain } from '../../../../stage/art/draw.ts'
import type { Layout, Piece, Pose, Seen, Step } from '../../../../stage/face.ts'
import { medal } from '../../../../stage/kit/things.ts'
import { middle } from '../../../../stage/pose.ts'
import { landing } from '../../../../stage/timeline.ts'
import type { Box } from '../../box.ts'
import type { Position } from '../../position.ts'
import type { CubeKind } from '../art/cubes.ts'
import { type IconName, icon } from '../art/icons.ts'
import { cubePiece } from '../pieces/onStations.ts'
import { around, piece } from '../table.ts'
import { earned, hopped, leaves, most } from './time.ts'

/** What steps are made from: the table before and after. */
export interface Change {
  readonly box: Box
  readonly before: Seen<Position>
  readonly after: Seen<Position>
}

/** A place on the stage. */
export type Spot = Pick<Pose, 'x' | 'y'>

/** A piece by its id. */
export const find = (layout: Layout, id: string): Piece | undefined =>
  layout.pieces.find((one) => one.id === id)

/** A piece before or, failing that, after. */
export const pieceOf = ({ before, after }: Change, id: string): Piece | undefined =>
  find(before.layout, id) ?? find(after.layout, id)

/** The centre of a piece before or after; the centre of the stage if it is missing. */
export const spotOf = (change: Change, id: string): Spot =>
  middle(pieceOf(change, id) ?? { x: 0, y: 0, ...change.after.layout.size })

/** The pieces that appear with this effect and have this id prefix. */
export function comers(
  { before, after }: Pick<Change, 'before' | 'after'>,
  prefix: string,
): Piece[] {
  const old = new Set(before.layout.pieces.map(({ id }) => id))
  return after.layout.pieces.filter(({ id }) => id.startsWith(prefix) && !old.has(id))
}

/** The pieces that vanish with this effect and have this id prefix. */
export const goers = ({ before, after }: Change, prefix: string): Piece[] =>
  comers({ before: after, after: before }, prefix)

/** A point between two, from 0 to 1. */
export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** A cube's size in flight. */
const flying = 30

/** Above everything at rest, below what moves. */
export const passing = 900

const oneOf = (what: CubeKind | 'passenger', spot: Spot): Piece =>
  what === 'passenger'
    ? iconAt('passenger', spot)
    : { ...cubePiece(`fly:${what}`, what, around(spot.x, spot.y, flying)), depth: passing }

/** Cubes or passengers hop from one place to another, one after another, and land with a small squash. */
export function hop(
  what: CubeKind | 'passenger',
  count: number,
  from: Spot,
  to: Spot,
  start = 0,
): Step[] {
  const one = oneOf(what, from)
  return Array.from({ length: Math.min(count, most) }, (_, i) => ({
    piece: one,
    at: start + leaves(hopped, i),
    for: hopped.fly + landing,
    to,
    arc: 34,
    squash: 0.24,
    ease: 'inOut' as const,
  }))
}

/** A passing icon. */
export function iconAt(name: IconName, { x, y }: Spot, size = flying): Piece {
  const draw = (w: number) => [icon(name, w / 2, w / 2, w)]
  return piece(`fly:${name}`, `fly:${name}`, around(x, y, size), passing, draw, { margin: 2 })
}

/** A count flips like a departure board, with its new number from half way. */
export const roll = (id: string, at: number): Step => ({
  ...{ piece: id, at: Math.max(0, at - 90), for: 180 },
  ...{ ease: 'linear', flip: true },
})

const dustColours = ['#f1e8d4', '#d9ccb2', '#b3a58b'] as const

function puffOf(size: number, colour: string, { x, y }: Spot): Piece {
  const draw = (w: number) => [circle(w / 2, w / 2, w / 2, colour, { opacity: 0.92 })]
  return piece('dust', `dust:${size}:${colour}`, around(x, y, size), passing + 50, draw)
}

/** Dust flies up around a place, `wide` to either side. */
export function dust({ x, y }: Spot, at: number, wide = 14, seed = 7, count = 7): Step[] {
  const next = grain(seed)
  return Array.from({ length: count }, (_, i) => {
    const size = 6 + Math.round(next() * 3) * 2
    const side = count > 1 ? (i / (count - 1) - 0.5) * 2 : 0
    const colour = dustColours[i % dustColours.length] ?? dustColours[0]
    return {
      piece: puffOf(size, colour, { x: x + side * wide * 0.6, y }),
      at: at + Math.round(next() * 40),
      for: 280 + Math.round(next() * 160),
      to: { x: x + side * wide * 1.5, y: y - 10 - next() * 20, scale: 2.1, alpha: 0 },
      ease: 'out' as const,
    }
  })
}

/** A medal with points on its way. */
export const medalAt = (words: string, { x, y }: Spot, size = 40): Piece =>
  piece(
    'rise',
    `rise:${words}`,
    around(x, y, size),
    passing + 80,
    (w) => [medal(w / 2, w / 2, w * 0.42, words)],
    { margin: 4 },
  )

/** “+1” rises from a place and flies to a seat's points. */
export function rise(words: string, from: Spot, to: Spot, at: number, size = 40): Step[] {
  const top = { x: from.x, y: from.y - 34 }
  return [
    {
      piece: medalAt(words, from, size),
      at,
      for: earned.rises,
      from: { scale: 0.4, alpha: 0.2 },
      to: { ...top, scale: 1.2 },
      ease: 'back',
    },
    {
      piece: medalAt(words, top, size),
      at: at + earned.rises,
      for: earned.counts - earned.rises,
      from: { scale: 1.2 },
      to: { ...to, scale: 0.7 },
      ease: 'in',
      arc: 26,
    },
  ]
}
