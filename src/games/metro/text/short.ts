import { colours } from '../../../kit/tokens.ts'
import type { Known, Seat } from '../../../rules/game.ts'
import type { MoveMark, ShortMove } from '../../../rules/words.ts'
import { squareName } from '../board.ts'
import { companyLooks, companyOf } from '../colours.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { linesOf } from './lines.ts'
import type { Locale } from './locale.ts'
import { heldText, ownTiles, turningText } from './moves.ts'
import { sentence } from './sentence.ts'

/** A legal move in a few words, marked with the company whose line it finishes. */
export function shortText(t: Locale, p: Position, move: Move, known?: Known): ShortMove {
  if (move.type === 'draw') return { text: t.short.draw }
  if (move.type === 'show') return { text: t.short.show }
  const which = ownTiles(p).length > 1 ? `${heldText(t, p, move.token)}, ` : ''
  const where = sentence(`${which}${squareName(move.cell)}${turningText(t, move)}`)
  const finished = linesOf(p, move, known)?.filter(({ end }) => end !== undefined) ?? []
  const [first] = finished
  if (!first) return { text: where }
  const points = finished.reduce((sum, { end }) => sum + (end?.points ?? 0), 0)
  return { mark: markOf(p, first.seat), text: `${where}: ${t.tiles.points(points)}` }
}

function markOf(p: Position, seat: Seat): MoveMark {
  const { colour, letter } = companyLooks[companyOf(p, seat)]
  const isLight = colour === 'yellow' || colour === 'lilac'
  const ink = isLight ? colours.ink : colours.white
  return { text: letter, grounds: [colours[colour]], ink }
}
