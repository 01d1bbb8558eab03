import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import type { addressVersion } from '../../link/address.ts'
import { readRoomCode } from '../../link/roomCode.ts'
import { ackSchema } from '../../match/evidence.ts'
import { lobbySchema, nameSchema, wantSchema } from '../../match/lobby/read.ts'
import { reactedSchema, reactionSchema } from '../../match/talk.ts'
import type { Entry } from '../../rules/body.ts'
import { epochSchema, faceNameSchema, hex32, hex64, keySchema, proofSchema, seqSchema } from '../../rules/fields.ts'
import { entryHash } from '../../rules/journal.ts'

/**
 * Everything host and guest say to each other. Entries travel, never positions. Moves and entries arrive unread, since
 * only the game can read them. A message that fits no schema is dropped and counted.
 */
export const protocol: typeof addressVersion = 15

/** A host's reasons to close a link for good; after any other the guest redials. */
export const byes = ['full', 'version', 'replaced', 'stale', 'ended', 'next'] as const
/**
 * - `full`: there is no place left, not even to watch
 * - `version`: the pages speak different versions
 * - `replaced`: the seat was taken up on another page
 * - `stale`: the seat's person has replaced the key
 * - `ended`: the host has closed the table
 * - `next`: another match begins at this address
 */
export type Bye = (typeof byes)[number]

const id = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63))
const seats = v.pipe(v.array(seat), v.maxLength(64))
const sig = v.pipe(v.string(), v.maxLength(200))
const scalar = v.union([v.number(), v.pipe(v.string(), v.maxLength(200))])
const rule = {
  reason: v.pipe(v.string(), v.maxLength(80)),
  section: v.pipe(v.string(), v.maxLength(200)),
  amounts: v.record(v.string(), scalar),
}
const refusal = v.strictObject({
  ...rule,
  also: v.exactOptional(v.pipe(v.array(v.strictObject(rule)), v.maxLength(16), v.readonly())),
  meanwhile: v.exactOptional(v.literal(true)),
})
/** The most entries of any journal. */
const mostEntries = 20_000
/** Entries that only the game can read. */
export const entriesSchema = v.pipe(v.array(v.unknown()), v.maxLength(mostEntries))
/** The end of a journal, from an entry on. */
const branch = { from: seqSchema, entries: entriesSchema }
/** The last entry of a journal. */
const last = { epoch: epochSchema, seq: seqSchema, hash: hex64 }
/** The signed end of a guest's journal, with its host's seal. */
const ack = { ...last, seal: sig, sig }
const acks = v.pipe(v.array(ackSchema), v.maxLength(64))
const names = v.pipe(v.array(v.union([nameSchema, v.literal('')])), v.maxLength(64))
/** Seats whose browsers have gone quiet, or are not heard at all. */
export const hearingSchema = { quiet: seats, absent: seats }
/** Names of those who watch by the table's own code, if anyone does, and the number who do by a watch link, if any. */
const hearing = {
  ...hearingSchema,
  watching: v.exactOptional(names),
  viewers: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
}
/** Rules that players agree on for those who watch. */
export const gallerySchema = v.strictObject({
  /** The code of the watch link, from which the table's own can't be derived. */
  code: v.pipe(
    v.string(),
    v.check((text) => 'code' in readRoomCode(text)),
  ),
  /** Whether anyone who has the link may come in. */
  open: v.boolean(),
  /** Delay of what viewers see, s. */
  delay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
})
/** The same, read. */
export type GalleryRules = v.InferOutput<typeof gallerySchema>

