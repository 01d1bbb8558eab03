import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * Bundles the workers' file as plain JavaScript, as the page is bundled: what runs TypeScript directly makes every
 * small function slower. Returns the bundle, which is removed when the process ends.
 */
export async function bundledWorker(): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-lab-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('worker.ts', import.meta.url)),
      outDir: folder,
      target: 'es2022',
      rolldownOptions: {
        // Only the pictures' part of a title needs it, which no worker opens.
        external: [/^phaser/],
        output: { entryFileNames: 'worker.mjs' },
      },
    },
  })
  return pathToFileURL(join(folder, 'worker.mjs'))
}
