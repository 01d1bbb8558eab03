import { digest64 } from '../../src/kit/hash.ts'
import { canonical, type Json } from '../../src/kit/json.ts'

/** Shorter parts are repeated. */
const worthSharing = 150

/** A shape in which each long part that comes more than once stands under a name of its own. */
export function share(shape: Json): Json {
  const counts = new Map<string, number>()
  count(shape, counts)
  const parts = new Map<string, Json>()
  const whole = shared(shape, (text, part) => {
    if ((counts.get(text) ?? 0) < 2) return part()
    const name = digest64(text).slice(0, 6)
    if (!parts.has(name)) parts.set(name, part())
    return `→ ${name}`
  })
  const named = Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)))
  return parts.size === 0 ? whole : { whole, parts: named }
}

/** Counts each long part; those within one that has come before are counted once. */
function count(part: Json, counts: Map<string, number>): void {
  if (typeof part !== 'object' || part === null) return
  const text = canonical(part)
  if (text.length >= worthSharing) {
    const before = counts.get(text) ?? 0
    counts.set(text, before + 1)
    if (before > 0) return
  }
  for (const one of Object.values(part)) if (one !== undefined) count(one, counts)
}

/** A part with its own parts exchanged. */
function shared(part: Json, exchange: (text: string, part: () => Json) => Json): Json {
  if (typeof part !== 'object' || part === null) return part
  const within = (one: Json | undefined) => (one === undefined ? null : shared(one, exchange))
  const whole = (): Json =>
    Array.isArray(part)
      ? part.map(within)
      : Object.fromEntries(Object.entries(part).map(([key, one]) => [key, within(one)]))
  const text = canonical(part)
  return text.length < worthSharing ? whole() : exchange(text, whole)
}
