/** One difference between two values, with its path, such as `boards.0.supply.iron`. */
export interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** The entries of an object or array. Anything else has none. */
export const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The member of that name; undefined if there is none. */
export const memberOf = (value: unknown, name: string | number): unknown =>
  membersOf(value).find(([one]) => one === String(name))?.[1]

/** True if a value has no members. */
export const isLeaf = (value: unknown): boolean => membersOf(value).length === 0

/** The path of a member. */
export const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** All differences between two plain JSON values, leaf by leaf, in order. */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (Object.is(before, after)) return []
  if (isLeaf(before) || isLeaf(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
  const old = new Map(membersOf(before))
  const now = new Map(membersOf(after))
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) =>
    differences(old.get(name), now.get(name), below(path, name)),
  )
}

/** Values to set, each with the path to it. */
export type Patch = readonly (readonly [path: readonly string[], value: unknown])[]

/**
 * The patch that turns one plain JSON value into another: `patched(before, patchTo(before, after))` equals `after`.
 * Lists whose length changes and objects whose keys change are replaced as a whole.
 */
export function patchTo(before: unknown, after: unknown, path: readonly string[] = []): Patch {
  if (!isAlike(before, after)) return Object.is(before, after) ? [] : [[path, after]]
  const old = new Map(membersOf(before))
  return membersOf(after).flatMap(([name, value]) => patchTo(old.get(name), value, [...path, name]))
}

/** Two lists of the same length, or two objects with the same keys. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const names = Object.keys(a)
  const same = names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name))
  return same && Array.isArray(a) === Array.isArray(b)
}

/** Applies a patch. Ignores paths that the value doesn't have. */
export const patched = (value: unknown, patch: Patch): unknown =>
  patch.reduce((so, [path, set]) => setAt(so, path, set), value)

function setAt(value: unknown, [name, ...rest]: readonly string[], set: unknown): unknown {
  if (name === undefined) return set
  if (!membersOf(value).some(([one]) => one === name)) return value
  const members = membersOf(value).map(
    ([one, member]) => [one, one === name ? setAt(member, rest, set) : member] as const,
  )
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members)
}
