import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the built page is made of. */
const ingredients = ['src', 'assets', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Builds the page into dist unless what lies there is newer than everything it is made of. */
export function buildPage(): void {
  if (!isStale(root)) return
  // A process of its own: in this one the bundler would take the page for a test.
  const { VITEST: _, ...env } = process.env
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
}

/** True when the page in a folder's dist is missing or older than something it is made of. */
export function isStale(folder: string): boolean {
  const page = join(folder, 'dist/index.html')
  if (!existsSync(page)) return true
  return ingredients.some((name) => newest(join(folder, name)) > statSync(page).mtimeMs)
}

/** When a file, or the youngest file or folder in a folder, was last changed; 0 when it is not there. */
function newest(path: string): number {
  if (!existsSync(path)) return 0
  const inside = statSync(path).isDirectory() ? readdirSync(path) : []
  return Math.max(statSync(path).mtimeMs, ...inside.map((name) => newest(join(path, name))))
}
