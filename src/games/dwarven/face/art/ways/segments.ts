import { clear } from '../../../../../stage/art/colour.ts'
import { group, path, round, stroke } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import { upTo } from '../../../../../stage/kit/scenery/shapes.ts'
import type { SeatPaints } from '../../../../../stage/kit/seats/paints.ts'
import { inks } from '../inks.ts'
import { pointAt, strip, turnAt, type Way } from './way.ts'

/** A line along a way, `width` pixels at scale 1, its dashes too. */
const line = ({ d }: Way, scale: number, colour: string, width: number, dash: readonly number[] = []): Shape => {
  const dashes = dash.length > 0 ? { dash: dash.map((long) => long * scale) } : {}
  return path(d, { stroke: stroke(colour, width * scale, dashes) })
}

/** A gallery hewn in the rock: black track belongs here. */
export const gallery = (way: Way, scale: number): Shape[] => [
  path(way.d, { stroke: stroke(inks.deep, 17 * scale), opacity: 0.85 }),
  line(way, scale, inks.floor, 13),
  line(way, scale, inks.floorHi, 8.4, [2.2, 5]),
]

/** A plank way on red posts, which stay in sight when a seat has built there: red track, which leaves the rock. */
export const trestle = (way: Way, scale: number): Shape[] => [
  path(way.d, { stroke: stroke(inks.deep, 19 * scale), opacity: 0.85 }),
  line(way, scale, '#e2553f', 17.4, [3.6, 6.4]),
  line(way, scale, '#3d2f2a', 9.6),
  line(way, scale, '#c7a183', 6.6, [2, 5]),
]

/** Track that a seat has laid over either: its pattern between paper edges, and sleepers. */
export const built = (way: Way, scale: number, { pattern }: SeatPaints): Shape[] => [
  line(way, scale, inks.deep, 13.6),
  line(way, scale, '#fbf3e0', 11.4),
  path(strip(way, 8.6 * scale), { fill: pattern }),
  path(way.d, { stroke: stroke('#0b131d', 8.6 * scale, { dash: [1.4 * scale, 7 * scale] }), opacity: 0.42 }),
]

/** A surveyor’s cord in a seat’s light colour, with a peg at either end. */
export function surveyed(way: Way, scale: number, { base, light }: SeatPaints): Shape[] {
  const pegs = (way.length < 84 * scale ? [] : [0.22, 0.78]).map((share) => {
    const [x, y] = pointAt(way, share)
    const peg = path('M0 3.4V-8', { stroke: stroke(inks.ink, 4.6, { round: true }) })
    const flag = path('M.8 -8.4L9.6 -5.4L.8 -2.4Z', { fill: base, stroke: stroke(light, 1) })
    return group(x, y, scale, [peg, path('M0 3.4V-8', { stroke: stroke('#e8d7ae', 2.2, { round: true }) }), flag])
  })
  return [line(way, scale, inks.ink, 5.4, [7, 5]), line(way, scale, light, 2.8, [7, 5]), ...pegs]
}

/** The cheapest way to a place that is being looked at, in the brass of what may be touched. */
export const lit = (way: Way, scale: number): Shape[] => [
  path(way.d, { stroke: stroke('#ffe49a', 21 * scale, { round: true }), opacity: 0.3 }),
  path(way.d, { stroke: stroke('#ffe49a', 3 * scale, { dash: [6 * scale, 5 * scale] }), opacity: 0.95 }),
]

/** Snow that has drifted over a red segment: five heaps, the rails seen between them. */
export function drift(way: Way, scale: number): Shape[] {
  const heaps = upTo(5).map((i) => {
    const share = 0.24 + i * 0.13
    const [x, y] = pointAt(way, share)
    const [rx, ry] = i % 2 === 0 ? [10, 6.6] : [8.4, 5.8]
    const shapes = [
      path(round(0, 0, rx, ry), { fill: '#ffffff', stroke: stroke('#86b3c6', 1) }),
      path(round(-rx * 0.1, ry * 0.36, rx * 0.72, ry * 0.42), { fill: '#d3e8ef' }),
      path(round(-rx * 0.16, -ry * 0.14, rx * 0.66, ry * 0.52), { fill: '#ffffff' }),
    ]
    return group(x, y + (i % 2 === 0 ? -1 : 2) * scale, scale, shapes, { angle: upright(turnAt(way, share)) })
  })
  return heaps
}

/** Half the turn of a way, to either side of level: heaps lie along it, but don’t stand on end. */
const upright = (turn: number) => (((((turn + 90) % 180) + 180) % 180) - 90) / 2

/** The ways that are lit, and how brightly, from 0 to 1. */
export interface Lamplight {
  readonly ways: readonly Way[]
  readonly strength: number
  readonly tone: 'warm' | 'cold'
}

/** Light that spills from galleries into the rock about them: wide and faint to narrow and brighter. */
export function lamplight({ ways, strength, tone }: Lamplight, scale: number): Shape[] {
  const d = ways.map((way) => way.d).join('')
  const colour = clear(tone === 'warm' ? '#dc6c22' : inks.iceLo, 0.05 * strength)
  return d === ''
    ? []
    : [82, 68, 55, 44, 34, 25].map((wide) => path(d, { stroke: stroke(colour, wide * scale, { round: true }) }))
}
