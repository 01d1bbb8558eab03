import type { Seat } from './game.ts'
import type { Entry, MarkBody } from './journal.ts'

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

/** The notes that are pinned to something, in the order they were written. */
export function notesOf(entries: readonly Entry<unknown>[]): readonly Note[] {
  return entries.flatMap(({ seq, by, body }) => {
    if (body.type !== 'mark' || !body.on) return []
    const { entry, place } = body.on
    return [{ seq, by, text: body.note, entry, place }]
  })
}

/** Whether a note may be written: short enough, and if it is a seat's, pinned to an entry there is. */
export function isNoteAllowed(
  entries: readonly Entry<unknown>[],
  by: Seat | 'host',
  { note, on }: MarkBody,
): boolean {
  if (note.length > longestNote || (on && on.entry >= entries.length)) return false
  if (!on) return by === 'host'
  return note.trim() !== '' && notesOf(entries).length < mostNotes
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
