import * as v from 'valibot'
import { memberOf, membersOf } from '../kit/changes.ts'

/** A schema of valibot’s, which this file asks for what it allows. */
export type Schema = v.GenericSchema

/** The contents a schema allows in the place of a single value: any of these. Without either, any text. */
export interface Allowed {
  /** The least and the most number; infinite where there is no bound. */
  readonly range?: readonly [least: number, most: number]
  readonly choices?: readonly (string | number | boolean)[]
}

const isSchema = (data: unknown): data is Schema =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'schema'

/** The schemas in a list or record of them. */
const schemasIn = (all: unknown): readonly Schema[] =>
  membersOf(all)
    .map(([, one]) => one)
    .filter(isSchema)

/** The schema without what says that it may be missing, or that it is only known with the data. */
function peeled(schema: Schema, data: unknown): Schema {
  const inner =
    'getter' in schema && typeof schema.getter === 'function'
      ? schema.getter(data)
      : 'wrapped' in schema && schema.wrapped
  return isSchema(inner) ? peeled(inner, data) : schema
}

/** The schemas that one stands for: those of a union or variant, or itself. */
function plain(outer: Schema, data: unknown): readonly Schema[] {
  const schema = peeled(outer, data)
  const options = 'options' in schema ? schemasIn(schema.options) : []
  return options.length > 0 ? options.flatMap((one) => plain(one, data)) : [schema]
}

/** Those that have read the data, of the schemas that these stand for. */
function readers(schemas: readonly Schema[], data: unknown): readonly Schema[] {
  const all = schemas.flatMap((one) => plain(one, data))
  return all.length < 2 ? all : all.filter((one) => v.is(one, data))
}

/** The schemas of a member of data that these have read. */
export const schemasAt = (schemas: readonly Schema[], key: string | number, data: unknown): readonly Schema[] =>
  readers(schemas, data)
    .map((schema) => {
      if ('item' in schema) return schema.item
      if ('items' in schema) return memberOf(schema.items, key)
      return 'entries' in schema ? memberOf(schema.entries, key) : 'value' in schema && schema.value
    })
    .filter(isSchema)

/** The contents that schemas allow in the place of a single value. */
export function allowedBy(schemas: readonly Schema[], data: unknown): Allowed {
  const all = schemas.flatMap((one) => plain(one, data))
  const number = all.find(({ type }) => type === 'number')
  const choices = all.flatMap(choicesOf).filter(isChoice)
  return { ...(number && { range: rangeOf(number) }), ...(choices.length > 0 && { choices }) }
}

const isChoice = (one: unknown): one is string | number | boolean =>
  typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean'

function choicesOf(schema: Schema): readonly unknown[] {
  if (schema.type === 'boolean') return [false, true]
  if ('literal' in schema) return [schema.literal]
  return 'options' in schema ? membersOf(schema.options).map(([, one]) => one) : []
}

function rangeOf(schema: Schema): readonly [number, number] {
  const steps = 'pipe' in schema ? membersOf(schema.pipe).map(([, step]) => step) : []
  const bound = (type: string, otherwise: number) => {
    const requirement = memberOf(
      steps.find((step) => memberOf(step, 'type') === type),
      'requirement',
    )
    return typeof requirement === 'number' ? requirement : otherwise
  }
  return [bound('min_value', -Infinity), bound('max_value', Infinity)]
}

/**
 * Whether data that schemas have read is better changed as a whole: one of several kinds, such as an action; a record
 * of which everything may be missing, such as a price; or a list of single values or of such things.
 */
export function isWhole(schemas: readonly Schema[], data: unknown): boolean {
  if (schemas.some((one) => peeled(one, data).type === 'variant')) return true
  return readers(schemas, data).some((schema) => {
    if ('item' in schema) return schemasIn([schema.item]).some(isSmall)
    if ('items' in schema) return schemasIn(schema.items).every(isSmall)
    if (!('entries' in schema) || memberOf(schema.entries, 'source') !== undefined) return false
    return schemasIn(schema.entries).every((one) => 'wrapped' in one)
  })
}

/** Types of schemas of data without members. */
const single = ['string', 'number', 'boolean', 'literal', 'picklist']

const isSmall = (item: Schema): boolean =>
  isWhole([item], undefined) || plain(item, undefined).every(({ type }) => single.includes(type))
