/** What places load first, by the beginning of their addresses. */
const first: Readonly<Record<string, readonly string[]>> = {
  '#/here/': ['app/visit/visitTable', 'app/table/tableStage', 'stage/index'],
  '#/r/': ['app/visit/visitTable'],
}

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

/** Runs in the page before any of its modules: asks for the files of its address. */
const script = (files: Readonly<Record<string, readonly string[]>>) => `
for (const [start, files] of Object.entries(${JSON.stringify(files)}))
  if (location.hash.startsWith(start))
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

/** A Vite plugin: a page asks for the files of its address before any of its scripts runs. */
export const preloadPlugin = () => ({
  name: 'preload-by-address',
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler(html: string, { bundle = {} }: { readonly bundle?: Bundle }) {
      const files = Object.entries(first).map(([start, modules]) => {
        const all = new Set(modules.flatMap((module) => [...filesOf(bundle, module)]))
        return [start, [...all].filter((file) => !html.includes(file))] as const
      })
      // Before the style sheet, which would hold it up.
      const before = `<script>${script(Object.fromEntries(files))}</script>`
      return html.replace('<script type="module"', (found) => before + found)
    },
  },
})
