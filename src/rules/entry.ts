import * as v from 'valibot'
import { isPlainName } from '../kit/names.ts'
import { type Body, type Entry, longestNote } from './body.ts'
import {
  epochSchema,
  faceNameSchema,
  hex16,
  hex32,
  hex64,
  keySchema,
  proofSchema,
  seatSchema,
  seqSchema,
  sigSchema,
} from './fields.ts'
import type { Problem } from './problem.ts'

const whole = seqSchema
const seat = seatSchema
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80), v.check(isPlainName))

export const setupSchema = v.strictObject({
  type: v.literal('setup'),
  match: hex32,
  game: name,
  ruleset: whole,
  edition: v.strictObject({ name, hash: hex64 }),
  seats: v.pipe(whole, v.minValue(1), v.maxValue(64)),
  options: v.record(v.string(), v.unknown()),
  key: v.exactOptional(keySchema),
  people: v.exactOptional(hex32),
  consent: v.exactOptional(v.literal('majority')),
  // Low enough that no number of takeovers leads to an epoch that can't be read.
  epoch: v.exactOptional(v.pipe(epochSchema, v.maxValue(1e6))),
  trust: v.literal(2),
  chance: v.exactOptional(v.literal('together')),
  dealer: v.exactOptional(v.literal('table')),
})

const kind = v.picklist(['person', 'bot'])
const note = v.pipe(v.string(), v.maxLength(longestNote))
const place = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const pin = v.strictObject({ entry: whole, place: v.exactOptional(place) })
const draws = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(12))

const remark = v.variant('type', [
  v.strictObject({ type: v.literal('missedDraws'), draws }),
  v.strictObject({ type: v.literal('damaged') }),
])

const token = v.pipe(whole, v.maxValue(999))
const face = v.pipe(v.string(), v.maxLength(40))
/** 32 bytes in base64url: a number, a point, a hash or a seed of those who deal together. */
const bytes32 = keySchema
const salt = v.union([hex32, bytes32])
const opens = v.pipe(v.array(v.strictObject({ token, face, salt })), v.maxLength(999))
const sealed = v.pipe(v.string(), v.maxLength(200))
const shared = v.union([v.strictObject({ token, seat, sealed }), v.strictObject({ token, seat, key: bytes32 })])
const carried = v.pipe(v.array(v.strictObject({ of: whole, sealed })), v.maxLength(64))
const cards = v.pipe(v.array(shared), v.maxLength(999))
const deck = v.pipe(v.array(bytes32), v.maxLength(999))
const dealers = v.pipe(v.array(seat), v.minLength(1), v.maxLength(64))

const drawn = { seed: v.exactOptional(hex32), proofs: v.exactOptional(v.pipe(v.array(proofSchema), v.maxLength(64))) }

/** An entry's body; a move in it is still unread. */
export const bodySchema = v.variant('type', [
  setupSchema,
  v.strictObject({
    type: v.literal('move'),
    move: v.unknown(),
    opens: v.exactOptional(opens),
    salt: v.exactOptional(hex32),
  }),
  v.strictObject({ type: v.literal('pledge'), pledge: hex64 }),
  v.strictObject({ type: v.literal('chance'), ...drawn }),
  v.strictObject({ type: v.literal('drawKey'), key: bytes32 }),
  v.strictObject({ type: v.literal('undo'), to: whole }),
  v.strictObject({
    type: v.literal('seat'),
    seat,
    kind,
    name: v.exactOptional(name),
    face: v.exactOptional(faceNameSchema),
    key: v.exactOptional(keySchema),
    carried: v.exactOptional(carried),
  }),
  v.strictObject({ type: v.literal('host'), seat, epoch: v.exactOptional(epochSchema) }),
  v.strictObject({
    type: v.literal('mark'),
    note,
    says: v.exactOptional(remark),
    on: v.exactOptional(pin),
    hides: v.exactOptional(whole),
    position: v.exactOptional(v.unknown()),
    draws: v.exactOptional(draws),
  }),
  v.variant('wish', [
    v.strictObject({ type: v.literal('wish'), wish: v.literal('undo'), to: whole }),
    v.strictObject({ type: v.literal('wish'), wish: v.picklist(['rematch', 'end', 'deal']) }),
    v.strictObject({ type: v.literal('wish'), wish: v.literal('standIn'), seat }),
    v.strictObject({
      type: v.literal('wish'),
      wish: v.literal('give'),
      seat,
      key: keySchema,
      name: v.exactOptional(name),
    }),
    v.strictObject({ type: v.literal('wish'), wish: v.literal('edit'), note, position: v.unknown() }),
    v.strictObject({ type: v.literal('wish'), wish: v.literal('draws'), note, draws }),
  ]),
  v.strictObject({ type: v.literal('excuse'), to: whole, seat }),
  v.strictObject({ type: v.literal('answer'), to: whole, yes: v.boolean() }),
  v.strictObject({ type: v.literal('resign') }),
  v.strictObject({ type: v.literal('end') }),
  v.strictObject({ type: v.literal('out'), seat }),
  v.strictObject({
    type: v.literal('deal'),
    commits: v.pipe(v.array(hex64), v.maxLength(999)),
    dealers: v.exactOptional(dealers),
  }),
  v.strictObject({ type: v.literal('commit'), commit: bytes32 }),
  v.strictObject({ type: v.literal('mix'), deck }),
  v.strictObject({ type: v.literal('lock'), deck, commits: deck }),
  v.strictObject({ type: v.literal('audit'), seed: bytes32, of: whole }),
  v.strictObject({ type: v.literal('shuffle'), ...drawn }),
  v.strictObject({ type: v.literal('share'), cards }),
  v.strictObject({ type: v.literal('open'), opens }),
])

/** An entry; a move in it is still unread. */
export const entrySchema = v.strictObject({
  epoch: epochSchema,
  seq: whole,
  prev: hex64,
  by: v.union([seat, v.literal('host')]),
  body: bodySchema,
  position: hex16,
  sig: v.exactOptional(sigSchema),
  seal: v.exactOptional(sigSchema),
})

/** Reads a game's move from untrusted data. */
export type ReadMove<M> = (data: unknown) => M | undefined

/** Reads an entry from untrusted data. `at` is its number, for problems. */
export function readEntry<M>(
  data: unknown,
  at: number,
  readMove: ReadMove<M>,
): { readonly entry: Entry<M> } | { readonly problem: Problem } {
  const read = v.safeParse(entrySchema, data)
  if (!read.success) return { problem: problemOf(read.issues, at) }
  const body = readBody(read.output.body, readMove)
  if (!body) return { problem: { reason: 'badField', entry: at, field: 'body.move' } }
  return { entry: { ...read.output, body } }
}

/** The body with its move read; undefined if the game can't read the move. */
export function readBody<M>(body: Body<unknown>, readMove: ReadMove<M>): Body<M> | undefined {
  if (body.type !== 'move') return body
  const move = readMove(body.move)
  return move === undefined ? undefined : { ...body, move }
}

/**
 * The first problem a schema found; `entry` is the number of the entry, if it is in one. No setup of before the first
 * release has today's level of trust.
 */
export function problemOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]], entry?: number): Problem {
  const [issue] = issues
  const field = v.getDotPath(issue) ?? undefined
  if (field !== undefined && /(^|\.)trust$/.test(field)) return { reason: 'olderVersion' }
  return {
    reason: 'badField',
    ...(entry === undefined ? {} : { entry }),
    ...(field === undefined ? {} : { field }),
    detail: issue.received.slice(0, 60),
  }
}
