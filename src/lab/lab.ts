import { balance } from './balance/command.ts'
import { type FlagKind, type Flags, readFlags } from './flags.ts'
import { ladder } from './ladder.ts'
import { perft } from './perft.ts'
import { exit, type Ports } from './ports.ts'
import { selfplay } from './selfplay.ts'
import { show } from './show.ts'
import { CommandError } from './title.ts'
import { verifyFiles } from './verifyFiles.ts'

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

/** The commands, by their name on the command line. */
export const commands: Readonly<Record<string, Command>> = {
  selfplay: {
    usage:
      '--title T --bots a,b[,…] [--matches 100] [--seed 1] [--option key=value]… [--edition FILE] [--out FILE] [--shard 1/1] [--workers N] [--json]',
    does: 'plays matches of bots and writes each as a line of FILE',
    flags: { ...run, ...played, matches: 'text', bots: 'text' },
    files: false,
    run: selfplay,
  },
  ladder: {
    usage:
      '--title T [--bots master,shrewd,…] [--matches 200] [--players 2] [--ms 100] [--seed 1] [--option key=value]… [--edition FILE] [--out FILE] [--shard 1/1] [--workers N] [--json]',
    does: 'plays each strength against the one below it',
    flags: { ...run, ...played, matches: 'text', bots: 'text', players: 'text', ms: 'text' },
    files: false,
    run: ladder,
  },
  show: {
    usage: 'FILE [--match 1]',
    does: 'tells a match of a file, move by move',
    flags: { match: 'text' },
    files: true,
    run: show,
  },
  perft: {
    usage:
      '--title T [--depth 3] [--players 2] [--seed 1] [--option key=value]… [--edition FILE] [--json]',
    does: 'counts every way of making so many moves from the beginning',
    flags: { ...played, depth: 'text', players: 'text', json: 'switch' },
    files: false,
    run: perft,
  },
  balance: {
    usage: 'FILE… [--out balance.html] [--workers N] [--json]',
    does: 'reports what the matches of a file say about balance; several files are compared',
    flags: { out: 'text', workers: 'text', json: 'switch' },
    files: true,
    run: balance,
  },
  verify: {
    usage: 'FILE… [--workers N] [--json]',
    does: 'checks every match of some files: rules and hashes',
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
 * Does what a command line says and returns the exit code: 0, 1 if something was found wrong, 2 if it
 * can't be done like that, 130 if it was interrupted.
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
