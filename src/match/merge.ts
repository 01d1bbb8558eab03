import { same } from '../kit/json.ts'
import { readEntry } from '../rules/entry.ts'
import type { Game, GameTypes, Seat } from '../rules/game.ts'
import type { Body, Entry, Problem } from '../rules/journal.ts'
import { isNote, withoutTakenBack } from '../rules/notes.ts'
import { cut, follow, type Journal, lastOf, openJournal, type Step } from '../rules/replay.ts'
import { type Signatures, type Signer, signatureProblem, signaturesProblem } from './signing.ts'

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
  { game, signer }: { readonly game: Game<G>; readonly signer: Pick<Signer, 'verify'> },
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
  const forged = await signaturesProblem(opened.journal.entries, signer.verify)
  return forged ? { type: 'problem', problem: forged } : orOlder(own, opened.journal)
}

const orOlder = <G extends GameTypes>(own: Journal<G>, journal: Journal<G>): Merged<G> =>
  lastOf(journal).epoch < lastOf(own).epoch ? { type: 'older' } : { type: 'other', journal }

/** Untrusted entries that go on from a journal, each checked; `undefined` when one is wrong. */
export async function readBranch<G extends GameTypes>(
  game: Game<G>,
  start: Journal<G>,
  entries: readonly unknown[],
  verify: Signatures['verify'],
): Promise<Step<G>[] | undefined> {
  const steps: Step<G>[] = []
  let journal = start
  for (const data of entries) {
    const read = readEntry(data, journal.entries.length, game.readMove)
    const step = 'problem' in read ? read : follow(game, journal, read.entry)
    if ('problem' in step || (await signatureProblem(step.journal.entries, verify)))
      return undefined
    journal = step.journal
    steps.push(step)
  }
  return steps
}

/** Something a seat of mine did in a journal that another one took the place of. */
export interface LocalChange<M> {
  readonly seat: Seat
  readonly body: Body<M>
  /** Where the match stood before it and after it. */
  readonly before: string
  readonly after: string
}

/** Number of the first entry in which two journals differ, or at which one ends. */
export function forkOf(a: readonly Entry<unknown>[], b: readonly Entry<unknown>[]): number {
  const at = a.findIndex((entry, seq) => !same(entry, b[seq]))
  return at < 0 ? a.length : at
}

/** What my seats did from entry `from` on: moves, and notes about what came before it. */
export function changesSince<M>(
  entries: readonly Entry<M>[],
  from: number,
  mine: (seat: Seat) => boolean,
): readonly LocalChange<M>[] {
  return withoutTakenBack(entries, from).flatMap(({ by, body, seq, position }) => {
    const before = entries[seq - 1]?.position
    const isMine = by !== 'host' && mine(by) && (body.type === 'move' || isNoteOn(body, from))
    return isMine && before !== undefined ? [{ seat: by, body, before, after: position }] : []
  })
}

/** True for a note about an entry before number `from`, and for taking such an entry's note back. */
const isNoteOn = (body: Body<unknown>, from: number) =>
  body.type === 'mark' && isNote(body) && (body.on?.entry ?? body.hides ?? from) < from

/** Of what was done apart, what a journal does not hold from entry `from` on. */
export function missingFrom<M>(
  apart: readonly LocalChange<M>[],
  entries: readonly Entry<M>[],
  from: number,
): readonly LocalChange<M>[] {
  const held = entries.slice(from)
  return apart.filter(
    ({ seat, body, after }) =>
      !held.some(
        (one) =>
          one.by === seat &&
          same(one.body, body) &&
          (body.type === 'mark' || one.position === after),
      ),
  )
}
