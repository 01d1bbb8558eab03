import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildPage } from '../browser/build.ts'
import { type Report, tellReport } from './report.ts'

/** The benches by their names on the command line: `npm run bench -- rules --json`. */
const benches: Readonly<Record<string, (flags: readonly string[]) => Promise<number>>> = {
  rules: (flags) => measure('rules', flags),
  peers: (flags) => measure('peers', flags),
  load: inBrowser(() => import('./load.ts').then(({ measureLoad }) => measureLoad())),
  stage: inBrowser((parts) => import('./stage.ts').then(({ measureStage }) => measureStage(parts))),
  seek: (flags) => measure('seek', flags),
  stream: inBrowser(() => import('./stream.ts').then(({ measureStream }) => measureStream())),
  wire: inBrowser(() => import('./wire.ts').then(({ measureWire }) => measureWire())),
}

const [name = '', ...flags] = process.argv.slice(2)
const bench = benches[name]
if (bench) process.exitCode = await bench(flags)
else {
  console.error(
    `Which bench? There are: ${Object.keys(benches).join(', ')}. With --json: one object.`,
  )
  process.exitCode = 2
}

/** A bench that needs the built page and a browser; its figures come with their targets. */
function inBrowser(
  figures: (names: readonly string[]) => Promise<Report>,
): (flags: readonly string[]) => Promise<number> {
  return async (flags) => {
    await buildPage()
    const report = await figures(flags.filter((flag) => !flag.startsWith('--')))
    tellReport(report, flags.includes('--json'))
    return 0
  }
}

/** Bundles a bench as the page is bundled and runs it on its own; returns its exit code. */
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
    // boardgame.io checks and logs more otherwise.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  rmSync(folder, { recursive: true })
  return status ?? 1
}
