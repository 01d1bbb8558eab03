import type {
  Expression,
  FunctionReference,
  InlineExpression,
  Pattern,
  SelectExpression,
  TermReference,
} from '@fluent/syntax'
import { type Arguments, argumentsOf, idOf, isByNumber, isByTruth, keyOf, unknown } from './arguments.ts'
import { functions, type Kind } from './functions.ts'
import { type Catalogue, CatalogueError, namesOf, type Phrase } from './read.ts'

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
      return reference(writing, idOf(one))
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
  const { area, name, part } = namesOf(id)
  const names = [...argumentsOf(writing.catalogue, id).keys()].map(local)
  const text = writing.catalogue.texts.get(id)
  // Written out, since what it refers to may only follow.
  if (names.length === 0 && text) return `\`${template(writing, text.pattern)}\``
  const callee = (area === writing.area ? local(name) : `$${area}.${name}`) + (part === undefined ? '' : `.${part}`)
  if (area !== writing.area) writing.areas.add(area)
  return `${callee}({ ${names.join(', ')} })`
}

/** A term is written out where it stands. */
function term(writing: Writing, { id, arguments: given }: TermReference): string {
  const found = writing.catalogue.terms.get(id.name)
  if (!found) throw new CatalogueError(`${writing.id}: there is no term -${id.name}`)
  const values = new Map((given?.named ?? []).map(({ name, value }) => [name.name, String(value.parse().value)]))
  return `\`${template({ ...writing, values }, found)}\``
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
  const test = (key: string) => {
    if (isByNumber(keys)) return byNumber(writing, asked, key)
    return isByTruth(keys) ? (key === 'true' ? asked : `!${asked}`) : `${asked} === '${key}'`
  }
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
  return { text: 'string | number', number: 'number', truth: 'boolean', list: 'Iterable<string>' }[kind]
}

/** The type of a message’s arguments in the language that all others follow. */
const argumentType = (all: Arguments): string =>
  `{ ${[...all].map(([name, kind]) => `readonly ${name}: ${typeOf(kind)}`).join('; ')} }`

/** A text as code: a constant, or a function of its arguments. */
function textCode(writing: Writing, { id, pattern }: Phrase, source: Catalogue | undefined): string {
  const all = argumentsOf(writing.catalogue, id)
  const [only, more] = pattern.elements
  const choice = !more && only?.type === 'Placeable' && only.expression.type === 'SelectExpression' && only.expression
  const own = { ...writing, id }
  const text = choice ? selection(own, choice) : `\`${template(own, pattern)}\``
  const given = source ? argumentsOf(source, id) : all
  if (given.size === 0) return text
  const names = [...all.keys()].map((one) => (local(one) === one ? one : `${one}: ${local(one)}`))
  const asked = names.length > 0 ? `{ ${names.join(', ')} }` : '_'
  return source ? `(${asked}) => ${text}` : `(${asked}: ${argumentType(all)}): string => ${text}`
}

/** A message as code. */
interface MessageCode {
  readonly name: string
  readonly value: string
  /** Whether it is a text without arguments. */
  readonly isPlain: boolean
  /** The note to translators, as a comment. */
  readonly note: string
}

function messageCode(writing: Writing, texts: readonly Phrase[], source: Catalogue | undefined): MessageCode {
  const [first] = texts
  const { name, part } = namesOf(first?.id ?? '')
  const codes = texts.map((text) => textCode(writing, text, source))
  const parts = texts.map(({ id }, at) => `${namesOf(id).part}: ${codes[at]}`)
  const value = part === undefined ? (codes[0] ?? '') : `{ ${parts.join(', ')} }`
  const isPlain = part === undefined && value.startsWith('`')
  const note = first?.comment ? `/** ${first.comment.replaceAll('\n', ' ')} */` : ''
  return { name, value, isPlain, note }
}

