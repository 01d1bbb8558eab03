import * as v from 'valibot'
import { bodySchema, hex64, problemOf, readBody, setupSchema } from './entry.ts'
import type { BasePosition, Game, Seat, Typed } from './game.ts'
import { type Body, entryHash, lastMover, type Problem, type Setup } from './journal.ts'
import {
  beginJournal,
  extend,
  type Journal,
  lastOf,
  type Opened,
  type OrProblem,
  setupOf,
} from './replay.ts'

/** A match file that could be read. Whether it replays is for `openRecord` to say. */
export interface MatchRecord {
  readonly setup: Setup
  /** What happened after the setup; entry 1 comes first. Moves are still unread. */
  readonly bodies: readonly Body<unknown>[]
  /** Four digits of each entry's hash, the setup's first. */
  readonly checks: string
  /** SHA-256 of the last entry. */
  readonly hash: string
  /** The component values it was played with, for readers that lack them. */
  readonly edition?: unknown
}

const version = 1
const longestText = 2_000_000
const checkDigits = 4

const fileSchema = v.strictObject({
  format: v.literal('narrow-gauge/match'),
  version: v.literal(version),
  setup: v.omit(setupSchema, ['type']),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(20_000)),
  checks: v.pipe(v.string(), v.regex(/^[0-9a-f]*$/)),
  hash: hex64,
  edition: v.exactOptional(v.unknown()),
})

/** In the file an entry's type is the key of its chief field: `{"undo":12}` for `{type:'undo',to:12}`. */
const chief = {
  move: 'move',
  chance: 'seed',
  undo: 'to',
  seat: 'seat',
  host: 'seat',
  mark: 'note',
} as const
const types = ['move', 'chance', 'undo', 'seat', 'host', 'mark'] as const

/**
 * A journal as a match file: JSON, as short as people can still read it, one entry a line. Numbers,
 * authors, chain and positions are left out, since replaying gives them back; `checks` lets a
 * damaged file say where.
 */
export function writeRecord<P, M>(journal: Journal<P, M>, edition?: unknown): string {
  const { type: _, ...setup } = setupOf(journal)
  const head = JSON.stringify({ format: 'narrow-gauge/match', version, setup }).slice(0, -1)
  const lines = journal.entries.flatMap(({ body }) =>
    body.type === 'setup' ? [] : JSON.stringify(fold(body)),
  )
  const hashes = journal.entries.map(entryHash)
  const checks = hashes.map((hash) => hash.slice(0, checkDigits)).join('')
  const tail = JSON.stringify({ checks, hash: hashes.at(-1), edition }).slice(1)
  return `${head},"entries":[\n${lines.join(',\n')}\n],${tail}\n`
}

function fold(body: Exclude<Body<unknown>, Setup>): Record<string, unknown> {
  const { type, ...fields } = body
  const entries = Object.entries(fields).map(([key, value]) => [
    key === chief[type] ? type : key,
    value,
  ])
  return Object.fromEntries(entries)
}

/** Reads a match file's text: its shape in full, not yet its rules. */
export function readRecord(text: string): OrProblem<{ readonly record: MatchRecord }> {
  if (text.length > longestText) return { problem: { reason: 'tooLong' } }
  const data = parse(text)
  if (data === undefined) return { problem: { reason: 'notJson', ...brokenAt(text) } }
  const wrong = kindProblem(data)
  if (wrong) return { problem: wrong }
  const read = v.safeParse(fileSchema, data)
  if (!read.success) return { problem: problemOf(read.issues) }
  const { setup, entries, checks, hash, edition } = read.output
  const bodies: Body<unknown>[] = []
  for (const [index, entry] of entries.entries()) {
    const one = unfold(entry, index + 1)
    if ('problem' in one) return one
    bodies.push(one.body)
  }
  const rest = edition === undefined ? {} : { edition }
  return { record: { setup: { type: 'setup', ...setup }, bodies, checks, hash, ...rest } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The first entry whose line is no JSON, which is where a damaged or broken-off file goes wrong. */
function brokenAt(text: string): { readonly entry?: number } {
  const [head = '', ...lines] = text.split('\n')
  if (!head.endsWith('"entries":[')) return {}
  const broken = lines.findIndex((line) => parse(line.replace(/,$/, '')) === undefined)
  if (broken >= 0 && lines[broken]?.startsWith(']')) return {}
  return { entry: (broken < 0 ? lines.length : broken) + 1 }
}

/** Whether a file is a match file of this version at all, before its fields are looked at. */
function kindProblem(data: unknown): Problem | undefined {
  const kind = v.safeParse(v.object({ format: v.literal('narrow-gauge/match') }), data)
  if (!kind.success) return { reason: 'notMatch' }
  const ours = v.safeParse(v.object({ version: v.literal(version) }), data)
  return ours.success ? undefined : { reason: 'otherVersion' }
}

function unfold(data: unknown, at: number): OrProblem<{ readonly body: Body<unknown> }> {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), data)
  if (!fields.success) return { problem: problemOf(fields.issues, at) }
  const type = types.find((key) => Object.hasOwn(fields.output, key))
  if (!type) return { problem: { reason: 'badField', entry: at } }
  const { [type]: value, ...rest } = fields.output
  const body = v.safeParse(bodySchema, { ...rest, type, [chief[type]]: value })
  if (body.success) return { body: body.output }
  const problem = problemOf(body.issues, at)
  return { problem: problem.field === chief[type] ? { ...problem, field: type } : problem }
}

/** Replays a match file, each entry checked; where it is damaged, `good` is the part before. */
export function openRecord<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  record: MatchRecord,
): Opened<P, M> {
  let journal: Journal<P, M> | undefined
  for (const body of [record.setup, ...record.bodies]) {
    const step = replayOne(game, journal, body, record)
    if ('problem' in step) return { problem: step.problem, ...(journal ? { good: journal } : {}) }
    journal = step.journal
  }
  if (!journal) return { problem: { reason: 'noSetup' } }
  const whole = record.checks.length === journal.entries.length * checkDigits
  if (whole && entryHash(lastOf(journal)) === record.hash) return { journal }
  return { problem: { reason: 'wrongHash', field: whole ? 'hash' : 'checks' }, good: journal }
}

function replayOne<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  journal: Journal<P, M> | undefined,
  data: Body<unknown>,
  record: MatchRecord,
): OrProblem<{ readonly journal: Journal<P, M> }> {
  const at = journal?.entries.length ?? 0
  const body = readBody(data, game.readMove)
  if (!body) return { problem: { reason: 'badField', entry: at, field: 'move' } }
  const step = journal
    ? extend(game, journal, authorOf(journal, body), body)
    : beginJournal(game, record.setup)
  const problem = 'problem' in step ? undefined : checkProblem(step.journal, record)
  return problem ? { problem } : step
}

/** Who must have written it: a move, the seat that was asked; an undo, the one that moved last. */
function authorOf<P, M>(journal: Journal<P, M>, body: Body<M>): Seat | 'host' {
  if (body.type === 'move' && journal.ask.type === 'choose') return journal.ask.seat
  if (body.type === 'undo') return lastMover(journal.entries) ?? 'host'
  return 'host'
}

function checkProblem<P, M>(journal: Journal<P, M>, { checks }: MatchRecord): Problem | undefined {
  const entry = lastOf(journal)
  const expected = checks.slice(entry.seq * checkDigits, (entry.seq + 1) * checkDigits)
  if (entryHash(entry).startsWith(expected)) return undefined
  return { reason: 'wrongHash', entry: entry.seq }
}
