import type { Seat } from './game.ts'
import { type Entry, lineOf, type MarkBody } from './journal.ts'

/** Characters of a note. */
export const longestNote = 500
/** Notes that seats may pin in one match, so that its file stays one that can be sent. */
const mostNotes = 200

/** A note that somebody pinned to a moment of a match. */
export interface Note {
  /** Number of the entry that holds it. */
  readonly seq: number
  /** A seat; `host` for somebody who only looked through the match. */
  readonly by: Seat | 'host'
  readonly text: string
  /** Number of the entry it is about. */
  readonly entry: number
  /** The piece it is about, by the name it has on the stage; `undefined`: the moment as a whole. */
  readonly place: string | undefined
}

type Entries = readonly Entry<unknown>[]

/** True for what people pin to a match or take back, and not for what a host has to say. */
export const isNote = ({ on, hides }: MarkBody): boolean => on !== undefined || hides !== undefined

/** Every note that was ever pinned to something, in the order they were written. */
const written = (entries: Entries): readonly Note[] =>
  entries.flatMap(({ seq, by, body }) => {
    if (body.type !== 'mark' || !body.on) return []
    const { entry, place } = body.on
    return [{ seq, by, text: body.note, entry, place }]
  })

const hiddenBy = ({ body }: Entry<unknown>) => (body.type === 'mark' ? body.hides : undefined)

/** Numbers of the entries whose notes were taken back. */
export const takenBack = (entries: Entries): ReadonlySet<number> =>
  new Set(entries.map(hiddenBy).filter((seq) => seq !== undefined))

/** The notes that are pinned to something and were not taken back, in the order they were written. */
export function notesOf(entries: Entries): readonly Note[] {
  const gone = takenBack(entries)
  return written(entries).filter(({ seq }) => !gone.has(seq))
}

/** The entries from number `from` on, without notes that were taken back there and their taking back. */
export function withoutTakenBack<M>(
  entries: readonly Entry<M>[],
  from: number,
): readonly Entry<M>[] {
  const gone = takenBack(entries)
  return entries
    .slice(from)
    .filter((entry) => !gone.has(entry.seq) && (hiddenBy(entry) ?? -1) < from)
}

/**
 * Whether a note may be written: short enough, and if it is a seat's, pinned to an entry there is.
 * Taken back it may be once, by whoever wrote it, without another word.
 */
export function isNoteAllowed(entries: Entries, by: Seat | 'host', mark: MarkBody): boolean {
  const { note, on, hides } = mark
  if (hides !== undefined)
    return !on && note === '' && notesOf(entries).some((one) => one.seq === hides && one.by === by)
  if (note.length > longestNote || (on && on.entry >= entries.length)) return false
  if (!on) return by === 'host'
  return note.trim() !== '' && written(entries).length < mostNotes
}

/**
 * Notes on a match as they go with it when it is founded anew with no more than the entries that made
 * its position: each pinned to the number that its entry has there. Those about what comes later, or
 * was taken back, stay behind.
 */
export function carried(entries: Entries, notes: readonly Note[]): readonly Note[] {
  const line = lineOf(entries)
  return notes.flatMap((note) => {
    const there = entries[note.entry]?.position
    const entry = line.findLastIndex(({ seq, position }) => seq <= note.entry && position === there)
    return entry < 0 ? [] : [{ ...note, entry }]
  })
}

/** The first of the entries, back from `seq`, since when the table has stood as it stands after it. */
export function momentOf(entries: readonly Entry<unknown>[], seq: number): number {
  const position = entries[seq]?.position
  let at = Math.min(seq, entries.length - 1)
  while (at > 0 && entries[at - 1]?.position === position) at--
  return at
}

/** Of a match's notes those about the table as it stands after entry `seq`. */
export function notesAt(entries: readonly Entry<unknown>[], seq: number): readonly Note[] {
  const moment = momentOf(entries, seq)
  return notesOf(entries).filter(({ entry }) => momentOf(entries, entry) === moment)
}
