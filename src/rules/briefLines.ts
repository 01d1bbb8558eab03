import * as v from 'valibot'
import { fromBase64, fromHex, toBase64, toHex } from '../kit/bytes.ts'
import { patched, patchTo } from '../kit/changes.ts'
import { parseJson, same } from '../kit/json.ts'
import type { Row } from '../kit/row.ts'
import { problemOf, setupSchema } from './entry.ts'
import type { Game, GameTypes } from './game.ts'
import { type Body, type Entry, lastMover, lineOf, type Setup, undoTarget } from './journal.ts'
import { type Line, readLine, writeLine } from './line.ts'
import { type Journal, type OrProblem, positionOf } from './replay.ts'

/** An entry's author and body: all that a brief tells of it. */
export type Said = Pick<Entry<unknown>, 'by' | 'body'>

/** Rulesets and editions' digests are below this; no text of an entry is as long as that. */
const large = 2 ** 24
const longestText = 10_000

/** The setup at the head of a row: written when it is given, else read. */
export function setupIn<G extends GameTypes>(
  row: Row,
  game: Game<G>,
  setup?: Setup,
): OrProblem<{ readonly setup: Setup }> {
  const { min, max } = game.seats
  const match = hexIn(row, setup?.match)
  const ruleset = row.pick(large, setup?.ruleset ?? 0)
  const digest = row.pick(large, digestOf(setup?.edition ?? game.edition))
  const edition = digest === digestOf(game.edition) ? game.edition : unknown
  const seats = min + row.pick(max - min + 1, (setup?.seats ?? min) - min)
  const key = keyIn(row, [], setup?.key)
  const { options, people, epoch } = setup ?? {}
  const rest = restIn(row, { options, people, epoch }, '{"options":{}}')
  const pinned = { type: 'setup', match, game: game.id, ruleset, edition, seats, ...key }
  const read = v.safeParse(setupSchema, { ...pinned, ...rest })
  return read.success ? { setup: read.output } : { problem: problemOf(read.issues, 0) }
}

const unknown = { name: '?', hash: '0'.repeat(64) }
const digestOf = ({ hash }: { readonly hash: string }) => Number.parseInt(hash.slice(0, 6), 16)

/** What is to be expected takes the least room. `other`: as a line of a match file. */
const kinds = ['next', 'back', 'seat', 'other'] as const
const weights = [240, 12, 2, 2]

/** What comes after a journal, in a row: written when it is given, else read. */
export function lineIn<G extends GameTypes>(
  row: Row,
  journal: Journal<G>,
  said?: Said,
): OrProblem<{ readonly line: Line }> {
  const at = journal.entries.length
  const kind = kinds[row.weigh(weights, said ? kinds.indexOf(kindOf(journal, said)) : 0)]
  if (kind === 'next') return nextIn(row, journal, said?.body)
  if (kind === 'back') return { line: { body: backIn(row, journal, said?.body) } }
  if (kind === 'seat') return readLine(seatIn(row, journal, said?.body), at)
  return readLine(otherIn(row, journal, said), at)
}

/** Any line of a match file; of another position only what differs from the one before. */
function otherIn<G extends GameTypes>(row: Row, journal: Journal<G>, said?: Said): object {
  const now = positionOf(journal)
  const line = said && writeLine({ ...said, seq: journal.entries.length }, journal.entries)
  const { position: edited, ...written } = line ?? {}
  const short = edited === undefined ? line : { ...written, set: patchTo(now, edited) }
  const { set, ...rest } = restIn(row, short, '{}')
  const patch = v.safeParse(patchSchema, set)
  return patch.success ? { ...rest, position: patched(now, patch.output) } : rest
}

const patchSchema = v.array(v.tuple([v.array(v.string()), v.unknown()]))

function kindOf<G extends GameTypes>(
  journal: Journal<G>,
  { by, body }: Said,
): (typeof kinds)[number] {
  if (body.type === 'move' || body.type === 'chance') return 'next'
  if (body.type === 'seat') return 'seat'
  const isFree = body.type === 'undo' && by === lastMover(journal.entries)
  return isFree && waysBack(journal).includes(body.to) ? 'back' : 'other'
}

