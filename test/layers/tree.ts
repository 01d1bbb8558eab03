import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sources } from './layers.ts'

/** The top folder of the repository, absolute. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every file under src/ with its text, by its path there. */
export function sourceTree(): Sources {
  const folder = join(root, 'src')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** The files of the repository that git keeps, or, without git, those that lie there. */
export function keptFiles(): readonly string[] {
  return (gitFiles() ?? foundFiles()).filter((file) => existsSync(join(root, file)))
}

function gitFiles(): readonly string[] | undefined {
  try {
    const out = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return out.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}

function foundFiles(): readonly string[] {
  const ignored = new Set(['.git', 'node_modules', 'dist', '.cache'])
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.endsWith('.log'))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      return readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
        .filter((inner) => inner.isFile())
        .map((inner) => join(inner.parentPath, inner.name).slice(root.length))
    })
}
