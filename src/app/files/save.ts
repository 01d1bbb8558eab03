import { allEntries, type Table } from '../../match/table.ts'
import type { GameTypes } from '../../rules/game.ts'
import { writeRecord } from '../../rules/record.ts'
import { openJournal } from '../../rules/replay.ts'

/** A match so far, or all there is of one that is looked at, as the text of a match file. */
export function recordOf<G extends GameTypes>(
  table: Table<G>,
  edition: unknown,
): string | undefined {
  const opened = openJournal(table.game, allEntries(table))
  const journal = 'journal' in opened ? opened.journal : opened.good
  return journal && writeRecord(journal, edition)
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
