import * as v from 'valibot'
import { need } from '../kit/assert.ts'
import { parseJson } from '../kit/json.ts'
import { atOnce } from '../kit/slices.ts'
import { emptyRoster, rosterAfter } from './applyEntry.ts'
import type { Entry, Setup } from './body.ts'
import { problemOf, readBody, setupSchema } from './entry.ts'
import { hex64, sigSchema } from './fields.ts'
import { authorOf, type FileLine, readLine, writeLine } from './fileLine.ts'
import type { Game, GameTypes } from './game.ts'
import { entryHash, type Journal, lastOf, noPrev, type Signed, setupIn, withSigs } from './journal.ts'
import type { Problem } from './problem.ts'
import { type JournalStep, nextStep, type OpenedJournal, type OrProblem, replaying } from './replay.ts'
import { authorKeyOf } from './tableState.ts'

/** A match file that could be read. `openRecord` says whether it replays. */
export interface MatchRecord {
  readonly setup: Setup
  /** The entries after the setup, from number 1. */
  readonly lines: readonly FileLine[]
  /** Four digits of each entry's hash, the setup's first. */
  readonly checks: string
  /** SHA-256 of the last entry; missing if only the beginning of the file could be read. */
  readonly hash?: string
  /** Signatures by entry number: each signer's latest, which covers everything before it. */
  readonly sigs: Sigs
  /** Seals by entry number: each epoch's latest. */
  readonly seals: Sigs
  /** The edition it was played with, for readers without it. */
  readonly edition?: unknown
}

/** Signatures by entry number. */
type Sigs = Readonly<Record<string, string>>

const version = 1
/** The most characters that a page reads of a file. */
export const longestText = 2_000_000
const checkDigits = 4

const sigsSchema = v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), sigSchema), {})
/** The whole of a match file, but for its lines and its game. */
export const fileSchema = v.strictObject({
  format: v.literal('narrow-gauge/match'),
  version: v.literal(version),
  setup: v.omit(setupSchema, ['type']),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(20_000)),
  checks: v.pipe(v.string(), v.regex(/^[0-9a-f]*$/)),
  hash: hex64,
  sigs: sigsSchema,
  seals: sigsSchema,
  edition: v.exactOptional(v.unknown()),
})

/**
 * Writes a journal as a match file: short, readable JSON with one entry a line. Numbers, authors, chain and positions
 * are left out, since replaying restores them; `checks` locates damage.
 */
export function writeRecord(journal: Pick<Journal, 'entries'>, edition?: unknown): string {
  const { type: _, ...setup } = need(setupIn(journal.entries), 'the setup entry')
  const head = JSON.stringify({ format: 'narrow-gauge/match', version, setup }).slice(0, -1)
  const { entries } = journal
  const lines = entries.slice(1).map((entry) => JSON.stringify(writeLine(entry, entries)))
  const hashes = entries.map(entryHash)
  const checks = hashes.map((hash) => hash.slice(0, checkDigits)).join('')
  const signed = { sigs: latestSigs(entries), seals: latestSeals(entries) }
  const tail = JSON.stringify({ checks, hash: hashes.at(-1), ...signed, edition }).slice(1)
  return `${head},"entries":[\n${lines.join(',\n')}\n],${tail}\n`
}

/** Each signer's latest signature; undefined if nothing is signed. */
function latestSigs(entries: readonly Entry<unknown>[]): Sigs | undefined {
  let roster = emptyRoster
  const latest = new Map<string, Entry<unknown>>()
  for (const entry of entries) {
    const author = authorKeyOf(roster, entry) ?? `host ${entry.epoch}`
    if (entry.sig !== undefined) latest.set(author, entry)
    roster = rosterAfter(roster, entry)
  }
  return bySeq([...latest.values()], 'sig')
}

/** Each epoch's latest seal, which covers everything before it; undefined if nothing is sealed. */
function latestSeals(entries: readonly Entry<unknown>[]): Sigs | undefined {
  const sealed = entries.filter(({ seal }) => seal !== undefined)
  return bySeq([...new Map(sealed.map((entry) => [entry.epoch, entry])).values()], 'seal')
}

function bySeq(entries: readonly Entry<unknown>[], kind: keyof Signed): Sigs | undefined {
  const sigs = entries.map((entry) => [entry.seq, entry[kind]])
  return sigs.length === 0 ? undefined : Object.fromEntries(sigs)
}

/** A readable file; or a problem, and the readable part before it, if any. */
export type ReadRecord = { readonly record: MatchRecord } | { readonly problem: Problem; readonly good?: MatchRecord }

/** Reads a match file's text and checks its shape, but not the rules. */
export function readRecord(text: string): ReadRecord {
  if (text.length > longestText) return { problem: { reason: 'tooLong' } }
  const data = parseJson(text)
  return data === undefined ? readBroken(text) : readFile(data)
}

