import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { root } from './tree.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-types-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The compiler's output for one line under the settings of the pure layers; empty if it is valid. */
function compile(line: string): string {
  const file = join(folder, 'line.ts')
  const config = join(folder, 'tsconfig.json')
  writeFileSync(file, `${line}\nexport {}\n`)
  writeFileSync(config, JSON.stringify({ extends: join(root, 'src/tsconfig.pure.json'), include: [file], exclude: [] }))
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

describe('the types of the pure layers', () => {
  it('are checked by npm run types, in addition to the whole', () => {
    expect(packageJson.scripts).toMatchObject({
      types: 'npm run --silent words && tsc -p tsconfig.json && tsc -p src/tsconfig.pure.json',
    })
  })

  it('know plain JavaScript', () => {
    expect(compile('export const x: number = Math.max(1, 2)')).toBe('')
  })

  it('know nothing of a page, a clock or Node', () => {
    const names = ['document', 'window', 'setTimeout', 'crypto', 'process', 'performance']
    const told = compile(`export const all = [${names.join()}]`)
    for (const name of names) expect(told).toContain(`Cannot find name '${name}'`)
  })
})
