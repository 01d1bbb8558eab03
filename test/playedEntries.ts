import { need } from '../src/kit/assert.ts'
import type { Entry } from '../src/rules/body.ts'
import type { Game, GameTypes } from '../src/rules/game.ts'
import { isPlayed, type Journal, lineOf } from '../src/rules/journal.ts'
import { beginJournal, playBody } from '../src/rules/replay.ts'

/** An entry that was played, with its effects and the positions around it. */
export interface PlayedEntry<G extends GameTypes = GameTypes> {
  readonly entry: Entry<G['move']>
  readonly effects: readonly G['effect'][]
  readonly before: G['position']
  readonly after: G['position']
  /** False once an undo has taken it back. */
  readonly stands: boolean
}

/** Every entry that was played in a journal, in order. */
export function playedEntries<G extends GameTypes>(game: Game<G>, journal: Journal<G>): readonly PlayedEntry<G>[] {
  const { entries, positions } = journal
  const standing = new Set(lineOf(entries).map((entry) => entry.seq))
  return entries.filter(isPlayed).map((entry) => {
    const after = need(positions[entry.seq], 'the position after an entry')
    const before = positions[entry.seq - 1]
    const effects = before ? (playBody(game, before, entry.by, entry.body)?.effects ?? []) : setupEffects(game, entry)
    return { entry, effects, before: before ?? after, after, stands: standing.has(entry.seq) }
  })
}

function setupEffects<G extends GameTypes>(game: Game<G>, { body }: Entry<G['move']>): readonly G['effect'][] {
  const begun = body.type === 'setup' ? beginJournal(game, body) : undefined
  return begun && 'effects' in begun ? begun.effects : []
}
