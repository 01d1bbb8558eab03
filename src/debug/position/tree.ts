import { below, type Difference, isLeaf, memberOf, membersOf, type Patch, patched, patchTo } from '../../kit/changes.ts'
import { parseJson } from '../../kit/json.ts'

/** A row of a tree. */
export interface TreeLine {
  readonly path: string
  readonly name: string
  /** Its depth of nesting. */
  readonly depth: number
  /** Its value, in short. */
  readonly text: string
  /** Its meaning in words, if it isn't obvious. */
  readonly meaning: string | undefined
  /** `undefined` for a leaf. */
  readonly open: boolean | undefined
  /** It, or something below it, has changed. */
  readonly changed: boolean
}

/** The meaning of a value, or else of the nearest value that contains it. */
export function meaningNear(meaning: Meaning, path: string, value: unknown): string | undefined {
  const own = meaning(path, value)
  const dot = path.lastIndexOf('.')
  return own !== undefined || dot < 0 ? own : meaningNear(meaning, path.slice(0, dot), undefined)
}

/** The parts of a tree to show. */
interface TreeFilter {
  /** Unfolded paths. */
  readonly open: ReadonlySet<string>
  /** Shows only what matches this text by path, value or meaning; everything if empty. */
  readonly search: string
  readonly changes: readonly Difference[]
  readonly meaning: Meaning
}

/** The meaning of a value at a path. */
export type Meaning = (path: string, value: unknown) => string | undefined

/** The rows of a value's tree. A search unfolds its results and hides the rest. */
export function rowsOf(value: unknown, filter: TreeFilter, path = '', depth = 0): readonly TreeLine[] {
  return membersOf(value).flatMap(([name, member]) => {
    const here = below(path, name)
    if (!isFound(here, member, filter)) return []
    const leaf = isLeaf(member)
    const open = leaf ? undefined : filter.search !== '' || filter.open.has(here)
    const changed = filter.changes.some((one) => isWithin(one.path, here))
    const told = { text: shortOf(member), meaning: filter.meaning(here, member) }
    const row: TreeLine = { path: here, name, depth, ...told, open, changed }
    const inner = isNamed(here, member, filter) ? { ...filter, search: '' } : filter
    return open ? [row, ...rowsOf(member, inner, here, depth + 1)] : [row]
  })
}

/** True for a path and everything below it. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

const isFound = (path: string, value: unknown, filter: TreeFilter): boolean =>
  isNamed(path, value, filter) || membersOf(value).some(([name, member]) => isFound(below(path, name), member, filter))

/** True if the search matches the value itself, not just something in it. */
function isNamed(path: string, value: unknown, { search, meaning }: TreeFilter): boolean {
  const texts = [path, isLeaf(value) ? shortOf(value) : '', meaning(path, value) ?? '']
  return texts.some((text) => text.toLowerCase().includes(search.toLowerCase()))
}

/** The longest text of a value in a row. */
const longest = 44

/** A value as a short text. */
export function shortOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none'
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** The keys of a path. */
const keysOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

/** The value at a path. */
export const valueAt = (value: unknown, path: string): unknown => keysOf(path).reduce<unknown>(memberOf, value)

/** Adds a change to a draft on top of `base`. */
export function setIn(draft: Patch, base: unknown, path: string, value: unknown): Patch {
  return patchTo(base, patched(patched(base, draft), [[keysOf(path), value]]))
}

/** Removes a draft's changes at a path, below it and around it. */
export function unset(draft: Patch, path: string): Patch {
  const names = keysOf(path)
  return draft.filter(([other]) => !names.every((name, at) => at >= other.length || other[at] === name))
}

/** Reads a typed value: JSON, or else plain text. */
export function readTyped(text: string): unknown {
  const trimmed = text.trim()
  return parseJson(trimmed) ?? trimmed
}

/** The longest note about a change, in characters. */
const longestNote = 300

/** Describes changes in a line for the journal. */
export function noteOf(changes: readonly Difference[]): string {
  const told = changes.map(({ path, before, after }) => `${path} ${shortOf(before)} → ${shortOf(after)}`)
  return told.join(', ').slice(0, longestNote)
}
