import type { Piece, Pose, Step } from '../../../../stage/face.ts'
import { around, piece } from '../../../../stage/kit/piece.ts'
import { seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { seatTrain } from '../../../../stage/kit/seats/trains.ts'
import { lift } from '../../../../stage/timeline.ts'
import { puff } from '../../../../table/motion/steam.ts'
import { type Company, companyLooks } from '../../colours.ts'
import type { Position } from '../../position.ts'
import { coachShapes, engineShapes, vehicle } from '../art/running.ts'
import { bridgesOver } from '../art/tracks.ts'
import { linesOf, looksKey, type Owners, ownersOn } from '../lines.ts'
import { looksOf } from '../pieces/looks.ts'
import { depths } from '../table.ts'
import type { Ride } from './time.ts'
import { headAt, type Passed, poseAlong, type Way } from './way.ts'

/** An engine and two coaches. */
const vehicles = 3

/** Trains run above stations and the city, bridges above trains. */
export const trainDepth = depths.city + 2

/** The scale of a running train: easy to see even on a phone. */
const scaleOf = ({ cell, small }: Way) => (cell / 120) * (small ? 1.4 : 1.12)

/** A vehicle somewhere on the table. */
function vehiclePiece(company: Company, way: Way, isEngine: boolean, raised: number): Piece {
  const w = Math.round(vehicle.w * scaleOf(way))
  const paints = seatPaints(companyLooks[company])
  const art = isEngine ? engineShapes : coachShapes
  const name = isEngine ? 'engine' : 'coach'
  const place = around(0, 0, w, Math.round((w * vehicle.h) / vehicle.w))
  // Moving pieces are lifted above everything; bridges are not.
  const depth = trainDepth + raised - lift
  return piece(name, `${name}:${company}`, place, depth, (wide) => art(wide, paints), { margin: 2 })
}

/** When the last vehicle has left the way, in milliseconds. */
export const leavesAt = (way: Way, { arrives, each }: Ride): number =>
  arrives + (behind(way, vehicles - 1) / way.cell) * each

/** Distance of a vehicle behind the front of its train. */
const behind = (way: Way, order: number): number => (vehicle.w / 2 + order * (vehicle.w + vehicle.gap)) * scaleOf(way)

/** The straight pieces that a ride is divided into: fewer where it is fast. */
const partsOf = ({ tiles }: Ride) => Math.min(54, 4 * (tiles + 2))

/** A train runs along its way; `raised` above its usual depth. */
export function trainSteps(company: Company, way: Way, ride: Ride, raised = 0): Step[] {
  const count = partsOf(ride)
  const long = (leavesAt(way, ride) - ride.starts) / count
  const times = Array.from({ length: count + 1 }, (_, part) => ride.starts + part * long)
  return Array.from({ length: vehicles }, (_, order) => order).flatMap((order) => {
    const one = vehiclePiece(company, way, order === 0, raised)
    const far = times.map((ms) => headAt(way, ride, ms) - behind(way, order))
    return runSteps(one, way, far, times, long)
  })
}

/** One vehicle's run; it isn't seen before it comes out of its station, nor after it has left the board. */
function runSteps(one: Piece, way: Way, far: readonly number[], times: readonly number[], long: number): Step[] {
  const steps: Step[] = []
  let angle: number | undefined
  for (const [part, at] of times.slice(0, -1).entries()) {
    const [from = 0, to = from] = [far[part], far[part + 1]]
    if (to <= 0 || from >= way.length) continue
    const [a, b] = [posed(way, from, angle), posed(way, to, angle)]
    const straight = { ...b, angle: near(b.angle, a.angle) }
    angle = straight.angle
    steps.push({ piece: one, at, for: long, from: a, to: straight, ease: 'linear', arc: 0 })
  }
  return steps
}

/** Fades where a train comes out of its station, and where it leaves the board. */
function posed(way: Way, far: number, angle: number | undefined) {
  const pose = poseAlong(way, far)
  const alpha = Math.min(1, Math.max(0, Math.min(far + 4, way.length - far + 4) / 10))
  return { ...pose, angle: near(pose.angle, angle ?? pose.angle), alpha }
}

/** The same angle without a full turn in between. */
function near(angle: Pose['angle'], last: number): number {
  const turns = Math.round((last - angle) / 360)
  return angle + turns * 360
}

/** Steam from an engine that has a chimney. */
export function steamSteps(company: Company, way: Way, ride: Ride): Step[] {
  if (!seatTrain(seatPaints(companyLooks[company]).kind).chimney) return []
  const long = ride.arrives - ride.starts
  const count = Math.min(28, Math.ceil(long / 70))
  const size = (way.cell / 120) * (way.small ? 1.3 : 1)
  return Array.from({ length: count }, (_, nth) => {
    const at = ride.starts + (nth * long) / count
    const { x, y } = poseAlong(way, headAt(way, ride, at) - behind(way, 0) * 0.5)
    return puff({ x, y }, at, {
      drift: 10 + (nth % 3) * 5,
      rise: 20 + (nth % 4) * 6,
      grows: (1.7 + (nth % 3) * 0.3) * size,
      lasts: Math.min(620, leavesAt(way, ride) + 300 - at),
      from: 0.5 * size,
      alpha: 0.95,
    })
  })
}

/** Where a line runs below others, their bridges are drawn again above its train. */
export function bridgeSteps(position: Position, way: Way, ride: Ride, raised = 0): Step[] {
  const owners = ownersOn(linesOf(position))
  return way.tiles.flatMap((tile, nth) => {
    const bridge = bridgePiece(position, way, tile, owners.get(tile.cell))
    if (!bridge) return []
    const at = ride.starts + nth * ride.each
    const until = Math.min(leavesAt(way, ride), at + ride.each * 2 + trainTime(way, ride))
    return [{ piece: { ...bridge, depth: bridge.depth + raised }, at, for: until - at }]
  })
}

/** Time a train takes to pass a place. */
const trainTime = (way: Way, { each }: Ride) => (behind(way, vehicles) / way.cell) * each

function bridgePiece(
  { board }: Position,
  way: Way,
  { cell, from }: Passed,
  owners: Owners | undefined,
): Piece | undefined {
  const kind = board[cell]
  const place = way.places.get(cell)
  if (!kind || !place) return undefined
  const draw = (w: number) => bridgesOver(kind, w, from, looksOf(owners), way.small)
  if (draw(place.w).length === 0) return undefined
  const key = `bridges:${kind}:${from}:${looksKey(owners)}:${way.small}`
  return piece('bridges', key, place, trainDepth + 1, draw)
}
