import {
  below,
  type Difference,
  isLeaf,
  membersOf,
  type Patch,
  patched,
  patchTo,
} from '../../kit/changes.ts'
import { parseJson } from '../../kit/json.ts'

/** A line of a tree as it is drawn. */
export interface Row {
  readonly path: string
  readonly name: string
  /** How many folds it lies in. */
  readonly depth: number
  /** Its value, or what it holds, in a few letters. */
  readonly text: string
  /** What it stands for, in people's words, where it does not say it itself. */
  readonly meaning: string | undefined
  /** `undefined`: there is nothing below it. */
  readonly open: boolean | undefined
  /** It, or something below it, has changed. */
  readonly changed: boolean
}

/** What a value stands for, or what the nearest thing does that it lies in. */
export function meaningNear(meaning: Meaning, path: string, value: unknown): string | undefined {
  const own = meaning(path, value)
  const dot = path.lastIndexOf('.')
  return own !== undefined || dot < 0 ? own : meaningNear(meaning, path.slice(0, dot), undefined)
}

/** What is to be seen of a tree. */
export interface Sight {
  /** Paths that were unfolded. */
  readonly open: ReadonlySet<string>
  /** Only what has these letters in its path, value or meaning; all of it where empty. */
  readonly search: string
  readonly changes: readonly Difference[]
  readonly meaning: Meaning
}

/** Tells what a value stands for, by its path. */
export type Meaning = (path: string, value: unknown) => string | undefined

/** The lines of a value drawn as a tree. A search unfolds whatever it finds, and hides what lies beside it. */
export function rowsOf(value: unknown, sight: Sight, path = '', depth = 0): readonly Row[] {
  return membersOf(value).flatMap(([name, member]) => {
    const here = below(path, name)
    if (!isFound(here, member, sight)) return []
    const leaf = isLeaf(member)
    const open = leaf ? undefined : sight.search !== '' || sight.open.has(here)
    const changed = sight.changes.some((one) => isWithin(one.path, here))
    const told = { text: shortOf(member), meaning: sight.meaning(here, member) }
    const row: Row = { path: here, name, depth, ...told, open, changed }
    const inner = isNamed(here, member, sight) ? { ...sight, search: '' } : sight
    return open ? [row, ...rowsOf(member, inner, here, depth + 1)] : [row]
  })
}

/** True for a path, and for all below it. */
export const isWithin = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`)

const isFound = (path: string, value: unknown, sight: Sight): boolean =>
  isNamed(path, value, sight) ||
  membersOf(value).some(([name, member]) => isFound(below(path, name), member, sight))

/** The search finds the value itself, not only something in it. */
function isNamed(path: string, value: unknown, { search, meaning }: Sight): boolean {
  const texts = [path, isLeaf(value) ? shortOf(value) : '', meaning(path, value) ?? '']
  return texts.some((text) => text.toLowerCase().includes(search.toLowerCase()))
}

/** The longest text of a value in a line. */
const longest = 44

/** A value in a line. */
export function shortOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none'
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** The names that lead to a path of a tree. */
export const keysOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

/** What lies at a path. */
export const valueAt = (value: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>(
    (so, name) => membersOf(so).find(([one]) => one === name)?.[1],
    value,
  )

/** A draft on top of `base` in which something more is set. */
export function setIn(draft: Patch, base: unknown, path: string, value: unknown): Patch {
  return patchTo(base, patched(patched(base, draft), [[keysOf(path), value]]))
}

/** A draft without what it set at a path, below it and around it. */
export function unset(draft: Patch, path: string): Patch {
  const names = keysOf(path)
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
const longestNote = 300

/** What was changed, in a line for the journal. */
export function noteOf(changes: readonly Difference[]): string {
  const told = changes.map(
    ({ path, before, after }) => `${path} ${shortOf(before)} → ${shortOf(after)}`,
  )
  return told.join(', ').slice(0, longestNote)
}
