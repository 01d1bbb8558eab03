import { posix } from 'node:path'
import { cyclesOf } from './cycles.ts'
import { type Import, importsOf } from './imports.ts'
import { impuritiesOf } from './impure.ts'
import { isCode } from './syntax.ts'
import { fronts, type Layer, layers, outside } from './table.ts'

/** A place where a file breaks the table of layers. `line` is from 1; 0 means the file as a whole. */
export interface Violation {
  readonly file: string
  readonly line: number
  readonly says: string
}

/** Source texts by their path under src/. */
export type Sources = ReadonlyMap<string, string>

/** Where a file belongs: its layer, and its title if it is in a game's folder. */
interface Home {
  readonly name: string
  readonly layer: Layer
  readonly title: string | undefined
}

/** Every breach of the table in `table.ts`, and every circle of imports. */
export function violationsOf(sources: Sources): readonly Violation[] {
  const graph = new Map<string, readonly string[]>()
  const found: Violation[] = []
  for (const [file, text] of sources) {
    const imports = isCode(file) ? importsOf(file, text) : []
    graph.set(
      file,
      imports.flatMap((one) => targetOf(file, one, sources) ?? []),
    )
    found.push(...fileViolations(file, text, imports, sources))
  }
  const circles = cyclesOf(graph).map((circle) => ({
    file: circle[0] ?? '',
    line: 0,
    says: `imports in a circle: ${circle.join(' → ')}`,
  }))
  return [...found, ...circles]
}

function fileViolations(
  file: string,
  text: string,
  imports: readonly Import[],
  sources: Sources,
): readonly Violation[] {
  const home = homeOf(file)
  if (!home) return [{ file, line: 0, says: `${file} is in no layer` }]
  const breaches = imports.flatMap((one) => {
    const says = breach(file, home, one, sources)
    return says === undefined ? [] : [{ file, line: one.line, says }]
  })
  const impurities = home.layer.pure && isCode(file) ? impuritiesOf(file, text) : []
  return [
    ...breaches,
    ...impurities.map(({ name, line }) => ({ file, line, says: `${home.name} is pure and may not mention ${name}` })),
  ]
}

function homeOf(file: string): Home | undefined {
  for (const [name, layer] of Object.entries(layers)) {
    const pattern = layer.at.replaceAll('.', '\\.').replace('*', '([^/]+)')
    const match = new RegExp(`^${pattern}${layer.at.endsWith('/') ? '' : '$'}`).exec(file)
    if (match) return { name, layer, title: match[1] }
  }
  return undefined
}

const isRelative = (from: string) => from.startsWith('./') || from.startsWith('../')

const pathOf = (file: string, from: string) => posix.join(posix.dirname(file), from)

function targetOf(file: string, { from }: Import, sources: Sources): string | undefined {
  const path = from !== undefined && isRelative(from) ? pathOf(file, from) : undefined
  return path !== undefined && sources.has(path) ? path : undefined
}

function breach(file: string, home: Home, one: Import, sources: Sources): string | undefined {
  if (one.from === undefined) return 'imports something that cannot be read off the page'
  if (!isRelative(one.from)) return one.kind === 'url' ? undefined : packageBreach(file, home, one.from)
  const path = pathOf(file, one.from)
  if (path.startsWith('../assets/')) return outsideBreach(file, home, 'assets')
  // A URL of a folder or of a file that is no module is a path, not an import.
  if (one.kind === 'url' && !isCode(path)) return undefined
  if (path.startsWith('../')) return `imports ${one.from}, which is outside src`
  if (!sources.has(path)) return `imports ${one.from}, which is not a file here`
  return layerBreach(home, one, path) ?? frontBreach(file, path)
}

function layerBreach(home: Home, one: Import, path: string): string | undefined {
  const target = homeOf(path)
  if (!target) return undefined // said once already, of the file itself
  if (home.title !== undefined && target.title !== undefined && home.title !== target.title)
    return `the game ${home.title} may not import the game ${target.title}`
  if (target.name === home.name || home.layer.may.includes(target.name)) return undefined
  if (!home.layer.lazily?.includes(target.name)) return `${home.name} may not import ${target.name}`
  if (one.kind === 'lazy' || one.kind === 'type') return undefined
  return `${home.name} may import ${target.name} only by import()`
}

/** A folder with front doors is entered by those alone. */
function frontBreach(file: string, path: string): string | undefined {
  const folder = `${posix.dirname(path)}/`
  const doors = file.startsWith(folder) ? undefined : fronts[folder]
  if (!doors || doors.includes(posix.basename(path))) return undefined
  return `${folder} may only be entered by ${doors.join(', ')}`
}

function packageBreach(file: string, home: Home, from: string): string | undefined {
  const parts = from.split('/')
  const name = from.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
  return outsideBreach(file, home, name.startsWith('node:') ? 'node' : name)
}

function outsideBreach(file: string, home: Home, name: string): string | undefined {
  const places = Object.hasOwn(outside, name) ? outside[name] : undefined
  if (!places) return `the package ${name} is not in the table`
  if (places.includes(home.name) || places.includes(file)) return undefined
  return `${name} may only be imported by ${places.join(', ')}`
}
