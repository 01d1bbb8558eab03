import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, readCounts, tellCounts } from './counts.ts'
import { childSeconds, countPages } from './processorTime.ts'

/** A check: an npm script. */
interface Step {
  readonly name: string
  readonly script: string
  /** It counts tests. */
  readonly counts?: boolean
}

/** The processor time of a step. */
interface Spent {
  readonly name: string
  readonly seconds: number
}

/** The checks in order, quick ones first. */
const steps: readonly Step[] = [
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  // Before the unit tests, which measure the built page.
  { name: 'build', script: 'build' },
  { name: 'unit', script: 'test:unit', counts: true },
  { name: 'browser', script: 'test:browser', counts: true },
]

const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-test-'))
process.exitCode = await runAll(process.argv.slice(2))
rmSync(folder, { recursive: true })

/** Runs the named steps, or all, up to the first that fails, and answers with its exit code. */
async function runAll(names: readonly string[]): Promise<number> {
  const strangers = names.filter((name) => !steps.some((step) => step.name === name))
  if (strangers.length > 0) {
    const all = steps.map(({ name }) => name)
    console.error(`No such step: ${strangers.join(', ')}. There are: ${all.join(', ')}.`)
    return 2
  }
  const told: Counts[] = []
  const spent: Spent[] = []
  for (const step of steps) {
    if (names.length > 0 && !names.includes(step.name)) continue
    const before = childSeconds()
    const pages = countPages()
    const code = await runStep(step, told)
    pages.stop()
    const after = childSeconds()
    if (before !== undefined && after !== undefined)
      spent.push({ name: step.name, seconds: after - before + pages.seconds() })
    if (code === 0) continue
    console.log(`\n${tellSpent(spent)}Stopped at ${step.name}, exit code ${code}.`)
    if (told.length > 0) console.log(tellCounts(told))
    return code
  }
  console.log(`\n${tellSpent(spent)}${told.length > 0 ? tellCounts(told) : 'Nothing to mend.'}`)
  return 0
}

/** The processor time that each step and all of them took, as a line of its own; empty where it isn’t known. */
function tellSpent(spent: readonly Spent[]): string {
  if (spent.length === 0) return ''
  const all = { name: 'in all', seconds: spent.reduce((sum, { seconds }) => sum + seconds, 0) }
  const each = [...spent, all].map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`)
  return `Processor time: ${each.join(', ')}\n`
}

async function runStep({ name, script, counts }: Step, told: Counts[]): Promise<number> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`)
  const report = join(folder, `${name}.json`)
  const names = ['default', 'json', 'test/slowest.ts']
  const reporters = [...names.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`]
  const args = ['run', '--silent', script, ...(counts ? ['--', ...reporters] : [])]
  const [status] = await once(spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' }), 'exit')
  const code = typeof status === 'number' ? status : 1
  if (counts) told.push(readCounts(report, code))
  return code
}
