import { colours } from '../../../../../kit/tokens.ts'
import { box, grain, path, rect, stroke } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import { boxes, discs, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import type { SeatPaints } from '../../../../../stage/kit/seats/paints.ts'
import { good } from '../goods.ts'

/** The state of a track card: covered in rubble, cleared, or laid, by a seat or by nobody. */
export type Bed = { readonly state: 'rubble' | 'clear' } | { readonly state: 'laid'; readonly paints?: SeatPaints }

const earth = '#3b3226'

/** Gravel strewn over a bed, in two shades. */
function gravel(long: number, high: number, dark: string, light: string, seed: number): Shape[] {
  const next = grain(seed * 17 + 3)
  const stones = upTo(Math.round(long / 2.5)).map(() => [
    3 + next() * (long - 6),
    -high / 2 + 2.4 + next() * (high - 4.8),
    0.9 + next() * 0.9,
  ])
  const half = (from: number) => stones.filter((_, i) => i % 2 === from).flat()
  return [discs(dark, ...half(0)), discs(light, ...half(1))]
}

/** A card's bed along x from 0, `high`, its middle on y 0. */
export function bedShapes(long: number, high: number, bed: Bed, seed: number): Shape[] {
  const shoulder = rect(-1, high / 2 - 1, long + 2, high * 0.33, earth, { radius: 2, opacity: 0.85 })
  if (bed.state === 'laid') {
    const fill = bed.paints?.pattern ?? colours.ballast
    const edge = stroke(bed.paints?.dark ?? earth, 1.4)
    const ground = rect(0.6, -high / 2, long - 1.2, high, fill, { radius: 2, stroke: edge })
    return [shoulder, ground, ...railShapes(long, high)]
  }
  const isClear = bed.state === 'clear'
  const [ground, dark, light] = isClear ? ['#b3a68d', '#8f836d', '#d4c9b2'] : ['#6b5c4a', '#54483a', '#8a7a64']
  const dashes = path(box(4, -high / 2 + 3.4, long - 8, high - 6.8, 2), {
    stroke: stroke(colours.brassInk, 1.6, { dash: [5, 4] }),
    opacity: 0.7,
  })
  return [
    shoulder,
    rect(0.6, -high / 2, long - 1.2, high, ground, { radius: 2, stroke: stroke(earth, 1.2) }),
    ...gravel(long, high, dark, light, seed),
    ...(isClear ? [dashes] : []),
  ]
}

/** Sleepers, two rails and the rack between them. */
export function railShapes(long: number, high: number): Shape[] {
  const sleepers = upTo(Math.max(0, Math.floor((long - 8) / 9.6) + 1)).flatMap((i) => [
    5 + i * 9.6,
    -high / 2 + high * 0.12,
    4.4,
    high * 0.76,
  ])
  const thick = high * 0.16
  return [
    boxes(colours.sleeper, ...sleepers),
    ...[-0.24, 0.24].flatMap((at) => [
      rect(0, high * at - thick / 2, long, thick, colours.rail),
      rect(0, high * at - thick / 2, long, thick * 0.36, '#d5dadd'),
    ]),
    path(`M2 0H${long - 2}`, { stroke: stroke(colours.rail, high * 0.12, { dash: [2.2, 1.8] }) }),
  ]
}

/** A station's ground with its platform along the top, and rails if they have come so far. */
export function platformShapes(long: number, high: number, isReached: boolean, seed: number): Shape[] {
  return [
    rect(-1, -high / 2, long + 2, high, '#877b67', { stroke: stroke(earth, 1.2) }),
    rect(-1, high / 2 - 1, long + 2, high * 0.33, '#4a3f31', { radius: 1 }),
    ...gravel(long, high, '#6d624f', '#a99d87', seed),
    ...(isReached ? railShapes(long, high) : []),
    rect(0, -high / 2 - high * 0.24, long, high * 0.28, '#cfc0a0'),
    rect(0, -high / 2 - high * 0.24, long, high * 0.08, '#efe4c8'),
  ]
}

const heaps: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1]]

/** Where the cubes of a heap of rubble lie, their middles, from the foot at 0, 0: cubes `size` wide. */
export function heapSpots(count: number, size: number): { readonly x: number; readonly y: number }[] {
  const rows = heaps[count] ?? [4, 3, 2, 1]
  return rows.flatMap((wide, row) =>
    upTo(wide).map((i) => ({ x: (i - (wide - 1) / 2) * size * 0.94, y: -size * 0.42 - row * size * 0.6 })),
  )
}

/** A heap of rubble, its foot at `x`, `y`. */
export const heapShapes = (x: number, y: number, count: number, size: number): Shape[] =>
  heapSpots(count, size).map((spot) => good('rubble', x + spot.x, y + spot.y, size / 0.86))
