import { same } from '../kit/json.ts'
import { readBranch } from '../match/merge.ts'
import { rosterOf, seatsOf, signingKeyOf } from '../match/roster.ts'
import { peopleOf, type Signatures } from '../match/signing.ts'
import type { Game } from '../rules/game.ts'
import { type Entry, entryHash } from '../rules/journal.ts'
import { cut, type Journal } from '../rules/replay.ts'
import { type Challenge, type End, endOf } from './protocol.ts'

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

type Epoch = Pick<End, 'epoch'>

/** Whether an epoch is no later than takeovers can have made it. */
export const isWithinReach = (theirs: Epoch, ours: Epoch): boolean =>
  theirs.epoch - ours.epoch <= mostEpochsAhead

/** What someone lacks whose journal ends at `have`: everything, unless that is an entry of this one. */
export function branchAfter(entries: readonly Entry<unknown>[], have: End | undefined) {
  const known = have && entries[have.seq]
  const from = known && entryHash(known) === have.hash ? have.seq + 1 : 0
  return { from, entries: entries.slice(from) }
}

/** What reading another host's journal takes. */
interface Rules {
  readonly game: Game
  readonly verify: Signatures['verify']
}

/**
 * The journal of a host that is further along than the holder of this one, and the first entry in which
 * the two differ; `undefined` unless takeovers that the match's own people have signed lead there.
 */
export async function readFurther(
  { game, verify }: Rules,
  own: Journal,
  { from, entries }: Branch,
): Promise<{ readonly journal: Journal; readonly fork: number } | undefined> {
  const held = own.entries.slice(from)
  const differs = entries.findIndex((entry, at) => !same(entry, held[at]))
  const fork = from + differs
  if (differs < 0 || fork < 1 || fork > own.entries.length) return undefined
  const start = fork === own.entries.length ? own : cut(game, own, fork)
  const journal = await readBranch(game, start, entries.slice(differs), verify)
  if (!journal) return undefined
  const [theirs, ours] = [endOf(journal.entries), endOf(own.entries)]
  return isFurther(theirs, ours) && isWithinReach(theirs, ours) ? { journal, fork } : undefined
}

/** The journal of a host that is further along, unless it drops what that host knew. */
export async function provenFurther(
  rules: Rules,
  own: Journal,
  branch: Branch,
): Promise<Journal | undefined> {
  const read = await readFurther(rules, own, branch)
  return read && !dropsWhatItKnew(own, read.journal, read.fork) ? read.journal : undefined
}

/** Whether a key's holder has a seat or hosts. */
export function isAmong(entries: readonly Entry<unknown>[], key: string): boolean {
  const roster = rosterOf(entries)
  return roster.host === key || seatsOf(roster, key).length > 0
}

/** Whether one of a match's people calls the others to a later match. */
export const isNextOf = (journal: Journal, { people, key }: Challenge): boolean =>
  people === peopleOf(journal) && isAmong(journal.entries, key)

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
