import { type Language, languages } from '../../kit/language.ts'

/** Where a table that this browser keeps is played. */
const kept = '#/here/'

/** Modules that places load first, by the beginning of their addresses. */
const first: Readonly<Record<string, readonly string[]>> = {
  [kept]: ['app/visit/visitTable', 'app/table/tableStage', 'stage/index'],
  '#/r/': ['app/visit/visitTable'],
}

/** Modules that a title adds to a table that this browser keeps. */
const titleFirst = ['index', 'text/cardNames', 'face/index']
const titleText = (title: string, language: Language) => `games/${title}/words/${language}/index`

/** The text of a page at its start, and of what those places add. */
const startText = (language: Language) => `overlay/words/${language}/start`
const text = (language: Language) => `overlay/words/${language}/index`

/** The fields read of a built file; styles and pictures have no modules. */
interface Output {
  readonly fileName: string
  readonly moduleIds?: readonly string[]
  readonly imports?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
type Bundle = Readonly<Record<string, Output>>

/** The titles in a build, by their folders. */
const titlesIn = (bundle: Bundle): readonly string[] =>
  Object.values(bundle)
    .flatMap(({ moduleIds = [] }) => moduleIds)
    .flatMap((id) => /\/src\/games\/([\w-]+)\/face\/index\.ts$/.exec(id)?.[1] ?? [])

/** The files of a module and of all it imports. */
function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const isOf = ({ moduleIds = [] }: Output) => moduleIds.some((id) => id.endsWith(`/src/${module}.ts`))
  const files = new Set(Object.keys(bundle).filter((file) => bundle[file] && isOf(bundle[file])))
  for (const file of files) {
    const { imports = [], viteMetadata } = bundle[file] ?? {}
    for (const needed of [...imports, ...(viteMetadata?.importedCss ?? [])]) files.add(needed)
  }
  return files
}

/** Files asked for where the address begins with `start`: in one language or any, for one title or any. */
interface Ahead {
  readonly start: string
  readonly title?: string
  readonly language?: Language
  readonly files: readonly string[]
}

/** Runs in the page before any of its modules: asks for the files of its address, its language and the title last played. */
const script = (ahead: readonly Ahead[]) => `
const wanted = [...navigator.languages]
let played = ''
try {
  wanted.unshift(localStorage.getItem('language') ?? '')
  played = localStorage.getItem('title') ?? ''
} catch {}
const known = ${JSON.stringify(languages)}
const spoken = wanted.map((tag) => tag.split('-')[0]).find((tag) => known.includes(tag)) ?? 'en'
for (const { start, language = spoken, title = played, files } of ${JSON.stringify(ahead)})
  if (location.hash.startsWith(start) && language === spoken && title === played)
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

/** The files each address asks for, except those that the page names already. */
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
  const titles = titlesIn(bundle).flatMap((title) => [
    { start: kept, title, files: files(titleFirst.map((module) => `games/${title}/${module}`)) },
    ...spoken(kept, (language) => titleText(title, language)).map((one) => ({ ...one, title })),
  ])
  return [...spoken('', startText), ...places, ...titles]
}

/** Asks for the style sheets of a page before anything else. */
const preloads = (html: string): string =>
  (html.match(/<link rel="stylesheet"[^>]*>/g) ?? [])
    .map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'))
    .join('')

const helper = 'export const __vitePreload = function'

/**
 * Has the page fetch all files of a part before it imports any. Some browsers never ask again for a module that
 * couldn’t be fetched once, or that another one needs; a plain fetch may fail as often as it likes. The first requests
 * often fail when a network is just back.
 */
function fetchFirst(code: string): string {
  if (!code.includes(helper)) throw new Error('Vite preloads otherwise')
  return `${code.replace(helper, 'const preload = function')}
const fetched = new Map()
const bring = async (url, tries) => {
  try {
    await (await fetch(url)).arrayBuffer()
  } catch (error) {
    if (!navigator.onLine || tries === 0) throw error
    await new Promise((goOn) => setTimeout(goOn, 500))
    await bring(url, tries - 1)
  }
}
const bringOnce = (url) => {
  if (!fetched.has(url))
    fetched.set(url, bring(url, 6).catch((error) => {
      fetched.delete(url)
      throw error
    }))
  return fetched.get(url)
}
export const __vitePreload = async (load, files, importer) => {
  await Promise.all((files ?? []).map((file) => bringOnce(new URL(file, importer).href)))
  return preload(load, files, importer)
}`
}

/** A Vite plugin: a page asks for the files of its address before any of its scripts runs, and for no part in vain. */
export const preloadPlugin = () => ({
  name: 'preload-by-address',
  apply: 'build' as const,
  // Vite leaves out a file that needs no other; it has to be fetched first as well.
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
          hostType === 'js' && needed.length === 0 ? [file] : needed,
      },
    },
  }),
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code: string) => ({ code: fetchFirst(code), map: null }),
  },
  transformIndexHtml: {
    order: 'post' as const,
    handler(html: string, { bundle = {} }: { readonly bundle?: Bundle }) {
      // A page's scripts wait for its style sheet, and a style sheet above it would hold up the inline one.
      const inline = `<script>${script(aheadIn(bundle, html))}</script>`
      return html
        .replace(/<script type="module"/, (found) => preloads(html) + found)
        .replace('<link rel="stylesheet"', (found) => inline + found)
    },
  },
})
