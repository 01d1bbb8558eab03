import { availableParallelism } from 'node:os'
import { balance } from './balance/command.ts'
import { inOrder, threadCrew } from './crew.ts'
import { type MatchText, matchesIn } from './files.ts'
import { type FlagKind, type Flags, readFlags } from './flags.ts'
import { ladder } from './ladder.ts'
import { perft } from './perft.ts'
import { exit, type Ports } from './ports.ts'
import { selfplay } from './selfplay.ts'
import { show } from './show.ts'
import { CommandError } from './title.ts'
import { labTitles } from './titles.ts'
import { train } from './train/command.ts'
import { tune } from './tune/command.ts'
import type { MatchFault, VerifyResult } from './verify.ts'

/** Does what a command line says, in this terminal; returns the exit code. */
export async function runLab(args: readonly string[]): Promise<number> {
  const stop = new AbortController()
  // The second time, it ends at once.
  process.once('SIGINT', () => stop.abort())
  return lab(args, {
    titles: labTitles,
    async crew(workers) {
      // Bundling takes a second, which what needs no workers shouldn't wait for.
      const { bundledWorker } = await import('./bundle.ts')
      return threadCrew(await bundledWorker(), workers)
    },
    cores: availableParallelism(),
    say: (line) => console.log(line),
    complain: (sentence) => console.error(sentence),
    show: showOn(process.stderr),
    stop: stop.signal,
  })
}

/** A command of the laboratory. */
interface Command {
  /** The rest of the command line, after its name. */
  readonly usage: string
  /** A description, in half a line. */
  readonly does: string
  readonly flags: Readonly<Record<string, FlagKind>>
  /** Whether files follow the flags. */
  readonly files: boolean
  run(flags: Flags, ports: Ports): Promise<number>
}

const run = { shard: 'text', out: 'text', workers: 'text', json: 'switch' } as const
const played = { title: 'text', seed: 'text', option: 'texts', edition: 'text' } as const
const weighed = { ...played, weights: 'texts' } as const

const tuned = { aims: 'text', bots: 'text', matches: 'text', rounds: 'text', minutes: 'text', trail: 'text' } as const

const learns = { from: 'text', out: 'text', workers: 'text' } as const

/** Checks every match of some files, and tells each that is wrong. */
async function verifyFiles(flags: Flags, ports: Ports): Promise<number> {
  if (flags.files.length === 0) throw new CommandError('Which file?')
  const crew = await ports.crew(flags.whole('workers', ports.cores))
  const wrong: { file: string; line: number; wrong: MatchFault }[] = []
  let matches = 0
  let unproven = 0
  let last: VerifyResult | undefined
  try {
    for (const file of flags.files) {
      const check = async ({ text, line }: MatchText) => ({ line, verdict: await crew.perform('verify', text) })
      for await (const { line, verdict } of inOrder(crew, matchesIn(file), check)) {
        matches += 1
        ports.show(`${matches} matches`)
        last = verdict
        if (verdict.isUnproven) unproven += 1
        if (verdict.wrong !== undefined) wrong.push({ file, line, wrong: verdict.wrong })
        if (ports.stop.aborted) break
      }
    }
    ports.show('')
  } finally {
    await crew.close()
  }
  if (flags.has('json')) {
    const keys = wrong.map((one) => ({ ...one, wrong: one.wrong.key }))
    const checks = matches === 1 ? { checks: last?.checks } : {}
    ports.say(JSON.stringify({ matches, unproven, wrong: keys, ...checks }))
  } else {
    for (const one of wrong) ports.say(`${one.file}:${one.line}: ${one.wrong.sentence}`)
    // Of one match alone, people want to know what was checked and what can't be.
    if (matches === 1) for (const sentence of last?.said ?? []) ports.say(sentence)
    ports.say(`${matches - wrong.length - unproven} of ${matches} matches are right, as signatures prove.`)
    if (unproven > 0) ports.say(`${unproven} of ${matches} break no rule, but no signatures prove them.`)
  }
  if (ports.stop.aborted) return exit.interrupted
  if (wrong.length > 0 || matches === 0) return exit.wrong
  return unproven > 0 ? exit.unproven : exit.fine
}

