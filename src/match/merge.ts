import { same } from '../kit/json.ts'
import type { Body, Entry } from '../rules/body.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, Seat, Typed } from '../rules/game.ts'
import { isShownAnswer, type Journal, lastOf } from '../rules/journal.ts'
import { isNote, withoutTakenBack } from '../rules/notes.ts'
import type { Problem } from '../rules/problem.ts'
import { cut, type OpenedJournal, openJournal } from '../rules/replay.ts'
import { answeredIn } from './agreement.ts'
import { type Acks, rewriteOf, rollbackOf } from './caught.ts'
import type { Evidence } from './evidence.ts'
import { type Signer, signaturesProblem, type Verify } from './signing.ts'

/** Result of comparing a piece of the host's journal with a guest's own. */
export type Merged =
  /** It continues the own journal, or holds nothing new: entries to append one by one. */
  | { readonly type: 'longer'; readonly entries: readonly unknown[] }
  /** It differs, and replaces the own journal. */
  | { readonly type: 'other'; readonly journal: Journal }
  /** It is of no later epoch, or lacks what this device has answered: its host doesn't know yet that others went on. */
  | { readonly type: 'older' }
  | { readonly type: 'gap' }
  /** Its host has written one number twice. */
  | { readonly type: 'rewritten'; readonly evidence: Evidence }
  /** Its host took over from before what it had known: the entries from number `from` on are missing. */
  | { readonly type: 'rollback'; readonly evidence: Evidence; readonly from: number }
  | { readonly type: 'problem'; readonly problem: Problem }

/** Dependencies of comparing journals. */
export interface Merging {
  readonly game: Game
  readonly signer: Pick<Signer, 'verify' | 'key'>
  /** The others' last acknowledgements. */
  readonly acks: Acks
  /** The number of the last entry whose question this device has answered, with or without a trace in the journal. */
  readonly answered: number
}

/**
 * Whether this device may leave its own journal from a number on, for a journal of some epoch: only for a later one, and
 * never what it has answered with secrets.
 */
export const mayLeave = (own: Journal, from: number, epoch: number, key: string, answered: number): boolean =>
  epoch > lastOf(own).epoch && Math.max(answered, answeredIn(own, key)) < from

/** Whether unread data is this entry, no matter who signed it. */
const isSame = (data: unknown, entry: Entry<unknown> | undefined) =>
  entry !== undefined && same(bare(data), bare(entry))

const bare = (data: unknown) => {
  if (typeof data !== 'object' || data === null) return data
  return { ...data, sig: undefined, seal: undefined }
}

/**
 * Compares the host's entries from number `from` on with one's own. `exact`: the host's journal ends there, even if
 * one's own goes further; otherwise a shorter piece is only an old one.
 */
export async function merge(
  merging: Merging,
  own: Journal,
  from: number,
  theirs: readonly unknown[],
  exact: boolean,
): Promise<Merged> {
  const { game, signer } = merging
  const length = own.entries.length
  if (from > length) return { type: 'gap' }
  const shared = theirs.slice(0, length - from)
  const agrees = shared.every((entry, at) => isSame(entry, own.entries[from + at]))
  const end = from + theirs.length
  if (agrees && (end >= length || !exact)) return { type: 'longer', entries: theirs.slice(length - from) }
  if (agrees && end > 0) return judged(merging, own, cut(game, own, end))
  const read = await readOn(game, from > 0 ? cut(game, own, from) : undefined, theirs, signer.verify)
  if ('journal' in read) return judged(merging, own, read.journal)
  return (await rewrittenIn(own, entriesIn(game, theirs), signer.verify)) ?? { type: 'problem', problem: read.problem }
}

