import { type Difference, membersOf, type Patch, patched, patchTo } from '../kit/changes.ts'
import { parseJson } from '../kit/json.ts'
import { shortOf } from './tree.ts'

/** The names that lead to a path of a tree. */
export const namesOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

/** What lies at a path. */
export const valueAt = (value: unknown, path: string): unknown =>
  namesOf(path).reduce<unknown>(
    (so, name) => membersOf(so).find(([one]) => one === name)?.[1],
    value,
  )

/** A draft on top of `base` in which something more is set. */
export function setIn(draft: Patch, base: unknown, path: string, value: unknown): Patch {
  return patchTo(base, patched(patched(base, draft), [[namesOf(path), value]]))
}

/** A draft without what it set at a path, below it and around it. */
export function unset(draft: Patch, path: string): Patch {
  const names = namesOf(path)
  return draft.filter(
    ([other]) => !names.every((name, at) => at >= other.length || other[at] === name),
  )
}

/** A value as somebody types it: JSON, or else a text as it stands. */
export function readTyped(text: string): unknown {
  const trimmed = text.trim()
  return parseJson(trimmed) ?? trimmed
}

/** Characters of a note about a change. */
const longest = 300

/** What was changed, in a line for the journal. */
export function noteOf(changes: readonly Difference[]): string {
  const told = changes.map(
    ({ path, before, after }) => `${path} ${shortOf(before)} → ${shortOf(after)}`,
  )
  return told.join(', ').slice(0, longest)
}
