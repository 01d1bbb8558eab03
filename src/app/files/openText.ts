import { problemText, problemTitle } from '../../overlay/text/en/problems.ts'
import { readText } from '../readText.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import type { World } from '../world.ts'

/**
 * Opens the text of a match file or a report in this window. Where it cannot be read: a sentence that
 * says why, and everything stays as it was.
 */
export async function openText(
  { store, go }: Pick<World, 'store' | 'go'>,
  text: string,
): Promise<string | undefined> {
  const read = await readText(text)
  if ('problem' in read) return `${problemTitle(read.problem)}. ${problemText(read.problem)}`
  await keepMatch(store, text)
  const last = read.saved.journal.entries.length - 1
  const place = { type: 'match', at: Math.min(last, read.report?.entry ?? last) } as const
  go(place)
  return undefined
}
