import type { Known } from '../../../rules/game.ts'
import { type Station, turnedKind } from '../board.ts'
import { faceOf } from '../choices.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { type LinePreview, preview } from '../preview.ts'
import type { Locale } from './locale.ts'
import { lineName } from './seats.ts'

/** The effect a tile would have on a line. */
export function previewText(t: Locale, p: Position, line: LinePreview): string {
  const { station, before, after, end } = line
  if (end) return t.lines.wouldFinish(endsOf(t, p, [line]))
  const name = lineName(t, p, station)
  const tiles = t.tiles.count(after)
  return before === 0 ? t.lines.setsOut(name, tiles) : t.lines.goesOn(name, before, tiles)
}

/** The lines that end, each with whose it is and its points. */
const endsOf = (t: Locale, p: Position, lines: readonly LinePreview[]): readonly string[] =>
  lines.flatMap(({ station, end }) =>
    end ? [t.lines.end(lineName(t, p, station), end.city, t.tiles.points(end.points))] : [],
  )

/** The lines that go on, each with whose it is and how far it comes. */
const carriedOf = (t: Locale, p: Position, lines: readonly LinePreview[]): readonly string[] =>
  lines.flatMap(({ station, after, end }) => (end ? [] : [carriedText(t, p, station, after)]))

/** A line and how far it has come: “Blue’s line 6 to 4 tiles”. */
export const carriedText = (t: Locale, p: Position, station: Station, tiles: number): string =>
  t.lines.carried(lineName(t, p, station), t.tiles.count(tiles))

/** The effect on every line of laying a tile; undefined if the reader doesn’t know its face. */
export function linesOf(
  p: Position,
  { token, cell, turns = 0 }: Extract<Move, { type: 'lay' }>,
  known: Known | undefined,
): readonly LinePreview[] | undefined {
  const face = faceOf(p, known, token)
  return face && preview(p, cell, turnedKind(face, turns))
}

/** The effect of a tile on lines, after the words that lay it: “finishes Blue’s line 9 (9 points)”. */
export function doingText(t: Locale, p: Position, lines: readonly LinePreview[]): string {
  const finished = endsOf(t, p, lines)
  const carried = carriedOf(t, p, lines)
  const doing = [
    ...(finished.length > 0 ? [t.lines.finishes(finished)] : []),
    ...(carried.length > 0 ? [t.lines.carriesOn(carried)] : []),
  ]
  return doing.length > 0 ? doing.join(', ') : t.lines.noChange
}

/** The effect a tile would have on each line, as whole sentences. */
export function wouldText(t: Locale, p: Position, lines: readonly LinePreview[]): string {
  if (lines.length === 0) return t.lines.noneWouldChange
  const finished = endsOf(t, p, lines)
  const carried = carriedOf(t, p, lines)
  return [
    ...(finished.length > 0 ? [t.lines.itWouldFinish(finished)] : []),
    ...(carried.length > 0 ? [t.lines.itWouldCarryOn(carried)] : []),
  ].join(' ')
}