/** The commands, by their name on the command line. */
export const commands: Readonly<Record<string, Command>> = {
  selfplay: {
    usage:
      '--title T --bots a,b[,…] [--matches 100] [--seed 1] [--option key=value]… [--edition FILE] [--weights FILE]… [--out FILE] [--shard 1/1] [--workers N] [--json]',
    does: 'plays matches of bots and writes each as a line of FILE',
    flags: { ...run, ...weighed, matches: 'text', bots: 'text' },
    files: false,
    run: selfplay,
  },
  ladder: {
    usage:
      '--title T [--bots master,shrewd,…] [--matches 200] [--players 2] [--ms N] [--seed 1] [--option key=value]… [--edition FILE] [--weights FILE]… [--out FILE] [--shard 1/1] [--workers N] [--json]',
    does: 'plays each strength against the one below it',
    flags: { ...run, ...weighed, matches: 'text', bots: 'text', players: 'text', ms: 'text' },
    files: false,
    run: ladder,
  },
  show: {
    usage: 'FILE [--match 1]',
    does: 'prints a match move by move',
    flags: { match: 'text' },
    files: true,
    run: show,
  },
  perft: {
    usage: '--title T [--depth 3] [--players 2] [--seed 1] [--option key=value]… [--edition FILE] [--json]',
    does: 'counts every way of making so many moves from the beginning',
    flags: { ...played, depth: 'text', players: 'text', json: 'switch' },
    files: false,
    run: perft,
  },
  balance: {
    usage: 'FILE… [--out balance.html] [--csv FILE] [--claims FILE.md] [--unused 2] [--workers N] [--json]',
    does: 'reports what the matches of a file say about balance; several files are compared with the first',
    flags: { out: 'text', csv: 'text', claims: 'text', unused: 'text', workers: 'text', json: 'switch' },
    files: true,
    run: balance,
  },
  tune: {
    usage:
      '--title T --aims FILE.json [--edition FILE] [--weights FILE]… [--bots ganger,ganger] [--matches 200] [--rounds 20] [--minutes M] [--seed 1] [--option key=value]… [--out tuned.json] [--trail tune.html] [--workers N] [--json]',
    does: 'plays editions that differ in values of ours, and keeps what brings them nearer to stated aims',
    flags: { ...weighed, ...tuned, out: 'text', workers: 'text', json: 'switch' },
    files: false,
    run: tune,
  },
  train: {
    usage:
      '--title T [--edition FILE] [--matches 600] [--rounds N] [--seed 1] [--from FILE] [--out weights.json] [--workers N]',
    does: 'learns what bots weigh from matches of their own, for an edition',
    flags: { title: 'text', edition: 'text', matches: 'text', rounds: 'text', seed: 'text', ...learns },
    files: false,
    run: train,
  },
  verify: {
    usage: 'FILE… [--workers N] [--json]',
    does: 'checks every match of some files: rules, hashes and signatures',
    flags: { workers: 'text', json: 'switch' },
    files: true,
    run: verifyFiles,
  },
}

/** Instructions for using the laboratory. */
export const labUsage = Object.entries(commands)
  .map(([name, { usage, does }]) => `  ${name} ${usage}\n      ${does}`)
  .join('\n')

/**
 * Does what a command line says and returns the exit code: 0, 1 if something was found wrong, 2 if it can't be done
 * like that, 3 if nothing is wrong but something isn't proven, 130 if it was interrupted.
 */
export async function lab([name = '', ...args]: readonly string[], ports: Ports): Promise<number> {
  const command = commands[name]
  if (!command) throw new Error(`no command ${name}`)
  try {
    return await command.run(readFlags(args, command.flags, command.files), ports)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    ports.complain(`${error.message}\nUsage: npm run lab -- ${name} ${command.usage}`)
    return exit.usage
  }
}

/** Interval of progress updates, ms. */
const often = 200

/** Shows progress in one line of a terminal, over and over; nothing on anything else. */
function showOn(stream: NodeJS.WriteStream): (progress: string) => void {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (!stream.isTTY || (progress !== '' && now - last < often)) return
    last = now
    stream.write(`\r\u001b[2K${progress}`)
  }
}