/** A message as a constant of its area’s module, typed as in the language it `follows`. */
function constant({ name, value, isPlain, note }: MessageCode, follows: boolean): string {
  const type = isPlain ? ': string' : follows ? `: Translation<typeof $source.${name}>` : ''
  const exported = local(name) === name ? '' : `\nexport { ${local(name)} as ${name} }`
  const code = `${exported ? '' : 'export '}const ${local(name)}${type} = ${value}${exported}`
  return note ? `${note}\n${code}` : code
}

/** An area as an object, which makes a smaller page than a module. */
function object(area: string, messages: readonly MessageCode[], follows: boolean): string {
  const type = follows ? `: Translation<typeof $source.${area}>` : ''
  const members = messages.map(({ name, value, note }) => `${note} ${name}: ${value}`.trim())
  return `const $${area}${type} = { ${members.join(', ')} }\nexport { $${area} as ${area} }`
}

/** Where the modules of a catalogue find what they import. */
export interface Places {
  readonly language: string
  /** The folder of the kit, and the module of the language’s grammar there. */
  readonly kit: string
  readonly grammar: string
  /** The folder of the language that all others follow, for those others. */
  readonly source?: { readonly folder: string; readonly catalogue: Catalogue }
}

/** The texts of each message, by area. */
function byArea({ texts }: Catalogue): ReadonlyMap<string, ReadonlyMap<string, readonly Phrase[]>> {
  const areas = new Map<string, Map<string, Phrase[]>>()
  for (const text of texts.values()) {
    const { area, name } = namesOf(text.id)
    const messages = areas.get(area) ?? new Map<string, Phrase[]>()
    areas.set(area, messages.set(name, [...(messages.get(name) ?? []), text]))
  }
  return areas
}

/**
 * Compiles a catalogue: its areas, and an `index` of all that aren’t `apart`. Throws a `CatalogueError` for what can’t be
 * said, or isn’t there.
 */
export function compile(catalogue: Catalogue, places: Places, apart: readonly string[] = []): Compiled {
  const { language, source } = places
  const areas = [...byArea(catalogue)]
  const together = areas.filter(([area]) => !apart.includes(area))
  const writingIn = (area: string): Writing => ({
    id: '',
    area,
    language,
    catalogue,
    grammar: new Set<string>(),
    areas: new Set<string>(),
  })
  const codesIn = (writing: Writing, messages: ReadonlyMap<string, readonly Phrase[]>) =>
    [...messages.values()].map((texts) => messageCode(writing, texts, source?.catalogue))
  const modules = areas.map(([area, messages]) => {
    const writing = writingIn(area)
    const codes = codesIn(writing, messages).map((one) => constant(one, source !== undefined))
    return [area, moduleOf(writing, area, codes, places, apart)] as const
  })
  const writing = writingIn('')
  const objects = together.map(([area, messages]) => object(area, codesIn(writing, messages), source !== undefined))
  for (const [area] of together) writing.areas.delete(area)
  return new Map([...modules, ['index', moduleOf(writing, 'index', objects, places, apart)]])
}

/** A module with all that its code needs: of areas that load together, one that loads apart takes the index. */
function moduleOf(
  { grammar, areas }: Writing,
  name: string,
  codes: readonly string[],
  { kit, source, grammar: module }: Places,
  apart: readonly string[],
): string {
  const areaFrom = (area: string) =>
    apart.includes(name) && !apart.includes(area)
      ? `import { ${area} as $${area} } from './index.ts'`
      : `import * as $${area} from './${area}.ts'`
  const isTyped = codes.some((code) => code.includes(': Translation<'))
  const imports = [
    grammar.size > 0 && `import { ${[...grammar].sort().join(', ')} } from '${kit}/${module}.ts'`,
    ...[...areas].sort().map(areaFrom),
    isTyped && `import type { Translation } from '${kit}/language.ts'`,
    isTyped && source && `import type * as $source from '${source.folder}/${name}.ts'`,
  ]
  return [...imports.filter(Boolean), ...codes, ''].join('\n')
}
