import { parseArgs } from 'node:util'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { commands, labUsage, runLab } from '../../src/lab/main.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { anna, ben, type Disaster } from './disasters/disaster.ts'
import { disasters } from './disasters/index.ts'
import { type Report, simulate } from './simulation.ts'
import { handsMatch } from './simulations.ts'

/** The tasks, by the name given on the command line. */
const tasks: Readonly<Record<string, (flags: Flags) => Promise<void>>> = { disasters: playDisasters }

interface Flags {
  readonly json: boolean
  readonly seed: number
  /** Only what has these words in its name. */
  readonly only: string
}

const usage = `Usage: npm run lab -- COMMAND
${labUsage}
  disasters [--json] [--seed 1] [--only words]
      plays matches through everything they should survive`

interface Case extends Pick<Report, 'how' | 'epochs' | 'entries' | 'problems'> {
  readonly name: string
  readonly seconds: number
  /** The longest that nothing happened, s. */
  readonly stall: number
}

/** The longest a person takes for a move, ms. */
const pause = 4000

/**
 * Plays a whole match through a disaster: of its title, or else of the first if there are two people, of Waybills if
 * there are more. Equal seeds play alike.
 */
async function playThrough(disaster: Disaster, seed: number): Promise<Report> {
  const { script, patience, people } = disaster
  if (people) return simulate(handsMatch(disaster, seed, ed25519Signatures))
  const opened = await need(titles[0], 'a title').open()
  if ('problem' in opened) throw new Error(opened.problem)
  const manners = { pause, ...(patience === undefined ? {} : { patience }) }
  return simulate({
    setting: {
      game: opened.game,
      options: {},
      signatures: ed25519Signatures,
      places: [{ kind: 'mine' }, { kind: 'guest' }],
    },
    players: [
      { name: anna, founds: true, manners },
      { name: ben, founds: false, manners },
    ],
    script,
    seed,
    reunites: false,
  })
}

/** Plays with one seed after another until the moment comes that the disaster waits for. */
async function playUntilStruck(disaster: Disaster, seed: number): Promise<Report> {
  const report = await playThrough(disaster, seed)
  const isMissed = report.steps === 0 && report.how !== 'unfinished'
  return isMissed ? playUntilStruck(disaster, seed + disasters.length) : report
}

async function playDisasters({ json, seed, only }: Flags): Promise<void> {
  const cases: Case[] = []
  for (const [at, disaster] of disasters.entries()) {
    const { name } = disaster
    if (!name.includes(only)) continue
    const { how, epochs, entries, problems, ms, stall } = await playUntilStruck(disaster, seed + at)
    const times = { seconds: Math.round(ms / 1000), stall: Math.round(stall / 1000) }
    const one = { name, how, epochs, entries, problems, ...times }
    cases.push(one)
    if (!json) console.log(tellCase(one))
  }
  const count = (how: Case['how']) => cases.filter((one) => one.how === how).length
  const [people, bot, unfinished] = [count('people'), count('bot'), count('unfinished')]
  const total = cases.length
  if (json) console.log(JSON.stringify({ total, people, bot, unfinished, cases }))
  else console.log(`\n${tellShares(total, { people, bot, unfinished })}`)
  process.exitCode = unfinished > 0 ? 1 : 0
}

function tellCase({ name, how, epochs, seconds, stall, problems }: Case): string {
  const hosts = epochs > 1 ? `, ${epochs - 1} × another host` : ''
  const lines = problems.map((problem) => `\n             ${problem}`)
  return `${how.padEnd(11)}  ${name} (${seconds} s, longest wait ${stall} s${hosts})${lines.join('')}`
}

function tellShares(total: number, counts: Readonly<Record<Case['how'], number>>): string {
  const share = (count: number) => `${Math.round((100 * count) / Math.max(1, total))} %`
  const { people, bot, unfinished } = counts
  return `${total} matches: ${share(people)} finished by people, ${share(bot)} with a bot's help, ${share(unfinished)} not`
}

function readFlags(): Flags & { readonly task: string } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, seed: { type: 'string' }, only: { type: 'string' } },
  })
  const { json = false, seed = '1', only = '' } = values
  return { json, seed: Number(seed), only, task: positionals[0] ?? '' }
}

async function run(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  if (Object.hasOwn(commands, name)) {
    process.exitCode = await runLab([name, ...args])
    return
  }
  const { task, ...flags } = readFlags()
  const perform = tasks[task]
  if (perform && Number.isSafeInteger(flags.seed)) return perform(flags)
  console.error(usage)
  process.exitCode = 2
}

await run()
