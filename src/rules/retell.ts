import { need } from '../kit/assert.ts'
import type { Game, GameTypes } from './game.ts'
import { type Entry, isPlayed, lineOf } from './journal.ts'
import { beginJournal, type Journal, playBody } from './replay.ts'

/** One entry's story, for a log or a replay: what it led from and to, and what happened. */
export interface Told<G extends GameTypes = GameTypes> {
  readonly entry: Entry<G['move']>
  readonly effects: readonly G['effect'][]
  readonly before: G['position']
  readonly after: G['position']
  /** False when a later undo took it back. */
  readonly stands: boolean
}

/** The story of a whole journal: everything played with its effects, in order. */
export function retell<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
): readonly Told<G>[] {
  const { entries, positions } = journal
  const standing = new Set(lineOf(entries).map((entry) => entry.seq))
  return entries.filter(isPlayed).map((entry) => {
    const after = need(positions[entry.seq], 'the position after an entry')
    const before = positions[entry.seq - 1]
    const effects = before
      ? (playBody(game, before, entry.by, entry.body)?.effects ?? [])
      : setupEffects(game, entry)
    return { entry, effects, before: before ?? after, after, stands: standing.has(entry.seq) }
  })
}

function setupEffects<G extends GameTypes>(
  game: Game<G>,
  { body }: Entry<G['move']>,
): readonly G['effect'][] {
  const step = body.type === 'setup' ? beginJournal(game, body) : undefined
  return step && 'effects' in step ? step.effects : []
}
