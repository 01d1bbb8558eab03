import type { Choice, Known } from '../../../rules/game.ts'
import { isOnePointOn, turnedKind } from '../board.ts'
import { faceOf } from '../choices.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Locale } from './locale.ts'
import { ownTiles } from './moves.ts'

/** The instruction shown with a choice. */
export function promptText(
  { prompts }: Locale,
  p: Position,
  { moves }: Choice<Move>,
  known?: Known,
): string {
  const held = ownTiles(p).length === 1 ? 'one' : 'several'
  if (p.drawn >= 0)
    return moves.some(isOnePoint(p, known)) ? prompts.anywhere.drawn : prompts.layDrawn
  if (p.stuck) return prompts.anywhere[held]
  if (moves.some(({ type }) => type === 'show'))
    return (p.pool.length > 0 ? prompts.showAndDraw : prompts.showAndLay)[held]
  const lay = moves.some(({ type }) => type === 'draw') ? prompts.layOrDraw : prompts.lay
  return lay[p.settings.turning ? 'turned' : 'fixed'][held]
}

/** Whether a move makes a line of one tile, as one may only where nothing fits. */
const isOnePoint = (p: Position, known?: Known) => (move: Move) => {
  const face = move.type === 'lay' ? faceOf(p, known, move.token) : undefined
  return (
    move.type === 'lay' &&
    face !== undefined &&
    isOnePointOn(turnedKind(face, move.turns ?? 0), move.cell)
  )
}
