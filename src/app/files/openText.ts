import { explained } from '../../overlay/screens/explained.ts'
import { withText } from '../speech.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import type { World } from '../world.ts'
import { readText } from './readMatch.ts'

/**
 * Opens the text of a match file, a report or evidence in this window. If it can’t be read, returns a sentence
 * saying why and leaves everything as it was.
 */
export async function openText(
  { store, titles, go }: Pick<World, 'store' | 'titles' | 'go'>,
  text: string,
): Promise<string | undefined> {
  const read = await withText(readText(titles, text))
  const isEvidence = 'problem' in read && read.problem.type === 'evidence'
  if ('problem' in read && !isEvidence) {
    const { title, text: why } = explained(read.problem)
    return `${title}. ${why}`
  }
  await keepMatch(store, text)
  if ('problem' in read) {
    go({ type: 'match' })
    return undefined
  }
  const last = read.saved.journal.entries.length - 1
  go({ type: 'match', at: Math.min(last, read.report?.entry ?? last) })
  return undefined
}
