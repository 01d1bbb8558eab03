import type { Choice } from '../../../../rules/game.ts'
import type { Move } from '../../moves.ts'
import type { Position } from '../../position.ts'
import { ownTiles } from './moves.ts'

/** The instruction shown with a choice. */
export function promptText(p: Position, { moves }: Choice<Move>): string {
  const isOne = ownTiles(p).length === 1
  if (p.stuck) return `${liftedText(p, isOne)} anywhere, even as a line of one tile.`
  if (moves.some(({ type }) => type === 'show')) return showPrompt(p, isOne)
  if (p.drawn >= 0) return 'Lay the tile you’ve drawn.'
  const lay = isOne ? 'Lay your tile' : 'Lay one of your tiles'
  return moves.some(({ type }) => type === 'draw')
    ? `${lay}, or draw another and lay that.`
    : `${lay}.`
}

function liftedText({ drawn }: Position, isOne: boolean): string {
  if (drawn >= 0) return 'Nothing fits, so lay the tile you’ve drawn'
  return isOne ? 'Your tile doesn’t fit, so lay it' : 'None of your tiles fits, so lay one'
}

function showPrompt({ drawn, pool }: Position, isOne: boolean): string {
  if (drawn >= 0) return 'The tile you’ve drawn doesn’t fit anywhere. Show the rest.'
  const what = isOne
    ? 'Your tile doesn’t fit anywhere. Show it'
    : 'None of your tiles fits. Show them'
  return pool.length > 0 ? `${what} and draw another.` : `${what}, then lay one anywhere.`
}
