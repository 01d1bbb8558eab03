import type { Journal } from '../rules/replay.ts'
import { setupOf } from '../rules/replay.ts'

/** A playtester's note on an entry. */
export interface Note {
  readonly seq: number
  readonly text: string
}

/** Notes as text, one a line: «12 Why is this grey?». */
export const writeNotes = (notes: readonly Note[]): string =>
  notes.map(({ seq, text }) => `${seq} ${text.replaceAll('\n', ' ')}`).join('\n')

/** Notes from such a text; lines that are none are left out. */
export function parseNotes(text: string): readonly Note[] {
  return text.split('\n').flatMap((line) => {
    const [, seq, note] = /^(\d{1,6}) (.+)$/.exec(line) ?? []
    return seq === undefined || note === undefined ? [] : [{ seq: Number(seq), text: note }]
  })
}

type Any = Journal<unknown, unknown>

const keyOf = (journal: Any) => `debug-notes/${setupOf(journal).match}`

/** The notes on a match that are kept on this device. */
export function readNotes(journal: Any | undefined): readonly Note[] {
  if (!journal) return []
  return parseNotes(localStorage.getItem(keyOf(journal)) ?? '')
}

/** Keeps the notes on a match on this device. */
export function keepNotes(journal: Any, notes: readonly Note[]): void {
  localStorage.setItem(keyOf(journal), writeNotes(notes))
}
