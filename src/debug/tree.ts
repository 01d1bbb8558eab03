import { below, type Difference, isLeaf, membersOf } from '../kit/changes.ts'

/** A line of a tree as it is drawn. */
export interface Row {
  readonly path: string
  readonly name: string
  /** How many folds it lies in. */
  readonly depth: number
  /** Its value, or what it holds, in a few letters. */
  readonly text: string
  /** `undefined`: there is nothing below it. */
  readonly open: boolean | undefined
  /** It, or something below it, has changed. */
  readonly changed: boolean
}

/** What is to be seen of a tree. */
export interface Sight {
  /** Paths that were unfolded. */
  readonly open: ReadonlySet<string>
  /** Only what has these letters in its path or its value; all of it where empty. */
  readonly search: string
  readonly changes: readonly Difference[]
}

/** The lines of a value drawn as a tree. A search unfolds whatever it finds. */
export function rowsOf(value: unknown, sight: Sight, path = '', depth = 0): readonly Row[] {
  return membersOf(value).flatMap(([name, member]) => {
    const here = below(path, name)
    if (!isFound(here, member, sight.search)) return []
    const leaf = isLeaf(member)
    const open = leaf ? undefined : sight.search !== '' || sight.open.has(here)
    const changed = sight.changes.some((one) => isWithin(one.path, here))
    const row: Row = { path: here, name, depth, text: shortOf(member), open, changed }
    return open ? [row, ...rowsOf(member, sight, here, depth + 1)] : [row]
  })
}

/** True for a path, and for all below it. */
export const isWithin = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`)

function isFound(path: string, value: unknown, search: string): boolean {
  if (search === '') return true
  const wanted = search.toLowerCase()
  if (path.toLowerCase().includes(wanted)) return true
  if (isLeaf(value)) return shortOf(value).toLowerCase().includes(wanted)
  return membersOf(value).some(([name, member]) => isFound(below(path, name), member, search))
}

/** The longest text of a value in a line. */
const longest = 44

/** A value in a line. */
export function shortOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none'
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
