import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import { epochSchema, hex32, hex64, keySchema, seqSchema } from '../../rules/fields.ts'
import { entriesSchema, hearingSchema, protocol } from '../protocol/protocol.ts'

/**
 * Everything a viewer says to the one that shows it the match, and hears from it: the host, or another viewer who
 * passes it on. None of it can lead to a seat: players have messages of their own.
 */

/** An address at which a viewer passes the match on. */
const place = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))
/** Delay of what viewers see, s. */
const behind = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600))

const viewerSchemas = [
  /** The first message on a link. */
  v.strictObject({
    type: v.literal('look'),
    protocol: v.number(),
    /** The last entry this viewer holds, and of which match. */
    have: v.exactOptional(v.strictObject({ match: hex32, epoch: epochSchema, seq: seqSchema, hash: hex64 })),
  }),
  /** Asks for the journal from an entry on. */
  v.strictObject({ type: v.literal('resync'), from: seqSchema }),
  /** A sign of life, with how many watch by way of this viewer, and where others may join it. */
  v.strictObject({ type: v.literal('ping'), below: count, at: v.exactOptional(place) }),
] as const

/** State that everyone who watches is told again and again. */
const state = { ...hearingSchema, viewers: count, behind }

const standSchemas = [
  /** Brings the journal from where the viewer's own ends or differs; comes again with the next match. */
  v.strictObject({
    type: v.literal('welcome'),
    match: hex32,
    edition: v.exactOptional(v.unknown()),
    from: seqSchema,
    entries: entriesSchema,
    ...state,
  }),
  /** Watching is allowed, but there is no match to be seen yet. */
  v.strictObject({ type: v.literal('idle') }),
  /** There is no room here, but at these addresses others pass the match on, which this key hosts. */
  v.strictObject({
    type: v.literal('elsewhere'),
    at: v.pipe(v.array(place), v.maxLength(8)),
    host: v.exactOptional(keySchema),
  }),
  /** The players don’t allow watching, or the pages speak different versions. */
  v.strictObject({ type: v.literal('closed'), why: v.picklist(['doors', 'version']) }),
  v.strictObject({ type: v.literal('entry'), entry: v.unknown() }),
  v.strictObject({ type: v.literal('journal'), from: seqSchema, entries: entriesSchema }),
  v.strictObject({
    type: v.literal('ping'),
    ...state,
    /** Rises with each sign of life of the host: one that no longer does has lost its way to the host. */
    beat: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seq: seqSchema,
    /** This viewer is asked to pass the match on to others. */
    relay: v.exactOptional(v.literal(true)),
  }),
] as const

/** Everything that a viewer says. */
export const viewerSchema = v.variant('type', viewerSchemas)
/** Everything that a viewer is told. */
export const standSchema = v.variant('type', standSchemas)

/** A message from a viewer. */
type ViewerMessage = v.InferOutput<typeof viewerSchema>
/** A message to a viewer. */
export type RelayMessage = v.InferOutput<typeof standSchema>
export type LookMessage = Extract<ViewerMessage, { type: 'look' }>
export type StandWelcome = Extract<RelayMessage, { type: 'welcome' }>
export type RelayPing = Extract<RelayMessage, { type: 'ping' }>
/** Presence of the players, number of viewers, and their delay. */
export type CrowdState = Pick<RelayPing, keyof typeof state>

/** Reads what a viewer sent; `undefined` if invalid. */
export function readViewerMessage(text: string): ViewerMessage | undefined {
  const read = v.safeParse(viewerSchema, parseJson(text))
  return read.success ? read.output : undefined
}

/** Reads what a viewer was told; `undefined` if invalid. */
export function readStandMessage(text: string): RelayMessage | undefined {
  const read = v.safeParse(standSchema, parseJson(text))
  return read.success ? read.output : undefined
}

/** The text of a message. */
export const writeGallery = (message: ViewerMessage | RelayMessage): string => JSON.stringify(message)

/** The first message on a link. */
export const lookFor = (have: LookMessage['have']): LookMessage => ({
  type: 'look',
  protocol,
  ...(have ? { have } : {}),
})
