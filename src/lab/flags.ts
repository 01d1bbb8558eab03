import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseJson } from '../kit/json.ts'
import type { Shard } from './plan.ts'
import { CommandError } from './title.ts'

/** Form of a flag: `--name text`, the same several times, or alone. */
export type FlagKind = 'text' | 'texts' | 'switch'

/** The flags of a command line by name. */
export interface Flags {
  readonly files: readonly string[]
  has(name: string): boolean
  text(name: string): string | undefined
  texts(name: string): readonly string[]
  /** A flag that can't be left out. */
  needed(name: string): string
  /** A whole number of at least `least`. */
  whole(name: string, usual: number, least?: number): number
}

/** Reads a command line. Throws `CommandError`, with a sentence, if it isn't one of these flags. */
export function readFlags(
  args: readonly string[],
  kinds: Readonly<Record<string, FlagKind>>,
  takesFiles: boolean,
): Flags {
  const { values, positionals } = parse(args, kinds, takesFiles)
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    files: positionals,
    has: (name) => values[name] === true,
    text,
    texts(name) {
      const value = values[name]
      return Array.isArray(value) ? value.map(String) : []
    },
    needed(name) {
      const value = text(name)
      if (value === undefined) throw new CommandError(`--${name} is missing.`)
      return value
    },
    whole: (name, usual, least = 1) => wholeOf(name, text(name), usual, least),
  }
}

function parse(args: readonly string[], kinds: Readonly<Record<string, FlagKind>>, allowPositionals: boolean) {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? 'boolean' : 'string', multiple: kind === 'texts' } as const,
    ]),
  )
  try {
    return parseArgs({ args: [...args], options, allowPositionals })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : `${error}`)
  }
}

function wholeOf(name: string, text: string | undefined, usual: number, least: number): number {
  if (text === undefined) return usual
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least) return value
  throw new CommandError(`--${name} must be a whole number, ${least} or more, not “${text}”.`)
}

/** Reads `2/8`: the second of eight parts. The whole if nothing is given. */
export function readShard(text: string | undefined): Shard {
  if (text === undefined) return { part: 1, parts: 1 }
  const [, part, parts] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const shard = { part: Number(part), parts: Number(parts) }
  if (shard.part >= 1 && shard.part <= shard.parts) return shard
  throw new CommandError(`--shard has to be like 2/8, the second of eight parts, not “${text}”.`)
}

/** An edition's data from a file; undefined without one. */
export const readEditionFile = (file: string | undefined): unknown =>
  file === undefined ? undefined : readJsonFile(file)

/** The JSON in a file. Throws `CommandError` if it has none. */
export function readJsonFile(file: string): unknown {
  const data = parseJson(readText(file))
  if (data === undefined) throw new CommandError(`“${file}” isn’t JSON.`)
  return data
}

/** The text of a file. Throws `CommandError` if it can’t be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CommandError(`“${file}” can’t be read.`)
  }
}
