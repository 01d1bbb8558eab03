import type * as v from 'valibot'
import type { Json } from '../../src/kit/json.ts'

/** Actions of a pipe that leave alone what data fit. */
const silent = ['readonly', 'brand', 'description', 'title', 'metadata']
const nothing = Symbol('nothing')

/** A part of a schema, whose fields depend on its type. */
type Part = Readonly<Record<string, unknown>>
const isPart = (data: unknown): data is Part => typeof data === 'object' && data !== null

/**
 * A schema as plain data: types, entries, options, literals, bounds, everything nested. Two schemas that take the same
 * data for the same reasons are described alike, wherever they were put together. A check or a change by a function
 * shows its kind alone.
 */
export const describeSchema = (schema: v.GenericSchema): Json => partOf(schema)

function partOf(part: unknown): Json {
  if (!isPart(part)) throw new Error('no part of a schema')
  const { pipe, fallback } = part
  const said = Array.isArray(pipe) ? piped(pipe) : kinds(part)
  return 'fallback' in part ? { else: plain(fallback), of: said } : said
}

/** A text for a plain type with bounds, else the type and its bounds one after another. */
function piped([first, ...more]: readonly unknown[]): Json {
  const rest = more.filter((one) => isPart(one) && !silent.includes(String(one.type)))
  const all = [partOf(first), ...rest.map(actionOf)]
  if (all.length === 1) return all[0] ?? null
  return all.every((one) => typeof one === 'string') ? all.join(', ') : all
}

function actionOf(action: unknown): Json {
  if (!isPart(action)) throw new Error('no action')
  if (action.kind === 'schema') return partOf(action)
  const { requirement = nothing, message } = action
  const of = requirement instanceof RegExp || ['number', 'string'].includes(typeof requirement) ? requirement : message
  return [action.type, typeof of === 'function' ? undefined : of].filter((one) => one !== undefined).join(' ')
}

/** The entries of an object, whose keys have a question mark where they may be missing. */
const entriesOf = (entries: unknown): Json =>
  Object.fromEntries(
    Object.entries(isPart(entries) ? entries : {}).map(([key, entry]) => {
      const isOptional = isPart(entry) && /^(exact_optional|optional|nullish)$/.test(String(entry.type))
      return [isOptional ? `${key}?` : key, partOf(entry)]
    }),
  )

const listOf = (parts: unknown): readonly Json[] => (Array.isArray(parts) ? parts.map(partOf) : [])

function kinds(part: Part): Json {
  const type = String(part.type)
  const { wrapped, entries, options, item, items, rest, key, value, literal } = part
  if (type === 'literal') return { is: plain(literal) }
  if (type === 'picklist') return { any: plain(options) }
  if (type === 'variant' || type === 'union') return { [type]: listOf(options) }
  if (type === 'array') return { array: partOf(item) }
  if (type === 'record') return { record: [partOf(key), partOf(value)] }
  if (type.endsWith('object')) return { [type]: entriesOf(entries) }
  if (type.includes('tuple')) return { [type]: [...listOf(items), ...listOf(rest === undefined ? [] : [rest])] }
  if (type === 'lazy') return { lazy: lazily(part) }
  if (wrapped === undefined) return type
  const usual = part.default === undefined ? {} : { default: plain(part.default) }
  return { [type]: partOf(wrapped), ...usual }
}

/** A schema that depends on the data: as it is for a value, and for one that stands beside its source. */
function lazily({ getter }: Part): Json {
  if (typeof getter !== 'function') throw new Error('no getter')
  return [undefined, { value: undefined }].map((data) => partOf(getter(data)))
}

/** Plain data of a schema, as JSON would have it. */
const plain = (data: unknown): Json => JSON.parse(JSON.stringify(data === undefined ? null : data))