const guestSchemas = [
  /** Answers a challenge. */
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.literal(protocol),
    /** Identifies the seat, also after a drop. */
    key: keySchema,
    /** Signed by that key: all of this, which challenge it answers, and where. */
    proof: sig,
    name: v.exactOptional(nameSchema),
    /** The face that the person has chosen. */
    face: v.exactOptional(faceNameSchema),
    /** The last entry this guest holds. */
    have: v.exactOptional(v.strictObject(last)),
    /** The sender hosts this match too and wants to settle which of the two goes on. */
    hosting: v.exactOptional(v.literal(true)),
    /** The seat it had before it lost its secret; the host is asked to give it back. */
    claim: v.exactOptional(seat),
    /** Tells this visit to the table from others by the same person, in another window. */
    page: v.exactOptional(hex32),
    /** The last entry when this page came to the table; missing on its first hello. */
    since: v.exactOptional(seqSchema),
  }),
  /** A change to the lobby. Resent until answered; an answered id is not done twice. */
  v.strictObject({ type: v.literal('want'), id, want: wantSchema }),
  /** An entry for one of the guest's seats, signed. Resent until answered. */
  v.strictObject({ type: v.literal('submit'), id, entry: v.unknown() }),
  /** This guest's part in the draw that entry `seq` asks for, once everyone has acknowledged that. Resent until drawn. */
  v.strictObject({ type: v.literal('draw'), seq: seqSchema, proof: proofSchema }),
  /** Entries the guest held from `from` on before it adopted the host's journal. */
  v.strictObject({ type: v.literal('diverged'), from: seqSchema, entries: entriesSchema }),
  v.strictObject({ type: v.literal('react'), reaction: reactionSchema }),
  /** Reminds the person of a seat that it's their turn. */
  v.strictObject({ type: v.literal('nudge'), seat }),
  /** New rules for those who watch; from a guest with a seat. */
  v.strictObject({ type: v.literal('gallery'), gallery: gallerySchema }),
  /** Asks for the journal from an entry on, or for the lobby. */
  v.strictObject({ type: v.literal('resync'), from: seqSchema }),
  /** Proves that the sender knows a host that is further along, or is one, as requested by `prove`. */
  v.strictObject({ type: v.literal('branch'), ...branch }),
  /** The end of this guest's journal, signed by its key; with the host's seal of that. */
  v.strictObject({ type: v.literal('ack'), ...ack }),
  v.strictObject({ type: v.literal('ping') }),
] as const

const hostSchemas = [
  /**
   * The first message on a link, resent until answered: which match, among whom, how far it is. It comes again when the
   * match begins.
   */
  v.strictObject({
    type: v.literal('challenge'),
    protocol: v.literal(protocol),
    nonce: hex32,
    match: hex32,
    people: hex32,
    ...last,
    /** The host's key, which has signed all of this for this room and link. */
    key: keySchema,
    sig,
    /** The match has not begun: its people gather in the lobby. */
    gathering: v.exactOptional(v.literal(true)),
  }),
  /**
   * The guest is at the table before its match: the whole lobby after its change number `seq`, sent again after each.
   */
  v.strictObject({ type: v.literal('lobby'), seq: seqSchema, lobby: lobbySchema, ...hearing }),
  /** The guest is seated. Brings the journal from where the guest's own ends or differs. */
  v.strictObject({
    type: v.literal('welcome'),
    match: hex32,
    edition: v.exactOptional(v.unknown()),
    /** The key that later hosts' addresses derive from, for a guest with a seat. */
    roomKey: v.exactOptional(hex32),
    /** The rules for those who watch, likewise. */
    gallery: v.exactOptional(gallerySchema),
    from: seqSchema,
    entries: entriesSchema,
    ...hearing,
    /** The latest acknowledgement of each who has said one. */
    acks: v.exactOptional(acks),
  }),
  /** The host's last word, signed. `away`: seats whose people are absent, one of which may be this guest's own. */
  v.strictObject({ type: v.literal('denied'), why: v.picklist(byes), away: v.exactOptional(seats), sig }),
  /** The host is being asked whether to give the claimed seat back. */
  v.strictObject({ type: v.literal('undecided') }),
  /** The guest said that it knows a host that is further along, and is asked for the entries. */
  v.strictObject({ type: v.literal('prove') }),
  /** Proves to another host of the match that this one is further along. */
  v.strictObject({ type: v.literal('branch'), ...branch }),
  /** The journal from an entry on, as requested. */
  v.strictObject({ type: v.literal('journal'), from: seqSchema, entries: entriesSchema }),
  /** An entry just committed, without the hash of the one before it. */
  v.strictObject({ type: v.literal('entry'), entry: v.unknown() }),
  v.strictObject({ type: v.literal('accepted'), id, seq: seqSchema }),
  v.strictObject({ type: v.literal('refused'), id, refusal }),
  /** Entry `seq` was committed first: the submission must be signed again on top of it. */
  v.strictObject({ type: v.literal('again'), id, seq: seqSchema }),
  v.strictObject({ type: v.literal('reacted'), ...reactedSchema.entries }),
  v.strictObject({ type: v.literal('nudged'), by: keySchema, seat }),
  /** The rules for those who watch have changed; only to guests with a seat. */
  v.strictObject({ type: v.literal('gallery'), gallery: gallerySchema }),
  /** Asks the guest to take over as host. */
  v.strictObject({ type: v.literal('handOver') }),
  /** Acknowledgements that somebody waits for, to show something secret. */
  v.strictObject({ type: v.literal('acks'), acks }),
  /** Carries the number of the last entry, or of the lobby's last change, so that no guest misses one unnoticed. */
  v.strictObject({
    type: v.literal('ping'),
    seq: seqSchema,
    ...hearing,
    /** Acknowledgements since the last ping, so that all can compare their journals. */
    acks: v.exactOptional(acks),
  }),
] as const

