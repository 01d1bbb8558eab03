import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sources } from './fresh.ts'

/**
 * Names a build for people: the commit it was made from, with a few digits of the contents behind a
 * `+` where those were changed since. Without git, the version and digits of the contents.
 */
export function buildName(root: string): string {
  const commit = commitOf(root)
  const isClean =
    commit !== undefined && git(root, ['status', '--porcelain', '--', ...sources]) === ''
  if (isClean) return commit
  const digits = contentsOf(root)
  return commit === undefined ? `${versionOf(root)}-${digits}` : `${commit}+${digits}`
}

/** The commit, if this folder is a repository of its own and not a copy that lies in another one. */
function commitOf(root: string): string | undefined {
  const top = git(root, ['rev-parse', '--show-toplevel'])
  if (top === undefined || realpathSync(top) !== realpathSync(root)) return undefined
  return git(root, ['rev-parse', '--short=10', 'HEAD'])
}

/** What git says; `undefined` where there is no git, no repository or no commit. */
function git(cwd: string, args: readonly string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    return execFileSync('git', [...args], { cwd, encoding: 'utf8', stdio: [...stdio] }).trim()
  } catch {
    return undefined
  }
}

function versionOf(root: string): string {
  const data: { version?: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return typeof data.version === 'string' ? data.version : '0'
}

/** Digits that differ as soon as anything differs that a build is made of. */
function contentsOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesIn(join(root, source))).sort())
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

function filesIn(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((one) =>
      one.isDirectory() ? filesIn(join(path, one.name)) : [join(path, one.name)],
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    return []
  }
}

/** A Vite plugin: the page knows as `__BUILD__` which build it is. */
export function buildNamePlugin(root: string) {
  return {
    name: 'build-name',
    config: () => ({ define: { __BUILD__: JSON.stringify(buildName(root)) } }),
  }
}
