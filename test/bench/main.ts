import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** What can be measured, by the name given on the command line: `npm run bench -- rules --json`. */
const benches = ['rules']

const [name = '', ...flags] = process.argv.slice(2)
if (benches.includes(name)) process.exitCode = await measure(name, flags)
else {
  console.error(`Which bench? There are: ${benches.join(', ')}. With --json: one object.`)
  process.exitCode = 2
}

/** Bundles a bench as the page is bundled and runs it by itself; answers with its exit code. */
async function measure(bench: string, args: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`${bench}.ts`, import.meta.url)),
      outDir: folder,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: `${bench}.mjs` } },
    },
  })
  const { status } = spawnSync(process.execPath, [join(folder, `${bench}.mjs`), ...args], {
    stdio: 'inherit',
  })
  rmSync(folder, { recursive: true })
  return status ?? 1
}