function readFile(data: unknown): ReadRecord {
  const wrong = kindProblem(data)
  if (wrong) return { problem: wrong }
  const read = v.safeParse(fileSchema, data)
  if (!read.success) return { problem: problemOf(read.issues) }
  const { setup, entries, checks, hash, sigs, seals, edition } = read.output
  const lines: FileLine[] = []
  const values = edition === undefined ? {} : { edition }
  const begun = { setup: { type: 'setup', ...setup }, lines, checks, sigs, seals, ...values } as const
  for (const [index, entry] of entries.entries()) {
    const one = readLine(entry, index + 1)
    if ('problem' in one) return { problem: one.problem, good: begun }
    lines.push(one.line)
  }
  return { record: { ...begun, hash } }
}

/** Reads the lines before the damage in a text that isn't valid JSON as a whole. */
function readBroken(text: string): ReadRecord {
  const [head = '', ...lines] = text.split('\n')
  if (!head.endsWith('"entries":[')) return { problem: { reason: 'notJson' } }
  const bare = lines.map((line) => line.replace(/,$/, ''))
  const broken = bare.findIndex((line) => parseJson(line) === undefined)
  const count = broken < 0 ? bare.length : broken
  const problem = { reason: 'notJson', ...(isTail(bare[count]) ? {} : { entry: count + 1 }) } as const
  const tail = parseJson(`{${bare.find(isTail)?.slice(2)}`)
  const checks = v.safeParse(v.object({ checks: v.string() }), tail)
  const rest = { checks: checks.success ? checks.output.checks : '', hash: noPrev }
  const read = readFile(parseJson(`${head}${bare.slice(0, count).join(',')}],${JSON.stringify(rest).slice(1)}`))
  if (!('record' in read)) return { ...read, problem }
  const { hash: _, ...good } = read.record
  return { problem, good }
}

const isTail = (line?: string) => line?.startsWith('],') === true

/** Checks that a file is a match file of this version, before its fields are read. */
function kindProblem(data: unknown): Problem | undefined {
  const kind = v.safeParse(v.object({ format: v.literal('narrow-gauge/match') }), data)
  if (!kind.success) return { reason: 'notMatch' }
  const ours = v.safeParse(v.object({ version: v.literal(version) }), data)
  return ours.success ? undefined : { reason: 'otherVersion' }
}

/** Replays what could be read of a file, and reports the first of several problems. */
export const openRead = <G extends GameTypes>(game: Game<G>, read: ReadRecord): OpenedJournal<G> =>
  atOnce(openingRead(game, read))

/** The same, a line at a time. */
export function* openingRead<G extends GameTypes>(game: Game<G>, read: ReadRecord): Generator<void, OpenedJournal<G>> {
  if ('record' in read) return yield* openingRecord(game, read.record)
  const { problem, good } = read
  if (!good) return { problem }
  const opened = yield* openingRecord(game, good)
  return 'journal' in opened ? { problem, good: opened.journal } : opened
}

/** Replays a match file, checking each entry; `good` is the part before the first problem. */
export const openRecord = <G extends GameTypes>(game: Game<G>, record: MatchRecord): OpenedJournal<G> =>
  atOnce(openingRecord(game, record))

function* openingRecord<G extends GameTypes>(game: Game<G>, record: MatchRecord): Generator<void, OpenedJournal<G>> {
  const lines = [{ body: record.setup }, ...record.lines]
  const step = (journal: Journal<G> | undefined, line: FileLine) => stepOf(game, journal, line, record)
  const opened = yield* replaying(lines, step)
  if ('problem' in opened) return opened
  const { journal } = opened
  if (record.hash === undefined) return { journal }
  const whole = record.checks.length === journal.entries.length * checkDigits
  if (record.checks.length > journal.entries.length * checkDigits)
    return { problem: { reason: 'cutOff', entry: journal.entries.length }, good: journal }
  if (whole && entryHash(lastOf(journal)) === record.hash) return { journal }
  return { problem: { reason: 'wrongHash', field: whole ? 'hash' : 'checks' }, good: journal }
}

function stepOf<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G> | undefined,
  line: FileLine,
  record: MatchRecord,
): OrProblem<JournalStep<G>> {
  const at = journal?.entries.length ?? 0
  const body = readBody(line.body, game.readMove)
  if (!body) return { problem: { reason: 'badField', entry: at, field: 'move' } }
  const step = nextStep(game, journal, journal ? authorOf(line, journal) : 'host', body)
  if ('problem' in step) return step
  const problem = checkProblem(step.entry, record)
  return problem ? { problem } : { ...step, entry: withSigs(step.entry, sigsAt(record, at)) }
}

/** The signatures that a file has of entry `at`. */
function sigsAt({ sigs, seals }: MatchRecord, at: number): Signed {
  const { [at]: sig } = sigs
  const { [at]: seal } = seals
  return { ...(sig === undefined ? {} : { sig }), ...(seal === undefined ? {} : { seal }) }
}

function checkProblem(entry: Entry<unknown>, { checks }: MatchRecord): Problem | undefined {
  const expected = checks.slice(entry.seq * checkDigits, (entry.seq + 1) * checkDigits)
  if (entryHash(entry).startsWith(expected)) return undefined
  return { reason: 'wrongHash', entry: entry.seq }
}
