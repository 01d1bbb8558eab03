import { fromBase64, fromHex, toBase64, toHex, utf8 } from '../kit/bytes.ts'
import { sha256Bytes } from '../kit/hash.ts'
import { type PackedRow, readRow, writeRow } from '../kit/packedRow.ts'
import { atOnce } from '../kit/slices.ts'
import { codeLine, codeSetup, editionIn } from './briefCodec.ts'
import { noSeeds, type Seeds, seedsIn, shufflingBySeeds } from './briefDealing.ts'
import { readBody } from './entry.ts'
import { authorOf } from './fileLine.ts'
import type { Game, GameTypes } from './game.ts'
import { entryHash, type Journal, lastOf } from './journal.ts'
import type { Problem } from './problem.ts'
import { beginJournal, cut, extend, type OpenedJournal, setupOf } from './replay.ts'

/** Above the number of entries that a brief can have. */
const mostEntries = 20_000
/** The most entries that are read: ten matches’ worth. Each is replayed, which a link’s few bytes don’t show. */
const mostRead = 5000
/** Texts of another format than this, 1, say its number after the game: `game.2.data`. */
const otherFormat = /^[\w-]+\.\d+\./
/** Length of the longest text that is read, in characters. */
const longest = 100_000
/** Bytes of the checksum that detects a damaged text. */
const sumBytes = 4
/** Bytes kept of the last entry's hash. */
const hashBytes = 8

/**
 * Writes a whole journal in as few characters as possible, for a link: a move is its number among the legal ones.
 * Signatures are left out. The text is `game.data`, both URL-safe; `readBrief` reads it back with the same rules.
 */
export function writeBrief<G extends GameTypes>(game: Game<G>, journal: Journal<G>): string {
  const seeds = seedsIn(journal.entries)
  const row = writeRow((to) => {
    codeSetup(to, game, setupOf(journal))
    to.pick(mostEntries, journal.entries.length)
    for (const { seq, by, body } of journal.entries.slice(1))
      codeLine(to, game, cut(game, journal, seq), seeds, { by, body })
    for (const byte of hashOf(journal)) to.pick(256, byte)
  })
  return `${game.id}.${toBase64(Uint8Array.from([...sumOf(game.id, row), ...row]))}`
}

const hashOf = <G extends GameTypes>(journal: Journal<G>) => fromHex(entryHash(lastOf(journal))).slice(0, hashBytes)

const sumOf = (game: string, row: Uint8Array) =>
  sha256Bytes(Uint8Array.from([...utf8(`${game}/`), ...row])).slice(0, sumBytes)

/** The id of the game whose rules a brief needs, and the first digits of its edition’s hash; undefined for any other text. */
export function wantedByBrief(text: string): { game: string; hash: string } | undefined {
  const game = /^([\w-]+)\./.exec(text)?.[1]
  return game === undefined ? undefined : { game, hash: editionIn(readRow(rowOf(text).row)) }
}

/** Reads the journal of a brief, each entry checked. A damaged brief has no readable part. */
export const readBrief = <G extends GameTypes>(game: Game<G>, text: string): OpenedJournal<G> =>
  atOnce(readingBrief(game, text))

/** The same, an entry or a card at a time: what everyone has dealt together takes a second or two. */
export function* readingBrief<G extends GameTypes>(game: Game<G>, text: string): Generator<void, OpenedJournal<G>> {
  if (text.length > longest) return { problem: { reason: 'tooLong' } }
  if (otherFormat.test(text)) return { problem: { reason: 'otherVersion' } }
  const { sum, row } = rowOf(text)
  const whole = toHex(sum) === toHex(sumOf(game.id, row))
  return whole ? yield* replayRow(game, readRow(row)) : { problem: { reason: 'damaged' } }
}

/** A brief's checksum and what it covers; empty for a text that isn't base64url. */
function rowOf(text: string): { readonly sum: Uint8Array; readonly row: Uint8Array } {
  const bytes = fromBase64(text.slice(text.indexOf('.') + 1)) ?? new Uint8Array()
  return { sum: bytes.slice(0, sumBytes), row: bytes.slice(sumBytes) }
}

function* replayRow<G extends GameTypes>(game: Game<G>, row: PackedRow): Generator<void, OpenedJournal<G>> {
  const read = codeSetup(row, game)
  const step = 'problem' in read ? read : beginJournal(game, read.setup)
  if ('problem' in step) return step
  let { journal } = step
  const count = row.pick(mostEntries, 0)
  if (count > mostRead) return { problem: { reason: 'tooLong' } }
  const seeds = noSeeds()
  for (let left = count - 1; left > 0; left--) {
    yield* shufflingBySeeds(game, journal, seeds)
    const next = extendBy(game, journal, seeds, row)
    if ('problem' in next) return { problem: next.problem, good: journal }
    journal = next.journal
    yield
  }
  const hash = Array.from({ length: hashBytes }, () => row.pick(256, 0))
  if (toHex(Uint8Array.from(hash)) === toHex(hashOf(journal))) return { journal }
  return { problem: { reason: 'wrongHash', field: 'hash' }, good: journal }
}

function extendBy<G extends GameTypes>(
  game: Game<G>,
  journal: Journal<G>,
  seeds: Seeds,
  row: PackedRow,
): { readonly journal: Journal<G> } | { readonly problem: Problem } {
  const read = codeLine(row, game, journal, seeds)
  if ('problem' in read) return read
  const { line } = read
  const body = readBody(line.body, game.readMove)
  const entry = journal.entries.length
  if (!body) return { problem: { reason: 'badField', entry, field: 'move' } }
  return extend(game, journal, authorOf(line, journal), body)
}
