import { same } from '../../kit/json.ts'
import type { Authority } from '../../match/authority.ts'
import { type BoundTo, boundIn } from '../../match/bound.ts'
import { type Acks, rollbackOf } from '../../match/caught.ts'
import type { Match } from '../../match/match.ts'
import { type Merging, mayLeave, readOn } from '../../match/merge.ts'
import { peopleOf, type Signer } from '../../match/signing.ts'
import type { Entry } from '../../rules/body.ts'
import type { Game } from '../../rules/game.ts'
import { entryHash, type Journal, lastOf, mostEpochsAhead, tableOf } from '../../rules/journal.ts'
import { cut } from '../../rules/replay.ts'
import { isSeated, seatsOf, type TableState } from '../../rules/tableState.ts'
import { type Challenge, endOf, type JournalEnd } from '../protocol/protocol.ts'

/** The end of a journal from one of its entries on, as it travels. */
export interface Branch {
  /** The number of the first entry. */
  readonly from: number
  readonly entries: readonly unknown[]
}

/** Whether host `a` continues rather than `b`: by later epoch, longer journal or smaller hash. */
export function isFurther(a: JournalEnd, b: JournalEnd): boolean {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch
  return a.seq === b.seq ? a.hash < b.hash : a.seq > b.seq
}

type Epoch = Pick<JournalEnd, 'epoch'>

/** Whether an epoch is no later than takeovers can have made it, so that a host can still open a later one. */
export const isWithinReach = (theirs: Epoch, ours: Epoch): boolean => theirs.epoch - ours.epoch < mostEpochsAhead

/** Entries missing from a journal that ends at `have`: all, unless that is an entry of this one. */
export function branchAfter(entries: readonly Entry<unknown>[], have: JournalEnd | undefined) {
  const known = have && entries[have.seq]
  const from = known && entryHash(known) === have.hash ? have.seq + 1 : 0
  return { from, entries: entries.slice(from) }
}

/**
 * Verdict on another host's journal beside one's own, once its signatures prove it.
 * - `later`: it goes on with the match
 * - `rollback`: its host took over from before something that it had known, so nobody follows it
 * - `behind`: it is of no earlier epoch, but this device may not leave its own for it; a host then opens a later one
 */
export type SuccessionVerdict = 'later' | 'rollback' | 'behind'

/** A journal that another browser has proven to exist, and what follows from it. */
export interface Proven {
  readonly verdict: SuccessionVerdict
  readonly journal: Journal
}

/** Judges another host's entries; undefined if they prove nothing, or nothing new. */
export async function judgeBranch(
  { game, signer, acks, answered }: Merging,
  own: Journal,
  { from, entries }: Branch,
): Promise<Proven | undefined> {
  const held = own.entries.slice(from)
  const differs = entries.findIndex((entry, at) => !same(entry, held[at]))
  const fork = from + differs
  if (differs < 0 || fork < 1 || fork > own.entries.length) return undefined
  const start = fork === own.entries.length ? own : cut(game, own, fork)
  const read = await readOn(game, start, entries.slice(differs), signer.verify)
  if (!('journal' in read)) return undefined
  const { journal } = read
  if (rollbackOf(own, journal, fork, acks)) return { verdict: 'rollback', journal }
  const [theirs, ours] = [endOf(journal.entries), endOf(own.entries)]
  if (theirs.epoch < ours.epoch || !isWithinReach(theirs, ours)) return undefined
  const goesOn = fork === own.entries.length && isFurther(theirs, ours)
  const isLater = goesOn || mayLeave(own, fork, theirs.epoch, signer.key, answered)
  return { verdict: isLater ? 'later' : 'behind', journal }
}

interface JudgePorts {
  readonly game: Game
  readonly signer: Signer
  readonly match: Pick<Match, 'journal'>
  readonly acks: Acks
  /** The question that this device is bound to, if any. */
  readonly bound: Promise<BoundTo | undefined>
  readonly raise: Authority['raise']
  /** Another host has proven that it goes on with the match, and this one doesn't. */
  readonly superseded?: (by: Proven) => void
}

/** A host's judge of others: it makes way for one whose entries prove that it goes on; otherwise it opens a later epoch. */
export const makeJudge =
  ({ game, signer, match: { journal }, acks, bound, raise, superseded }: JudgePorts) =>
  async (branch: Branch, isRival = false): Promise<SuccessionVerdict | undefined> => {
    const answered = boundIn(journal().entries, await bound)
    const proven = await judgeBranch({ game, signer, acks, answered }, journal(), branch)
    if (!proven) return undefined
    const theirs = endOf(proven.journal.entries)
    const { roster } = tableOf(proven.journal)
    if (proven.verdict === 'later') superseded?.(proven)
    // Of two hosts of one epoch, the one who is further along opens another.
    else if (!(isRival && theirs.epoch === lastOf(journal()).epoch && isFurther(theirs, endOf(journal().entries))))
      await raise(theirs.epoch, seatsOf(roster, roster.host ?? '')[0])
    return proven.verdict
  }

/** Whether a key's holder has a seat or hosts. */
export const isAmong = (table: TableState, key: string): boolean => table.roster.host === key || isSeated(table, key)

/** Whether one of a match's people calls the others to a later match. */
export const isNextOf = (journal: Journal, { people, key }: Challenge): boolean =>
  people === peopleOf(journal) && isAmong(tableOf(journal), key)
