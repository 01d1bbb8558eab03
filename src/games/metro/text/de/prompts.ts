import type { Choice } from '../../../../rules/game.ts'
import type { Move } from '../../moves.ts'
import type { Position } from '../../position.ts'
import { ownTiles } from './moves.ts'

/** The instruction shown with a choice. */
export function promptText(p: Position, { moves }: Choice<Move>): string {
  const isOne = ownTiles(p).length === 1
  if (p.stuck) return `${liftedText(p, isOne)} irgendwohin, notfalls als Linie aus einem Plättchen.`
  if (moves.some(({ type }) => type === 'show')) return showPrompt(p, isOne)
  if (p.drawn >= 0) return 'Leg das gezogene Plättchen.'
  const lay = isOne ? 'Leg dein Plättchen' : 'Leg eines deiner Plättchen'
  return moves.some(({ type }) => type === 'draw')
    ? `${lay}, oder zieh ein weiteres und leg das.`
    : `${lay}.`
}

function liftedText({ drawn }: Position, isOne: boolean): string {
  if (drawn >= 0) return 'Nichts passt, also leg das gezogene Plättchen'
  return isOne ? 'Dein Plättchen passt nicht, also leg es' : 'Keines passt, also leg eines'
}

function showPrompt({ drawn, pool }: Position, isOne: boolean): string {
  if (drawn >= 0) return 'Das gezogene Plättchen passt nirgends. Zeig die übrigen.'
  const what = isOne ? 'Dein Plättchen passt nirgends. Zeig es' : 'Keines passt. Zeig sie'
  return pool.length > 0 ? `${what} und zieh ein weiteres.` : `${what} und leg eines irgendwohin.`
}
