/** Anything JSON can hold. Positions, moves, effects and entries are all of this kind. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** JSON with sorted keys and no white space, so that equal values give equal text. */
export function canonical(value: unknown): string {
  // Positions are written out at every entry, so this avoids the detours of Object.entries and map.
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (Array.isArray(value)) return canonicalList(value)
  return isRecord(value) ? canonicalRecord(value) : (JSON.stringify(value) ?? 'null')
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function canonicalList(list: readonly unknown[]): string {
  let text = ''
  for (let at = 0; at < list.length; at++) text += at === 0 ? canonical(list[at]) : `,${canonical(list[at])}`
  return `[${text}]`
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const key of Object.keys(record).sort()) {
    const field = record[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(field)}`
  }
  return `{${text}}`
}

/** Deep equality of two plain values, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}

/** Deepest nesting allowed of lists and records; ours are far from it. */
const deepest = 100

/** Whether a text of JSON is nested so deep that walking through it could exhaust the stack. */
function isDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length && depth <= deepest; at++) {
    const char = text[at]
    if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) at += char === '\\' ? 1 : 0
    else if (char === '[' || char === '{') depth++
    else if (char === ']' || char === '}') depth--
  }
  return depth > deepest
}

/** Parses JSON. Returns undefined if invalid, or nested too deep. Read the result by a schema. */
export function parseJson(text: string): unknown {
  try {
    return text.length > deepest && isDeep(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
