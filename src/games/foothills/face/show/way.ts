import type { Rect } from '../../../../stage/face.ts'
import { middle } from '../../../../stage/pose.ts'
import { find, type Spot } from '../../../../table/motion/spots.ts'
import type { Change } from './parts.ts'

/** The length of the bend in the rails of a card that joins two rows, in layout pixels as drawn. */
const bend = { first: 34, second: 24, long: 90, share: 0.42 } as const

/** From a row's rails at a card's edge down to its bed, or the reverse for a starting station. */
function curve(edge: Spot, bed: number, card: Rect, side: 1 | -1): Spot[] {
  const far = { x: edge.x + side * Math.min(card.w * bend.share, bend.long), y: bed }
  const points = Array.from({ length: 9 }, (_, i) => {
    const [t, u] = [i / 8, 1 - i / 8]
    const at = (a: number, b: number, c: number, d: number) =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    const [b, c] = [edge.x + side * bend.first, edge.x + side * bend.second]
    return { x: at(edge.x, b, c, far.x), y: at(edge.y, edge.y, bed, bed) }
  })
  return side < 0 ? points.reverse() : points
}

/** A line's rails from where its engine waits to where it will halt; fewer than two points means none. */
export function railsOf({ box, before, after }: Change, line: number): Spot[] {
  const [from, to] = [`engine:${line}`, `engine:${line}`].map((id, i) => find((i === 0 ? before : after).layout, id))
  const row = find(before.layout, `line:${line}`)
  const cards = box.stations.flatMap((s) => {
    const card = s.lines.includes(line) ? find(before.layout, `station:${s.index}`) : undefined
    return card ? [card] : []
  })
  const start = cards.find(({ x }) => from && x <= from.x && from.x < x + (row?.w ?? 0))
  const end = cards.reduce((a, b) => (b.x > a.x ? b : a), cards[0] ?? { x: 0, y: 0, w: 0, h: 0 })
  if (!from || !to || !row || !start) return []
  const above = start.y + start.h - middle(from).y
  const height = row.y + row.h - above
  const bent = (y: number) => Math.abs(y - height) > 1
  const [a, b] = [middle(from), middle(to)]
  const right = { x: start.x + start.w, y: height }
  return [
    a,
    ...(bent(a.y) ? curve(right, a.y, start, -1) : []),
    ...(bent(b.y) ? curve({ x: end.x, y: height }, b.y, end, 1) : []),
    b,
  ]
}
