import * as v from 'valibot'
import type { Report } from '../../debug/reports.ts'
import type { OpenTitle } from '../../games/title.ts'
import { parseJson } from '../../kit/json.ts'
import { type Reading, readAtOnce } from '../../kit/slices.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import { readingBrief, wantedByBrief } from '../../rules/brief.ts'
import { type Journal, lineOf } from '../../rules/journal.ts'
import type { Problem } from '../../rules/problem.ts'
import { openingRead, readRecord, writeRecord } from '../../rules/record.ts'
import { type OpenedJournal, openJournal } from '../../rules/replay.ts'
import { storeKeeper } from '../storage/matchStore.ts'
import { inWords, openTitle, titleOf, wantedBy } from '../titles.ts'
import type { World } from '../world.ts'
import { unpackText } from './pack.ts'

type Titles = World['titles']

/** A match that could be read: to its end, or up to the entry where something is wrong. */
export interface SavedMatch {
  readonly title: OpenTitle
  readonly journal: Journal
  /** The problem after the journal’s last entry. */
  readonly wrong: Problem | undefined
}

/** The contents of a file: a match, or a tester’s report with a match in it. */
export type ReadText =
  | { readonly saved: SavedMatch; readonly report: Report | undefined }
  | { readonly problem: PageProblem }

type Read = SavedMatch | { readonly problem: Problem }

/** Reads the text of a match file or of a report. Of evidence it says in words what that proves. */
export async function readText(titles: Titles, text: string, reading: Reading = readAtOnce): Promise<ReadText> {
  const kind = kindOf(text)
  if (kind === 'evidence') {
    const { evidenceIn } = await import('./evidence.ts')
    return { problem: await evidenceIn(titles, text, reading) }
  }
  if (kind !== 'report') return pageText(await readFile(titles, text, reading))
  // Only testers have reports, so only they load what reads them.
  const { readReport } = await import('../../debug/reports.ts')
  const read = readReport(text)
  if ('problem' in read) return { problem: { type: 'report', why: read.problem } }
  return pageText(await readFile(titles, read.report.match, reading), read.report)
}

/** Reads what a link holds: a brief or, where that would be too little (see `packMatch`), a packed file. */
export async function readLink(titles: Titles, packed: string, reading: Reading = readAtOnce): Promise<ReadText> {
  const wanted = wantedByBrief(packed)
  if (wanted) {
    const title = await openTitle(titles, wanted)
    if (!title) return pageText(otherGame(wanted.game))
    return pageText(await saved(title, await reading(readingBrief(title.game, packed), 0)))
  }
  const text = await unpackText(packed)
  return pageText(text === undefined ? { problem: { reason: 'damaged' } } : await readFile(titles, text, reading))
}

const pageText = (read: Read, report?: Report): ReadText =>
  'problem' in read ? { problem: { type: 'match', problem: read.problem } } : { saved: read, report }

async function readFile(titles: Titles, text: string, reading: Reading): Promise<Read> {
  const read = readRecord(text)
  const record = 'record' in read ? read.record : read.good
  if (!record) return 'problem' in read ? { problem: read.problem } : otherGame('')
  const { setup, edition } = record
  const { game, edition: mark } = setup
  const title = await openTitle(titles, { game, edition, hash: mark.hash })
  if (!title) return titleOf(titles, game) ? otherEdition(mark.name) : otherGame(game)
  return saved(title, await reading(openingRead(title.game, read), record.lines.length))
}

const otherGame = (detail: string): Read => ({ problem: { reason: 'otherGame', detail } })
const otherEdition = (detail: string): Read => ({ problem: { reason: 'otherEdition', detail } })

/** The readable part, if anything was played in it. */
async function saved(title: OpenTitle, opened: OpenedJournal | undefined): Promise<Read> {
  if (!opened) return { problem: { reason: 'leftUnread' } }
  if ('journal' in opened) return { title, journal: opened.journal, wrong: undefined }
  const { good } = opened
  const problem = await inWords(title, opened.problem)
  const isPlayed = good !== undefined && lineOf(good.entries).length > 1
  return isPlayed ? { title, journal: good, wrong: problem } : { problem }
}

/** The readable part of a match kept on this device, as the text of a match file. */
export async function keptText(
  { store, titles }: Pick<World, 'store' | 'titles'>,
  code: string,
): Promise<string | undefined> {
  const kept = await storeKeeper(store, code).load()
  const title = kept && (await openTitle(titles, wantedBy(kept)))
  if (!title) return undefined
  const opened = openJournal(title.game, kept.entries)
  const journal = 'journal' in opened ? opened.journal : opened.good
  return journal && writeRecord(journal, kept.edition)
}

/** The kinds of file that the page writes, by what their `format` says after its name. */
const ours = ['match', 'report', 'evidence', 'device'] as const

/**
 * The kind of a file by its head, whatever the state of the rest. `broken`: no JSON, so perhaps the beginning of a
 * match. `other`: none of ours.
 */
export type FileKind = (typeof ours)[number] | 'edition' | 'broken' | 'other'

const named = v.object({ format: v.picklist(ours.map((kind) => `narrow-gauge/${kind}` as const)) })
/** Editions count their versions instead, and name their game. */
const edition = v.union([v.object({ format: v.number() }), v.object({ game: v.string() })])

/** Tells what kind of file a text is. */
export function kindOf(text: string): FileKind {
  const data = parseJson(text)
  if (data === undefined) return 'broken'
  const read = v.safeParse(named, data)
  if (read.success) return ours.find((kind) => read.output.format.endsWith(kind)) ?? 'other'
  return v.is(edition, data) ? 'edition' : 'other'
}
