import type { Expression, InlineExpression, MessageReference, Pattern } from '@fluent/syntax'
import { functions, type Kind } from './functions.ts'
import { type Catalogue, CatalogueError } from './read.ts'

/** The arguments of a message, by name. */
export type Arguments = ReadonlyMap<string, Kind>

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** Whether variants are for numbers: by amount or by the language’s plural categories. */
export const isByNumber = (keys: readonly string[]): boolean =>
  keys.every((key) => categories.has(key) || /^\d+$/.test(key))

/** Whether variants are for what is true and what isn’t. */
export const isByTruth = (keys: readonly string[]): boolean => keys.every((key) => key === 'true' || key === 'false')

/** The key of a variant as text. */
export const keyOf = (key: { readonly type: string; readonly name?: unknown; readonly value?: unknown }): string =>
  String(key.type === 'NumberLiteral' ? key.value : key.name)

/** The whole name of a text that is referred to. */
export const idOf = ({ id, attribute }: MessageReference): string =>
  attribute ? `${id.name}.${attribute.name}` : id.name

/** The closer of two kinds: any text says least. */
function closer(id: string, name: string, a: Kind, b: Kind): Kind {
  if (a === 'text') return b
  if (b === 'text' || a === b) return a
  if (typeof a === 'object' && typeof b === 'object') {
    const all = [...new Set([...a, ...b])]
    if (all.length === Math.max(a.length, b.length)) return all
  }
  throw new CatalogueError(`${id} takes $${name} for different kinds of things`)
}

/** The arguments of a message, those of the messages it refers to included. */
export function argumentsOf(catalogue: Catalogue, id: string, above: readonly string[] = []): Arguments {
  if (above.includes(id)) throw new CatalogueError(`${id} refers to itself`)
  const text = catalogue.texts.get(id)
  if (!text) throw new CatalogueError(`there is no message ${id}`)
  const found = new Map<string, Kind>()
  const add = (name: string, kind: Kind) => {
    const known = found.get(name)
    found.set(name, known === undefined ? kind : closer(id, name, known, kind))
  }
  const addAll = (more: Arguments) => {
    for (const [name, kind] of more) add(name, kind)
  }
  const visitInline = (one: InlineExpression, kind: Kind = 'text'): void => {
    if (one.type === 'VariableReference') add(one.id.name, kind)
    else if (one.type === 'MessageReference') addAll(argumentsOf(catalogue, idOf(one), [...above, id]))
    else if (one.type === 'Placeable') visit(one.expression)
    else if (one.type === 'FunctionReference') {
      const { takes } = functions[one.id.name] ?? unknown(id, one.id.name)
      for (const [at, argument] of one.arguments.positional.entries()) visitInline(argument, takes[at] ?? 'text')
    }
  }
  const visit = (one: Expression): void => {
    if (one.type !== 'SelectExpression') {
      visitInline(one)
      return
    }
    const keys = one.variants.map(({ key }) => keyOf(key))
    visitInline(one.selector, isByNumber(keys) ? 'number' : isByTruth(keys) ? 'truth' : keys)
    for (const { value } of one.variants) visitPattern(value)
  }
  const visitPattern = ({ elements }: Pattern): void => {
    for (const element of elements) if (element.type === 'Placeable') visit(element.expression)
  }
  visitPattern(text.pattern)
  return found
}

/** Refuses a function that no language has. */
export function unknown(id: string, name: string): never {
  throw new CatalogueError(`${id} uses ${name}, which is no function; there are ${Object.keys(functions).join(', ')}`)
}
