import type { Seat } from '../../rules/game.ts'
import type { Mind } from '../../rules/mind.ts'
import type { Box } from './box.ts'
import type { Edition } from './content/edition.ts'
// Learnt by `npm run lab -- train` from matches that the computer played against itself.
import { weights as learnt } from './content/weights.json'
import { featuresOf, type Room, roomIn } from './features.ts'
import { type Foothills, foothills } from './index.ts'
import { layoutOf, type Position } from './position.ts'
import { countsOf, prospects } from './prospects.ts'
import { pointsNow } from './score.ts'
import type { Types } from './types.ts'

export { editions } from './index.ts'

/** Points for each prospect: when the match is about to end, and how many more with all of it left. */
export type Weights = Readonly<Record<string, readonly number[]>>

/** Slips that keep the steps between the computer’s strengths even here; measured by `npm run lab -- ladder`. */
const slips = { beginner: 0.65, ganger: 0.28, canny: 0.18, shrewd: 0.75, expert: 0.35 }

/** Foothills for those who think about it. */
export function mindOf(box: Box, weights: Weights = learnt): Mind<Types> {
  const weighed = prospects.map((name) => weights[name] ?? [])
  const atEnd = weighed.map(([points = 0]) => points)
  const more = weighed.map(([, points = 0]) => points)
  const worthOf = (p: Position, seat: Seat, remaining: number, room: Room) => {
    const counts = countsOf(featuresOf(box, p, seat, room))
    let points = pointsNow(box, p, seat)
    for (let at = 0; at < counts.length; at++)
      points += (counts[at] ?? 0) * ((atEnd[at] ?? 0) + (more[at] ?? 0) * remaining)
    return points
  }
  return {
    slips,
    worth(p) {
      const remaining = remainingOf(box, p)
      const room = roomIn(box, p)
      return hurry(box, p, [worthOf(p, 0, remaining, room), worthOf(p, 1, remaining, room)])
    },
    glance: (p) => hurry(box, p, [pointsNow(box, p, 0), pointsNow(box, p, 1)]),
    swing: (p) => swingAtEnd * Math.exp(remainingOf(box, p)),
  }
}

/**
 * The share of a match that is left: about 1 at the beginning, 0 once the end has been triggered, which happens when
 * all lines but one are complete, or with no navvy tile left for a white cube.
 */
export function remainingOf(box: Box, p: Position): number {
  if (p.ending) return 0
  const { tracks, rubble } = workLeft(box, p)
  const turns = 2.3 * tracks + 0.7 * rubble + 1.8 * navviesLeft(box, p) - 3
  return Math.max(least, turns / usualTurns)
}

/** Turns of a usual match, as the weights above estimate them (both were fitted to self-play). */
const usualTurns = 65

/** Something is left until the end is triggered. */
const least = 0.03

/** Track spaces and rubble of all lines but the one that has most left. */
function workLeft(box: Box, p: Position) {
  const { lines, tracked } = layoutOf(box, p)
  const [all, longest] = [
    { tracks: 0, rubble: 0 },
    { tracks: -1, rubble: 0 },
  ]
  for (const line of lines) {
    const work = workOn(box, p, tracked[line] ?? [])
    all.tracks += work.tracks
    all.rubble += work.rubble
    if (work.tracks < longest.tracks) continue
    if (work.tracks === longest.tracks && work.rubble <= longest.rubble) continue
    longest.tracks = work.tracks
    longest.rubble = work.rubble
  }
  return { tracks: all.tracks - longest.tracks, rubble: all.rubble - longest.rubble }
}

function workOn(box: Box, p: Position, stations: readonly number[]) {
  const work = { tracks: 0, rubble: 0 }
  for (const index of stations) {
    const station = box.stations[index]
    if (!station || p.navvies[index] === 1) continue
    work.rubble += p.rubble[index] ?? 0
    for (let space = 0; space < station.tracks; space++)
      if (p.tracks[station.firstTrack + space] === 0) work.tracks += 1
  }
  return work
}

/** Navvy tiles left, and how many white cubes it should take to empty the stockyard once more. */
function navviesLeft(box: Box, { navvies, yard, bag }: Position): number {
  let left = box.navvies
  for (const navvy of navvies) left -= navvy
  const cubes = Math.max(refill, bag.iron + bag.stone + bag.event)
  return left + (bag.event / cubes) * (yard.iron + yard.stone)
}

/** Cubes drawn when the stockyard is empty. */
const refill = 6

/** The lead in points that makes a win likely just before the end; at the beginning, nearly three times that does. */
const swingAtEnd = 3

/** Turns that a match may go on before its leader hurries. */
const manyTurns = 90

/**
 * Points the leader gives for bringing a whole match to its end, for every `manyTurns` that it has gone on too long.
 */
const worthOfEnd = 200

/**
 * The rules allow matches without end, in which both sides go on earning. So the longer a match goes on, the less a
 * lead is worth that hasn’t been brought home.
 */
function hurry(box: Box, p: Position, points: readonly number[]): readonly number[] {
  if (p.turn <= manyTurns) return points
  const lost = worthOfEnd * (p.turn / manyTurns - 1) * remainingOf(box, p)
  const most = Math.max(...points)
  return points.map((one) => (one === most ? one - lost : one))
}

/** The rules with an edition, and their mind. */
export function think(edition: Edition): { game: Foothills; mind: Mind<Types> } {
  const game = foothills(edition)
  return { game, mind: mindOf(game.box) }
}
