import * as v from 'valibot'
import { type Flaw, flawOf } from '../../../rules/flaw.ts'
import { checkEdition } from './check.ts'
import { type Edition, editionSchema, markOf } from './edition.ts'
import reconstructed from './reconstructed.json'

/** The built-in edition that new matches use. */
export const builtIn: Edition = v.parse(editionSchema, reconstructed)

/** Loads data of editions by their hash. */
type Loaders = Readonly<Record<string, () => Promise<unknown>>>

/** Earlier built-in editions, by the hash that their matches pin. */
const earlier: Loaders = {}

/** Whether every page finds the edition with this hash without being sent it. */
export const isBuiltIn = (hash: string): boolean => hash === markOf(builtIn).hash || Object.hasOwn(earlier, hash)

/**
 * The built-in edition whose hash begins with these digits. The newest if there is none: a match that needs another is
 * told so by its rules.
 */
export async function builtInBy(digits = '', known: Loaders = earlier): Promise<Edition> {
  const load = Object.entries(known).find(([hash]) => digits !== '' && hash.startsWith(digits))?.[1]
  return load ? v.parse(editionSchema, await load()) : builtIn
}

/** An edition read from untrusted data, or the first thing wrong with it. */
export function readEdition(data: unknown): { edition: Edition } | { flaw: Flaw } {
  const read = v.safeParse(editionSchema, data)
  if (!read.success) return { flaw: flawOf(read.issues) }
  const flaw = checkEdition(read.output)
  return flaw ? { flaw } : { edition: read.output }
}
