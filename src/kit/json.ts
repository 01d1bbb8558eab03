/** Anything JSON can hold. Positions, moves, effects and entries are all of this kind. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

/** JSON text with object keys in code-unit order and no white space: equal values, equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
}

/** True when two plain values hold the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}

/** What a text of JSON holds; `undefined` for a text that is none. Whoever asks reads it by a schema. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
