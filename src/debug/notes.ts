import { allEntries } from '../match/table.ts'
import { type Note, notesOf } from '../rules/notes.ts'
import type { Live } from './live.ts'

/** All notes on a table's match, those about what comes after the moment shown as well. */
export function notesOn({ shown, now }: Live): readonly Note[] {
  // Reading it is what makes a panel follow it.
  void now.value
  return notesOf(allEntries(shown.table))
}
