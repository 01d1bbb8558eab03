import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { pack } from '../../src/server/folder.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Sizes of the built page in bytes, packed as the server packs. */
export interface Sizes {
  /** Script and style that must have arrived before the home page stands and a link can be dialled. */
  readonly shellBrotli: number
  /** Every script there is: no visit can need more. */
  readonly allScriptBrotli: number
}

/** Measures what lies in `dist`. Throws when a file that the page names is missing. */
export async function measureSizes(): Promise<Sizes> {
  const files = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  const first = entriesOf(readFileSync(join(dist, 'index.html'), 'utf8'))
  const dialling = files.filter((file) => /\/peer-[\w-]{8}\.js$/.test(file))
  if (first.length < 2 || dialling.length !== 1)
    throw new Error(`Script, style or the dialling part is missing: ${[...first, ...dialling]}`)
  return {
    shellBrotli: await total(withImports([...first, ...dialling])),
    allScriptBrotli: await total(new Set(files.filter((file) => file.endsWith('.js')))),
  }
}

/** Script and style that a page asks for by itself. */
const entriesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)

/** Files with all that they import at once, and not only when it is wanted. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files)
  for (const file of all)
    if (file.endsWith('.js')) for (const imported of importsOf(file)) all.add(imported)
  return all
}

function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(
    file,
    readFileSync(join(dist, file), 'utf8'),
  ).module
  const reExports = staticExports.flatMap(({ entries }) => entries)
  const names = [...staticImports, ...reExports].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  )
  return names.map((name) => join('assets', name))
}

async function total(files: ReadonlySet<string>): Promise<number> {
  const packed = await Promise.all([...files].map((file) => pack(readFileSync(join(dist, file)))))
  return packed.reduce((sum, { length }) => sum + length, 0)
}
