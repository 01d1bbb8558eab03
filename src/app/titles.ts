import * as v from 'valibot'
import type { OpenTitle, Title } from '../games/title.ts'
import type { Kept } from '../match/keeper.ts'
import type { Problem } from '../rules/problem.ts'
import type { VisitListener } from './app.ts'
import { noteForStart } from './startNotes.ts'
import { told } from './visit/told.ts'

const setupSchema = v.object({
  body: v.object({ game: v.string(), edition: v.optional(v.object({ hash: v.string() })) }),
})

/** The title to open, and its values. */
interface WantedTitle {
  readonly game?: string | undefined
  /** The edition’s data, unless it is built in. */
  readonly edition?: unknown
  /** The first digits, at least, of the edition’s hash; the newest built-in one if missing. */
  readonly hash?: string | undefined
}

/** The title a kept match needs; without a game if its first entry is no setup. */
export function wantedBy({ entries, edition }: Kept): WantedTitle {
  const read = v.safeParse(setupSchema, entries[0])
  const setup = read.success ? read.output.body : undefined
  return { game: setup?.game, edition, hash: setup?.edition?.hash }
}

/** The title of a game; undefined if this page doesn’t have it. */
export const titleOf = (titles: readonly Title[], game: string | undefined): Title | undefined =>
  titles.find(({ id }) => id === game)

/** Opens the title of a game. Undefined if this page doesn’t have it or can’t use the edition. */
export async function openTitle(
  titles: readonly Title[],
  { game, edition, hash }: WantedTitle,
): Promise<OpenTitle | undefined> {
  const opened = await titleOf(titles, game)?.open(edition, hash)
  return opened && 'game' in opened ? opened : undefined
}

/** Opens a title whose face will be wanted soon: it loads together with the rules. Tells of both. */
export async function openToPlay(
  titles: readonly Title[],
  wanted: WantedTitle,
  tell: VisitListener,
): Promise<OpenTitle | undefined> {
  const title = titleOf(titles, wanted.game)
  if (title) {
    noteForStart('title', title.id)
    tell({ type: 'titled', game: title.id })
    // A failed load is noticed when the stage is opened.
    told(tell, 'face', title.loadFace()).catch(() => {})
  }
  return told(tell, 'rules', openTitle(titles, wanted))
}

/** A problem that says in the title’s words why options or a position are impossible. */
export const inWords = async ({ words }: OpenTitle, problem: Problem): Promise<Problem> =>
  problem.flaw ? { ...problem, detail: await words.flaw(problem.flaw) } : problem
