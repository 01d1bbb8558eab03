import { mix } from '../../../../../stage/art/colour.ts'
import { at, group, path, smooth, stroke } from '../../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../../stage/art/shape.ts'
import { flat } from '../../../../../stage/kit/scenery/frame.ts'
import { chapel, cottage, stationHouse } from '../../../../../stage/kit/scenery/houses.ts'
import { draw, fill, upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import { evergreens, firs, oak, row } from '../../../../../stage/kit/scenery/trees.ts'
import { waterfall } from '../../../../../stage/kit/scenery/water.ts'
import { inUnits, type Mountain, toneOf } from './frame.ts'
import { heightAt, type Span } from './profile.ts'

/** The landmarks of the country: each drawn at a station of the line. */
export type Landmark = 'viaducts' | 'waterfall' | 'chapel'

/** Everything built or grown at places of the line, under the railway. */
export const landmarkShapes = (m: Mountain, places: ReadonlyMap<number, Landmark>): Shape[] => [
  ...villageShapes(m),
  ...m.spans.flatMap((span) => {
    const mark = span.kind === 'station' ? places.get(span.index) : undefined
    return mark ? drawn[mark](m, span) : []
  }),
]

const drawn: Readonly<Record<Landmark, (m: Mountain, span: Span) => Shape[]>> = {
  viaducts: viaductShapes,
  waterfall: fallShapes,
  chapel: (m, { x }) => [
    group(x - 50, heightAt(m.spans, x - 34) - 4, 0.95, flat(chapel())),
    group(
      x - 60,
      heightAt(m.spans, x - 60) + 2,
      1,
      flat(oak({ dark: m.palette.fore, lit: toneOf(m.palette.slopes, 0.2) }, 30, 3)),
    ),
  ],
}

/** The ground falls away under the first cards and under the station. */
function viaductShapes(m: Mountain, { x, x2, y }: Span): Shape[] {
  const first = m.spans.find(({ kind }) => kind === 'track')
  if (!first) return []
  const { palette } = m
  const [a, low] = [first.x, first.y]
  const long = x - a
  const bed: Point[] = [
    [a + 2, heightAt(m.spans, a) + 12],
    [a + 16, low + 34],
    [a + long * 0.5, low + 47],
    [x - 2, low + 38],
    [x + 6, low + 50],
    [(x + x2) / 2, low + 58],
    [x2 - 8, low + 36],
    [x2 + 2, y + 12],
  ]
  const valley = `${smooth(bed)}L${at(x2 + 2, y + 10)}L${at(x, y + 10)}L${at(a, low + 10)}Z`
  const hump = (from: number, to: number, deep: number) => (at: number) =>
    low + 34 + deep * Math.sin(((at - from) / (to - from)) * Math.PI)
  return [
    fill(valley, mix(toneOf(palette.hollows, 0.15), palette.fore, 0.45)),
    draw(
      smooth([
        [a + 30, low + 45],
        [a + long * 0.7, low + 52],
        [x + 40, low + 60],
        [x2 - 22, low + 54],
      ]),
      mix(palette.water, palette.foam, 0.4),
      5,
    ),
    ...archShapes(m, a + 6, x - 4, (at) => heightAt(m.spans, at) + 11, hump(a, x, 14), 5),
    ...archShapes(m, x + 4, x2 - 2, () => y + 11, hump(x, x2, 22), 4),
  ]
}

/** A row of arches between a road above and the ground below. */
function archShapes(
  { palette }: Mountain,
  from: number,
  to: number,
  road: (x: number) => number,
  ground: (x: number) => number,
  count: number,
): Shape[] {
  const tinted = (colour: string, share: number) => mix(colour, palette.farShade, share)
  const wide = (to - from) / count
  const pier = wide * 0.24
  const arches = upTo(count).map((i) => {
    const [left, right] = [from + i * wide + pier, from + (i + 1) * wide]
    const r = (right - left) / 2
    return { left, right, r, spring: road((left + right) / 2) + 5 + r }
  })
  const holes = [...arches]
    .reverse()
    .map(
      ({ left, right, r, spring }) =>
        `L${at(right, ground(right))}L${at(right, spring)}A${r} ${r} 0 0 0 ${at(left, spring)}L${at(left, ground(left))}`,
    )
  const rings = arches.map(({ left, right, r, spring }) => `M${at(left, spring)}A${r} ${r} 0 0 1 ${at(right, spring)}`)
  const sides = arches.map(
    ({ left, spring }) => `M${at(left - pier * 0.45, spring - 3)}H${left}V${ground(left)}H${left - pier * 0.45}Z`,
  )
  const top = `M${at(from, road(from))}L${at(to, road(to))}`
  return [
    fill(`${top}L${at(to, ground(to))}${holes.join('')}L${at(from, ground(from))}Z`, tinted('#d9c9a4', 0.18)),
    fill(sides.join(''), tinted('#9c8a68', 0.25)),
    path(rings.join(''), { stroke: stroke(tinted('#9c8a68', 0.25), 1.6) }),
    path(top, { stroke: stroke(tinted('#f1e4c4', 0.1), 3) }),
  ]
}

function fallShapes(m: Mountain, { x: left }: Span): Shape[] {
  const { palette, frame, unit, w } = m
  const x = left - 28
  const y = heightAt(m.spans, x) + 13
  const rock = smooth([
    [x - 26, y + 2],
    [x - 18, y + 40],
    [x - 30, y + 72],
    [x - 22, y + 96],
  ])
  const firsAt = (from: number, to: number, down: number, seed: number) =>
    firs(frame, evergreens(frame), row((x + from) / w, (x + to) / w, (y + down) / unit, 3.4, 5.6, seed, 1.6))
  return [
    fill(
      `${rock}L${at(x + 30, y + 96)}L${at(x + 22, y + 60)}L${at(x + 26, y)}Z`,
      mix(toneOf(palette.hollows, 0.3), palette.fore, 0.5),
    ),
    group(x, y + 74, unit, flat(waterfall(frame, 72 / unit, 13 / unit))),
    inUnits(m, [firsAt(-44, -22, 50, 4), firsAt(26, 50, 60, 9)]),
  ]
}

/** Cottages and the station at the line's lower end. */
function villageShapes(m: Mountain): Shape[] {
  const start = m.spans[0]
  if (!start) return []
  const { x, x2, y } = start
  const { frame, unit, w, palette } = m
  const tinted = (colour: string) => mix(colour, palette.farShade, 0.12)
  return [
    ...[
      [2, 0.92, '#f2e6cb'],
      [22, 0.8, '#e8d3b0'],
      [38, 0.9, '#f4ead5'],
    ].map(([dx, size, wall]) => group(x + Number(dx), y - 12, Number(size), flat(cottage(tinted(String(wall)))))),
    group(x + 60, y - 14, 0.98, flat(stationHouse(palette.flag, tinted('#efdfbd')))),
    inUnits(m, firs(frame, evergreens(frame), row((x2 + 2) / w, (x2 + 22) / w, (y + 6) / unit, 3.8, 6.4, 2, 1.3))),
  ]
}
