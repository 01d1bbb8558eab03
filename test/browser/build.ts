import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFresh } from '../../src/server/fresh.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the page into dist unless dist is newer than all its sources. */
export async function buildPage(): Promise<void> {
  if (await isFresh(root, join(root, 'dist'))) return
  buildWith([])
}

/** Builds a page with these switches of the bundler. */
export function buildWith(switches: readonly string[]): void {
  // In a process of its own: in this one the bundler would take the page for a test.
  const { VITEST: _, ...env } = process.env
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...switches]
  execFileSync(process.execPath, vite, { cwd: root, env: { ...env, NODE_ENV: 'production' }, stdio: 'inherit' })
}
