import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'

/** The kinds of file that the page writes, by what their `format` says after its name. */
const ours = ['match', 'report', 'evidence', 'device'] as const

/**
 * The kind of a file by its head, whatever the state of the rest. `broken`: no JSON, so perhaps the beginning of a
 * match. `other`: none of ours.
 */
export type FileKind = (typeof ours)[number] | 'edition' | 'broken' | 'other'

const named = v.object({ format: v.picklist(ours.map((kind) => `narrow-gauge/${kind}` as const)) })
/** Editions count their versions instead, and name their game. */
const edition = v.union([v.object({ format: v.number() }), v.object({ game: v.string() })])

/** Tells what kind of file a text is. */
export function kindOf(text: string): FileKind {
  const data = parseJson(text)
  if (data === undefined) return 'broken'
  const read = v.safeParse(named, data)
  if (read.success) return ours.find((kind) => read.output.format.endsWith(kind)) ?? 'other'
  return v.is(edition, data) ? 'edition' : 'other'
}
