/** „a, b und c“. */
export const listAnd = (parts: Iterable<string>): string => joined([...parts], 'und')

/** „a, b oder c“. */
export const listOr = (parts: Iterable<string>): string => joined([...parts], 'oder')

function joined(parts: readonly string[], word: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`
}

/** A number of things: „0 Karten“, „1 Karte“, „3 Karten“. */
export const many = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`

/** A name in the genitive: „Blaus“, „Agnes’“. */
export const whose = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)

/** One of some things: „Ereignisse“ are an „Ereignis“; what isn’t counted stays as it is. */
export const singular = (things: string): string => things.replace(/sse$/, 's')

/** A number with a comma before its decimals: „2,5“. */
export const figure = (number: string): string => number.replace('.', ',')

/** The number of parts in a list. */
export const size = (parts: Iterable<string>): number => [...parts].length
