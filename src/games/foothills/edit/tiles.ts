import type { Box } from '../box.ts'
import { bits } from '../layout.ts'
import { isComplete } from '../navvy.ts'
import { type Board, home, isInPlay, layoutOf, type Position } from '../position.ts'
import { isOpen } from '../verbs/survey.ts'
import { type Flaw, found, nameOf, pathOf, sum } from './words.ts'

/** What cannot be of the tiles that are counted, of buffer stops, tickets and surveyors. */
export const tilesFlaws = (box: Box, p: Position): readonly string[] =>
  found([
    ...p.boards.flatMap((board, seat) => tileFlaws(box, p, board, seat + 1)),
    navvyFlaw(box, p),
    stopFlaw(box, p),
    ...p.boards.flatMap((board) => [ticketFlaw(box, p, board), placeFlaw(box, p, board)]),
    meetingFlaw(box, p),
  ])

/** What a board counts is what lies on the table. */
function tileFlaws(box: Box, p: Position, board: Board, owner: number): readonly Flaw[] {
  const own = (one: number) => one === owner
  const { tracks, stations } = board
  const [laid, built] = [p.tracks.filter(own).length, p.spaces.filter(own).length]
  const name = nameOf(board)
  const cure = (what: 'tracks' | 'stations', list: string, there: number) => {
    const more = board[what] - there
    const other = more > 0 ? `, or ${more} more of ${list} to ${owner}` : ''
    return `set ${pathOf(p, board, what)} to ${there}${other}`
  }
  return [
    laid === tracks
      ? undefined
      : `${name} has laid ${tracks} tracks, and ${laid} lie on the table: ${cure('tracks', 'tracks', laid)}`,
    built === stations
      ? undefined
      : `${name} has built ${stations} stations, and ${built} stand on the table: ${cure('stations', 'spaces', built)}`,
    laid + built > box.tiles
      ? `${name} has placed ${laid + built} tiles, the game has ${box.tiles}: set some of tracks or spaces to 0`
      : undefined,
  ]
}

function navvyFlaw(box: Box, p: Position): Flaw {
  const placed = sum(p.navvies)
  return placed > box.navvies
    ? `${placed} navvy tiles are placed, the game has ${box.navvies}: set some of navvies to 0`
    : undefined
}

/** Buffer stops stand at the complete lines, at all of them while they last. */
function stopFlaw(box: Box, p: Position): Flaw {
  const { stops, ending } = p
  const numeral = (line: number) => `line ${box.lines[line]?.numeral ?? line}`
  const complete = layoutOf(box, p).lines.filter((line) => isComplete(box, p, line))
  const open = stops.find((line) => !complete.includes(line))
  if (open !== undefined)
    return `${numeral(open)} has a buffer stop and is not complete: ${set(stops.filter((one) => one !== open))}`
  const once = [...new Set(stops)]
  if (once.length < stops.length) return `a line has two buffer stops: ${set(once)}`
  if (stops.length > box.stops)
    return `${stops.length} buffer stops are placed, the game has ${box.stops}: ${set(stops.slice(0, box.stops))}`
  const bare = complete.find((line) => !stops.includes(line))
  if (bare !== undefined && stops.length < box.stops)
    return `${numeral(bare)} is complete and has no buffer stop: ${set([...stops, bare])}`
  return stops.length === box.stops && !ending
    ? 'the last buffer stop is placed and the end was not triggered: set ending to true'
    : undefined
}

const set = (stops: readonly number[]) => `set stops to ${JSON.stringify(stops)}`

function ticketFlaw(box: Box, p: Position, board: Board): Flaw {
  const { tickets } = layoutOf(box, p)
  const [strange] = bits(board.tickets & ~tickets)
  if (strange === undefined) return undefined
  const start = box.tickets[strange]?.name ?? strange
  return `${nameOf(board)} has the ticket of ${start}, which is not in play: set ${pathOf(p, board, 'tickets')} to ${board.tickets & tickets}`
}

function placeFlaw(box: Box, p: Position, board: Board): Flaw {
  const { surveyor } = board
  if (surveyor <= home) return undefined
  const station = box.stations[surveyor]
  const stands = `${nameOf(board)}’s surveyor stands on ${station?.name ?? surveyor}, where`
  const cure = `set ${pathOf(p, board, 'surveyor')} to -1 (home) or -2 (the pub)`
  if (!station?.action || !isInPlay(box, p, surveyor))
    return `${stands} there is no space for it: ${cure}`
  return isOpen(p, station) ? undefined : `${stands} no station is built: ${cure}`
}

function meetingFlaw(box: Box, { boards }: Position): Flaw {
  const [one, other] = boards.map(({ surveyor }) => surveyor)
  if (one === undefined || one !== other || one < 0) return undefined
  const name = box.stations[one]?.name ?? one
  return `both surveyors stand on ${name}: set boards.0.surveyor or boards.1.surveyor to -1 (home)`
}
