import * as v from 'valibot'
import { bodySchema, problemOf, seatSchema } from './entry.ts'
import type { GameTypes, Seat } from './game.ts'
import { type Body, type Entry, lastMover, type Problem } from './journal.ts'
import type { Journal, OrProblem } from './replay.ts'

/** One line of a match file: what happened, and by whom where that does not go without saying. */
export interface Line {
  /** Its move is still unread. */
  readonly body: Body<unknown>
  readonly by?: Seat | 'host'
}

/** In the file an entry's type is the key of its chief field: `{"undo":12}` for `{type:'undo',to:12}`. */
const chief = {
  move: 'move',
  chance: 'seed',
  undo: 'to',
  seat: 'seat',
  host: 'seat',
  mark: 'note',
  wish: 'wish',
  answer: 'to',
  resign: 'by',
} as const
const types = [
  ...(['move', 'chance', 'undo', 'seat', 'host', 'mark'] as const),
  ...(['wish', 'answer', 'resign'] as const),
] as const
type Type = (typeof types)[number]

/** What may be somebody's of whom its kind alone does not tell. */
const said: ReadonlySet<string> = new Set<Type>(['undo', 'mark', 'wish', 'answer', 'resign'])
const authorSchema = v.optional(v.union([seatSchema, v.literal('host')]))

/** An entry after the setup as a line of the file. `entries` are those of its journal. */
export function writeLine(
  { seq, by, body }: Pick<Entry<unknown>, 'seq' | 'by' | 'body'>,
  entries: readonly Entry<unknown>[],
): Readonly<Record<string, unknown>> {
  const known = body.type === 'move' || by === usualAuthor(body, () => entries.slice(0, seq))
  const { type, ...fields } = known ? body : { ...body, by }
  const named = Object.entries(fields).map(([key, value]) => [
    type !== 'setup' && key === chief[type] ? type : key,
    value,
  ])
  return Object.fromEntries(named)
}

/** Reads a line; `at` is its entry's number, for the problem. */
export function readLine(data: unknown, at: number): OrProblem<{ readonly line: Line }> {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), data)
  if (!fields.success) return { problem: problemOf(fields.issues, at) }
  const type = types.find((key) => Object.hasOwn(fields.output, key))
  if (!type) return { problem: { reason: 'badField', entry: at } }
  const { [type]: value, ...others } = fields.output
  const { by, ...rest } = { ...others, [chief[type]]: value }
  const stray = said.has(type) || by === undefined ? {} : { by }
  const body = v.safeParse(bodySchema, { ...rest, ...stray, type })
  if (!body.success) return { problem: inLine(problemOf(body.issues, at), type) }
  const author = v.safeParse(authorSchema, said.has(type) ? by : undefined)
  if (!author.success) return { problem: { reason: 'badField', entry: at, field: 'by' } }
  const written = author.output === undefined ? {} : { by: author.output }
  return { line: { body: body.output, ...written } }
}

/** A problem of a body, its field called as the line calls it. */
const inLine = (problem: Problem, type: Type): Problem =>
  problem.field === chief[type] ? { ...problem, field: type } : problem

/** Whose a line is that does not say so; `undefined` where every line must say so. */
function usualAuthor(
  { type }: Body<unknown>,
  before: () => readonly Entry<unknown>[],
): Seat | 'host' | undefined {
  if (type === 'undo') return lastMover(before())
  if (type === 'mark') return 'host'
  return said.has(type) ? undefined : 'host'
}

/** Who wrote a line that continues a journal: as it says, else a move the seat that was asked. */
export function authorOf<G extends GameTypes>(
  { body, by }: Line,
  { entries, ask }: Journal<G>,
): Seat | 'host' {
  if (by !== undefined) return by
  if (body.type === 'move' && ask.type === 'choose') return ask.seat
  return usualAuthor(body, () => entries) ?? 'host'
}
