import * as v from 'valibot'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import { type Flaw, flawOf } from './flaw.ts'
import type { EditionMark } from './game.ts'

/** Where a value comes from: the rulebook, another published source, what follows from these, or our own choice. */
export const sources = ['printed', 'published', 'derived', 'ours'] as const
/** One of them. */
export type ValueSource = (typeof sources)[number]

/** Something for all of the values beside it, or for each field by its name and `rest` for the others. */
const said = <S extends v.GenericSchema>(one: S) => v.optional(v.union([one, v.record(v.string(), one)]))

/** A source holds for everything inside that doesn’t say otherwise. */
const beside = { source: said(v.picklist(sources)), note: said(v.string()) }

/** Values that belong together, such as those of a card, with their sources: read as the values alone. */
export const sourced = <E extends v.ObjectEntries>(values: E) =>
  v.pipe(
    v.strictObject({ ...values, ...beside }),
    v.transform(({ source, note, ...values }) => values),
  )

/** A name or a word in an edition. */
export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** A whole number in an edition, from 0 to the most. */
export const wholeTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/** An edition read from untrusted data, or the first thing wrong with it. */
export type EditionRead<E> = { readonly edition: E } | { readonly flaw: Flaw }

/** Reads editions from untrusted data. `flawIn` finds how values don’t fit together, which no schema sees. */
export const editionReader =
  <E>(schema: v.GenericSchema<unknown, E>, flawIn: (edition: E) => Flaw | undefined) =>
  (data: unknown): EditionRead<E> => {
    const read = v.safeParse(schema, data)
    if (!read.success) return { flaw: flawOf(read.issues) }
    const flaw = flawIn(read.output)
    return flaw ? { flaw } : { edition: read.output }
  }

/**
 * Names in other languages, by the language’s tag and the name in the edition. They have no part in its hash, since they
 * may be corrected later.
 */
export const namesSchema = v.optional(v.record(v.pipe(v.string(), v.maxLength(8)), v.record(text, text)))

/** Names in one language, by the names in the edition. */
export type Names = Readonly<Record<string, string>>

/** Calls things by their names in a language; those without one keep the edition’s. */
export const namedBy =
  (names: Names) =>
  <T extends { readonly name: string }>(one: T): T => ({ ...one, name: names[one.name] ?? one.name })

/** The hash of an edition’s values. Sources and notes have no part in it: they may be corrected later. */
export const hashOf = (values: unknown): string => sha256Hex(canonical(values))

/** An edition’s data with its sources and notes, and the schema that reads it. */
export interface EditionData {
  readonly data: unknown
  readonly schema: v.GenericSchema
}

/** A title’s editions. */
export interface TitleEditions<E> {
  /** The built-in edition that new matches use. */
  readonly builtIn: E
  /** Whether every page finds the edition with this hash without being sent it. */
  isBuiltIn(hash: string): boolean
  /**
   * Reads an edition from untrusted data. Without data it is the built-in one whose hash begins with these digits, or
   * the newest if there is none: a match that needs another is told so by its rules.
   */
  open(data: unknown, digits?: string): Promise<EditionRead<E>>
  /** Loads the data of an earlier built-in edition by the beginning of its hash; undefined if none begins like that. */
  earlier(digits: string): (() => Promise<unknown>) | undefined
  readonly schema: EditionData['schema']
}

/** A title’s way of reading its editions. */
interface Read<E> {
  /** The data of the built-in edition. Throws if anything is wrong with it. */
  readonly content: unknown
  readonly schema: v.GenericSchema
  readonly read: (data: unknown) => EditionRead<E>
  readonly markOf: (edition: E) => EditionMark
  /** Load the data of earlier built-in editions, by the hash that their matches pin. */
  readonly earlier?: Readonly<Record<string, () => Promise<unknown>>>
}

/** The editions of a title that reads them like this. */
export function editionsOf<E>({ content, schema, read, markOf, earlier = {} }: Read<E>): TitleEditions<E> {
  const builtIn = sound(read, content)
  const newest = markOf(builtIn).hash
  const earlierBy = (digits: string) =>
    Object.entries(earlier).find(([hash]) => digits !== '' && hash.startsWith(digits))?.[1]
  return {
    builtIn,
    isBuiltIn: (hash) => hash === newest || Object.hasOwn(earlier, hash),
    async open(data, digits = '') {
      if (data !== undefined) return read(data)
      const load = earlierBy(digits)
      return { edition: load ? sound(read, await load()) : builtIn }
    },
    earlier: earlierBy,
    schema,
  }
}

/** Makes something of the edition that `open` gives; undefined where that has a flaw. */
export async function madeOf<E, M>(
  { open }: TitleEditions<E>,
  make: (edition: E) => M,
  data: unknown,
  digits: string,
): Promise<M | undefined> {
  const read = await open(data, digits)
  return 'flaw' in read ? undefined : make(read.edition)
}

/** An edition that is built in. Throws if anything is wrong with it, and says where. */
function sound<E>(read: Read<E>['read'], content: unknown): E {
  const reading = read(content)
  if ('edition' in reading) return reading.edition
  const { game, name } = Object(content)
  throw new Error(`a flaw is built into ${game}, “${name}”: ${JSON.stringify(reading.flaw)}`)
}
