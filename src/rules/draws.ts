import { agreedKeys } from './applyEntry.ts'
import type { Body, Entry } from './body.ts'
import type { Seat } from './game.ts'
import { entryHash, type Journal, tableOf } from './journal.ts'
import type { EntryProblem, ProblemReason } from './problem.ts'
import { type Draws, isDrawnTogether, needsDrawKey, signingKeyOf, type TableState } from './tableState.ts'

/*
 * Fair chance: a draw follows from one part of every device at the table. A device's part is what a verifiable random
 * function (`vrf.ts`) makes of the entry that asks: nobody can choose it, or know another's before it is shown, and a
 * part says nothing about any other entry's. Each device says by which key it will answer before the first draw.
 */

/** The purpose of a draw: the game, or the order of the cards just dealt. */
export type DrawType = 'chance' | 'shuffle'

/**
 * Those who take part in the order of the cards just dealt: everyone; of cards dealt again because someone is gone,
 * those who agreed to that.
 */
const shufflersOf = ({ holders, shufflers }: Draws): readonly string[] =>
  shufflers ? holders.filter((key) => shufflers.includes(key)) : holders

/**
 * The seats whose devices deal the cards together that are dealt next, in order: one of each device that plays, rather
 * a person's than a bot's, since the host's bots may pass to another host. Nobody deals alone by asking for it: of two
 * people, a bot has to stand in for one first.
 */
export function dealersAfter(table: TableState): readonly Seat[] {
  const { roster, draws } = table
  const agreed = shufflersOf({ ...draws, shufflers: agreedKeys(table) })
  const seats = (agreed.length > 1 ? agreed : draws.holders).flatMap((key) => {
    const own = roster.seats.flatMap((_, at) => (signingKeyOf(roster, at) === key ? [at] : []))
    return own.find((at) => roster.seats[at]?.kind === 'person') ?? own[0] ?? []
  })
  return seats.sort((a, b) => a - b)
}

/** The question of a draw. */
export interface DrawAsked {
  /** The number of the entry that asks: the last question, or a key that was said after it, so that nobody chooses one. */
  readonly seq: number
  /** The text of which everyone's part is made: it names this match from its first entry on, and all up to here. */
  readonly input: string
  /** The keys of those who have a part in it, and by which each answers; undefined for one who hasn't said. */
  readonly holders: readonly string[]
  readonly keys: readonly (string | undefined)[]
}

/** The question of the draw that comes next after these entries. */
export function drawAsked(
  entries: readonly Entry<unknown>[],
  { draws }: TableState,
  type: DrawType = 'chance',
): DrawAsked {
  const everyone = [...new Set([...draws.holders, ...draws.owed])].sort()
  const holders = type === 'shuffle' ? shufflersOf(draws) : everyone
  const seq = Math.max(type === 'shuffle' ? draws.dealt : draws.asked, draws.keyed)
  const [setup, line] = [entries[0], entries[seq]].map((entry) => (entry ? entryHash(entry) : ''))
  const input = `narrow-gauge draw ${setup} ${line}`
  return { seq, input, holders, keys: holders.map((key) => draws.keys.get(key)) }
}

const wrong = (reason: ProblemReason, field: string): EntryProblem => ({ reason, field })

/** The problem with a draw in the last position. Whether a seed is the right one, signatures say: links leave them out. */
export function drawProblem(
  journal: Journal,
  { type, seed, proofs }: Extract<Body<unknown>, { readonly type: DrawType }>,
): EntryProblem | undefined {
  const table = tableOf(journal)
  if (!proofs) return seed === undefined ? wrong('badDraw', 'body') : undefined
  const { keys } = drawAsked(journal.entries, table, type)
  const isWhole = proofs.length === keys.length && proofs.length > 0 && !keys.includes(undefined)
  return isDrawnTogether(table) && isWhole && seed === undefined ? undefined : wrong('badDraw', 'body.proofs')
}

/** The problem with a key that a device is to answer draws by: it has one already, or no part in them. */
export function drawKeyProblem(table: TableState, by: Seat | 'host'): EntryProblem | undefined {
  const isWanted = needsDrawKey(table, signingKeyOf(table.roster, by) ?? '')
  return isWanted ? undefined : wrong('badDrawKey', 'body.type')
}
