import type { Types } from '../../games/foothills/types.ts'
import { briefGame, readBrief } from '../../rules/brief.ts'
import { lineOf, type Problem } from '../../rules/journal.ts'
import { openRead, readRecord } from '../../rules/record.ts'
import type { Journal, Opened } from '../../rules/replay.ts'
import { type Foothills, titleFor } from '../titles.ts'
import { unpackText } from './pack.ts'

/** A match that could be read: to its end, or up to where something is wrong with it. */
export interface SavedMatch {
  readonly title: Foothills
  readonly journal: Journal<Types>
  /** What is wrong behind the last entry of the journal. */
  readonly wrong: Problem | undefined
}

type Read = SavedMatch | { readonly problem: Problem }

/** Reads what a link holds: a brief, or (in older links, and with component values) a packed file. */
export async function readLink(packed: string): Promise<Read> {
  const game = briefGame(packed)
  if (game === undefined) {
    const text = await unpackText(packed)
    return text === undefined ? { problem: { reason: 'damaged' } } : readFile(text)
  }
  const title = await titleFor(game, undefined)
  return title ? saved(title, readBrief(title.game, packed)) : otherGame(game)
}

/** Reads a match file's text. */
export async function readFile(text: string): Promise<Read> {
  const read = readRecord(text)
  const record = 'record' in read ? read.record : read.good
  if (!record) return 'problem' in read ? { problem: read.problem } : otherGame('')
  const { setup, edition } = record
  const title = await titleFor(setup.game, edition)
  return title ? saved(title, openRead(title.game, read)) : otherGame(setup.game)
}

const otherGame = (detail: string): Read => ({ problem: { reason: 'otherGame', detail } })

/** What there is to show, if anything was played in it. */
function saved(title: Foothills, opened: Opened<Types>): Read {
  if ('journal' in opened) return { title, journal: opened.journal, wrong: undefined }
  const { problem, good } = opened
  const isPlayed = good !== undefined && lineOf(good.entries).length > 1
  return isPlayed ? { title, journal: good, wrong: problem } : { problem }
}
