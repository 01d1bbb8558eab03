import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { forbiddenIn, lengthsOf, median, strangersAt, tellLengths } from './house.ts'
import { keptFiles, root, sourceTree } from './tree.ts'

/** Files written by people, except the checker and its test, which name what they forbid. */
const written = keptFiles().filter(
  (file) =>
    /\.(ts|tsx|js|cjs|mjs|css|html|md|yml|jsonc?)$|^\.ci\//.test(file) &&
    !/^package-lock\.json$|^test\/layers\/house(\.test)?\.ts$|^test\/matches\//.test(file),
)

/** The part of the lock file that is read here. */
const Lock = v.object({
  packages: v.record(v.string(), v.object({ optionalDependencies: v.optional(v.record(v.string(), v.string()), {}) })),
})

describe('the repository', () => {
  it('holds at its top only what was agreed', () => {
    expect(strangersAt(keptFiles())).toEqual([])
  })

  it('holds no forbidden word', () => {
    expect(written).toContain('package.json')
    const text = (file: string) => readFileSync(join(root, file), 'utf8')
    expect(written.flatMap((file) => forbiddenIn(file, text(file)))).toEqual([])
  })

  it('links from its pages only to files that exist', () => {
    const links = written
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return [...text.matchAll(/\]\(([^):#]+)[#)]/g)].map(([, to = '']) => ({ file, to }))
      })
    expect(links).toContainEqual({ file: '.github/CONTRIBUTING.md', to: '../src/net/README.md' })
    expect(links.filter(({ file, to }) => !existsSync(join(root, dirname(file), to)))).toEqual([])
  })
})

describe('the lock file', () => {
  it('holds every optional package, of other platforms too, or npm ci would refuse it', () => {
    const { packages } = v.parse(Lock, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
    const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies))
    expect(wanted).toContain('@biomejs/cli-darwin-arm64')
    const missing = wanted.filter(
      (name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)),
    )
    expect(missing).toEqual([])
  })
})

describe('the code under src', () => {
  const lengths = lengthsOf(sourceTree())
  console.info(tellLengths(lengths))

  it('has no file above 400 lines', () => {
    expect(lengths.files.filter(({ lines }) => lines > 400)).toEqual([])
  })

  it('has functions of ten lines or fewer in the median', () => {
    expect(lengths.functions.length).toBeGreaterThan(0)
    expect(median(lengths.functions)).toBeLessThanOrEqual(10)
  })
})

describe('the checks of the house', () => {
  it('notice an unexpected file at the top', () => {
    expect(strangersAt(['src/a.ts', '.gitignore', 'notes.md', 'tools/x.ts'])).toEqual(['notes.md', 'tools'])
  })

  it.each([
    `it.only('x', f)`,
    `describe.skip('x', f)`,
    `it.concurrent.skip('x', f)`,
    `test.todo('x')`,
    `xit('x', f)`,
    '// @ts-expect-error',
    '// biome-ignore lint: no',
    `readFileSync('${['', 'work', 'x'].join('/')}')`,
    `import x from '${['..', 'shared', 'x.json'].join('/')}'`,
    'See issue 12.',
    '/** What it returns. */',
    '  animation: puff 1s infinite;',
  ])('notice %s', (line) => {
    expect(forbiddenIn('a.ts', `\n${line}`)).toEqual([expect.stringContaining(`a.ts:2 `)])
  })

  it.each([`playback.skip()`, `import x from '../../assets/shared/x.png'`, 'network/link'])('let %s pass', (line) => {
    expect(forbiddenIn('a.ts', line)).toEqual([])
  })

  it('measure every function with a block, whatever its kind', () => {
    const text = [
      'function one() {',
      '  return 1',
      '}',
      'const two = () => {}',
      'const none = () => 2',
      'class A { three() {',
      '  const four = function () {}',
      '} }',
    ].join('\n')
    const { files, functions } = lengthsOf(new Map([['a.ts', text]]))
    expect(functions.map(({ name, lines, line }) => [name, lines, line])).toEqual([
      ['one', 3, 1],
      ['three', 3, 6],
      ['two', 1, 4],
      ['four', 1, 7],
    ])
    expect(files).toEqual([{ file: 'a.ts', lines: 8 }])
  })

  it('ignore data and compiled catalogues', () => {
    const data = new Map([
      ['games/foothills/content/cards.ts', 'export const x = 1\n'.repeat(900)],
      ['overlay/words/en/index.ts', 'export const x = 1\n'.repeat(900)],
      ['a.json', '{}'],
    ])
    expect(lengthsOf(data).files).toEqual([])
  })
})
