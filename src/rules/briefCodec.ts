import * as v from 'valibot'
import { fromBase64, fromHex, toBase64, toHex } from '../kit/bytes.ts'
import { patched, patchTo } from '../kit/changes.ts'
import { parseJson, same } from '../kit/json.ts'
import type { PackedRow } from '../kit/packedRow.ts'
import type { Body, Entry, Setup } from './body.ts'
import { dealingBySeeds, type PledgedAnswer, type Seeds, shortOpenings, wholeOpenings } from './briefDealing.ts'
import { seedIn } from './chance.ts'
import { problemOf, setupSchema } from './entry.ts'
import { keySchema } from './fields.ts'
import { type FileLine, readLine, writeLine } from './fileLine.ts'
import type { Game, GameTypes } from './game.ts'
import { type Journal, lastMover, lineOf, opensIn, positionOf, tableOf, undoTarget } from './journal.ts'
import { choiceOf, choicesOf } from './play.ts'
import { isBinding, owing, pledgeOf } from './pledges.ts'
import type { OrProblem } from './replay.ts'

/*
 * Every `code` function works both ways: it writes the value it is given to the row, or reads one when
 * it is given none. So both directions share one layout.
 */

/** An entry's author and body: all that a brief records of it. */
export type Authored = Pick<Entry<unknown>, 'by' | 'body'>

/** Number of digits of an edition's hash in a brief. */
const digestDigits = 6
/** Above every ruleset and every edition's digest. */
const large = 16 ** digestDigits
/** Longer than any entry's text. */
const longestText = 10_000

/** The setup, at the head of the row. */
export function codeSetup<G extends GameTypes>(
  row: PackedRow,
  game: Game<G>,
  setup?: Setup,
): OrProblem<{ readonly setup: Setup }> {
  const { min, max } = game.seats
  const { match, ruleset, digest } = codeHead(row, setup, digestOf(setup?.edition ?? game.edition))
  const edition = digest === digestOf(game.edition) ? game.edition : unknown
  const seats = min + row.pick(max - min + 1, (setup?.seats ?? min) - min)
  const key = codeKey(row, [], setup?.key)
  const pinned = { type: 'setup', match, game: game.id, ruleset, edition, seats, ...key }
  const others = Object.entries(setup ?? {}).filter(([field]) => !Object.hasOwn(pinned, field))
  // Older setups, without trust, still read as what they are.
  const rest = codePlain(row, Object.fromEntries(others), '{"options":{}}')
  const read = v.safeParse(setupSchema, { ...pinned, ...rest })
  return read.success ? { setup: read.output } : { problem: problemOf(read.issues, 0) }
}

/** The beginning, which reads the same whatever the game. */
const codeHead = (row: PackedRow, setup?: Setup, digest = 0) => ({
  match: codeHex(row, setup?.match),
  ruleset: row.pick(large, setup?.ruleset ?? 0),
  digest: row.pick(large, digest),
})

/** The first digits of the hash of the edition that a brief was played with. */
export const editionIn = (row: PackedRow): string => codeHead(row).digest.toString(16).padStart(digestDigits, '0')

const unknown = { name: '?', hash: '0'.repeat(64) }
const digestOf = ({ hash }: { readonly hash: string }) => Number.parseInt(hash.slice(0, digestDigits), 16)

/** The likeliest take the least room. `other` is any line of a match file. */
const kinds = ['next', 'back', 'seat', 'other'] as const
const weights = [240, 12, 2, 2]

/** The entry that continues a journal; `seeds` are those of its deals by the table. */
export function codeLine<G extends GameTypes>(
  row: PackedRow,
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  entry?: Authored,
): OrProblem<{ readonly line: FileLine }> {
  const at = journal.entries.length
  const kind = kinds[row.weigh(weights, entry ? kinds.indexOf(kindOf(journal, seeds, entry)) : 0)]
  if (kind === 'next') return codeNext(row, journal, seeds, entry)
  if (kind === 'back') return { line: { body: codeUndo(row, journal, entry?.body) } }
  if (kind === 'seat') return readLine(codeSeat(row, journal, entry?.body), at)
  return readLine(codeOther(row, game, journal, seeds, entry), at)
}

/**
 * Any line of a match file: nothing of one that follows from seeds, an edited position as its difference from the one
 * before.
 */