/** What was asked for: the number of a legal move, or a seed. */
function nextIn<G extends GameTypes>(
  row: Row,
  { ask, entries }: Journal<G>,
  body?: Body<unknown>,
): OrProblem<{ readonly line: Line }> {
  if (ask.type === 'over') return { problem: { reason: 'alreadyOver', entry: entries.length } }
  if (ask.type === 'chance') {
    const seed = hexIn(row, body?.type === 'chance' ? body.seed : undefined)
    return { line: { body: { type: 'chance', seed } } }
  }
  const { moves } = ask
  const made = body?.type === 'move' ? body.move : undefined
  const at = row.pick(moves.length, body ? moves.findIndex((move) => same(move, made)) : 0)
  return { line: { body: { type: 'move', move: moves[at] } } }
}

/** The entries to which the last mover may go back freely. */
function waysBack<G extends GameTypes>({ entries }: Journal<G>): readonly number[] {
  const seat = lastMover(entries)
  const first = seat === undefined ? undefined : undoTarget(entries, seat)
  const line = lineOf(entries).slice(0, -1)
  return first === undefined ? [] : line.flatMap(({ seq }) => (seq >= first ? [seq] : []))
}

function backIn<G extends GameTypes>(
  row: Row,
  journal: Journal<G>,
  body?: Body<unknown>,
): Body<unknown> {
  const ways = waysBack(journal)
  const at = body?.type === 'undo' ? ways.indexOf(body.to) : 0
  return { type: 'undo', to: ways[row.pick(Math.max(1, ways.length), at)] ?? 0 }
}

/** Who sits down, as a line of a match file. */
function seatIn<G extends GameTypes>(
  row: Row,
  { entries }: Journal<G>,
  body?: Body<unknown>,
): object {
  const { key, ...rest } = body?.type === 'seat' ? body : { seat: 0, kind: 'person' }
  const { type: _, ...fields } = { type: '', ...rest }
  return {
    ...restIn(row, fields, '{"seat":0,"kind":"person"}'),
    ...keyIn(row, keysOf(entries), key),
  }
}

/** The keys that a journal names. */
function keysOf(entries: readonly Entry<unknown>[]): readonly string[] {
  const keys = entries.map(({ body }) => ('key' in body ? body.key : undefined))
  return [...new Set(keys.filter((key) => key !== undefined))]
}

/** A public key, if there is one; one that stood there before takes next to no room. */
function keyIn(row: Row, known: readonly string[], key?: string): { readonly key?: string } {
  const at = key === undefined ? known.length : known.indexOf(key)
  const found = row.pick(known.length + 2, at < 0 ? known.length + 1 : at)
  const old = known[found]
  if (old !== undefined) return { key: old }
  if (found === known.length) return {}
  const bytes = bytesIn(row, 32, key === undefined ? undefined : fromBase64(key))
  return { key: toBase64(bytes) }
}

/** Any plain value, in the letters of its JSON; the usual one takes next to no room. */
function restIn(row: Row, value: unknown, usual: string): Readonly<Record<string, unknown>> {
  const written = JSON.stringify(value) ?? ''
  const text = row.pick(2, written === usual ? 0 : 1) === 0 ? usual : textIn(row, written)
  const read = v.safeParse(plainSchema, parseJson(text))
  return read.success ? read.output : {}
}

const plainSchema = v.record(v.string(), v.unknown())

function textIn(row: Row, text: string): string {
  const length = row.pick(longestText, text.length)
  const units = Array.from({ length }, (_, at) => {
    const unit = text.charCodeAt(at) || 0
    return row.weigh([31, 1], unit < 128 ? 0 : 1) === 0
      ? row.pick(128, unit)
      : row.pick(65536, unit)
  })
  return units.map((unit) => String.fromCharCode(unit)).join('')
}

/** 128 bits in hexadecimal digits. */
const hexIn = (row: Row, hex?: string): string =>
  toHex(bytesIn(row, 16, hex === undefined ? undefined : fromHex(hex)))

const bytesIn = (row: Row, length: number, bytes?: Uint8Array): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => row.pick(256, bytes?.[at] ?? 0))
