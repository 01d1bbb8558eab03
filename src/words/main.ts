import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '../kit/language.ts'
import { compare } from './check.ts'
import { type Compiled, compile } from './compile.ts'
import { type Catalogue, CatalogueError, readCatalogue } from './read.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Modules of the grammar of each language. */
const grammars: ReadonlyMap<string, string> = new Map(
  Object.entries({ en: 'english', de: 'german', cy: 'welsh' } satisfies Readonly<Record<Language, string>>),
)

/** Areas that load by themselves, when they are first needed; all others of a catalogue load together. */
const apart = [
  'book',
  'check',
  'coach',
  'evidence',
  'film',
  'flaws',
  'gallery',
  'guide',
  'lesson',
  'letters',
  'longRead',
  'playOn',
  'start',
]

/** The folders of catalogues: those that hold English, which all other languages follow. */
export const catalogueFolders = (): string[] => {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const folders = paths.flatMap((path) => /^(.*\/words)\/en(\/[^/]+)?\.ftl$/.exec(path)?.[1] ?? [])
  return [...new Set(folders)].map((folder) => join(root, folder))
}

/** The files of a language’s catalogue: one of its own, or one for each area in the language’s folder. */
export function catalogueFiles(folder: string, language: string): string[] {
  const own = join(folder, language)
  const areas = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.ftl')) : []
  return [`${own}.ftl`, ...areas.sort().map((name) => join(own, name))].filter((file) => existsSync(file))
}

/**
 * Compiles every catalogue, in some languages, into the modules beside it that code imports; answers with what is wrong
 * with them.
 */
export function compileCatalogues(tags: readonly string[] = languages): string[] {
  const bare = tags.filter((tag) => !grammars.has(tag))
  const lacking = bare.map((tag) => `words/main.ts: grammars lacks ${tag}, the module in kit of its lists and plurals`)
  try {
    return [...lacking, ...catalogueFolders().flatMap((folder) => compileFolder(folder, tags))]
  } catch (error) {
    if (error instanceof CatalogueError) return [error.message]
    throw error
  }
}

function compileFolder(folder: string, tags: readonly string[]): string[] {
  const place = relative(root, folder)
  const english = readFiles(catalogueFiles(folder, 'en'))
  return tags.flatMap((language) => {
    const files = catalogueFiles(folder, language)
    if (files.length === 0) return [`${place}: ${language} has no catalogue`]
    const catalogue = language === 'en' ? english : readFiles(files)
    const problems = language === 'en' ? [] : compare(english, catalogue, language)
    if (problems.length > 0) return problems.map((one) => `${place}: ${one}`)
    const kit = relative(join(folder, language), join(root, 'kit'))
    const source = language === 'en' ? {} : { source: { folder: '../en', catalogue: english } }
    const grammar = grammars.get(language)
    if (grammar) write(join(folder, language), compile(catalogue, { language, kit, grammar, ...source }, apart))
    return []
  })
}

const readFiles = (files: readonly string[]): Catalogue =>
  readCatalogue(files.map((file) => ({ name: relative(root, file), text: readFileSync(file, 'utf8') })))

/** Writes the modules of a language that have changed, and removes those that are no longer there. */
function write(folder: string, modules: Compiled): void {
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder))
    if (old.endsWith('.ts') && !modules.has(old.replace(/\.ts$/, ''))) rmSync(join(folder, old))
  for (const [area, code] of modules) {
    const file = join(folder, `${area}.ts`)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code)
  }
}

/** Keeps the compiled catalogues fresh while the page is built, served or tested. */
export const catalogues = () => ({
  name: 'catalogues',
  configResolved: () => {
    const [problem] = compileCatalogues()
    if (problem !== undefined) throw new Error(problem)
  },
  handleHotUpdate: ({ file }: { readonly file: string }) => {
    if (file.endsWith('.ftl')) for (const problem of compileCatalogues()) console.error(problem)
  },
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = compileCatalogues()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