function codeOther<G extends GameTypes>(
  row: PackedRow,
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  entry?: Authored,
): object {
  const bySeeds = (type?: Body<unknown>['type']) => dealingBySeeds(game, journal, seeds, type)
  const isKnown = entry && same(bySeeds(entry.body.type), { by: entry.by, body: entry.body })
  const line = isKnown ? {} : entry && shortLine(game, journal, seeds, entry)
  const rest = codePlain(row, line, '{}')
  if (Object.keys(rest).length > 0) return wholeLine(game, journal, seeds, rest)
  const known = isKnown ? entry : bySeeds()
  return known ? writeLine({ ...known, seq: journal.entries.length }, journal.entries) : {}
}

function shortLine<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  { by, body }: Authored,
): object {
  const now = positionOf(journal)
  const at = journal.entries.length
  const line = writeLine({ by, body, seq: at }, journal.entries)
  const { position: edited, ...written } = line
  if (body.type === 'deal') return { ...line, seeds: seeds.known.get(at) }
  const opens = opensIn(body)
  const field = body.type === 'open' ? 'open' : 'opens'
  if (opens.length > 0) return { ...line, [field]: shortOpenings(game, journal, seeds, opens) }
  return edited === undefined ? line : { ...written, set: patchTo(now, edited) }
}

/** The line of a match file that a short one stands for; unread. */
function wholeLine<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  { set, seeds: sown, ...rest }: Readonly<Record<string, unknown>>,
): object {
  const known = v.safeParse(seedsSchema, sown)
  if (known.success)
    seeds.known.set(
      journal.entries.length,
      known.output.map((seed) => seed ?? undefined),
    )
  const field = 'open' in rest ? 'open' : 'opens'
  const opens = v.safeParse(v.array(v.unknown()), rest[field])
  if (opens.success) return { ...rest, [field]: wholeOpenings(game, journal, seeds, opens.output) }
  const patch = v.safeParse(patchSchema, set)
  if (!patch.success) return rest
  return { ...rest, position: patched(positionOf(journal), patch.output) }
}

const seedsSchema = v.array(v.nullable(keySchema))
const patchSchema = v.array(v.tuple([v.array(v.string()), v.unknown()]))

function kindOf<G extends GameTypes>(
  journal: Journal<G>,
  seeds: Seeds,
  { by, body }: Authored,
): (typeof kinds)[number] {
  if (body.type === 'chance') return 'next'
  if (body.type === 'pledge') return shownAt(journal, by, seeds.answers.get(body.pledge)) < 0 ? 'other' : 'next'
  if (body.type === 'move') return isNumbered(journal, by, body) ? 'next' : 'other'
  if (body.type === 'seat' && by === 'host') return 'seat'
  const isFree = body.type === 'undo' && by === lastMover(journal.entries)
  return isFree && undoTargets(journal).includes(body.to) ? 'back' : 'other'
}

/** The number of a pledged answer among its seat's moves; -1 if it isn't listed, or was never shown. */
const shownAt = <G extends GameTypes>({ ask }: Journal<G>, by: Authored['by'], shown?: PledgedAnswer): number =>
  choicesOf(ask)
    .find(({ seat }) => seat === by)
    ?.moves.findIndex((move) => shown && same(move, shown.move)) ?? -1

/** Whether a move is one of those that links number: the first asked seat's, which open no card. */
function isNumbered<G extends GameTypes>(
  { ask }: Journal<G>,
  by: Authored['by'],
  { move, opens }: Extract<Body<unknown>, { type: 'move' }>,
): boolean {
  const isFirst = ask.type === 'choose' && ask.seat === by && opens === undefined
  return isFirst && ask.moves.some((one) => same(one, move))
}

/**
 * The answer to what is asked: a legal move's number, or its pledge; or a seed, without the proofs that it is the right
 * one.
 */
function codeNext<G extends GameTypes>(
  row: PackedRow,
  journal: Journal<G>,
  seeds: Seeds,
  authored?: Authored,
): OrProblem<{ readonly line: FileLine }> {
  const { ask } = journal
  const body = authored?.body
  const table = tableOf(journal)
  const entry = journal.entries.length
  if (ask.type === 'over') return { problem: { reason: 'alreadyOver', entry } }
  if (ask.type === 'chance') {
    return {
      line: { body: { type: 'chance', seed: codeHex(row, body?.type === 'chance' ? seedIn(body) : undefined) } },
    }
  }
  if (owing(table, ask)?.length) return { line: codePledge(row, journal, seeds, authored) }
  const { moves } = ask
  const made = body?.type === 'move' ? body.move : undefined
  const at = row.pick(moves.length, body ? moves.findIndex((move) => same(move, made)) : 0)
  const pledge = isBinding(table, ask.seat) ? table.pledges.of.get(ask.seat)?.pledge : undefined
  const { salt } = seeds.answers.get(pledge ?? '') ?? {}
  return { line: { body: { type: 'move', move: moves[at], ...(salt === undefined ? {} : { salt }) } } }
}

