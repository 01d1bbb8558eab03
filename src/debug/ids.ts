/** Names under which things stand that tell others apart, and nothing more. */
const names: ReadonlySet<string> = new Set([
  'type',
  'id',
  'seat',
  'phase',
  'card',
  'line',
  'picked',
])
/** Deeper than this nothing is looked at. */
const deepest = 4

const isName = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isName))

/** Of a value only what names things: seats, cards, phases, types. `undefined` when there is none of it. */
export function idsOf(value: unknown, depth = 0): unknown {
  if (!isPlain(value) || depth > deepest) return undefined
  if (Array.isArray(value)) {
    const some = value.map((one) => idsOf(one, depth + 1)).filter((one) => one !== undefined)
    return some.length > 0 ? some : undefined
  }
  const ids = Object.entries(value).flatMap(([name, one]) => {
    const kept = names.has(name) && isName(one) ? one : idsOf(one, depth + 1)
    return kept === undefined ? [] : [[name, kept] as const]
  })
  return ids.length > 0 ? Object.fromEntries(ids) : undefined
}

/** Plain data: no signal, element or function. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
