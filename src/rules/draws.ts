import { same } from '../kit/json.ts'
import type { Body, Entry } from './body.ts'
import { agreedWish, isUnwitnessed } from './consent.ts'
import type { Seat } from './game.ts'
import { chosenDraws, entryHash, isPlayed, type Journal, tableOf } from './journal.ts'
import type { EntryProblem, ProblemReason } from './problem.ts'
import { type Draws, isDrawnTogether, needsDrawKey, type Roster, signingKeyOf, type TableState } from './tableState.ts'

/*
 * Fair chance: a draw follows from one part of every device at the table. A device's part is what a verifiable random
 * function (`vrf.ts`) makes of the entry that asks: nobody can choose it, or know another's before it is shown, and a
 * part says nothing about any other entry's. Each device says by which key it will answer before the first draw.
 */

type Line = Pick<Entry<unknown>, 'seq' | 'by' | 'body'>

/** The purpose of a draw: the game, or the order of the cards just dealt. */
export type DrawType = 'chance' | 'shuffle'

const sitting = new Set<Body<unknown>['type']>(['setup', 'seat', 'host', 'resign'])

/** The draws after another entry. `after`: the table after it, as far as it is about who sits there. */
export function drawsAfter(before: TableState, after: Pick<TableState, 'roster' | 'resigned'>, entry: Line): Draws {
  const { body, by, seq } = entry
  const isQuestion = isPlayed(entry) || body.type === 'undo'
  const draws = isQuestion ? { ...before.draws, asked: seq, owed: [] } : before.draws
  if (sitting.has(body.type)) return withHolders(owing(before, draws, body), holdersOf(after.roster, after.resigned))
  if (body.type === 'deal') return { ...draws, dealt: seq, shufflers: agreedKeys(before) }
  if (body.type !== 'drawKey') return draws
  return { ...draws, keyed: seq, keys: new Map([...draws.keys, [signingKeyOf(after.roster, by) ?? '', body.key]]) }
}

/** The draws after a bot has stood in for someone, whom nobody but one device has found to be silent. */
function owing(before: TableState, draws: Draws, body: Body<unknown>): Draws {
  const isStandIn = body.type === 'seat' && body.kind === 'bot' && body.key !== undefined
  const wish = isStandIn ? agreedWish(before) : undefined
  const isAlone = wish !== undefined && isUnwitnessed(before, wish)
  return isStandIn && isAlone && body.key ? { ...draws, owed: [...draws.owed, body.key] } : draws
}

const withHolders = (draws: Draws, holders: readonly string[]): Draws =>
  same(holders, draws.holders) ? draws : { ...draws, holders }

/** The host and everyone who plays; bots, and what they play for, change nothing. */
function holdersOf(roster: Roster, gone: readonly Seat[]): readonly string[] {
  const playing = roster.seats.flatMap((seated, seat) =>
    seated?.kind === 'person' && seated.key !== undefined && !gone.includes(seat) ? [seated.key] : [],
  )
  return [...new Set([...(roster.host === undefined ? [] : [roster.host]), ...playing])].sort()
}

/**
 * Those who take part in the order of the cards just dealt: everyone; of cards dealt again because someone is gone,
 * those who agreed to that.
 */
const shufflersOf = ({ holders, shufflers }: Draws): readonly string[] =>
  shufflers ? holders.filter((key) => shufflers.includes(key)) : holders

/** The devices that agreed to deal again, if that was asked for. */
function agreedKeys(table: TableState): readonly string[] | undefined {
  const wish = agreedWish(table)
  if (wish?.asks.wish !== 'deal') return undefined
  return wish.agreed.flatMap((seat) => signingKeyOf(table.roster, seat) ?? [])
}

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

/** A proof that an entry owes. */
export interface ProofDue {
  readonly key: string
  readonly input: string
  /** Undefined if it is missing. */
  readonly proof: string | undefined
}

/** The proofs that a draw owes, of all entries of a journal; `table`: as it stands before it. */
export function proofsDue(
  entries: readonly Entry<unknown>[],
  table: TableState,
  { body, seq }: Line,
): readonly ProofDue[] {
  if ((body.type !== 'chance' && body.type !== 'shuffle') || !isDrawnTogether(table)) return []
  if (!body.proofs && chosenDraws(entries.slice(0, seq))) return []
  const { input, keys } = drawAsked(entries, table, body.type)
  return keys.map((key, at) => ({ key: key ?? '', input, proof: body.proofs?.[at] }))
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
