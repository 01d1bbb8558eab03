import { readdirSync, readFileSync } from 'node:fs'
import { readLink } from '../../src/app/files/readMatch.ts'
import { titles } from '../../src/games/index.ts'
import type { Game, GameTypes } from '../../src/rules/game.ts'
import type { Journal } from '../../src/rules/journal.ts'
import { openRecord, readRecord } from '../../src/rules/record.ts'
import { sound } from '../journals.ts'
import type { Goals } from './goals/goals.ts'

/** A recorded match, with what it reaches. */
export interface Recorded {
  readonly file: string
  readonly reached: ReadonlySet<string>
}

/** The folder of a title's recorded matches, each a file with what follows `#/g/` in a link. */
export const folderOf = (title: string): URL => new URL(`recorded/${title}/`, import.meta.url)

/** The names of a title's recorded matches. */
export const filesOf = (title: string): readonly string[] => readdirSync(folderOf(title)).sort()

export const textOf = (title: string, file: string): string =>
  readFileSync(new URL(file, folderOf(title)), 'utf8').trim()

/** Replays a recorded match, checking each entry. Throws if it can't be replayed to its end. */
export async function replayed(title: string, file: string): Promise<Journal> {
  const { saved } = sound(await readLink(titles, textOf(title, file)))
  if (!saved.wrong) return saved.journal
  throw new Error(`${title}/${file} doesn't replay: ${JSON.stringify(saved.wrong)}`)
}

/** The text of a match file in this folder. */
export const fileText = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** The match of a file in this folder, replayed by a game’s rules. */
export function journalIn<G extends GameTypes>(game: Game<G>, file: string): Journal<G> {
  return sound(openRecord(game, sound(readRecord(fileText(file))).record)).journal
}

/** The goals that some matches leave unreached. */
export function missingIn(
  { all }: Pick<Goals, 'all'>,
  matches: readonly Pick<Recorded, 'reached'>[],
): readonly string[] {
  return all.filter((goal) => !matches.some(({ reached }) => reached.has(goal)))
}

/** Replays recorded matches of a title. */
export async function readRecorded(title: string, goals: Goals): Promise<readonly Recorded[]> {
  const read = async (file: string) => ({ file, reached: goals.reached(await replayed(title, file)) })
  return Promise.all(filesOf(title).map(read))
}
