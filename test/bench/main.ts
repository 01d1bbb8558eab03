import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildPage } from '../browser/build.ts'
import { compare } from './beside.ts'
import { type Report, tellReport } from './report.ts'
import { openSteps, type Step } from './steps.ts'

/** The benches by their names on the command line: `npm run bench -- rules --json`. */
const benches: Readonly<Record<string, (flags: readonly string[]) => Promise<number>>> = {
  rules: (flags) => (flags.includes('--beside') ? measureBeside(flags) : measure('rules', flags)),
  peers: (flags) => measure('peers', flags),
  trust: (flags) => measure('trust', flags),
  load: inBrowser(10, (step) => import('./load.ts').then(({ measureLoad }) => measureLoad(step))),
  arrival: inBrowser(15, (step) => import('./arrival.ts').then(({ measureArrival }) => measureArrival(step))),
  stage: inBrowser(60, (step, parts) => import('./stage.ts').then(({ measureStage }) => measureStage(step, parts))),
  path: (flags) => import('./path.ts').then(({ measurePath }) => measurePath(flags)),
  seek: (flags) => measure('seek', flags),
  stream: inBrowser(20, (step) => import('./stream.ts').then(({ measureStream }) => measureStream(step))),
  wire: inBrowser(5, (step) => import('./wire.ts').then(({ measureWire }) => measureWire(step))),
}

const [name = '', ...flags] = process.argv.slice(2)
const bench = benches[name]
if (bench) process.exitCode = await bench(flags)
else {
  console.error(`Which bench? There are: ${Object.keys(benches).join(', ')}. With --json: one object.`)
  process.exitCode = 2
}

/** A bench that needs the built page and a browser, and ends within so many minutes; its figures come with their targets. */
function inBrowser(
  minutes: number,
  figures: (step: Step, names: readonly string[]) => Promise<Report>,
): (flags: readonly string[]) => Promise<number> {
  return async (flags) => {
    const step = openSteps(minutes * 60_000)
    const names = flags.filter((flag) => !flag.startsWith('--'))
    try {
      await step('The page is built', buildPage)
      tellReport(await figures(step, names), flags.includes('--json'))
      return 0
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      // Ends browsers and servers that are still up.
      process.exit(1)
    }
  }
}

/** Bundles a bench as the page is bundled and runs it on its own; returns its exit code. */
async function measure(name: string, args: readonly string[]): Promise<number> {
  const { file, remove } = await bundle(name)
  const { status } = spawnSync(process.execPath, [file, ...args], {
    stdio: 'inherit',
    // boardgame.io checks and logs more otherwise.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  remove()
  return status ?? 1
}

/** Times this tree’s rules beside those of the tree whose folder follows `--beside`. */
async function measureBeside(flags: readonly string[]): Promise<number> {
  const tree = flags[flags.indexOf('--beside') + 1]
  if (!tree) {
    console.error('Beside which tree? --beside takes the folder of another clone.')
    return 2
  }
  const here = await bundle('rounds')
  const there = await bundle('rounds', `${resolve(tree)}/src/`)
  const code = await compare(
    here.file,
    there.file,
    flags.filter((flag) => flag !== '--beside' && flag !== tree),
  )
  here.remove()
  there.remove()
  return code
}

/** Bundles a bench as the page is bundled, with another tree’s sources if their folder is given. */
async function bundle(bench: string, sources?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { alias: sources ? [{ find: /^(\.\.\/)+src\//, replacement: sources }] : [] },
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(`${bench}.ts`, import.meta.url)),
      outDir: folder,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: `${bench}.mjs` } },
    },
  })
  return { file: join(folder, `${bench}.mjs`), remove: () => rmSync(folder, { recursive: true }) }
}