/** Everything that a guest says. */
export const guestSchema = v.variant('type', guestSchemas)
/** Everything that a host says. */
export const hostSchema = v.variant('type', hostSchemas)
/** First messages of any version, so that a page of another one is told so rather than ignored. */
const anyHello = v.object({ type: v.literal('hello'), protocol: v.number() })
const anyChallenge = v.object({ type: v.literal('challenge'), protocol: v.number() })

/** A message from a guest. */
export type GuestMessage = v.InferOutput<typeof guestSchema>
/** A message from a host. */
export type HostMessage = v.InferOutput<typeof hostSchema>
export type Hello = Extract<GuestMessage, { type: 'hello' }>
export type Challenge = Extract<HostMessage, { type: 'challenge' }>
export type Denied = Extract<HostMessage, { type: 'denied' }>
export type Welcome = Extract<HostMessage, { type: 'welcome' }>

/** The end of a journal. */
export type JournalEnd = Pick<Challenge, 'epoch' | 'seq' | 'hash'>

/** The end of a journal, as challenge and hello state it. */
export function endOf(entries: readonly Entry<unknown>[]): JournalEnd {
  const entry = entries.at(-1)
  const { epoch = 1, seq = 0 } = entry ?? {}
  return { epoch, seq, hash: entry ? entryHash(entry) : '0'.repeat(64) }
}

/** A hello by a page of another version. */
interface ForeignHello {
  readonly type: 'foreignHello'
  readonly protocol: number
}

/** A challenge by a host of another version. */
export interface ForeignChallenge {
  readonly type: 'foreignChallenge'
}

/** Reads what a guest sent; `undefined` if invalid. */
export function readGuestMessage(text: string): GuestMessage | ForeignHello | undefined {
  const data = parseJson(text)
  const read = v.safeParse(guestSchema, data)
  if (read.success) return read.output
  const hello = v.safeParse(anyHello, data)
  if (!hello.success || hello.output.protocol === protocol) return undefined
  return { type: 'foreignHello', protocol: hello.output.protocol }
}

/** Reads what a host sent; `undefined` if invalid. */
export function readHostMessage(text: string): HostMessage | ForeignChallenge | undefined {
  const data = parseJson(text)
  const read = v.safeParse(hostSchema, data)
  if (read.success) return read.output
  const other = v.safeParse(anyChallenge, data)
  if (!other.success || other.output.protocol === protocol) return undefined
  return { type: 'foreignChallenge' }
}

/** The text of a message. */
export const writeMessage = (message: GuestMessage | HostMessage): string => JSON.stringify(message)
