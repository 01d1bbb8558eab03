import { inOrder } from './crew.ts'
import { type MatchText, matchesIn } from './files.ts'
import type { Flags } from './flags.ts'
import { exit, type Ports } from './ports.ts'
import { CommandError } from './title.ts'
import type { MatchFault, VerifyResult } from './verify.ts'

/** Checks every match of some files, and tells each that is wrong. */
export async function verifyFiles(flags: Flags, ports: Ports): Promise<number> {
  if (flags.files.length === 0) throw new CommandError('Name a file.')
  const crew = await ports.crew(flags.whole('workers', ports.cores))
  const wrong: { file: string; line: number; wrong: MatchFault }[] = []
  let matches = 0
  let last: VerifyResult | undefined
  try {
    for (const file of flags.files) {
      const check = async ({ text, line }: MatchText) => ({
        line,
        verdict: await crew.perform('verify', text),
      })
      for await (const { line, verdict } of inOrder(crew, matchesIn(file), check)) {
        matches += 1
        ports.show(`${matches} matches`)
        last = verdict
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
    ports.say(JSON.stringify({ matches, wrong: keys, ...checks }))
  } else {
    for (const one of wrong) ports.say(`${one.file}:${one.line}: ${one.wrong.sentence}`)
    // Of one match alone, people want to know what was checked and what can't be.
    if (matches === 1) for (const sentence of last?.said ?? []) ports.say(sentence)
    ports.say(`${matches - wrong.length} of ${matches} matches are right.`)
  }
  if (ports.stop.aborted) return exit.interrupted
  return wrong.length > 0 || matches === 0 ? exit.wrong : exit.fine
}
