import * as v from 'valibot'
import { parseJson } from '../kit/json.ts'
import { epochSchema, hex32, hex64, keySchema, seqSchema } from '../rules/entry.ts'

/**
 * Everything that host and guest say to each other. Entries travel, never positions; moves and
 * entries are unread here, since only the game can read them. What fits no schema is dropped and
 * counted. Raised when an older page would misunderstand.
 */
export const protocol = 4

/** Reasons with which a host closes a link for good; after any other the guest dials again. */
export const byes = ['full', 'version', 'replaced', 'ended', 'next'] as const
/**
 * - `full`: no seat is free
 * - `version`: the pages speak different versions
 * - `replaced`: the same seat was taken up again elsewhere
 * - `ended`: the host has closed the table
 * - `next`: another match begins at the same address
 */
export type Bye = (typeof byes)[number]

const id = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
const build = v.pipe(v.string(), v.maxLength(80))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const seats = v.pipe(v.array(seat), v.maxLength(64))
const scalar = v.union([v.number(), v.pipe(v.string(), v.maxLength(200))])
const refusal = v.strictObject({
  reason: v.pipe(v.string(), v.maxLength(80)),
  section: v.pipe(v.string(), v.maxLength(200)),
  amounts: v.record(v.string(), scalar),
})
const entries = v.array(v.unknown())

const sig = v.pipe(v.string(), v.maxLength(200))
/** The last entry of a journal. */
const last = { epoch: epochSchema, seq: seqSchema, hash: hex64 }

/** Which seats' browsers have gone quiet or cannot be heard. */
const hearing = { quiet: seats, absent: seats }

/** A part of a message too long for a link. */
const part = {
  number: id,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  text: v.string(),
}

const guestSchemas = [
  /**
   * The answer to a challenge. `proof` signs its nonce; `key` gives the seat back after a drop; `have`
   * is the last entry it holds. `host`: it hosts this match itself, and would know who is to go on.
   * `ask`: the seat it was given before it lost its secret, to be given again by the host. `visit`: the
   * number of the last entry when this page came to the table; missing when it comes just now.
   */
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.literal(protocol),
    build,
    key: keySchema,
    proof: sig,
    name: v.exactOptional(name),
    have: v.exactOptional(v.strictObject(last)),
    host: v.exactOptional(v.literal(true)),
    ask: v.exactOptional(seat),
    visit: v.exactOptional(seqSchema),
  }),
  /** An entry as its seat would have it written, signed. Sent again until answered. */
  v.strictObject({ type: v.literal('submit'), id, entry: v.unknown() }),
  /** Asks that a bot play on for a seat that is absent. */
  v.strictObject({ type: v.literal('standIn'), id, seat }),
  /** What it held from number `from` on, before it took over the host's journal. */
  v.strictObject({ type: v.literal('given'), from: seqSchema, entries }),
  /** Asks for the journal from a number on. */
  v.strictObject({ type: v.literal('resync'), from: seqSchema }),
  v.strictObject({ type: v.literal('ping') }),
  /** A part of something longer. */
  v.strictObject({ type: v.literal('piece'), ...part }),
] as const

const hostSchemas = [
  /** First words, said again until they are answered: which match, among whom, and how far it is. */
  v.strictObject({
    type: v.literal('challenge'),
    protocol: v.literal(protocol),
    build,
    nonce: hex32,
    match: hex32,
    people: hex32,
    ...last,
  }),
  /** Your seat, and the journal from where yours ends (or differs). */
  v.strictObject({
    type: v.literal('welcome'),
    seat,
    match: hex32,
    edition: v.exactOptional(v.unknown()),
    from: seqSchema,
    entries,
    ...hearing,
  }),
  /** `away`: seats whose people are absent, one of which may be the visitor's own. */
  v.strictObject({
    type: v.literal('denied'),
    why: v.picklist(['full', 'version']),
    build,
    away: v.exactOptional(seats),
  }),
  /** The host is being asked whether the seat is to be given again. */
  v.strictObject({ type: v.literal('knocking') }),
  /** The journal from a number on, as asked for. */
  v.strictObject({ type: v.literal('journal'), from: seqSchema, entries }),
  /** Committed just now. */
  v.strictObject({ type: v.literal('entry'), entry: v.unknown() }),
  v.strictObject({ type: v.literal('accepted'), id, seq: seqSchema }),
  v.strictObject({ type: v.literal('refused'), id, refusal }),
  /** Entry `seq` came in between: to be signed anew behind it. */
  v.strictObject({ type: v.literal('again'), id, seq: seqSchema }),
  /** Host from now on: I shall be your guest. */
  v.strictObject({ type: v.literal('handOver') }),
  /** Still here; the last entry's number, so that nobody misses one unawares. */
  v.strictObject({ type: v.literal('ping'), seq: seqSchema, ...hearing }),
  /** The same by the host. */
  v.strictObject({ type: v.literal('part'), ...part }),
] as const

const guestSchema = v.variant('type', guestSchemas)
const hostSchema = v.variant('type', hostSchemas)
/** First words of whatever version: read so that the answer can be «version» and not silence. */
const anyHello = v.object({ type: v.literal('hello'), protocol: v.number() })
const anyChallenge = v.object({ type: v.literal('challenge'), protocol: v.number(), build })

/** What a guest says. */
export type GuestMessage = v.InferOutput<typeof guestSchema>
/** What a host says. */
export type HostMessage = v.InferOutput<typeof hostSchema>
export type Hello = Extract<GuestMessage, { type: 'hello' }>
export type Challenge = Extract<HostMessage, { type: 'challenge' }>
/** A part of a message, the guest’s or the host’s. */
export type Part = Extract<GuestMessage | HostMessage, { at: number }>
export type Welcome = Extract<HostMessage, { type: 'welcome' }>

/** A hello by a page of another version. */
export interface Stranger {
  readonly type: 'stranger'
  readonly protocol: number
}

/** Reads what a guest sent, or nothing. */
export function readGuestMessage(text: string): GuestMessage | Stranger | undefined {
  const data = parseJson(text)
  const read = v.safeParse(guestSchema, data)
  if (read.success) return read.output
  const hello = v.safeParse(anyHello, data)
  if (!hello.success || hello.output.protocol === protocol) return undefined
  return { type: 'stranger', protocol: hello.output.protocol }
}

/** Reads what a host sent, or nothing. A host of another version has, in effect, denied. */
export function readHostMessage(text: string): HostMessage | undefined {
  const data = parseJson(text)
  const read = v.safeParse(hostSchema, data)
  if (read.success) return read.output
  const other = v.safeParse(anyChallenge, data)
  if (!other.success || other.output.protocol === protocol) return undefined
  return { type: 'denied', why: 'version', build: other.output.build }
}

/** The text of a message. */
export const writeMessage = (message: GuestMessage | HostMessage): string => JSON.stringify(message)
