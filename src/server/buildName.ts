import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sources } from './fresh.ts'

/**
 * Names a build for people: the commit, plus `+` and the first digits of a content hash if sources were changed since.
 * Without git: the version and the content hash.
 */
export function buildName(root: string): string {
  const commit = commitOf(root)
  const isClean = commit !== undefined && git(root, ['status', '--porcelain', '--', ...sources]) === ''
  if (isClean) return commit
  const digits = contentsOf(root)
  return commit === undefined ? `${versionOf(root)}-${digits}` : `${commit}+${digits}`
}

/** The commit, unless this folder is merely inside another project's repository. */
function commitOf(root: string): string | undefined {
  const top = git(root, ['rev-parse', '--show-toplevel'])
  if (top === undefined || realpathSync(top) !== realpathSync(root)) return undefined
  return git(root, ['rev-parse', '--short=10', 'HEAD'])
}

/** The output of a git command; `undefined` without git, a repository or a commit. */
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

/** The first digits of a hash of all sources. */
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

/** A Vite plugin: gives the page its build's name as `__BUILD__`. */
export function buildNamePlugin(root: string) {
  return { name: 'build-name', config: () => ({ define: { __BUILD__: JSON.stringify(buildName(root)) } }) }
}
