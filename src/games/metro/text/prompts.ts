import type { Choice } from '../../../rules/game.ts'
import type { Move } from '../moves.ts'
import type { Position } from '../position.ts'
import { ownTiles } from './moves.ts'
import type { Tongue } from './tongue.ts'

/** The instruction shown with a choice. */
export function promptText({ prompts }: Tongue, p: Position, { moves }: Choice<Move>): string {
  const isDrawn = p.drawn >= 0
  const held = ownTiles(p).length === 1 ? 'one' : 'several'
  if (p.stuck) return prompts.anywhere[isDrawn ? 'drawn' : held]
  if (moves.some(({ type }) => type === 'show')) {
    if (isDrawn) return prompts.showRest
    return (p.pool.length > 0 ? prompts.showAndDraw : prompts.showAndLay)[held]
  }
  if (isDrawn) return prompts.layDrawn
  return (moves.some(({ type }) => type === 'draw') ? prompts.layOrDraw : prompts.lay)[held]
}
