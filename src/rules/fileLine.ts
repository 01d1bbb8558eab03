import * as v from 'valibot'
import type { Body, Entry } from './body.ts'
import { bodySchema, problemOf } from './entry.ts'
import { seatSchema } from './fields.ts'
import type { GameTypes, Seat } from './game.ts'
import { type Journal, lastMover } from './journal.ts'
import type { Problem } from './problem.ts'
import type { OrProblem } from './replay.ts'

/** One line of a match file: an entry's body, and its author where the type alone doesn't imply it. */
export interface FileLine {
  /** A move in it is still unread. */
  readonly body: Body<unknown>
  readonly by?: Seat | 'host'
}

/**
 * By type, the field whose value the line has under the type: `{"undo":12}` for `{type:'undo',to:12}`. Lines are
 * recognised in this order.
 */
export const mainField = {
  move: 'move',
  pledge: 'pledge',
  chance: 'proofs',
  drawKey: 'key',
  undo: 'to',
  wish: 'wish',
  excuse: 'to',
  seat: 'seat',
  host: 'seat',
  mark: 'note',
  answer: 'to',
  resign: 'by',
  end: 'by',
  out: 'seat',
  deal: 'commits',
  shuffle: 'proofs',
  share: 'cards',
  open: 'opens',
  commit: 'commit',
  mix: 'deck',
  lock: 'deck',
  audit: 'seed',
} as const
type LineType = keyof typeof mainField
const isLineType = (key: string): key is LineType => Object.hasOwn(mainField, key)
const types = Object.keys(mainField).filter(isLineType)

/** A draw has a seed or proofs in that place. */
const isDraw = (type: string) => type === 'chance' || type === 'shuffle'
const isMain = (type: LineType, field: string | undefined) =>
  field === mainField[type] || (isDraw(type) && field === 'seed')

/** Types that may have more than one author, so that the line has to name it. */
const namesAuthor: ReadonlySet<string> = new Set<LineType>([
  ...([
    'move',
    'pledge',
    'undo',
    'mark',
    'seat',
    'wish',
    'answer',
    'resign',
    'end',
    'open',
    'drawKey',
    'share',
    'commit',
    'mix',
    'lock',
    'audit',
  ] as const),
])
/** The author of a line, where it names one. */
export const authorSchema = v.optional(v.union([seatSchema, v.literal('host')]))

/** Writes an entry after the setup as a line. `entries` are its journal's. */
export function writeLine(
  { seq, by, body }: Pick<Entry<unknown>, 'seq' | 'by' | 'body'>,
  entries: readonly Entry<unknown>[],
): Readonly<Record<string, unknown>> {
  const known = by === usualAuthor(body, () => entries.slice(0, seq))
  const { type, ...fields } = known ? body : { ...body, by }
  const named = Object.entries(fields).map(([key, value]) => [
    type !== 'setup' && isMain(type, key) ? type : key,
    value,
  ])
  return Object.fromEntries(named)
}

/** Reads a line from untrusted data; `at` is its entry's number, for problems. */
export function readLine(data: unknown, at: number): OrProblem<{ readonly line: FileLine }> {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), data)
  if (!fields.success) return { problem: problemOf(fields.issues, at) }
  const type = types.find((key) => Object.hasOwn(fields.output, key))
  if (!type) return { problem: { reason: 'badField', entry: at } }
  const { [type]: value, ...others } = fields.output
  const field = isDraw(type) && typeof value === 'string' ? 'seed' : mainField[type]
  const { by, ...rest } = { ...others, [field]: value }
  const stray = namesAuthor.has(type) || by === undefined ? {} : { by }
  const body = v.safeParse(bodySchema, { ...rest, ...stray, type })
  if (!body.success) return { problem: inLine(problemOf(body.issues, at), type) }
  const author = v.safeParse(authorSchema, namesAuthor.has(type) ? by : undefined)
  if (!author.success) return { problem: { reason: 'badField', entry: at, field: 'by' } }
  const written = author.output === undefined ? {} : { by: author.output }
  return { line: { body: body.output, ...written } }
}

/** A problem in a body, its field named as in the line. */
const inLine = (problem: Problem, type: LineType): Problem =>
  isMain(type, problem.field) ? { ...problem, field: type } : problem

/** The author of a line that names none; undefined if lines of this type must name one. */
function usualAuthor({ type }: Body<unknown>, before: () => readonly Entry<unknown>[]): Seat | 'host' | undefined {
  if (type === 'undo') return lastMover(before())
  if (type === 'mark' || type === 'seat' || type === 'share') return 'host'
  return namesAuthor.has(type) ? undefined : 'host'
}

/** The author of a line that continues a journal: the one it names, the seat asked for a move, or the usual one. */
export function authorOf<G extends GameTypes>({ body, by }: FileLine, { entries, ask }: Journal<G>): Seat | 'host' {
  if (by !== undefined) return by
  if (body.type === 'move' && ask.type === 'choose') return ask.seat
  return usualAuthor(body, () => entries) ?? 'host'
}