/** Judges another sound journal: news, or a broken word of the host that shows it. */
async function judged({ signer, acks, answered }: Merging, own: Journal, journal: Journal): Promise<Merged> {
  const from = forkOf(own.entries, journal.entries)
  const rewritten = await rewrittenIn(own, journal.entries.slice(from), signer.verify)
  if (rewritten) return rewritten
  // However sound it is, another match doesn't go on with this one.
  if (from === 0) return { type: 'problem', problem: { reason: 'secondSetup', entry: 0 } }
  const rollback = rollbackOf(own, journal, from, acks)
  if (rollback) return { type: 'rollback', evidence: rollback, from }
  // A host that lost its last entries hears of them again.
  const isLater = mayLeave(own, from, lastOf(journal).epoch, signer.key, answered)
  return isLater ? { type: 'other', journal } : { type: 'older' }
}

/** Evidence that their host has sealed an entry otherwise before, whether or not the new one is legal. */
async function rewrittenIn(
  own: Journal,
  theirs: readonly Entry<unknown>[],
  verify: Verify,
): Promise<Merged | undefined> {
  for (const entry of theirs) {
    const evidence = await rewriteOf(own, entry, verify)
    if (evidence) return { type: 'rewritten', evidence }
  }
  return undefined
}

/** Those of these that can be read as entries. */
const entriesIn = (game: Game, all: readonly unknown[]): readonly Entry<Typed>[] =>
  all.flatMap((data) => {
    const read = readEntry(data, 0, game.readMove)
    return 'problem' in read ? [] : [read.entry]
  })

/** Entries that are played before their signatures are looked at: made-up ones keep a page busy no longer. */
const piece = 16

/** Reads untrusted entries behind a journal, or from the first one on, and checks them and their signatures. */
export async function readOn(
  game: Game,
  start: Journal | undefined,
  entries: readonly unknown[],
  verify: Verify,
): Promise<OpenedJournal> {
  let journal = start
  for (let at = 0; at < entries.length; at += piece) {
    const from = journal?.entries.length ?? 0
    const opened = openJournal(game, entries.slice(at, at + piece), journal)
    if (!('journal' in opened)) return opened
    const problem = await signaturesProblem(opened.journal.entries, verify, opened.journal.tables, from)
    if (problem) return { problem }
    journal = opened.journal
  }
  return journal ? { journal } : { problem: { reason: 'noSetup' } }
}

/** Something a seat of this browser did in a journal that another one replaced. */
export interface LocalChange {
  readonly seat: Seat
  readonly body: Body<Typed>
  /** Hashes of the position before it and after it. */
  readonly before: string
  readonly after: string
}

/** Number of the first entry in which two journals differ, or at which one ends. */
export function forkOf(a: readonly Entry<unknown>[], b: readonly Entry<unknown>[]): number {
  const at = a.findIndex((entry, seq) => b[seq] !== entry && !isSame(b[seq], entry))
  return at < 0 ? a.length : at
}

/** Changes made by my seats from entry `from` on: moves, and notes about earlier entries. */
export function changesSince(
  entries: readonly Entry<Typed>[],
  from: number,
  mine: (seat: Seat) => boolean,
): readonly LocalChange[] {
  return withoutTakenBack(entries, from).flatMap(({ by, body, seq, position }) => {
    const before = entries[seq - 1]?.position
    const isMine = by !== 'host' && mine(by) && ((body.type === 'move' && !isShownAnswer(body)) || isNoteOn(body, from))
    return isMine && before !== undefined ? [{ seat: by, body, before, after: position }] : []
  })
}

/** True for a note about an entry before number `from`, and for withdrawing one. */
const isNoteOn = (body: Body<unknown>, from: number) =>
  body.type === 'mark' && isNote(body) && (body.on?.entry ?? body.hides ?? from) < from

/** The changes that a journal doesn't hold from entry `from` on. */
export function missingFrom(
  changes: readonly LocalChange[],
  entries: readonly Entry<Typed>[],
  from: number,
): readonly LocalChange[] {
  const held = entries.slice(from)
  const holds = ({ seat, body, after }: LocalChange) =>
    held.some((one) => one.by === seat && same(one.body, body) && (body.type === 'mark' || one.position === after))
  return changes.filter((change) => !holds(change))
}
