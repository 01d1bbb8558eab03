/** One thing that differs between two values, by its path («boards.0.supply.iron»). */
export interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** The members of an object or array, with their names; none of anything else. */
export const membersOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** True for a value that has no members. */
export const isLeaf = (value: unknown): boolean => membersOf(value).length === 0

/** The path of a member. */
export const below = (path: string, name: string): string =>
  path === '' ? name : `${path}.${name}`

/** Everything that differs between two pieces of plain JSON, leaf by leaf, in their order. */
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

/** Values to be set: each with the names that lead to it. */
export type Patch = readonly (readonly [path: readonly string[], value: unknown])[]

/**
 * What to set in one piece of plain JSON to make another of it: `patched(before, patchTo(before,
 * after))` holds the same as `after`. Lists of another length and objects with other members are set
 * as a whole.
 */
export function patchTo(before: unknown, after: unknown, path: readonly string[] = []): Patch {
  if (!isAlike(before, after)) return Object.is(before, after) ? [] : [[path, after]]
  const old = new Map(membersOf(before))
  return membersOf(after).flatMap(([name, value]) => patchTo(old.get(name), value, [...path, name]))
}

/** Two lists of one length, or two objects with the same members. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const names = Object.keys(a)
  const same =
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name))
  return same && Array.isArray(a) === Array.isArray(b)
}

/** A value with everything set that a patch says; what lies at no path of it is left out. */
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
