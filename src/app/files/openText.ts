import { readAsking } from '../../kit/readAsking.ts'
import { loadedText } from '../../overlay/device/loadedText.ts'
import type { FileNews } from '../../overlay/screen.ts'
import { explained } from '../../overlay/screens/explained.ts'
import { startText, text as words } from '../../overlay/text/text.ts'
import { type Receiving, readEverything } from '../device/everything.ts'
import type { Editions } from '../storage/editions.ts'
import { keepMatch } from '../storage/openedMatch.ts'
import type { World } from '../world.ts'
import { type FileKind, kindOf, readText } from './readMatch.ts'

/** Everything needed to open files. */
export interface Opener extends Pick<World, 'go' | 'clock'>, Receiving {
  readonly editions: Pick<Editions, 'load'>
}

type Open = (opener: Opener, text: string) => Promise<FileNews | undefined>

/**
 * Does with a file what its kind is for, however it arrived. Says what came of it, unless the page has gone to what the
 * file holds; one that can’t be used changes nothing.
 */
export const openText: Open = (opener, text) => opens[kindOf(text)](opener, text)

const wrong = (said: string): FileNews => ({ said, isWrong: true })

/** The visit asks whether to read what is long. */
const later = async () => false

/** Opens a match, a report or evidence in this window. */
const show: Open = async ({ store, titles, go, clock }, text) => {
  const read = await readText(titles, text, readAsking(clock, later))
  if ('saved' in read) {
    const last = read.saved.journal.entries.length - 1
    await keepMatch(store, text)
    go({ type: 'match', at: Math.min(last, read.report?.entry ?? last) })
    return undefined
  }
  const isLong = read.problem.type === 'match' && read.problem.problem.reason === 'leftUnread'
  if (read.problem.type !== 'evidence' && !isLong) {
    const { title, text: why } = explained(read.problem)
    return wrong(`${title}. ${why}`)
  }
  await keepMatch(store, text)
  go({ type: 'match' })
  return undefined
}

const opens: Readonly<Record<FileKind, Open>> = {
  match: show,
  report: show,
  evidence: show,
  async broken(opener, text) {
    const news = await show(opener, text)
    return news && wrong(words().files.broken)
  },
  async device(opener, text) {
    const imported = await readEverything(opener, text)
    return imported && { said: loadedText(imported), isWrong: 'problem' in imported }
  },
  async edition({ editions }, text) {
    const used = await editions.load(text)
    if ('name' in used) return { said: startText().edition.loaded({ name: used.name }), isWrong: false }
    return wrong(words().files.edition({ why: used.isOther ? words().problem.otherVersion : used.problem }))
  },
  other: async () => wrong(words().files.other),
}
