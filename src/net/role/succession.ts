import { same } from '../../kit/json.ts'
import { rollbackOf } from '../../match/caught.ts'
import { type Merging, mayLeave, readOn } from '../../match/merge.ts'
import { peopleOf } from '../../match/signing.ts'
import type { Entry } from '../../rules/body.ts'
import { entryHash, type Journal, mostEpochsAhead, tableOf } from '../../rules/journal.ts'
import { cut } from '../../rules/replay.ts'
import { isSeated, type TableState } from '../../rules/tableState.ts'
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
 * Verdict on another host's journal beside one's own, once its signatures prove it. - `later`: it goes on with the match
 * - `rollback`: its host took over from before something that it had known, so nobody follows it - `behind`: it is of no
 * earlier epoch, but this device may not leave its own for it; a host then opens a later one
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

/** Whether a key's holder has a seat or hosts. */
export const isAmong = (table: TableState, key: string): boolean => table.roster.host === key || isSeated(table, key)

/** Whether one of a match's people calls the others to a later match. */
export const isNextOf = (journal: Journal, { people, key }: Challenge): boolean =>
  people === peopleOf(journal) && isAmong(tableOf(journal), key)
