import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { build } from '../../src/app/world.ts'
import { buildName } from '../../src/server/buildName.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A small project with one source. */
function project(parent = tmpdir()): string {
  const root = mkdtempSync(join(parent, 'narrow-gauge-build-'))
  folders.push(root)
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}')
  write(root, 'one')
  return root
}

const write = (root: string, text: string) => writeFileSync(join(root, 'src/main.ts'), text)

/** Makes a commit of everything in a folder. */
function commit(root: string): string {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@localhost']
  const git = (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'one')
  return git('rev-parse', 'HEAD').trim()
}

describe('the name of a build', () => {
  it('is the version and a content hash without a repository', () => {
    const root = project()
    const before = buildName(root)
    expect(before).toMatch(/^1\.2\.3-[0-9a-f]{8}$/)
    expect(buildName(root)).toBe(before)
    write(root, 'two')
    expect(buildName(root)).not.toBe(before)
  })

  it('is the commit, with a content hash if anything has changed since', () => {
    const root = project()
    const hash = commit(root)
    expect(buildName(root)).toBe(hash.slice(0, 10))
    write(root, 'two')
    expect(buildName(root)).toMatch(new RegExp(`^${hash.slice(0, 10)}\\+[0-9a-f]{8}$`))
  })

  it('ignores the commit of a repository further out', () => {
    const outer = project()
    commit(outer)
    expect(buildName(project(outer))).toMatch(/^1\.2\.3-/)
  })

  it('is available in the page', () => {
    expect(build.length).toBeGreaterThan(6)
    expect(build).not.toBe('narrow-gauge')
  })
})
