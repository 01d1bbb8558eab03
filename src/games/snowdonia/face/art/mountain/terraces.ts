import { mix } from '../../../../../stage/art/colour.ts'
import { at, grain, group, path, poly, smooth, stroke } from '../../../../../stage/art/draw.ts'
import type { Path, Point, Shape } from '../../../../../stage/art/shape.ts'
import { flat } from '../../../../../stage/kit/scenery/frame.ts'
import { sheep } from '../../../../../stage/kit/scenery/houses.ts'
import { peak, range } from '../../../../../stage/kit/scenery/land.ts'
import { haze } from '../../../../../stage/kit/scenery/mist.ts'
import { bars, fill, through } from '../../../../../stage/kit/scenery/shapes.ts'
import { evergreens, firs, row } from '../../../../../stage/kit/scenery/trees.ts'
import { inUnits, type Mountain, toneOf } from './frame.ts'
import { peakShapes } from './massif.ts'
import type { Span } from './profile.ts'
import { skyShapes } from './sky.ts'
import { veilShapes } from './veil.ts'

/** The spans of each leg from left to right, the lowest leg first. */
const legsOf = (spans: readonly Span[]): Span[][] => {
  const count = Math.max(0, ...spans.map(({ leg }) => leg)) + 1
  return Array.from({ length: count }, (_, leg) => spans.filter((span) => span.leg === leg).sort((a, b) => a.x - b.x))
}

/** The mountain as a poster for narrow stages: one terrace for each leg of the line. */
export function terraces(m: Mountain, isSummit: boolean): Shape[] {
  const { frame } = m
  const legs = legsOf(m.spans)
  const scale = Math.min(0.62, m.w / 640)
  return [
    ...skyShapes(m),
    inUnits(m, [
      range(frame, 'far', { seed: 4, base: 40 }, peak(0.14, 14, 0.3), peak(0.55, 17, 0.3), peak(0.9, 18, 0.3)),
      haze(frame, 30, 8, 0.5),
    ]),
    ...peakShapes(m, m.h * 0.05, scale, isSummit),
    ...[...legs].reverse().flatMap((leg, i) => terrace(m, leg, legs.length - 1 - i, legs.length)),
    ...shore(m),
    ...veilShapes(m, m.weather, m.palette, 'behind'),
  ]
}

function terrace(m: Mountain, leg: readonly Span[], at: number, count: number): Shape[] {
  const { w, h, palette, frame, unit } = m
  const [left, right] = [leg[0], leg.at(-1)]
  if (!left || !right) return []
  const up = count === 1 ? 0.5 : at / (count - 1)
  const drop = at === count - 1 ? h * 0.13 : h * 0.03
  const rim: Point[] = [
    [-4, left.y + 6 + (left.x > w * 0.1 ? drop * 0.7 : 2)],
    [Math.max(0, left.x - 14), left.y + 8],
    ...leg.flatMap(({ x, y, x2, y2 }): Point[] => [
      [x, y + 6],
      [x2, y2 + 6],
    ]),
    [Math.min(w, right.x2 + 14), right.y2 + 9],
    [w + 4, right.y2 + 6 + (right.x2 < w * 0.9 ? drop : 2)],
  ]
  const low = Math.max(left.y, right.y2)
  return [
    path(`${through([...rim, [w + 4, h], [-4, h]])}Z`, { fill: toneOf(palette.slopes, 0.06 + up * 0.84) }),
    ...hollows(m, low, up, at),
    ...(at === 0
      ? [
          inUnits(m, [
            firs(frame, evergreens(frame), row(0.3, 0.42, (low + h * 0.14) / unit, 3.4, 6, 4, 1.6)),
            firs(frame, evergreens(frame), row(0.9, 0.99, (low + h * 0.12) / unit, 3.4, 6.4, 6, 1.6)),
          ]),
          ...[0.62, 0.67].map((x, i) => group(w * x, low + h * (0.13 + i * 0.012), 1.5, flat(sheep()))),
        ]
      : []),
  ]
}

function hollows({ w, h, palette }: Mountain, y: number, up: number, seed: number): Shape[] {
  const next = grain(seed * 7 + 5)
  const d = h * 0.15
  return [0.16, 0.5, 0.84].flatMap((share) => {
    const x = w * (share + (next() - 0.5) * 0.12)
    const top = y + 8
    const wide = d + next() * d * 0.6
    const shade = poly(
      [
        [x, top],
        [x + wide, top + 4],
        [x + wide * 1.1, top + d * 0.36],
        [x + wide * 0.54, top + d * 0.74],
        [x - 6, top + d],
        [x + 2, top + d * 0.6],
        [x - 9, top + d * 0.36],
      ],
      toneOf(palette.hollows, 0.1 + up * 0.82),
      { opacity: 0.85 },
    )
    const light = poly(
      [
        [x - 6, top + 8],
        [x - 20, top + d * 0.55],
        [x - 11, top + d * 0.48],
        [x - 8, top + d * 0.66],
      ],
      palette.light,
      { opacity: 0.15 + up * 0.25 },
    )
    return up > 0 ? [shade, light] : [shade]
  })
}

function shore({ w, h, palette }: Mountain): Shape[] {
  const edge = smooth([
    [-6, h - 14],
    [w * 0.3, h - 8],
    [w * 0.6, h - 12],
    [w + 6, h - 6],
  ])
  const glints = Array.from({ length: 9 }, (_, i) => [(i * 61) % w, h - 5 + (i % 3) * 1.6, 30]).flat()
  return [
    fill(`${edge}L${w + 6} ${h}L-6 ${h}Z`, mix(palette.water, palette.foam, 0.1)),
    bars(palette.foam, 1.2, 0.6, ...glints),
  ]
}

/** The line round the end of each leg to the next; `laid` says which cards have rails. */
export function bendShapes(spans: readonly Span[], high: number, laid: (track: number) => boolean): Shape[] {
  const legs = legsOf(spans)
  return legs.slice(0, -1).flatMap((leg, i) => {
    const next = legs[i + 1] ?? []
    const isRight = leg[0]?.way === 1
    const [a, b] = isRight ? [leg.at(-1), next.at(-1)] : [leg[0], next[0]]
    if (!a || !b) return []
    const [ax, ay, bx, by] = isRight ? [a.x2, a.y2, b.x2, b.y2] : [a.x, a.y, b.x, b.y]
    const x = isRight ? Math.max(ax, bx) : Math.min(ax, bx)
    const r = (ay - by) / 2
    const d = `M${at(ax, ay)}H${x}A${r} ${r} 0 0 ${isRight ? 0 : 1} ${at(x, by)}H${bx}`
    const card = b.kind === 'track' ? b : a
    const isLaid = card.kind === 'track' && laid(card.index)
    return bend(d, high, isLaid)
  })
}

function bend(d: string, high: number, isLaid: boolean): Path[] {
  const ballast = '#877b67'
  const bed = [
    path(d, { stroke: stroke('#3b3226', high + 1) }),
    path(d, { stroke: stroke(isLaid ? ballast : '#9a8d77', high - 1.4) }),
  ]
  if (!isLaid) return bed
  const sleepers = { dash: [2.6, 3] }
  return [
    ...bed,
    path(d, { stroke: stroke('#4b3422', high * 0.7, sleepers) }),
    path(d, { stroke: stroke('#20262a', high * 0.62) }),
    path(d, { stroke: stroke(ballast, high * 0.36) }),
    path(d, { stroke: stroke('#4b3422', high * 0.36, sleepers) }),
  ]
}
