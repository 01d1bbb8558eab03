import { need } from '../kit/assert.ts'
import type { BasePosition, Game, Typed } from './game.ts'
import { type Entry, isPlayed, lineOf } from './journal.ts'
import { beginJournal, type Journal, playBody } from './replay.ts'

/** One entry's story, for a log or a replay: what it led from and to, and what happened. */
export interface Told<P, M, E> {
  readonly entry: Entry<M>
  readonly effects: readonly E[]
  readonly before: P
  readonly after: P
  /** False when a later undo took it back. */
  readonly stands: boolean
}

/** The story of a whole journal: everything played with its effects, in order. */
export function retell<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  journal: Journal<P, M>,
): readonly Told<P, M, E>[] {
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

function setupEffects<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  { body }: Entry<M>,
): readonly E[] {
  const step = body.type === 'setup' ? beginJournal(game, body) : undefined
  return step && 'effects' in step ? step.effects : []
}
