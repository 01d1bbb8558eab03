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
  chunk('hello', ['overlay/text/en/start'], ['shell']),
  chunk('text', ['overlay/text/en/index'], ['shell']),
  chunk('debug', ['debug/index'], ['table']),
  chunk('face', ['games/foothills/face/index'], ['rules']),
  chunk('rules', ['games/foothills/index']),
  chunk('words', ['games/foothills/text/en/index'], ['rules']),
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
const table = [
  ...spoken,
  'text.css',
  'text.js',
  'table.css',
  'table.js',
  'widgets.css',
  'widgets.js',
]
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
