import type { Box, Station } from '../box.ts'
import { bits } from '../layout.ts'
import { isComplete } from '../navvy.ts'
import { type Board, home, isInPlay, layoutOf, type Position } from '../position.ts'
import { isOpen } from '../verbs/survey.ts'
import { nameOf } from './goods.ts'

/** What cannot be of the lines laid out, and of what lies and stands on their cards. */
export function displayFlaw(box: Box, p: Position): string | undefined {
  if (p.lines === 0 || !box.layouts[p.lines])
    return `lines ${p.lines}: that is not six of the eight lines`
  return (
    lengthFlaw(box, p) ??
    firstOf(box.stations, (station) => stationFlaw(box, p, station)) ??
    firstOf([0, 1], (seat) => tileFlaw(box, p, seat)) ??
    navvyFlaw(box, p) ??
    stopFlaw(box, p) ??
    firstOf(p.boards, (board) => boardFlaw(box, p, board)) ??
    surveyorFlaw(box, p)
  )
}

function firstOf<T>(all: readonly T[], flawOf: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const flaw = flawOf(one)
    if (flaw !== undefined) return flaw
  }
  return undefined
}

/** Lists with a place for each card or space of the box. */
function lengthFlaw(box: Box, p: Position): string | undefined {
  const lengths = [
    ['rubble', p.rubble, box.stations.length],
    ['navvies', p.navvies, box.stations.length],
    ['tracks', p.tracks, box.trackSpaces],
    ['spaces', p.spaces, box.stationSpaces],
  ] as const
  return firstOf(lengths, ([name, list, length]) =>
    list.length === length ? undefined : `${name}: ${list.length} numbers, the box has ${length}`,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const tracksOn = (p: Position, { firstTrack, tracks }: Station) =>
  p.tracks.slice(firstTrack, firstTrack + tracks)
const builtOn = (p: Position, { firstSpace, spaces }: Station) =>
  p.spaces.slice(firstSpace, firstSpace + spaces.length)

function stationFlaw(box: Box, p: Position, station: Station): string | undefined {
  const { index, name, start, rubble: printed, ordered } = station
  const rubble = p.rubble[index] ?? 0
  const covered = p.navvies[index] === 1
  const [laid, built] = [tracksOn(p, station), builtOn(p, station)]
  const tiles = sum(laid) + sum(built)
  if (!isInPlay(box, p, index) && (rubble > 0 || covered || tiles > 0))
    return `${name} lies in no line in play, so nothing lies on it`
  if (rubble > printed) return `${name} has ${rubble} rubble, the card ${printed}`
  if (tiles > 0 && rubble > 0) return `${name} has tiles and ${rubble} rubble`
  if (covered && (rubble > 0 || tiles > 0)) return `${name} has a navvy tile and something else`
  if (covered && start) return `${name} is a starting station, where no navvy tile lies`
  if (hasGap(laid)) return `${name}: tracks are laid from left to right`
  return ordered && hasGap(built) ? `${name}: stations are built from left to right` : undefined
}

const hasGap = (spaces: readonly number[]) =>
  spaces.some((owner, at) => owner !== 0 && spaces[at - 1] === 0)

/** What a board counts is what lies on the table. */
function tileFlaw(box: Box, p: Position, seat: number): string | undefined {
  const board = p.boards[seat]
  if (!board) return undefined
  const { tracks, stations } = board
  const own = (owner: number) => owner === seat + 1
  const [laid, built] = [p.tracks.filter(own).length, p.spaces.filter(own).length]
  const name = nameOf(board)
  if (laid !== tracks) return `${name} has laid ${tracks} tracks, and ${laid} lie on the table`
  if (built !== stations)
    return `${name} has built ${stations} stations, and ${built} stand on the table`
  if (laid + built > box.tiles)
    return `${name} has placed ${laid + built} tiles, the game has ${box.tiles}`
  return undefined
}

function navvyFlaw(box: Box, p: Position): string | undefined {
  const placed = sum(p.navvies)
  return placed > box.navvies
    ? `${placed} navvy tiles are placed, the game has ${box.navvies}`
    : undefined
}

/** Buffer stops stand at the complete lines, at all of them while they last. */
function stopFlaw(box: Box, p: Position): string | undefined {
  const numeral = (line: number) => `line ${box.lines[line]?.numeral ?? line}`
  const complete = layoutOf(box, p).lines.filter((line) => isComplete(box, p, line))
  const open = p.stops.find((line) => !complete.includes(line))
  if (open !== undefined) return `${numeral(open)} has a buffer stop and is not complete`
  if (new Set(p.stops).size < p.stops.length) return 'a line has two buffer stops'
  if (p.stops.length > box.stops)
    return `${p.stops.length} buffer stops are placed, the game has ${box.stops}`
  const bare = complete.find((line) => !p.stops.includes(line))
  if (bare !== undefined && p.stops.length < box.stops)
    return `${numeral(bare)} is complete and has no buffer stop`
  return p.stops.length === box.stops && !p.ending
    ? 'the last buffer stop is placed and the end was not triggered'
    : undefined
}

function boardFlaw(box: Box, p: Position, board: Board): string | undefined {
  const strange = board.tickets & ~layoutOf(box, p).tickets
  if (strange !== 0) return `${nameOf(board)} has ticket ${bits(strange)[0]}, which is not in play`
  const { surveyor } = board
  if (surveyor <= home) return undefined
  const station = box.stations[surveyor]
  if (!station?.action || !isInPlay(box, p, surveyor))
    return `${nameOf(board)}’s surveyor stands on ${station?.name ?? surveyor}, where there is no space for it`
  return isOpen(p, station)
    ? undefined
    : `${nameOf(board)}’s surveyor stands on ${station.name}, where no station is built`
}

function surveyorFlaw(box: Box, { boards }: Position): string | undefined {
  const [one, other] = boards.map(({ surveyor }) => surveyor)
  if (one === undefined || one !== other || one < 0) return undefined
  return `both surveyors stand on ${box.stations[one]?.name ?? one}`
}
