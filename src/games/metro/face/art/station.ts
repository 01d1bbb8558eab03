import { colours } from '../../../../kit/tokens.ts'
import { group, path, rect, stroke, text } from '../../../../stage/art/draw.ts'
import type { Point, Shape } from '../../../../stage/art/shape.ts'
import type { Size } from '../../../../stage/face.ts'
import type { Side, Station } from '../../board.ts'
import { inFrame } from './token.ts'

/** A station in the ring. */
export interface StationLook {
  readonly station: Station
  readonly side: Side
  /** Without number and roof, for phones. */
  readonly small: boolean
}

/*
 * Stations are drawn as one at the north: the cell's edge at y 0, its corner at x 0, a cell 120 wide. A
 * train drives in on the right-hand track, at x 36, and comes out at x 84.
 */

/** Where trains go into the board and come out of it, in units of which a cell has 120. */
export const tracksAt = { in: 36, out: 84 } as const

/** Where a train waits, from the middle of its station at the north. */
export const waitsAt = (small: boolean): Point => (small ? [-26, 1] : [-24, 3])

/** The smallest letters, in layout pixels. */
const least = 14

/** A station in its box, in the measure of a cell `cell` wide. */
export function stationShapes(look: StationLook, { w, h }: Size, cell: number): Shape[] {
  const unit = cell / 120
  const deep = (look.side % 2 === 0 ? h : w) / unit
  const parts = look.small ? [platform(deep), ...smallTracks(deep)] : whole(deep)
  const north = group(-60, deep / 2, 1, parts)
  const number = look.small ? [] : plate(look, deep, unit)
  return [group(w / 2, h / 2, unit, [group(0, 0, 1, [north], { angle: look.side * 90 }), ...number])]
}

const platform = (deep: number): Shape =>
  rect(9, 5 - deep, 102, deep - 6, '#313c44', { radius: 3, stroke: stroke('#55636c', 1) })

const smallTracks = (deep: number): Shape[] => [
  ...bed(tracksAt.in, 9 - deep, 26, 21),
  ...bed(tracksAt.out, 17 - deep, 26, 21),
  rect(tracksAt.out - 13, 12 - deep, 26, 9, colours.red),
]

const bed = (x: number, from: number, edge: number, width: number): Shape[] => [
  path(`M${x} ${from}V0`, { stroke: stroke(colours.ink, edge) }),
  path(`M${x} ${from}V0`, { stroke: stroke('#a99b80', width) }),
]

const railsAt = (x: number, from: number): Shape[] => [
  ...bed(x, from, 20.5, 17),
  path(`M${x} ${from}V0`, { stroke: stroke('#6a5539', 12.4, { dash: [2.5, 3.9] }) }),
  path(`M${x - 3.7} ${from}V0M${x + 3.7} ${from}V0`, { stroke: stroke(colours.rail, 1.7) }),
]

const whole = (deep: number): Shape[] => [
  platform(deep),
  ...railsAt(tracksAt.in, 9 - deep),
  ...railsAt(tracksAt.out, 17 - deep),
  rect(50.5, 13 - deep, 19, deep - 16, '#cbb98f', { radius: 2, stroke: stroke('rgba(42, 33, 26, 0.6)', 1) }),
  ...bufferStop(15.5 - deep),
  ...headHouse(deep),
]

const bufferStop = (y: number): Shape[] => [
  rect(tracksAt.out - 9, y, 18, 5, colours.red, { radius: 1 }),
  rect(tracksAt.out - 9, y, 5, 5, colours.paperLight),
  rect(tracksAt.out + 4, y, 5, 5, colours.paperLight),
]

/** A tiled roof with a lit slope and its skylights. */
const headHouse = (deep: number): Shape[] => [
  rect(12, 3 - deep, 96, 11, '#0b0f12', { opacity: 0.4, radius: 1.5 }),
  rect(12, 1.5 - deep, 96, 5.5, '#b9795a', { radius: 1 }),
  rect(12, 6.5 - deep, 96, 5, '#8d563c', { radius: 1 }),
  ...[24, 48, 72, 96].map((x) => rect(x - 2, 4.4 - deep, 4, 4.2, '#e3d5b8')),
]

/** The number, upright on blue enamel. */
function plate({ station, side }: StationLook, deep: number, unit: number): Shape[] {
  const size = Math.max(15, least / unit)
  const [w, h] = [size * 1.05, size * 0.92]
  // On the platform, out of the way of the train.
  const [x, y] = inFrame([2, 37.5 - deep / 2], side)
  return [
    rect(x - w / 2, y - h / 2, w, h, '#22384c', { radius: 2.5 }),
    text(x, y + size * 0.36, `${station + 1}`, { font: 'display', anchor: 'middle', size, colour: colours.paper }),
  ]
}

/** A ring of light round a station's train. */
export const ringShapes = (w: number, h: number): Shape[] => [
  rect(2, 2, w - 4, h - 4, 'rgba(240, 210, 138, 0.18)', { radius: 5, stroke: stroke(colours.brassHi, 2.6) }),
]

/** The place of a train that has left. */
export const outShapes = (w: number, h: number, colour: string): Shape[] => [
  rect(1, 1, w - 2, h - 2, 'rgba(31, 38, 43, 0.55)', { radius: 4, stroke: stroke(colour, 1.6, { dash: [4, 3] }) }),
]
