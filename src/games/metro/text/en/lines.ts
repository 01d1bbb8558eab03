import { listAnd } from '../../../../kit/english.ts'
import type { Known, Seat } from '../../../../rules/game.ts'
import { turnedKind } from '../../board.ts'
import { faceOf } from '../../choices.ts'
import type { Move } from '../../moves.ts'
import type { Position } from '../../position.ts'
import { type LinePreview, preview } from '../../preview.ts'
import { lineName, seatName } from './seats.ts'
import { pointsText, tilesText } from './tiles.ts'

/** What a tile would do to a line. */
export function previewText(p: Position, line: LinePreview): string {
  const { station, seat, before, after, end } = line
  if (end) return `would finish ${endText(p, seat, end)}`
  if (before === 0) return `${lineName(p, station)} sets out: ${tilesText(after)}`
  return `${lineName(p, station)} goes on: ${before} → ${tilesText(after)}`
}

type End = NonNullable<LinePreview['end']>

const inCity = ({ city }: End) => (city ? ' in the city' : '')
const endText = (p: Position, seat: Seat, end: End) =>
  `${seatName(p, seat)}’s line${inCity(end)}: ${end.points}`

/** What laying a tile would do to every line; undefined if the reader doesn’t know its face. */
export function linesOf(
  p: Position,
  { token, cell, turns = 0 }: Extract<Move, { type: 'lay' }>,
  known: Known | undefined,
): readonly LinePreview[] | undefined {
  const face = faceOf(p, known, token)
  return face && preview(p, cell, turnedKind(face, turns))
}

/** What a tile does to lines, after the words that lay it: “finishes Blue’s line, 9 points”. */
export function doingText(p: Position, lines: readonly LinePreview[]): string {
  const finished = lines.flatMap(({ seat, end }) =>
    end ? [`${seatName(p, seat)}’s line${inCity(end)}, ${pointsText(end.points)}`] : [],
  )
  const carried = lines.flatMap(({ station, after, end }) =>
    end ? [] : [`${lineName(p, station)} to ${tilesText(after)}`],
  )
  const doing = [
    ...(finished.length > 0 ? [`finishes ${finished.join(', and ')}`] : []),
    ...(carried.length > 0 ? [`carries on ${listAnd(carried)}`] : []),
  ]
  return doing.length > 0 ? doing.join(', ') : 'no line changes'
}

/** What a tile would do to lines, as whole sentences: “It would finish Blue’s line: 9. 2 lines go on.” */
export function wouldText(p: Position, lines: readonly LinePreview[]): string {
  const finished = lines.flatMap(({ seat, end }) => (end ? [endText(p, seat, end)] : []))
  const carried = lines.filter(({ end }) => end === undefined)
  if (lines.length === 0) return 'No line would change.'
  return [
    ...(finished.length > 0 ? [`It would finish ${finished.join(', and ')}.`] : []),
    ...(carried.length > 0 ? [`${carriedText(p, carried)}.`] : []),
  ].join(' ')
}

function carriedText(p: Position, lines: readonly LinePreview[]): string {
  const [only] = lines
  return only && lines.length === 1 ? previewText(p, only) : `${lines.length} lines go on`
}
