import type { Flaw, FlawAmounts } from '../../../rules/flaw.ts'
import type { Box } from '../box.ts'
import { bits } from '../layout.ts'
import { isComplete } from '../navvy.ts'
import { type Board, home, isInPlay, layoutOf, type Position } from '../position.ts'
import { isOpen } from '../verbs/survey.ts'
import { colourOf, type FlawReason, flaw, found, pathOf, sum } from './flaws.ts'

/** Flaws in the tiles counted, buffer stops, tickets and surveyors. */
export const tilesFlaws = (box: Box, p: Position): readonly Flaw[] =>
  found([
    ...p.boards.flatMap((board, seat) => tileFlaws(box, p, board, seat + 1)),
    navvyFlaw(box, p),
    stopFlaw(box, p),
    ...p.boards.flatMap((board) => [ticketFlaw(box, p, board), placeFlaw(box, p, board)]),
    meetingFlaw(box, p),
  ])

/** A board counts what is on the table. */
function tileFlaws(box: Box, p: Position, board: Board, owner: number): readonly (Flaw | undefined)[] {
  const own = (one: number) => one === owner
  const { tracks, stations } = board
  const [laid, built] = [p.tracks.filter(own).length, p.spaces.filter(own).length]
  const [colour, placed, need] = [colourOf(board), laid + built, box.tiles]
  const [atTracks, atStations] = [pathOf(p, board, 'tracks'), pathOf(p, board, 'stations')]
  return [
    laid === tracks ? undefined : flaw('trackCount', atTracks, { colour, tracks, laid }),
    built === stations ? undefined : flaw('stationCount', atStations, { colour, stations, built }),
    placed > need ? flaw('manyTiles', 'tracks', { colour, placed, need }) : undefined,
  ]
}

function navvyFlaw(box: Box, p: Position): Flaw | undefined {
  const placed = sum(p.navvies)
  return placed > box.navvies ? flaw('manyNavvies', 'navvies', { placed, need: box.navvies }) : undefined
}

/** Complete lines have buffer stops, all of them while stops last. */
function stopFlaw(box: Box, p: Position): Flaw | undefined {
  const { stops, ending } = p
  const numeral = (line: number) => box.lines[line]?.numeral ?? String(line)
  const complete = layoutOf(box, p).lines.filter((line) => isComplete(box, p, line))
  const open = stops.find((line) => !complete.includes(line))
  if (open !== undefined) return stopsFlaw('stopOpen', { line: numeral(open) }, without(stops, open))
  const once = [...new Set(stops)]
  if (once.length < stops.length) return stopsFlaw('stopTwice', {}, once)
  const [placed, need] = [stops.length, box.stops]
  if (placed > need) return stopsFlaw('manyStops', { placed, need }, stops.slice(0, need))
  const bare = complete.find((line) => !stops.includes(line))
  if (bare !== undefined && placed < need) return stopsFlaw('stopMissing', { line: numeral(bare) }, [...stops, bare])
  return placed === need && !ending ? flaw('endMissing', 'ending') : undefined
}

const without = (stops: readonly number[], line: number) => stops.filter((one) => one !== line)

/** `to` is what the stops could be instead. */
const stopsFlaw = (reason: FlawReason, amounts: FlawAmounts, to: readonly number[]) =>
  flaw(reason, 'stops', { ...amounts, to: JSON.stringify(to) })

function ticketFlaw(box: Box, p: Position, board: Board): Flaw | undefined {
  const { tickets } = layoutOf(box, p)
  const [strange] = bits(board.tickets & ~tickets)
  if (strange === undefined) return undefined
  const station = box.tickets[strange]?.name ?? strange
  const to = board.tickets & tickets
  return flaw('ticketNotInPlay', pathOf(p, board, 'tickets'), { colour: colourOf(board), station, to })
}

function placeFlaw(box: Box, p: Position, board: Board): Flaw | undefined {
  const { surveyor } = board
  if (surveyor <= home) return undefined
  const station = box.stations[surveyor]
  const amounts = { colour: colourOf(board), station: station?.name ?? surveyor }
  const at = pathOf(p, board, 'surveyor')
  if (!station?.action || !isInPlay(box, p, surveyor)) return flaw('surveyorNoSpace', at, amounts)
  return isOpen(p, station) ? undefined : flaw('surveyorNotOpen', at, amounts)
}

function meetingFlaw(box: Box, { boards }: Position): Flaw | undefined {
  const [one, other] = boards.map(({ surveyor }) => surveyor)
  if (one === undefined || one !== other || one < 0) return undefined
  return flaw('surveyorsMeet', 'boards.1.surveyor', { station: box.stations[one]?.name ?? one })
}
