import * as v from 'valibot'
import type { OpenTitle, Title } from '../games/title.ts'
import type { Problem } from '../rules/problem.ts'

const setupSchema = v.object({ body: v.object({ game: v.string() }) })

/** The id of the game whose entries these are; undefined if the first is no setup. */
export function gameOf(entries: readonly unknown[]): string | undefined {
  const read = v.safeParse(setupSchema, entries[0])
  return read.success ? read.output.body.game : undefined
}

/** The title of a game; the first for matches and tables from when there was only one. */
export function titleOf(titles: readonly Title[], game: string | undefined): Title | undefined {
  return game === undefined ? titles[0] : titles.find(({ id }) => id === game)
}

/** Opens the title of a game. Undefined if this page doesn’t have it or can’t use the edition. */
export async function openTitle(
  titles: readonly Title[],
  game: string | undefined,
  edition: unknown,
): Promise<OpenTitle | undefined> {
  const opened = await titleOf(titles, game)?.open(edition)
  return opened && 'game' in opened ? opened : undefined
}

/** Opens a title whose face will be wanted soon: it loads while the match is opened. */
export const openToPlay: typeof openTitle = async (...which) => {
  const title = await openTitle(...which)
  title?.face().catch(() => {})
  return title
}

/** A problem that says in the title’s words why options or a position are impossible. */
export const inWords = ({ words }: OpenTitle, problem: Problem): Problem =>
  problem.flaw ? { ...problem, detail: words.flaw(problem.flaw) } : problem
