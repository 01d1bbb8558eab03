import { allEntries, type Table } from '../../match/table.ts'
import { download } from '../../overlay/widgets/download.ts'
import { writeRecord } from '../../rules/record.ts'

/** The text of a match file: the match so far, or all of it in a replay. */
export function recordOf(table: Table, edition: unknown): string | undefined {
  const entries = allEntries(table)
  return entries.length > 0 ? writeRecord({ entries }, edition) : undefined
}

/** Saves a JSON text as a file. */
export const saveText = (name: string, text: string): void =>
  download(new File([text], name, { type: 'application/json' }))
