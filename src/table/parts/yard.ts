import type { Piece, Rect } from '../../stage/face.ts'
import { layers } from '../layout/around.ts'
import { column, row } from '../layout/flow.ts'
import { leaf, rest, space } from '../layout/leaf.ts'
import { as, type LayoutNode } from '../layout/node.ts'

/** The things of one kind in a yard. */
export interface Heap {
  readonly count: number
  /** The `i`-th of them. */
  readonly thing: (i: number) => LayoutNode
  /** The touch area for any of them. */
  readonly zone: (place: Rect) => Piece
}

/** Two kinds of things in bands. */
export interface Yard {
  /** The kind that fills the bands from the first on, and the one that fills them from the last. */
  readonly ends: readonly [Heap, Heap]
  /** Number of things that fit across a band, and the least number of bands. */
  readonly across: number
  readonly bands: number
  /** Bands go side by side from left to right instead of one below another. */
  readonly upright?: boolean
  /** The least length of a kind’s touch area in a band. */
  readonly finger: number
  /** Lies below each row of things. */
  readonly ground: LayoutNode
}

/**
 * A yard with more bands as needed, none of which holds both kinds. Taking one thing leaves the others in place, and
 * each kind has a touch area of its own.
 */
export function yardCells({ ends, across, bands: least, upright = false, finger, ground }: Yard): LayoutNode {
  const [first, last] = ends
  const used = [Math.ceil(first.count / across), Math.ceil(last.count / across)] as const
  const bands = Math.max(least, used[0] + used[1])
  const all = bands * across
  const cell = (i: number) =>
    i < first.count ? first.thing(i) : all - 1 - i < last.count ? last.thing(all - 1 - i) : space(0)
  const [rows, columns] = upright ? [across, bands] : [bands, across]
  const rowOf = (r: number) =>
    Array.from({ length: columns }, (_, c) => as({ grow: 1 }, cell(upright ? c * rows + r : r * columns + c)))
  const lines = Array.from({ length: rows }, (_, r) =>
    layers([ground, row({ gap: 3, alike: true }, rowOf(r))], { grow: 1 }),
  )
  const zones = leaf({ w: rest(), h: rest() }, (place) => {
    const long = upright ? place.w : place.h
    const [from, to] = reachOf(long, long / bands, used, finger)
    const part = (start: number, length: number) =>
      upright ? { ...place, x: place.x + start, w: length } : { ...place, y: place.y + start, h: length }
    return [
      ...(first.count > 0 ? [first.zone(part(0, from))] : []),
      ...(last.count > 0 ? [last.zone(part(long - to, to))] : []),
    ]
  })
  return layers([zones, column({ gap: 3, alike: true }, lines)])
}

/** Distance a touch area may reach into a band of the other kind, whose things stay touchable themselves. */
const borrowed = 0.4

/** The reach of each kind's touch area from its end: to its last band, or as far as a finger needs. */
function reachOf(long: number, step: number, [a, b]: readonly [number, number], finger: number) {
  const reach = (own: number, other: number) =>
    Math.min(Math.max(own * step, finger), other === 0 ? long : long - (other - borrowed) * step)
  const [from, to] = [reach(a, b), reach(b, a)]
  const over = a > 0 && b > 0 ? Math.max(0, from + to - long) : 0
  // If both want more than there is, the kind with more bands gives way.
  return a > b ? ([from - over, to] as const) : ([from, to - over] as const)
}
