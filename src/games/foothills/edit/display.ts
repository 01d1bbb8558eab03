import type { Box, Station } from '../box.ts'
import { isInPlay, type Position } from '../position.ts'
import { type Flaw, found, pathsIn, sum, told } from './words.ts'

/** What makes a position unreadable for all other rules: lines that are not six, lists of another length. */
export function formFlaws(box: Box, p: Position): readonly string[] {
  if (p.lines === 0 || !box.layouts[p.lines])
    return [
      `lines ${p.lines}: that is not six of the eight lines (I counts 1, II 2, III 4 … VIII 128)`,
    ]
  const lengths = [
    ['rubble', p.rubble, box.stations.length],
    ['navvies', p.navvies, box.stations.length],
    ['tracks', p.tracks, box.trackSpaces],
    ['spaces', p.spaces, box.stationSpaces],
  ] as const
  return lengths.flatMap(([name, list, length]) =>
    list.length === length ? [] : [`${name}: ${list.length} numbers, the box has ${length}`],
  )
}

/** What cannot be of what lies on the station cards. */
export const displayFlaws = (box: Box, p: Position): readonly string[] =>
  found(box.stations.map((station) => stationFlaw(box, p, station)))

function stationFlaw(box: Box, p: Position, station: Station): Flaw {
  const { index, name, start, rubble: printed, ordered } = station
  const there = lyingOn(p, station)
  const { rubble, covered, laid, built, tiles, all } = there
  const cleared = `set rubble.${index} to`
  const uncovered = `set navvies.${index} to 0`
  if (!isInPlay(box, p, index) && all.length > 0)
    return `${name} lies in no line in play, so nothing lies on it: set ${told(all)} to 0`
  if (rubble > printed)
    return `${name} has ${rubble} rubble, the card ${printed}: ${cleared} ${printed} or less`
  if (tiles.length > 0 && rubble > 0)
    return `${name} has tiles and ${rubble} rubble: ${cleared} 0, or ${told(tiles)}`
  if (covered && all.length > 1)
    return `${name} has a navvy tile and something else: ${uncovered}, or ${told(all.slice(1))}`
  if (covered && start)
    return `${name} is a starting station, where no navvy tile lies: ${uncovered}`
  const gap = gapIn(laid)
  if (gap >= 0)
    return `${name}: tracks are laid from left to right, and tracks.${station.firstTrack + gap} is free (0)`
  const open = ordered ? gapIn(built) : -1
  return open < 0
    ? undefined
    : `${name}: stations are built from left to right, and spaces.${station.firstSpace + open} is free (0)`
}

/** What lies on a station card, and the paths of it; that of a navvy tile is the first of all. */
function lyingOn(p: Position, { index, firstTrack, tracks, firstSpace, spaces }: Station) {
  const rubble = p.rubble[index] ?? 0
  const navvies = p.navvies[index] ?? 0
  const laid = p.tracks.slice(firstTrack, firstTrack + tracks)
  const built = p.spaces.slice(firstSpace, firstSpace + spaces.length)
  const tiles = [...pathsIn('tracks', firstTrack, laid), ...pathsIn('spaces', firstSpace, built)]
  const single = [...pathsIn('navvies', index, [navvies]), ...pathsIn('rubble', index, [rubble])]
  return { rubble, covered: navvies === 1, laid, built, tiles, all: [...single, ...tiles] }
}

/** The first free space that has a taken one on its right; -1 where there is none. */
const gapIn = (spaces: readonly number[]): number =>
  spaces.findIndex((owner, at) => owner === 0 && sum(spaces.slice(at)) > 0)
