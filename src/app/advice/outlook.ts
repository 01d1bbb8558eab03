import type { OpenTitle } from '../../games/title.ts'
import type { ChoicePoint } from '../../overlay/table/consequence.ts'
import { text } from '../../overlay/text/text.ts'
import type { Typed } from '../../rules/game.ts'
import { play } from '../../rules/play.ts'

/** Log lines for a seat's moves as if they were made, and one more if a draw comes next. */
export function outlook(
  { game, words }: Pick<OpenTitle, 'game' | 'words'>,
  { position, seat, known }: ChoicePoint,
  plan: readonly Typed[],
): readonly string[] {
  const lines: string[] = []
  let p = position
  let isDrawn = false
  for (const move of plan) {
    const played = play(game, p, { type: 'move', seat, move, known })
    p = played.position
    isDrawn = played.ask.type === 'chance'
    for (const effect of played.effects) {
      const line = words.effect(p, effect)
      if (line !== undefined) lines.push(line)
    }
  }
  return isDrawn ? [...lines, text().hint.draws] : lines
}
