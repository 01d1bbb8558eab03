import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soloCrew } from '../../src/lab/crew.ts'
import { lab } from '../../src/lab/main.ts'
import { labTitles } from '../../src/lab/titles.ts'
import { prizedLearnt, sidingsLearnt } from '../tiny/training.ts'
import { waybillsTitle } from '../waybills/title.ts'

const all = [...labTitles, sidingsLearnt, prizedLearnt, waybillsTitle]

/** A command's output, and how it ended. */
export interface Printed {
  readonly code: number
  readonly said: readonly string[]
  readonly complained: readonly string[]
}

/** Does a command of the laboratory in this thread. `patience`: how often it shows progress before it is stopped. */
export async function inLab(args: readonly string[], patience = Number.POSITIVE_INFINITY): Promise<Printed> {
  const said: string[] = []
  const complained: string[] = []
  const stop = new AbortController()
  let shown = 0
  const code = await lab(args, {
    titles: all,
    crew: async () => soloCrew(all),
    cores: 1,
    say: (line) => said.push(line),
    complain: (sentence) => complained.push(sentence),
    show: (progress) => {
      if (progress !== '' && ++shown >= patience) stop.abort()
    },
    stop: stop.signal,
  })
  return { code, said, complained }
}

/** A folder for a test's files, with what removes it. */
export function testFolder(): { readonly file: (name: string) => string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-gauge-test-lab-'))
  return { file: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
