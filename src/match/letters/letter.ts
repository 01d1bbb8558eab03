import * as v from 'valibot'
import { parseJson, same } from '../../kit/json.ts'
import { normalName } from '../../kit/names.ts'
import type { Body, Entry } from '../../rules/body.ts'
import { drawAsked } from '../../rules/draws.ts'
import { bodySchema, readBody } from '../../rules/entry.ts'
import { hex32, seatSchema, seqSchema, sigSchema } from '../../rules/fields.ts'
import type { Game, Seat, Typed } from '../../rules/game.ts'
import { type Journal, tableOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { ownAnswer } from '../drawGathering.ts'
import type { Signer } from '../signing.ts'
import { letterFormat } from './format.ts'

/** No letter has more lines than this. */
const mostLines = 2000
/** The longest letter that is read, in characters. */
const longest = 500_000

const proofs = v.pipe(v.array(v.string()), v.maxLength(64), v.readonly())
/** A line: its author, its body, `sig` and `seal`; either is empty where there is none, or a later one covers it. */
const lineSchema = v.tuple([
  v.union([seatSchema, v.literal('host')]),
  v.union([seqSchema, proofs, bodySchema]),
  sigSchema,
  sigSchema,
])
const word = v.pipe(v.string(), v.maxLength(80), v.transform(normalName))
/** A letter of a match. */
export const letterSchema = v.tuple([
  v.literal(letterFormat),
  hex32,
  word,
  word,
  seqSchema,
  v.pipe(v.string(), v.regex(/^([0-9a-f]{8})?$/)),
  v.pipe(v.array(lineSchema), v.maxLength(mostLines), v.readonly()),
  v.pipe(v.array(v.tuple([seatSchema, sigSchema])), v.maxLength(64), v.readonly()),
])

/**
 * The body of an entry, shortened. A number is a person's move among the legal ones, or the seat by which a host takes
 * over; a list holds the proofs of a draw, empty for one that its reader can tell.
 */
export type Short = number | readonly string[] | Body<unknown>

/** An entry without all that follows from those before it. */
export interface LetterLine extends Pick<Entry<unknown>, 'by' | 'sig' | 'seal'> {
  readonly body: Short
}

/** The end of a match and the parts in its next draw, as one device sends them to those who lack them. */
export interface Letter {
  readonly match: string
  /** The title's id, and the name of the person who writes next, if any: for a device that doesn't know the match. */
  readonly game: string
  readonly to: string
  /** The number of the first line. */
  readonly from: number
  /** The first digits of the hash of the entry before that; empty before the first. */
  readonly after: string
  readonly lines: readonly LetterLine[]
  /** Parts in the draw that is due after these lines, by a seat of the device. */
  readonly parts: readonly { readonly seat: Seat; readonly proof: string }[]
}

/** The letter as text. */
export function letterText({ match, game, to, from, after, lines, parts }: Letter): string {
  const written = lines.map(({ by, body, sig = '', seal = '' }) => [by, body, sig, seal])
  return JSON.stringify([
    letterFormat,
    match,
    game,
    to,
    from,
    after,
    written,
    parts.map(({ seat, proof }) => [seat, proof]),
  ])
}

/** Reads a letter; undefined for any other text. */
export function readLetter(text: string): Letter | undefined {
  const read = text.length > longest ? undefined : v.safeParse(letterSchema, parseJson(text))
  if (!read?.success) return undefined
  const [, match, game, to, from, after, lines, parts] = read.output
  return {
    match,
    game,
    to,
    from,
    after,
    lines: lines.map(([by, body, sig, seal]) => ({ by, body, ...(sig ? { sig } : {}), ...(seal ? { seal } : {}) })),
    parts: parts.map(([seat, proof]) => ({ seat, proof })),
  }
}

/** The body of an entry behind a journal, shortened. `reader`: the key of the only one it is for, who knows its own parts. */
export function shorten(game: Game, before: Journal, { by, body }: Entry<unknown>, reader: string | undefined): Short {
  if (body.type === 'host' && body.epoch === undefined) return body.seat
  if (body.type === 'chance' && body.proofs) {
    const { holders } = drawAsked(before.entries, tableOf(before))
    return body.proofs.map((proof, at) => (holders[at] === reader ? '' : proof))
  }
  // Legal moves with hidden cards are known to those alone who hold them.
  if (body.type !== 'move' || body.salt || game.hidden || by === 'host') return body
  const at = choiceOf(before.ask, by)?.moves.findIndex((move) => same(move, body.move)) ?? -1
  return at < 0 ? body : at
}

/** The body in full, as behind a journal; undefined for one that nobody could have written there. */
export function lengthen(game: Game, before: Journal | undefined, { by, body }: LetterLine): Body<Typed> | undefined {
  if (typeof body === 'number') {
    if (by === 'host') return { type: 'host', seat: body }
    const move = before && choiceOf(before.ask, by)?.moves[body]
    return move && { type: 'move', move }
  }
  return isProofs(body) ? { type: 'chance', proofs: body } : readBody(body, game.readMove)
}

/** A line with the proofs that were left out: the reader's own part, or as the reader's journal has them. */
export function withProofs(
  line: LetterLine,
  before: Journal,
  known: Body<unknown> | undefined,
  signer: Signer,
): LetterLine {
  const { body } = line
  if (typeof body === 'number' || !isProofs(body) || !body.includes('')) return line
  const { holders } = drawAsked(before.entries, tableOf(before))
  const had = known?.type === 'chance' ? known.proofs : undefined
  const left = (at: number) => (holders[at] === signer.key ? ownAnswer(before, signer)?.proof : had?.[at])
  return { ...line, body: body.map((proof, at) => proof || (left(at) ?? '')) }
}

const isProofs = (body: Exclude<Short, number>): body is readonly string[] => Array.isArray(body)
