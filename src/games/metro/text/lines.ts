import type { Known } from '../../../rules/game.ts'
import { type Station, turnedKind } from '../board.ts'
import { faceOf } from '../choices.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { type LinePreview, preview } from '../preview.ts'
import { lineName } from './names.ts'
import type { Locale } from './words.ts'

/** The effect a tile would have on a line. */
export function previewText(t: Locale, p: Position, line: LinePreview): string {
  const { station, before, after: tiles, end } = line
  if (end) return t.lines.wouldFinish({ line: endText(t, p, station, end) })
  const name = lineName(t, p, station)
  return before === 0 ? t.lines.setsOut({ line: name, tiles }) : t.lines.goesOn({ line: name, before, tiles })
}

type End = NonNullable<LinePreview['end']>

/** A line that ends, with whose it is and its points. */
const endText = (t: Locale, p: Position, station: Station, { city, points }: End): string =>
  t.lines.end({ line: lineName(t, p, station), city, points })

/** A line and how far it has come: “Blue’s line 6 to 4 tiles”. */
export const carriedText = (t: Locale, p: Position, station: Station, tiles: number): string =>
  t.lines.carried({ line: lineName(t, p, station), tiles })

/** The effect on every line of laying a tile; undefined if the reader doesn’t know its face. */
export function linesOf(
  p: Position,
  { token, cell, turns = 0 }: Extract<Move, { type: 'lay' }>,
  known: Known | undefined,
): readonly LinePreview[] | undefined {
  const face = faceOf(p, known, token)
  return face && preview(p, cell, turnedKind(face, turns))
}

/** Says something of some lines. */
type Told = (given: { readonly lines: readonly string[] }) => string

/** The lines that end, told one way, and those that go on, told another; nothing of what there is none of. */
function told(t: Locale, p: Position, lines: readonly LinePreview[], ending: Told, goingOn: Told): readonly string[] {
  const ended = lines.flatMap(({ station, end }) => (end ? [endText(t, p, station, end)] : []))
  const carried = lines.flatMap(({ station, after, end }) => (end ? [] : [carriedText(t, p, station, after)]))
  return [
    ...(ended.length > 0 ? [ending({ lines: ended })] : []),
    ...(carried.length > 0 ? [goingOn({ lines: carried })] : []),
  ]
}

/** The effect of a tile on lines, after the words that lay it: “finishes Blue’s line 9 (9 points)”. */
export const doingText = (t: Locale, p: Position, lines: readonly LinePreview[]): string =>
  told(t, p, lines, t.lines.finishes, t.lines.carriesOn).join(', ') || t.lines.noChange

/** The effect a tile would have on each line, as whole sentences. */
export const wouldText = (t: Locale, p: Position, lines: readonly LinePreview[]): string =>
  told(t, p, lines, t.lines.itWouldFinish, t.lines.itWouldCarryOn).join(' ') || t.lines.noneWouldChange
