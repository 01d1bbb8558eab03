import { need } from '../../../kit/assert.ts'
import type { Box, Station } from '../box.ts'
import { boardOf, clonePosition, layoutOf, type Position } from '../position.ts'

/** Iron ore with which any card lays a track or two. */
const plenty = 6

/** The station with two track spaces at which two lines end (“Porthmadog”). */
const terminus = ({ stations }: Box): Station =>
  need(
    stations.find(({ lines, tracks, start }) => lines.length > 1 && tracks > 1 && !start),
    'Porthmadog',
  )

/** The lines in play that end at Porthmadog. */
export function bothLines(box: Box, p: Position): readonly number[] {
  if (p.lines === 0) return []
  const { lines } = layoutOf(box, p)
  return terminus(box).lines.filter((line) => lines.includes(line))
}

/**
 * The first turn, with every track of both lines laid except the last at Porthmadog, and iron ore for
 * that one in the supply of the seat that is asked.
 */
export function beforePorthmadog(box: Box, p: Position): Position {
  const made = clonePosition(p)
  const end = terminus(box)
  const last = end.firstTrack + end.tracks - 1
  const both = bothLines(box, p)
  for (const station of box.stations)
    if (station.lines.some((line) => both.includes(line))) layAll(made, station, last)
  for (const [seat, board] of made.boards.entries()) {
    board.tracks = made.tracks.filter((owner) => owner === seat + 1).length
    board.earned.track = board.tracks
  }
  const { supply } = boardOf(made, made.seat)
  const wanted = Math.min(made.bag.iron, Math.max(0, plenty - supply.iron))
  supply.iron += wanted
  made.bag.iron -= wanted
  return made
}

/** Lays a card's tracks for both players in turn, except the very last. */
function layAll(p: Position, { index, firstTrack, tracks }: Station, last: number): void {
  p.rubble[index] = 0
  for (let space = firstTrack; space < firstTrack + tracks; space++)
    if (space !== last) p.tracks[space] = 1 + (space % 2)
}
