import type { Seat } from '../../../../rules/game.ts'
import type { Layout, Piece, Seen, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { middle } from '../../../../stage/pose.ts'
import { find, passing, roll, type Spot, spotOf } from '../../../../table/motion/spots.ts'
import type { Good } from '../../goods.ts'
import type { Position } from '../../position.ts'
import { good } from '../art/goods.ts'
import { hop } from './time.ts'

/** The source of steps: the table before and after. */
export interface Change {
  readonly before: Seen<Position>
  readonly after: Seen<Position>
}

/** A good on its way, no larger than it is at rest. */
export function goodAt(kind: Good | 'event', { x, y }: Spot, size: number): Piece {
  const draw = (w: number) => [good(kind, w / 2, w / 2, w)]
  return piece('passing', `passing:${kind}:${size}`, around(x, y, size), passing, draw, { margin: 3 })
}

/** The size of a cube on its way. */
export const flySize = ({ size }: Layout): number => (size.w < 1000 ? 20 : 34)

/** Goods hop from one place to another, one after another. */
export function hops(
  change: Change,
  amounts: Partial<Readonly<Record<Good | 'event', number>>>,
  from: (kind: Good | 'event') => string,
  to: (kind: Good | 'event') => string,
  start = 0,
): Step[] {
  const kinds = Object.entries(amounts).flatMap(([kind, count]) =>
    isKind(kind) ? Array.from({ length: count ?? 0 }, () => kind) : [],
  )
  const size = flySize(change.after.layout)
  const steps = kinds.map((kind, i): Step => {
    const [a, b] = [spotOf(change, from(kind)), spotOf(change, to(kind))]
    return { piece: goodAt(kind, a, size), at: start + i * hop.each, for: hop.flies, to: b, arc: 46, ease: 'inOut' }
  })
  const changed = [...new Set(kinds)].map((kind) => to(kind))
  return [...steps, ...changed.map((id) => counted(change, id, start + hop.lands))]
}

const isKind = (kind: string): kind is Good | 'event' =>
  ['iron', 'stone', 'steel', 'rubble', 'coal', 'event'].includes(kind)

/** A count that changes at a moment: its number is a piece of its own on some boards. */
export function counted(change: Change, id: string, at: number): Step {
  const number = `${id}:n`
  return roll(find(change.after.layout, number) ? number : id, at)
}

/** Where a seat's goods are. */
export const goodsOf = (seat: Seat) => (kind: Good | 'event') => `goods:${seat}:${kind}`

/** The centre of a piece in a layout, if it is there. */
export const centre = (layout: Layout, id: string): Spot | undefined => {
  const found = find(layout, id)
  return found && middle(found)
}
