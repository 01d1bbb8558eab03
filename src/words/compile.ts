import type {
  Expression,
  FunctionReference,
  InlineExpression,
  Pattern,
  SelectExpression,
  TermReference,
} from '@fluent/syntax'
import { type Arguments, argumentsOf, isByNumber, keyOf, unknown } from './arguments.ts'
import { functions, type Kind } from './functions.ts'
import { type Catalogue, CatalogueError, namesOf, patternOf } from './read.ts'

/** A language’s catalogue as TypeScript: a module for each area of its messages, by the area’s name. */
export type Compiled = ReadonlyMap<string, string>

/** Words that can’t name a constant. */
const reserved = new Set([
  'default',
  'delete',
  'do',
  'for',
  'if',
  'in',
  'new',
  'return',
  'switch',
  'this',
  'with',
  'yes',
])

const local = (name: string) => (reserved.has(name) ? `${name}_` : name)

/** The values of a term’s own variables, where one is being written out. */
type TermValues = ReadonlyMap<string, string>

/** Everything that writing a message needs to know, and gathers. */
interface Writing {
  readonly id: string
  readonly area: string
  readonly language: string
  readonly catalogue: Catalogue
  /** Functions of the language’s grammar, and areas, that the module has to import. */
  readonly grammar: Set<string>
  readonly areas: Set<string>
  readonly values?: TermValues
}

