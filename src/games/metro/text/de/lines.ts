import { listAnd, whose } from '../../../../kit/german.ts'
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
  if (end) return `würde ${endText(p, seat, end)} vollenden`
  if (before === 0) return `${lineName(p, station)} fährt los: ${tilesText(after)}`
  return `${lineName(p, station)} geht weiter: ${before} → ${tilesText(after)}`
}

type End = NonNullable<LinePreview['end']>

const inCity = ({ city }: End) => (city ? ' in der Stadt' : '')
const endText = (p: Position, seat: Seat, end: End) =>
  `${whose(seatName(p, seat))} Linie${inCity(end)} (${pointsText(end.points)})`

/** What laying a tile would do to every line; undefined if the reader doesn’t know its face. */
export function linesOf(
  p: Position,
  { token, cell, turns = 0 }: Extract<Move, { type: 'lay' }>,
  known: Known | undefined,
): readonly LinePreview[] | undefined {
  const face = faceOf(p, known, token)
  return face && preview(p, cell, turnedKind(face, turns))
}

/** What a tile does to lines, after the words that lay it: „vollendet Blaus Linie, 9 Punkte“. */
export function doingText(p: Position, lines: readonly LinePreview[]): string {
  const finished = lines.flatMap(({ seat, end }) =>
    end ? [`${whose(seatName(p, seat))} Linie${inCity(end)}, ${pointsText(end.points)}`] : [],
  )
  const carried = lines.flatMap(({ station, after, end }) =>
    end ? [] : [`${lineName(p, station)} auf ${tilesText(after)}`],
  )
  const doing = [
    ...(finished.length > 0 ? [`vollendet ${finished.join(' und ')}`] : []),
    ...(carried.length > 0 ? [`verlängert ${listAnd(carried)}`] : []),
  ]
  return doing.length > 0 ? doing.join(', ') : 'keine Linie ändert sich'
}

/** What a tile would do to lines, as whole sentences: „Würde Blaus Linie (9 Punkte) vollenden. 2 Linien gehen weiter.“ */
export function wouldText(p: Position, lines: readonly LinePreview[]): string {
  const finished = lines.flatMap(({ seat, end }) => (end ? [endText(p, seat, end)] : []))
  const carried = lines.filter(({ end }) => end === undefined)
  if (lines.length === 0) return 'Keine Linie würde sich ändern.'
  return [
    ...(finished.length > 0 ? [`Es würde ${finished.join(' und ')} vollenden.`] : []),
    ...(carried.length > 0 ? [`${carriedText(p, carried)}.`] : []),
  ].join(' ')
}

function carriedText(p: Position, lines: readonly LinePreview[]): string {
  const [only] = lines
  return only && lines.length === 1 ? previewText(p, only) : `${lines.length} Linien gehen weiter`
}
