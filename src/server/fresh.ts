import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Everything a build is made from. */
export const sources = ['src', 'assets', 'index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** True if the page in `dist` is newer than all of its sources. */
export async function isFresh(root: string, dist: string): Promise<boolean> {
  const built = await changedAt(join(dist, 'index.html'))
  if (built === undefined) return false
  const times = await Promise.all(sources.map((source) => newest(join(root, source))))
  return Math.max(...times) <= built
}

async function changedAt(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs
}

/** When a file, or anything in a folder, last changed. Deleting a file changes its folder. */
async function newest(path: string): Promise<number> {
  const own = (await changedAt(path)) ?? 0
  const inside = await readdir(path, { withFileTypes: true }).catch(() => [])
  const times = await Promise.all(inside.map(({ name }) => newest(join(path, name))))
  return Math.max(own, ...times)
}