/** A pledge by what it hides, which is shown later: the salt stands here, and is left out there. */
function codePledge<G extends GameTypes>(
  row: PackedRow,
  journal: Journal<G>,
  seeds: Seeds,
  entry?: Authored,
): FileLine {
  const shown = entry?.body.type === 'pledge' ? seeds.answers.get(entry.body.pledge) : undefined
  const seats = owing(tableOf(journal), journal.ask) ?? []
  const place = entry && entry.by !== 'host' ? seats.indexOf(entry.by) : 0
  const by = seats[row.pick(seats.length, place)] ?? 0
  const moves = choiceOf(journal.ask, by)?.moves ?? []
  const move = moves[row.pick(Math.max(1, moves.length), shownAt(journal, by, shown))]
  const salt = codeHex(row, shown?.salt)
  const pledge = pledgeOf(salt, by, move)
  seeds.answers.set(pledge, { salt, move })
  return { by, body: { type: 'pledge', pledge } }
}

/** The entries that the last mover may undo to freely. */
function undoTargets<G extends GameTypes>(journal: Journal<G>): readonly number[] {
  const { entries } = journal
  const seat = lastMover(entries)
  const first = seat === undefined ? undefined : undoTarget(entries, tableOf(journal), seat)
  const line = lineOf(entries).slice(0, -1)
  return first === undefined ? [] : line.flatMap(({ seq }) => (seq >= first ? [seq] : []))
}

function codeUndo<G extends GameTypes>(row: PackedRow, journal: Journal<G>, body?: Body<unknown>): Body<unknown> {
  const ways = undoTargets(journal)
  const at = body?.type === 'undo' ? ways.indexOf(body.to) : 0
  return { type: 'undo', to: ways[row.pick(Math.max(1, ways.length), at)] ?? 0 }
}

/** A seat entry, as a line of a match file. */
function codeSeat<G extends GameTypes>(row: PackedRow, { entries }: Journal<G>, body?: Body<unknown>): object {
  const { key, ...rest } = body?.type === 'seat' ? body : { seat: 0, kind: 'person' }
  const { type: _, ...fields } = { type: '', ...rest }
  return { ...codePlain(row, fields, '{"seat":0,"kind":"person"}'), ...codeKey(row, keysOf(entries), key) }
}

/** The public keys in a journal. */
function keysOf(entries: readonly Entry<unknown>[]): readonly string[] {
  const keys = entries.map(({ body }) => ('key' in body ? body.key : undefined))
  return [...new Set(keys.filter((key) => key !== undefined))]
}

/** An optional public key; one already in the journal takes next to no room. */
function codeKey(row: PackedRow, known: readonly string[], key?: string): { readonly key?: string } {
  const at = key === undefined ? known.length : known.indexOf(key)
  const found = row.pick(known.length + 2, at < 0 ? known.length + 1 : at)
  const old = known[found]
  if (old !== undefined) return { key: old }
  if (found === known.length) return {}
  const bytes = codeBytes(row, 32, key === undefined ? undefined : fromBase64(key))
  return { key: toBase64(bytes) }
}

/** Any plain object, as JSON; the usual one takes next to no room. */
function codePlain(row: PackedRow, value: unknown, usual: string): Readonly<Record<string, unknown>> {
  const written = JSON.stringify(value) ?? ''
  const text = row.pick(2, written === usual ? 0 : 1) === 0 ? usual : codeText(row, written)
  const read = v.safeParse(plainSchema, parseJson(text))
  return read.success ? read.output : {}
}

const plainSchema = v.record(v.string(), v.unknown())

function codeText(row: PackedRow, text: string): string {
  const length = row.pick(longestText, text.length)
  const units = Array.from({ length }, (_, at) => {
    const unit = text.charCodeAt(at) || 0
    return row.weigh([31, 1], unit < 128 ? 0 : 1) === 0 ? row.pick(128, unit) : row.pick(65536, unit)
  })
  return units.map((unit) => String.fromCharCode(unit)).join('')
}

/** 128 bits as hexadecimal digits. */
const codeHex = (row: PackedRow, hex?: string): string =>
  toHex(codeBytes(row, 16, hex === undefined ? undefined : fromHex(hex)))

const codeBytes = (row: PackedRow, length: number, bytes?: Uint8Array): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => row.pick(256, bytes?.[at] ?? 0))
