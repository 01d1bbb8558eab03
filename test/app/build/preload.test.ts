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
]
const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]))
const page =
  '<script type="module" src="assets/shell.js"></script><link href="assets/shell.css"><body>'

/** The files that a page at this address asks for before its scripts run. */
function askedAt(hash: string, language = 'fr'): readonly string[] {
  const html = preloadPlugin().transformIndexHtml.handler(page, { bundle })
  const script = /^<script>([\s\S]*?)<\/script><script type="module"/.exec(html)?.[1] ?? ''
  const asked: string[] = []
  const document = {
    createElement: () => ({ href: '' }),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  }
  const navigator = { languages: [language] }
  new Function('location', 'document', 'navigator', script)({ hash }, document, navigator)
  return asked.sort()
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

  it('leaves the stage until the host has been dialled at the address of a room', () => {
    expect(askedAt('#/r/ABCD')).toEqual(inAssets(table))
  })

  it.each(['', '#/', '#/rules'])('asks for nothing but its first text at “%s”', (hash) => {
    expect(askedAt(hash)).toEqual(inAssets(spoken))
  })
})
