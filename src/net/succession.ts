import { same } from '../kit/json.ts'
import { readBranch } from '../match/merge.ts'
import { rosterOf, signingKeyOf } from '../match/roster.ts'
import type { Signatures } from '../match/signing.ts'
import type { Game } from '../rules/game.ts'
import { type Entry, entryHash } from '../rules/journal.ts'
import { cut, type Journal } from '../rules/replay.ts'
import { type End, endOf } from './protocol.ts'

/** The end of a journal from one of its entries on, as it travels. */
export interface Branch {
  /** The number of the first entry. */
  readonly from: number
  readonly entries: readonly unknown[]
}

/** Epochs by which another host may be ahead; each takes a takeover that this browser missed. */
const mostEpochsAhead = 64

/** Which of two hosts continues: the one with the later epoch, longer journal or smaller hash. */
export function isFurther(a: End, b: End): boolean {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch
  return a.seq === b.seq ? a.hash < b.hash : a.seq > b.seq
}

/** What someone lacks whose journal ends at `have`: everything, unless that is an entry of this one. */
export function branchAfter(entries: readonly Entry<unknown>[], have: End | undefined) {
  const known = have && entries[have.seq]
  const from = known && entryHash(known) === have.hash ? have.seq + 1 : 0
  return { from, entries: entries.slice(from) }
}

/**
 * The journal of a host that is further along than the holder of this one; `undefined` unless the branch
 * proves it by takeovers that the match's own people have signed.
 */
export async function provenFurther(
  { game, verify }: { readonly game: Game; readonly verify: Signatures['verify'] },
  own: Journal,
  { from, entries }: Branch,
): Promise<Journal | undefined> {
  const held = own.entries.slice(from)
  const differs = entries.findIndex((entry, at) => !same(entry, held[at]))
  const fork = from + differs
  if (differs < 0 || fork < 1 || fork > own.entries.length) return undefined
  const start = fork === own.entries.length ? own : cut(game, own, fork)
  const journal = await readBranch(game, start, entries.slice(differs), verify)
  if (!journal) return undefined
  const [theirs, ours] = [endOf(journal.entries), endOf(own.entries)]
  const isAhead = isFurther(theirs, ours) && theirs.epoch - ours.epoch <= mostEpochsAhead
  return isAhead && !dropsWhatItKnew(own, journal, fork) ? journal : undefined
}

/**
 * Whether a host took over from before something it had built on itself. An entry of its own that nobody
 * confirmed to it may be missing.
 */
function dropsWhatItKnew(own: Journal, theirs: Journal, fork: number): boolean {
  const takeover = theirs.entries.findIndex(({ body, seq }) => seq >= fork && body.type === 'host')
  const { host } = rosterOf(theirs.entries.slice(0, takeover + 1))
  const roster = rosterOf(own.entries)
  return own.entries
    .slice(fork + 1)
    .some(({ by }) => by !== 'host' && signingKeyOf(roster, by) === host)
}
