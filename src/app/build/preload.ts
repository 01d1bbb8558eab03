import { type Language, languages } from '../../kit/language.ts'

/** What places load first, by the beginning of their addresses. */
const first: Readonly<Record<string, readonly string[]>> = {
  '#/here/': ['app/visit/visitTable', 'app/table/tableStage', 'stage/index'],
  '#/r/': ['app/visit/visitTable'],
}

/** The text of a page at its start, and of what those places add. */
const startText = (language: Language) => `overlay/text/${language}/start`
const text = (language: Language) => `overlay/text/${language}/index`

/** What is read of a built file; styles and pictures have no modules. */
interface Output {
  readonly fileName: string
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
type Bundle = Readonly<Record<string, Output>>

/** The files of a module and of all it imports. */
function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const isOf = ({ moduleIds = [] }: Output) =>
    moduleIds.some((id) => id.endsWith(`/src/${module}.ts`))
  const files = new Set(Object.keys(bundle).filter((file) => bundle[file] && isOf(bundle[file])))
  for (const file of files) {
    const { imports = [], viteMetadata } = bundle[file] ?? {}
    for (const needed of [...imports, ...(viteMetadata?.importedCss ?? [])]) files.add(needed)
  }
  return files
}

/** Files that are asked for where the address begins with `start`, in one language or in any. */
interface Ahead {
  readonly start: string
  readonly language?: Language
  readonly files: readonly string[]
}

/** Runs in the page before any of its modules: asks for the files of its address and its language. */
const script = (ahead: readonly Ahead[]) => `
const wanted = [...navigator.languages]
try { wanted.unshift(localStorage.getItem('language') ?? '') } catch {}
const known = ${JSON.stringify(languages)}
const spoken = wanted.map((tag) => tag.split('-')[0]).find((tag) => known.includes(tag)) ?? 'en'
for (const { start, language = spoken, files } of ${JSON.stringify(ahead)})
  if (location.hash.startsWith(start) && language === spoken)
    for (const file of files) {
      const isStyle = file.endsWith('.css')
      const link = document.createElement('link')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = ''
      link.href = file
      document.head.append(link)
    }
`

/** What each address asks for, but for files that the page names already. */
function aheadIn(bundle: Bundle, html: string): readonly Ahead[] {
  const files = (modules: readonly string[]) => {
    const all = new Set(modules.flatMap((module) => [...filesOf(bundle, module)]))
    return [...all].filter((file) => !html.includes(file))
  }
  const spoken = (start: string, module: (language: Language) => string) =>
    languages.map((language) => ({ start, language, files: files([module(language)]) }))
  const places = Object.entries(first).flatMap(([start, modules]) => [
    { start, files: files(modules) },
    ...spoken(start, text),
  ])
  return [...spoken('', startText), ...places]
}

/** A Vite plugin: a page asks for the files of its address before any of its scripts runs. */
export const preloadPlugin = () => ({
  name: 'preload-by-address',
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler(html: string, { bundle = {} }: { readonly bundle?: Bundle }) {
      // Before the style sheet, which would hold it up.
      const before = `<script>${script(aheadIn(bundle, html))}</script>`
      return html.replace('<script type="module"', (found) => before + found)
    },
  },
})
