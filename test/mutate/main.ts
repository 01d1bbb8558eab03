import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { faults } from './faults.ts'
import { type Fault, plant } from './plant.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const copied = ['src', 'test', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** A title's tests, quick ones first; later ones run only if the earlier find nothing. */
type Courts = readonly (readonly string[])[]

const foothills: Courts = [
  ['games/foothills/rules', 'games/foothills/cards', 'games/foothills/stations'],
  ['games/foothills/conformance', 'games/foothills/properties', 'games/pinned', 'rules/'],
]
const metro: Courts = [
  ['games/metro/board', 'games/metro/rules', 'games/metro/edit'],
  ['games/metro/properties', 'games/metro/conformance', 'games/pinned'],
]
const snowdonia: Courts = [
  ['games/snowdonia/rules'],
  ['games/snowdonia/properties', 'games/snowdonia/conformance', 'games/snowdonia/outlook', 'games/pinned'],
]
const dwarven: Courts = [
  ['games/dwarven/rules', 'games/dwarven/guild'],
  ['games/dwarven/properties', 'games/dwarven/conformance', 'games/dwarven/legal', 'games/dwarven/flaws'],
  ['games/pinned'],
]
const trust: Courts = [
  [
    ...['agreement', 'evidence', 'merge', 'drawGathering', 'duties', 'level', 'checkMatch'].map(
      (name) => `match/${name}`,
    ),
    ...['contribution', 'agreement', 'succession', 'epochs.attack'].map((name) => `net/${name}`),
    'rules/together',
  ],
  [
    ...['level', 'standIns', 'seats', 'takeBack', 'twoStories', 'journal'].map((name) => `net/${name}.attack`),
    'net/guest.',
  ],
]
/** Files of the rules of trust that are not under `match/` or `net/`. */
const trusted: ReadonlySet<string> = new Set(['src/rules/draws.ts', 'src/rules/together/passes.ts'])

/** The tests that have to find a fault in a file: those of its title, or any that use it. */
function courtsFor(file: string): Courts {
  if (file.startsWith('src/match/') || file.startsWith('src/net/') || trusted.has(file)) return trust
  if (file.startsWith('src/games/snowdonia/')) return snowdonia
  if (file.startsWith('src/games/dwarven/')) return dwarven
  return file.startsWith('src/games/metro/') ? metro : foothills
}
/** A run that takes longer counts as hanging, ms. */
const patience = 300_000

const reportSchema = v.object({
  testResults: v.array(
    v.object({ name: v.string(), assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })) }),
  ),
})

/** The fate of a fault: the test that found it, if any did. */
interface Verdict {
  readonly fault: Fault
  readonly found: string | undefined
}

const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-mutate-'))
process.once('SIGINT', () => process.exit(130))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
process.exitCode = main()

function main(): number {
  const [words = ''] = process.argv.slice(2)
  const planted = faults
    .filter(({ file, name }) => `${file} ${name}`.includes(words))
    .map((fault) => ({ fault, text: plant(read(house, fault.file), fault) }))
  for (const name of copied) cpSync(join(house, name), join(folder, name), { recursive: true })
  symlinkSync(join(house, 'node_modules'), join(folder, 'node_modules'))
  const courts = new Set(planted.flatMap(({ fault }) => courtsFor(fault.file)))
  const red = judge([...courts])
  if (red) {
    console.error(`A test fails without any fault: ${red}`)
    return 2
  }
  const verdicts = planted.map(({ fault, text }) => attempt(fault, text))
  const survivors = verdicts.filter(({ found }) => found === undefined)
  console.log(`\n${verdicts.length} faults planted, ${survivors.length} not found.`)
  for (const { fault } of survivors) console.log(`  ${fault.file}: ${fault.name}`)
  return survivors.length === 0 ? 0 : 1
}

function read(top: string, file: string): string {
  return readFileSync(join(top, file), 'utf8')
}

/** Plants one fault in the copy, runs the tests, and removes it again. */
function attempt(fault: Fault, text: string): Verdict {
  const file = join(folder, fault.file)
  const sound = read(folder, fault.file)
  writeFileSync(file, text)
  const found = judge(courtsFor(fault.file))
  writeFileSync(file, sound)
  console.log(`${found ? 'found ' : 'MISSED'}  ${fault.name.padEnd(48)}  ${found ?? ''}`)
  return { fault, found }
}

/** The name of the first failing test, if any fails. */
function judge(courts: Courts): string | undefined {
  for (const court of courts) {
    const red = firstRed(court)
    if (red) return red
  }
  return undefined
}

function firstRed(files: readonly string[]): string | undefined {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const args = [
    'vitest',
    'run',
    ...files.map((file) => join('test', file)),
    '--no-isolate',
    '--bail=1',
    '--reporter=json',
  ]
  const run = spawnSync('npx', [...args, `--outputFile=${report}`], {
    cwd: folder,
    encoding: 'utf8',
    timeout: patience,
    shell: process.platform === 'win32',
  })
  if (run.status === 0) return undefined
  if (run.signal) return 'the tests hang'
  if (!existsSync(report)) throw new Error(`Vitest left no report:\n${run.stdout}${run.stderr}`)
  const { testResults } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const red = tests.find(({ status }) => status === 'failed')
  if (!red) throw new Error(`No test failed, but Vitest did:\n${run.stdout}${run.stderr}`)
  return red.fullName
}
