import { same } from '../kit/json.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import type { Problem } from '../rules/journal.ts'
import { cut, type Journal, lastOf, openJournal } from '../rules/replay.ts'
import { type Pen, sealsProblem } from './sealing.ts'

/** What a piece of the host's journal means for one's own. */
export type Merged<G extends GameTypes = GameTypes> =
  /** The host's goes on where one's own ends, or holds nothing new: entries to be added one by one. */
  | { readonly type: 'longer'; readonly entries: readonly unknown[] }
  /** The host's is another one: it takes the place of one's own. */
  | { readonly type: 'other'; readonly journal: Journal<G> }
  /** It is of an epoch before one's own: its host does not know yet that others went on. */
  | { readonly type: 'older' }
  | { readonly type: 'gap' }
  | { readonly type: 'problem'; readonly problem: Problem }

/**
 * Compares the host's entries from number `from` on with one's own. `exact`: the host's end is the
 * end, even if one's own goes further; otherwise a shorter piece is only an old one.
 */
export async function merge<G extends GameTypes>(
  { game, pen }: { readonly game: Game<G>; readonly pen: Pick<Pen, 'verify'> },
  own: Journal<G>,
  from: number,
  theirs: readonly unknown[],
  exact: boolean,
): Promise<Merged<G>> {
  const length = own.entries.length
  if (from > length) return { type: 'gap' }
  const shared = theirs.slice(0, length - from)
  const agrees = shared.every((entry, at) => same(entry, own.entries[from + at]))
  const end = from + theirs.length
  if (agrees && (end >= length || !exact))
    return { type: 'longer', entries: theirs.slice(length - from) }
  if (agrees && end > 0) return orOlder(own, cut(game, own, end))
  const kept = from > 0 ? cut(game, own, from) : undefined
  const opened = openJournal(game, theirs, kept)
  if ('problem' in opened) return { type: 'problem', problem: opened.problem }
  const forged = await sealsProblem(opened.journal.entries, pen.verify)
  return forged ? { type: 'problem', problem: forged } : orOlder(own, opened.journal)
}

const orOlder = <G extends GameTypes>(own: Journal<G>, journal: Journal<G>): Merged<G> =>
  lastOf(journal).epoch < lastOf(own).epoch ? { type: 'older' } : { type: 'other', journal }
