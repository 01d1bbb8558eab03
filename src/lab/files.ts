import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { open, truncate } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseJson } from '../kit/json.ts'
import { Refused } from './title.ts'

/** A match in a file of matches. */
export interface MatchText {
  readonly text: string
  /** The line it stands on, from 1. */
  readonly line: number
}

/**
 * The matches of a file, one after another: a line each, or the whole file, as the table saves it.
 * Throws `Refused` if there is no such file.
 */
export async function* matchesIn(file: string): AsyncGenerator<MatchText> {
  if (!existsSync(file)) throw new Refused(`There is no file “${file}”.`)
  const lines = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
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
  /** The whole lines that were there already. */
  readonly before: readonly string[]
  add(line: string): Promise<void>
  close(): Promise<void>
}

/** Opens a file to go on after its last whole line; what follows that was cut off while it was written. */
export async function growing(file: string): Promise<Growing> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole))
  const handle = await open(file, 'a')
  return {
    before: whole.split('\n').slice(0, -1),
    add: async (line) => {
      await handle.appendFile(`${line}\n`)
    },
    close: () => handle.close(),
  }
}
