import { allEntries, type Table } from '../../match/table.ts'
import { writeRecord } from '../../rules/record.ts'

/** The text of a match file: the match so far, or all of it in a replay. */
export function recordOf(table: Table, edition: unknown): string | undefined {
  const entries = allEntries(table)
  return entries.length > 0 ? writeRecord({ entries }, edition) : undefined
}

/** Saves a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // Some browsers only start reading after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
