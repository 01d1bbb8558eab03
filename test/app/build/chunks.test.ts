import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chunks } from '../../../src/app/build/chunks.ts'
import { need } from '../../../src/kit/assert.ts'

/** A house with two titles that share the kit of the stage and a flaw of the rules. */
const ofTitle = (title: string) => ({
  [`src/games/${title}/title.ts`]: `export const open = () => [import('./index.ts'), import('./face/index.ts'), import('./face/landscape.ts')]`,
  [`src/games/${title}/index.ts`]: `import { flaw } from '../../rules/flaw.ts'\nexport const rules = ['${title}', flaw]`,
  [`src/games/${title}/face/index.ts`]: `import { things } from '../../../stage/kit/things.ts'\nexport { rules } from '../index.ts'\nexport const face = ['${title}', things]`,
  [`src/games/${title}/face/landscape.ts`]: `import { hills } from '../../../stage/kit/scenery/hills.ts'\nexport const land = ['${title}', hills]`,
})
const files: Readonly<Record<string, string>> = {
  ...ofTitle('one'),
  ...ofTitle('two-lines'),
  'src/rules/flaw.ts': `export const flaw = Date.now()`,
  'src/stage/kit/things.ts': `export const things = Date.now() + 1`,
  'src/stage/kit/scenery/hills.ts': `export const hills = Date.now() + 2`,
  'src/main.ts': `import { open } from './games/one/title.ts'\nimport { open as other } from './games/two-lines/title.ts'\nconsole.log(open, other)`,
}

let folder = ''
/** The modules of each chunk, as paths in the house. */
const modules = new Map<string, readonly string[]>()
/** The chunks that load with each chunk. */
const needs = new Map<string, readonly string[]>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chunks-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: join(folder, 'src/main.ts'), output: { codeSplitting: { groups: chunks } } },
    },
  })
  const outputs = 'output' in built ? built.output : []
  const nameOf = new Map(outputs.map((one) => [one.fileName, 'name' in one ? one.name : '']))
  for (const chunk of outputs) {
    if (chunk.type !== 'chunk') continue
    modules.set(
      chunk.name,
      Object.keys(chunk.modules).map((id) => id.slice(folder.length + 1)),
    )
    needs.set(
      chunk.name,
      chunk.imports.map((file) => need(nameOf.get(file), file)),
    )
  }
})
afterAll(() => rm(folder, { recursive: true }))

describe('a build with two titles', () => {
  it.each(['one', 'two-lines'])('has chunks of its own for %s, named for its folder', (title) => {
    const base = `src/games/${title}`
    expect(modules.get(`${title}-rules`)).toEqual([`${base}/index.ts`])
    expect(modules.get(`${title}-face`)).toEqual([`${base}/face/index.ts`])
    expect(modules.get(`${title}-scenery`)).toEqual([`${base}/face/landscape.ts`])
  })

  it('keeps what titles share in chunks of the house', () => {
    expect(modules.get('drawing')).toEqual(['src/stage/kit/things.ts'])
    expect(modules.get('scenery')).toEqual(['src/stage/kit/scenery/hills.ts'])
    expect(modules.get('main')).toContain('src/rules/flaw.ts')
  })

  it('never loads one title with another, nor any with the page', () => {
    const all = (name: string): readonly string[] => (needs.get(name) ?? []).flatMap((one) => [one, ...all(one)])
    expect(all('main').filter((name) => /^(one|two)/.test(name))).toEqual([])
    for (const part of ['rules', 'face', 'scenery']) {
      expect(all(`one-${part}`).filter((name) => name.startsWith('two'))).toEqual([])
      expect(all(`two-lines-${part}`).filter((name) => name.startsWith('one'))).toEqual([])
    }
  })
})
