import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A stretch of a module, and every word in it, those in strings and shaders included. */
interface Part {
  readonly start: number
  readonly end: number
  readonly words: ReadonlySet<string>
  /** The paths of modules that it requires, without their endings. */
  readonly requires: readonly string[]
}

/** A part that goes where nothing says its name. */
interface Named extends Part {
  readonly name: string
}

/** A CommonJS module. */
interface Module {
  /** Its source without comments. */
  readonly code: string
  /** All but its named parts, and so what runs when it loads. */
  readonly rest: Part
  /** Methods, accessors and modules passed on: needed by whatever says their names, in any module. */
  readonly offers: readonly Named[]
  /** Variables for required modules: needed where this module says their names. */
  readonly variables: readonly Named[]
}

/**
 * The sources of some modules and of all they need, by path, without what nothing can use: methods and accessors whose
 * names neither the code that stays says nor `words`, and modules that only these would load. Safe for code that never
 * puts a name together from pieces. `read` returns a file’s source, if there is one.
 */
export function prune(
  entries: readonly string[],
  words: Iterable<string>,
  read: (path: string) => string | undefined,
): ReadonlyMap<string, string> {
  const modules = new Map<string, Module>()
  const said = new Set(words)
  const used = new Set<Part>()
  const load = (path: string): boolean => {
    const source = modules.has(path) ? undefined : read(path)
    if (source === undefined) return modules.has(path)
    const module = moduleOf(path, source)
    modules.set(path, module)
    use(module.rest)
    return true
  }
  const use = (part: Part) => {
    used.add(part)
    for (const word of part.words) said.add(word)
    for (const path of part.requires) if (!load(`${path}.js`)) load(`${path}/index.js`)
  }
  for (const entry of entries) load(entry)
  for (let before = -1; before < used.size; ) {
    before = used.size
    for (const module of modules.values()) for (const part of neededIn(module, said)) if (!used.has(part)) use(part)
  }
  return new Map([...modules].map(([path, module]) => [path, codeOf(module, used)]))
}

function neededIn({ rest, offers, variables }: Module, said: ReadonlySet<string>): readonly Part[] {
  const wanted = offers.filter(({ name }) => said.has(name))
  const here = [rest, ...wanted]
  return [...wanted, ...variables.filter(({ name }) => here.some(({ words }) => words.has(name)))]
}

const codeOf = ({ code, offers, variables }: Module, used: ReadonlySet<Part>): string =>
  without(
    code,
    [...offers, ...variables].filter((part) => !used.has(part)),
  )

type Stretch = Pick<Part, 'start' | 'end'>

/** Code without some stretches that don’t overlap. */
function without(code: string, gone: readonly Stretch[]): string {
  const sorted = gone.toSorted((a, b) => a.start - b.start)
  const ends = [0, ...sorted.map(({ end }) => end)]
  return ends.map((end, at) => code.slice(end, sorted[at]?.start)).join('')
}

function moduleOf(path: string, source: string): Module {
  const code = without(source, parseSync(path, source).comments)
  const { body } = parseSync(path, code).program
  const namedIn = (found: readonly Found[]): readonly Named[] =>
    found.map(({ name, start, end }) => ({ name, start, end, ...contentsOf(path, code.slice(start, end)) }))
  const offers = namedIn(body.flatMap(offersIn))
  const variables = namedIn(body.flatMap(variablesIn))
  const rest = contentsOf(path, without(code, [...offers, ...variables]))
  return { code, rest: { start: 0, end: code.length, ...rest }, offers, variables }
}

function contentsOf(path: string, code: string): Pick<Part, 'words' | 'requires'> {
  const names = [...code.matchAll(/\brequire\('([^']+)'\)/g)].map(([, name = '']) => name)
  return { words: new Set(code.match(/\w+/g)), requires: names.map((name) => posix.join(posix.dirname(path), name)) }
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

/** A named stretch of code. */
type Found = Pick<Named, 'name' | 'start' | 'end'>

/** The variables that a statement holds required modules in. */
function variablesIn(statement: Statement): readonly Found[] {
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length > 1) return []
  const { start, end, declarations } = statement
  return declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init && isRequire(init) ? [{ name: id.name, start, end }] : [],
  )
}

/** The members that a statement offers: in a class that it makes, or in an object. */
function offersIn(statement: Statement): readonly Found[] {
  if (statement.type === 'ExpressionStatement') return offersOf(statement.expression)
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ init }) => (init ? offersOf(init) : []))
}

/** Called by the language itself, or by what makes Phaser’s classes. */
const called = new Set(['initialize', 'constructor', 'toString', 'valueOf'])

function offersOf(value: Expression): readonly Found[] {
  if (value.type === 'AssignmentExpression') return offersOf(value.right)
  if (value.type === 'NewExpression')
    return value.arguments.flatMap((one) => (one.type === 'SpreadElement' ? [] : offersOf(one)))
  if (value.type !== 'ObjectExpression') return []
  return value.properties.flatMap((one, at, all) => {
    if (one.type !== 'Property' || one.key.type !== 'Identifier' || called.has(one.key.name)) return []
    // With the comma that follows.
    const end = all[at + 1]?.start ?? one.end
    return isOffer(one.value) ? [{ name: one.key.name, start: one.start, end }] : []
  })
}

const isOffer = (value: Expression): boolean =>
  value.type === 'FunctionExpression' || isRequire(value) || isAccessor(value)

const isRequire = (value: Expression): boolean =>
  value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'require'

/** Whether a value describes an accessor: `{ get: function () {…} }`. */
const isAccessor = (value: Expression): boolean =>
  value.type === 'ObjectExpression' &&
  value.properties.some(
    (one) =>
      one.type === 'Property' &&
      one.key.type === 'Identifier' &&
      /^[gs]et$/.test(one.key.name) &&
      one.value.type === 'FunctionExpression',
  )