const quoted = (text: string) => text.replace(/[`\\]|\$\{/g, '\\$&')

/** A pattern as a template’s text. */
const template = (writing: Writing, { elements }: Pattern): string =>
  elements
    .map((one) => (one.type === 'TextElement' ? quoted(one.value) : placed(expression(writing, one.expression))))
    .join('')

/** Code within a template; a plain text goes in as it is. */
const placed = (code: string): string => (/^`[^$`\\]*`$/.test(code) ? code.slice(1, -1) : `\${${code}}`)

function expression(writing: Writing, one: Expression): string {
  return one.type === 'SelectExpression' ? selection(writing, one) : inline(writing, one)
}

function inline(writing: Writing, one: InlineExpression): string {
  switch (one.type) {
    case 'StringLiteral':
    case 'NumberLiteral':
      return `\`${quoted(String(one.parse().value))}\``
    case 'VariableReference':
      return variable(writing, one.id.name)
    case 'MessageReference':
      return reference(writing, one.id.name)
    case 'TermReference':
      return term(writing, one)
    case 'FunctionReference':
      return call(writing, one)
    default:
      return expression(writing, one.expression)
  }
}

/** A term’s variable has the value that was given, or none. */
function variable({ values }: Writing, name: string): string {
  return values ? `\`${quoted(values.get(name) ?? '')}\`` : local(name)
}

function reference(writing: Writing, id: string): string {
  const { area, name } = namesOf(id)
  const names = [...argumentsOf(writing.catalogue, id).keys()].map(local)
  const callee = area === writing.area ? local(name) : `$${area}.${name}`
  if (area !== writing.area) writing.areas.add(area)
  return names.length === 0 ? callee : `${callee}({ ${names.join(', ')} })`
}

/** A term is written out where it stands. */
function term(writing: Writing, { id, arguments: given }: TermReference): string {
  const found = writing.catalogue.terms.get(id.name)
  if (!found) throw new CatalogueError(`${writing.id}: there is no term -${id.name}`)
  const values = new Map((given?.named ?? []).map(({ name, value }) => [name.name, String(value.parse().value)]))
  return `\`${template({ ...writing, values }, found.value)}\``
}

function call(writing: Writing, { id, arguments: { positional, named } }: FunctionReference): string {
  const { calls, takes } = functions[id.name] ?? unknown(writing.id, id.name)
  writing.grammar.add(calls)
  // A text may be given as a number, which the grammar doesn’t know.
  const given = positional.map((one, at) => {
    const code = inline(writing, one)
    return takes[at] === 'text' && !code.startsWith('`') ? `\`\${${code}}\`` : code
  })
  const fields = named.map(({ name, value }) => `${name.name}: ${JSON.stringify(value.parse().value)}`)
  const options = fields.length > 0 ? [`{ ${fields.join(', ')} }`] : []
  return `${calls}(${[...given, ...options].join(', ')})`
}

/** A choice of variants, the default last. */
function selection(writing: Writing, { selector, variants }: SelectExpression): string {
  const keys = variants.map(({ key }) => keyOf(key))
  const last = variants.find((one) => one.default) ?? variants[0]
  const text = (value: Pattern) => `\`${template(writing, value)}\``
  const fallback = last ? text(last.value) : '``'
  const known = selector.type === 'VariableReference' ? writing.values?.get(selector.id.name) : undefined
  if (writing.values) {
    const chosen = variants.find(({ key }) => keyOf(key) === known)
    return chosen ? text(chosen.value) : fallback
  }
  const asked = inline(writing, selector)
  const test = (key: string) => (isByNumber(keys) ? byNumber(writing, asked, key) : `${asked} === '${key}'`)
  const others = variants.filter((one) => one !== last)
  return `(${others.map(({ key, value }) => `${test(keyOf(key))} ? ${text(value)} : `).join('')}${fallback})`
}

/** Whether a number is of a kind: an amount, or one of the language’s plural categories. */
function byNumber(writing: Writing, asked: string, key: string): string {
  if (/^\d+$/.test(key)) return `${asked} === ${key}`
  if (key === 'one' && writing.language !== 'cy') return `${asked} === 1`
  writing.grammar.add('pluralOf')
  return `pluralOf(${asked}) === '${key}'`
}

const typeOf = (kind: Kind): string => {
  if (typeof kind === 'object') return kind.map((one) => `'${one}'`).join(' | ')
  return { text: 'string | number', number: 'number', list: 'Iterable<string>' }[kind]
}

/** The type of a message’s arguments in the language that all others follow. */
const argumentType = (all: Arguments): string =>
  `{ ${[...all].map(([name, kind]) => `readonly ${name}: ${typeOf(kind)}`).join('; ')} }`

/** One message as a constant or a function, with the translator’s comment. */
function messageCode(writing: Writing, source: Catalogue | undefined): string {
  const { id, catalogue } = writing
  const message = catalogue.messages.get(id)
  if (!message) throw new CatalogueError(`there is no message ${id}`)
  const { name } = namesOf(id)
  const all = argumentsOf(catalogue, id)
  const text = `\`${template(writing, patternOf(message))}\``
  const names = [...all.keys()].map((one) => (local(one) === one ? one : `${one}: ${local(one)}`))
  const given = source ? argumentsOf(source, id) : all
  const asked = names.length > 0 ? `{ ${names.join(', ')} }` : '_'
  const parameter = source ? asked : `${asked}: ${argumentType(all)}`
  const type = given.size === 0 ? ': string' : source ? `: typeof source.${name}` : ''
  const comment = message.comment ? `/** ${message.comment.content.replaceAll('\n', ' ')} */\n` : ''
  const value = given.size === 0 ? text : `(${parameter})${source ? '' : ': string'} => ${text}`
  const exported = local(name) === name ? '' : `\nexport { ${local(name)} as ${name} }`
  return `${comment}${exported ? '' : 'export '}const ${local(name)}${type} = ${value}${exported}`
}

/** Where the modules of a catalogue find what they import. */
export interface Places {
  /** The language, and the module of its grammar. */
  readonly language: string
  readonly grammar: string
  /** The folder of the language that all others follow, for those others. */
  readonly source?: { readonly folder: string; readonly catalogue: Catalogue }
}

/** Compiles a catalogue. Throws a `CatalogueError` for what can’t be said, or isn’t there. */
export function compile(catalogue: Catalogue, { language, grammar, source }: Places): Compiled {
  const areas = new Map<string, string[]>()
  for (const id of catalogue.messages.keys()) {
    const { area } = namesOf(id)
    areas.set(area, [...(areas.get(area) ?? []), id])
  }
  return new Map([...areas].map(([area, ids]) => [area, moduleOf(area, ids)]))

  function moduleOf(area: string, ids: readonly string[]): string {
    const gathered = { grammar: new Set<string>(), areas: new Set<string>() }
    const codes = ids.map((id) => messageCode({ id, area, language, catalogue, ...gathered }, source?.catalogue))
    const imports = [
      ...(gathered.grammar.size > 0 ? [`import { ${[...gathered.grammar].sort().join(', ')} } from '${grammar}'`] : []),
      ...[...gathered.areas].sort().map((one) => `import * as $${one} from './${one}.ts'`),
      ...(source ? [`import type * as source from '${source.folder}/${area}.ts'`] : []),
    ]
    return [...imports, ...codes, ''].join('\n')
  }
}
