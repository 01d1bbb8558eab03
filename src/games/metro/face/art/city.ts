import { colours } from '../../../../kit/tokens.ts'
import { box, group, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import { brass } from '../../../../stage/kit/paints.ts'
import { draw, fill, upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { poster, posterSide } from './city/poster.ts'

/** The side of the city in units of 120 to a cell, and how wide the rim with the tunnels is. */
const side = 240
const rim = 17

/** The city in the middle of the board, in a square of `size`; `small` says less, but in larger letters. */
export function cityShapes(size: number, small: boolean): readonly Shape[] {
  const mouths = upTo(4).map((turn) =>
    group(side / 2, side / 2, 1, [group(-side / 2, -side / 2, 1, tunnels(small))], { angle: 90 * turn }),
  )
  const inner = side - 2 * rim
  return [
    group(0, 0, size / side, [
      rect(-3, 2, side + 8, side + 8, '#0b0f12', { radius: 6, opacity: 0.6 }),
      rect(0, 0, side, side, '#d9c8a2', { radius: 2 }),
      path(box(0, 0, side, side, 2), { stroke: stroke(colours.ink, 1.6) }),
      ...mouths,
      rect(14, 14, side - 28, side - 28, colours.paperLight),
      path(box(14, 14, side - 28, side - 28), { stroke: stroke(colours.ink, 1.2) }),
      group(rim, rim, inner / posterSide, poster(), { clip: box(0, 0, posterSide, posterSide), own: true }),
      ...signs(small),
    ]),
  ]
}

/** The tunnels of the northern side: by the western track of each cell trains come in, by the other none. */
function tunnels(small: boolean): Shape[] {
  const bed = small ? 21 : 17
  return [36, 84, 156, 204].flatMap((x): Shape[] => {
    const comesIn = x % 120 === 36
    const rails = draw(`M${x - 3.7} 0V9M${x + 3.7} 0V9`, '#2f3336', 1.7)
    return [
      draw(`M${x} 0V9`, colours.ink, bed + 4),
      draw(`M${x} 0V9`, comesIn ? '#d3c5a2' : '#a99b80', bed),
      ...(small ? [] : [rails]),
      fill(`M${x - 11.5} 16V6.5a11.5 6 0 0 1 23 0V16Z`, '#1a2026'),
      path(`M${x - 14.5} 16V6a14.5 8.5 0 0 1 29 0V16h-3.5V7a11 6 0 0 0 -22 0V16Z`, {
        fill: comesIn ? colours.brass : '#9b8c6c',
        stroke: stroke(colours.ink, 0.9),
      }),
    ]
  })
}

/** Every line into the city counts double. */
function signs(small: boolean): Shape[] {
  const w = small ? 30 : 17
  const h = w * 0.72
  const all: readonly Point[] = [
    [120, 232],
    [120, 8],
    [232, 120],
    [8, 120],
  ]
  const places: readonly Point[] = small ? [[120, 226]] : all
  return places.map(([x, y]) =>
    group(x, y, 1, [
      rect(-w, -h, 2 * w, 2 * h, brass(-h, 2 * h), { radius: w * 0.35, stroke: stroke(colours.ink, 1.3) }),
      text(0, w * 0.5, '×2', { font: 'display', size: w * 1.35, anchor: 'middle', colour: colours.ink }),
    ]),
  )
}
