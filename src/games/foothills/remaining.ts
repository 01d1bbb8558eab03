import type { Box } from './box.ts'
import { layoutOf, type Position } from './position.ts'

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

/** As many cubes are drawn when the stockyard is empty. */
const refill = 6
