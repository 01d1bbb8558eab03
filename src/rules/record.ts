import * as v from 'valibot'
import { hex64, problemOf, readBody, setupSchema } from './entry.ts'
import type { BasePosition, Game, Typed } from './game.ts'
import { entryHash, type Problem, type Setup } from './journal.ts'
import { authorOf, type Line, readLine, writeLine } from './line.ts'
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
  /** What happened after the setup; entry 1 comes first. */
  readonly lines: readonly Line[]
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

/**
 * A journal as a match file: JSON, as short as people can still read it, one entry a line. Numbers,
 * authors, chain and positions are left out, since replaying gives them back; `checks` lets a
 * damaged file say where.
 */
export function writeRecord<P, M>(journal: Journal<P, M>, edition?: unknown): string {
  const { type: _, ...setup } = setupOf(journal)
  const head = JSON.stringify({ format: 'narrow-gauge/match', version, setup }).slice(0, -1)
  const { entries } = journal
  const lines = entries.slice(1).map((entry) => JSON.stringify(writeLine(entry, entries)))
  const hashes = entries.map(entryHash)
  const checks = hashes.map((hash) => hash.slice(0, checkDigits)).join('')
  const tail = JSON.stringify({ checks, hash: hashes.at(-1), edition }).slice(1)
  return `${head},"entries":[\n${lines.join(',\n')}\n],${tail}\n`
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
  const lines: Line[] = []
  for (const [index, entry] of entries.entries()) {
    const one = readLine(entry, index + 1)
    if ('problem' in one) return one
    lines.push(one.line)
  }
  const rest = edition === undefined ? {} : { edition }
  return { record: { setup: { type: 'setup', ...setup }, lines, checks, hash, ...rest } }
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

/** Replays a match file, each entry checked; where it is damaged, `good` is the part before. */
export function openRecord<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  record: MatchRecord,
): Opened<P, M> {
  let journal: Journal<P, M> | undefined
  for (const line of [{ body: record.setup }, ...record.lines]) {
    const step = replayOne(game, journal, line, record)
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
  line: Line,
  record: MatchRecord,
): OrProblem<{ readonly journal: Journal<P, M> }> {
  const at = journal?.entries.length ?? 0
  const body = readBody(line.body, game.readMove)
  if (!body) return { problem: { reason: 'badField', entry: at, field: 'move' } }
  const step = journal
    ? extend(game, journal, authorOf(line, journal), body)
    : beginJournal(game, record.setup)
  const problem = 'problem' in step ? undefined : checkProblem(step.journal, record)
  return problem ? { problem } : step
}

function checkProblem<P, M>(journal: Journal<P, M>, { checks }: MatchRecord): Problem | undefined {
  const entry = lastOf(journal)
  const expected = checks.slice(entry.seq * checkDigits, (entry.seq + 1) * checkDigits)
  if (entryHash(entry).startsWith(expected)) return undefined
  return { reason: 'wrongHash', entry: entry.seq }
}
