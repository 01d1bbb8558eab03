import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseJson } from '../kit/json.ts'
import { CommandError } from './title.ts'

/** A match in a file of matches. */
export interface MatchText {
  readonly text: string
  /** The line it stands on, from 1. */
  readonly line: number
}

/**
 * The matches of a file, one after another: a line each, or the whole file, as the table saves it. Throws
 * `CommandError` if there is no such file.
 */
export async function* matchesIn(file: string): AsyncGenerator<MatchText> {
  if (!existsSync(file)) throw new CommandError(`There is no file “${file}”.`)
  const lines = linesOf(file)
  let line = 0
  for await (const text of lines) {
    line += 1
    if (line === 1 && text !== '' && parseJson(text) === undefined) {
      lines.close()
      yield { text: readFileSync(file, 'utf8'), line }
      return
    }
    if (text !== '') yield { text, line }
  }
}

/** A file that grows line by line. */
export interface Growing {
  /** The lines that were there already. */
  before(): AsyncIterable<string>
  add(line: string): Promise<void>
  close(): Promise<void>
}

/** Opens a file to go on after its last whole line; what follows that was cut off while it was written. */
export async function growing(file: string): Promise<Growing> {
  const handle = await open(file, 'a+')
  await handle.truncate(await wholeLines(handle))
  return {
    before: () => linesOf(file),
    add: async (line) => {
      await handle.appendFile(`${line}\n`)
    },
    close: () => handle.close(),
  }
}

const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })

/** Size of the pieces in which a file is read from its end, bytes. */
const chunk = 65_536
const newline = 10

/** The length of a file up to the end of its last whole line, bytes. */
async function wholeLines(handle: FileHandle): Promise<number> {
  let end = (await handle.stat()).size
  const bytes = Buffer.alloc(chunk)
  while (end > 0) {
    const from = Math.max(0, end - chunk)
    const { bytesRead } = await handle.read(bytes, 0, end - from, from)
    const at = bytes.subarray(0, bytesRead).lastIndexOf(newline)
    if (at >= 0) return from + at + 1
    end = from
  }
  return 0
}
