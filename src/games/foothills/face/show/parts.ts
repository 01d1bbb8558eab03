import type { Piece, Seen, Step } from '../../../../stage/face.ts'
import type { CubeKind } from '../../../../stage/kit/cubes.ts'
import { landing } from '../../../../stage/timeline.ts'
import { passing, type Spot } from '../../../../table/motion/spots.ts'
import type { Box } from '../../box.ts'
import type { Position } from '../../position.ts'
import { type IconName, icon } from '../art/icons.ts'
import { cubePiece } from '../pieces/onStations.ts'
import { around, piece } from '../table.ts'
import { hopped, leaves, most } from './time.ts'

/** The source of steps: the table before and after. */
export interface Change {
  readonly box: Box
  readonly before: Seen<Position>
  readonly after: Seen<Position>
}

/** A cube's size in flight. */
const flying = 30

const oneOf = (what: CubeKind | 'passenger', spot: Spot): Piece =>
  what === 'passenger'
    ? iconAt('passenger', spot)
    : { ...cubePiece(`fly:${what}`, what, around(spot.x, spot.y, flying)), depth: passing }

/** Cubes or passengers hop from one place to another, one after another, and land with a small squash. */
export function hop(what: CubeKind | 'passenger', count: number, from: Spot, to: Spot, start = 0): Step[] {
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
