import { parseJson } from '../kit/json.ts'
import type { Note } from './notes.ts'

/** Everything somebody needs to see the same table, and where it was seen. */
export interface Report {
  readonly format: 'narrow-gauge/report'
  readonly version: 1
  /** What the person says is wrong; may be empty. */
  readonly said: string
  /** The entry that was looked at. */
  readonly entry: number
  readonly position: string
  /** A link that opens the match there. */
  readonly link: string
  readonly game: string
  readonly ruleset: number
  readonly edition: string
  readonly build: string
  readonly browser: string
  /** The page's size in CSS pixels and how many points one has. */
  readonly screen: string
  /** How the table stands: who hosts, who is here. */
  readonly table: string
  readonly news: readonly string[]
  readonly links: readonly string[]
  readonly notes: readonly Note[]
  /** The text of the match file. */
  readonly match: string
}

/** A report read from untrusted text, as far as it is needed to see the table; or a sentence. */
export function readReport(
  text: string,
): { readonly match: string; readonly entry: number } | { readonly problem: string } {
  const data = parseJson(text)
  if (typeof data !== 'object' || data === null) return { problem: 'The file is not JSON.' }
  const { format, version, match, entry } = Object.fromEntries(Object.entries(data))
  if (format !== 'narrow-gauge/report') return { problem: 'The file is no report of a problem.' }
  if (version !== 1) return { problem: 'The report is of another version.' }
  if (typeof match !== 'string') return { problem: 'The report holds no match.' }
  if (!Number.isInteger(entry) || entry < 0) return { problem: 'The report names no entry.' }
  return { match, entry: Number(entry) }
}
