import { membersOf, patched } from '../kit/changes.ts'
import type { Json } from '../kit/json.ts'
import { type Allowed, allowedBy, isWhole, type Schema, schemasAt } from './allowed.ts'
import { sources, type ValueSource } from './edition.ts'

/** A single value of an edition: a number, a word, a yes or no, or a list or record with nothing in it. */
export interface EditionValue {
  /** The keys and indices that lead to it from the edition’s data. */
  readonly path: readonly (string | number)[]
  readonly value: Json
  readonly source: ValueSource
  readonly note?: string
  readonly allowed: Allowed
  /**
   * Length of the path to the smallest thing around it that is better changed as a whole, since other contents may have
   * another shape: a price, a list of numbers, an action.
   */
  readonly whole?: number
}

/** Something said of all values inside, or of those with a name. */
interface Said {
  readonly rest?: string | undefined
  readonly named: Readonly<Record<string, unknown>>
}

/** A place in an edition’s data. */
interface Place extends Pick<EditionValue, 'path' | 'whole'> {
  readonly schemas: readonly Schema[]
  readonly source: Said
  readonly note: Said
}

const nothing: Said = { named: {} }
/** Keys that are said of values, and translations, which have no part in an edition’s hash. */
const isAbout = (key: string, { length }: Place['path']) =>
  key === 'source' || key === 'note' || (key === 'names' && length === 0)

/**
 * All values of an edition’s data, which its schema has read, in order; without translations. A value whose source
 * nothing tells is ours: it is that of people who made the edition.
 */
export const valuesOf = (data: unknown, schema: Schema): readonly EditionValue[] =>
  below(data, { path: [], schemas: [schema], source: nothing, note: nothing })

/** The data with another value, or anything else that is to stand in a value’s place. Ignores paths that lead nowhere. */
export const withValue = (data: unknown, path: EditionValue['path'], value: unknown): unknown =>
  patched(data, [[path.map(String), value]])

function below(data: unknown, place: Place): readonly EditionValue[] {
  const members = membersOf(data).filter(([key]) => !isAbout(key, place.path))
  if (members.length === 0) return [valueAt(data, place)]
  const here = placeIn(data, place)
  return members.flatMap(([key, value]) => below(value, placeOf(Array.isArray(data) ? Number(key) : key, data, here)))
}

/** A place with all that is said there of what is inside. */
function placeIn(data: unknown, { source, note, whole, ...place }: Place): Place {
  const { source: ownSource, note: ownNote } = Object.fromEntries(membersOf(data))
  const outermost = whole ?? (isWhole(place.schemas, data) ? place.path.length : undefined)
  return {
    ...place,
    source: saidBy(ownSource, source),
    note: saidBy(ownNote, note),
    ...(outermost === undefined ? {} : { whole: outermost }),
  }
}

/** The nearest word counts: one for all inside replaces everything, names add to those from further out. */
function saidBy(own: unknown, outer: Said): Said {
  if (typeof own === 'string') return { rest: own, named: {} }
  const { rest, ...named } = Object.fromEntries(membersOf(own))
  return typeof rest === 'string' ? { rest, named } : { ...outer, named: { ...outer.named, ...named } }
}

function placeOf(key: string | number, data: unknown, { path, schemas, source, note, ...whole }: Place): Place {
  return {
    ...whole,
    path: [...path, key],
    schemas: schemasAt(schemas, key, data),
    source: saidBy(own(source.named, key), source),
    note: saidBy(own(note.named, key), note),
  }
}

const own = (named: Said['named'], key: string | number) => (Object.hasOwn(named, key) ? named[key] : undefined)

function valueAt(data: unknown, { path, schemas, source, note, whole }: Place): EditionValue {
  return {
    path,
    value: leaf(data),
    source: sources.find((one) => one === source.rest) ?? 'ours',
    ...(note.rest === undefined ? {} : { note: note.rest }),
    allowed: allowedBy(schemas, data),
    ...(whole === undefined ? (isWhole(schemas, data) ? { whole: path.length } : {}) : { whole }),
  }
}

function leaf(data: unknown): Json {
  if (typeof data === 'object' && data !== null) return Array.isArray(data) ? [] : {}
  return typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' ? data : null
}
