import { describe, expect, it } from 'vitest'
import { preloadPlugin } from '../../../src/app/build/preload.ts'

const chunk = (name: string, modules: readonly string[], imports: readonly string[] = []) => ({
  fileName: `assets/${name}.js`,
  moduleIds: modules.map((module) => `/house/src/${module}.ts`),
  imports: imports.map((other) => `assets/${other}.js`),
  viteMetadata: { importedCss: new Set([`assets/${name}.css`]) },
})
const chunks = [
  chunk('shell', ['main']),
  chunk('table', ['app/visit/visitTable', 'app/table/tableStage'], ['shell', 'widgets']),
  chunk('widgets', ['overlay/widgets/button']),
  chunk('stage', ['stage/index'], ['shell']),
  chunk('hello', ['overlay/words/en/start'], ['shell']),
  chunk('text', ['overlay/words/en/index'], ['shell']),
  chunk('debug', ['debug/index'], ['table']),
  chunk('face', ['games/foothills/face/index'], ['rules']),
  chunk('rules', ['games/foothills/index']),
  chunk('words', ['games/foothills/words/en/index'], ['rules']),
  chunk('other', ['games/metro/face/index']),
]
const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]))
const page =
  '<script type="module" src="assets/shell.js"></script><link rel="stylesheet" href="assets/shell.css"><body>'

/** The files that a page at this address asks for before its scripts run. */
function askedAt(hash: string, title = ''): readonly string[] {
  const html = preloadPlugin().transformIndexHtml.handler(page, { bundle })
  const script = /<script>([\s\S]*?)<\/script><link rel="stylesheet"/.exec(html)?.[1] ?? ''
  const asked: string[] = []
  const document = {
    createElement: () => ({ href: '' }),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  }
  const localStorage = { getItem: (key: string) => (key === 'title' ? title : null) }
  const around = { location: { hash }, document, navigator: { languages: ['fr'] }, localStorage }
  new Function(...Object.keys(around), script)(...Object.values(around))
  return [...new Set(asked)].sort()
}

const spoken = ['hello.css', 'hello.js']
const table = [...spoken, 'text.css', 'text.js', 'table.css', 'table.js', 'widgets.css', 'widgets.js']
const inAssets = (names: readonly string[]) => names.map((name) => `assets/${name}`).sort()

describe('a built page', () => {
  it('asks for a table and its stage at the address of a kept table', () => {
    expect(askedAt('#/here/ABCD')).toEqual(inAssets([...table, 'stage.css', 'stage.js']))
  })

  it('asks for the title last played, too', () => {
    const title = ['face', 'rules', 'words'].flatMap((name) => [`${name}.css`, `${name}.js`])
    const all = [...table, 'stage.css', 'stage.js', ...title]
    expect(askedAt('#/here/ABCD', 'foothills')).toEqual(inAssets(all))
    expect(askedAt('#/r/ABCD', 'foothills')).toEqual(inAssets(table))
  })

  it('leaves the stage until the host has been dialled at the address of a room', () => {
    expect(askedAt('#/r/ABCD')).toEqual(inAssets(table))
  })

  it.each(['', '#/', '#/rules'])('asks for nothing but its first text at “%s”', (hash) => {
    expect(askedAt(hash)).toEqual(inAssets(spoken))
  })
})

describe('a part of a built page', () => {
  const vite = 'export const __vitePreload = function(load) { return load() }'

  /** The page’s own way to load a part, on a network that fetches what `answers` lets it. */
  function loaderOn(answers: (url: string) => boolean) {
    const { code } = preloadPlugin().transform.handler(vite)
    const fetch = async (url: string) => {
      if (!answers(url)) throw new TypeError('Failed to fetch')
      return new Response('')
    }
    const body = code.replaceAll('export const', 'const')
    const make = new Function('fetch', 'navigator', `${body}\nreturn __vitePreload`)
    const load: (part: () => string, files: string[], importer: string) => Promise<string> = make(fetch, {
      onLine: false,
    })
    return (part: () => string) => load(part, ['film.js', 'drawing.js'], 'http://table/shell.js')
  }

  it('is imported once all its files are fetched', async () => {
    const asked: string[] = []
    const load = loaderOn((url) => asked.push(url) > 0)
    expect(await load(() => `after ${asked.length}`)).toBe('after 2')
    expect(asked).toEqual(['http://table/film.js', 'http://table/drawing.js'])
  })

  it('isn’t imported while one of them is missing, and is fetched again at the next try', async () => {
    let isThere = false
    let imports = 0
    const load = loaderOn((url) => isThere || !url.includes('drawing'))
    await expect(load(() => `import ${++imports}`)).rejects.toThrow('Failed to fetch')
    isThere = true
    expect(await load(() => `import ${++imports}`)).toBe('import 1')
  })
})
