import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Edits that turn the page into its next version, by file. */
const changes = [
  ['src/link/address.ts', /addressVersion = (\d+)/],
  ['src/net/protocol/protocol.ts', /addressVersion = (\d+)/],
] as const

/** A build that speaks the next version of the protocol. */
const config = (outDir: string) => `
import base from ${JSON.stringify(join(root, 'vite.config.ts'))}
const changes = ${JSON.stringify(changes.map(([file, { source }]) => [file, source]))}
const nextVersion = {
  name: 'next-version',
  enforce: 'pre',
  transform(code, id) {
    const change = changes.find(([file]) => id.endsWith(file))
    if (!change) return undefined
    const next = code.replace(new RegExp(change[1]), (text, old) => text.replace(old, Number(old) + 1))
    if (next === code) throw new Error('There is no version in ' + id)
    return next
  },
}
export default {
  ...base,
  root: ${JSON.stringify(root)},
  plugins: [nextVersion, ...base.plugins],
  build: { outDir: ${JSON.stringify(outDir)}, emptyOutDir: true },
}
`

/** Builds the page as it would be after a change of the protocol, into its own folder. */
export function buildNextVersion(): { readonly folder: string; readonly remove: () => void } {
  const place = mkdtempSync(join(tmpdir(), 'narrow-gauge-next-'))
  const folder = join(place, 'dist')
  const file = join(place, 'vite.config.ts')
  writeFileSync(file, config(folder))
  // In a process of its own: in this one the bundler would take the page for a test.
  const { VITEST: _, ...env } = process.env
  const args = ['build', '--logLevel', 'error', '--config', file]
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  return { folder, remove: () => rmSync(place, { recursive: true }) }
}
