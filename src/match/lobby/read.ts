import * as v from 'valibot'
import { normalName } from '../../kit/names.ts'
import { faceNameSchema as face, hex32, keySchema, seatSchema, styleSchema as style } from '../../rules/fields.ts'
import type { Lobby, Want } from './lobby.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
/** The name of a person. */
export const nameSchema = v.pipe(text, v.transform(normalName), v.minLength(1))
const name = nameSchema
const value = v.union([v.boolean(), v.pipe(v.number(), v.finite())])
const seat = seatSchema

/** Something a person at the table wants to change. */
export const wantSchema: v.GenericSchema<Want> = v.variant('type', [
  v.strictObject({ type: v.literal('sit'), seat, name: v.exactOptional(name), face: v.exactOptional(face) }),
  v.strictObject({ type: v.literal('stand'), seat }),
  v.strictObject({ type: v.literal('style'), seat, style }),
  v.strictObject({ type: v.literal('rename'), seat, name }),
  v.strictObject({ type: v.literal('face'), seat, face }),
  v.strictObject({ type: v.literal('wait'), wait: v.boolean() }),
  v.strictObject({ type: v.literal('swap'), a: seat, b: seat }),
  v.strictObject({ type: v.literal('bot'), seat, bot: text }),
  v.strictObject({ type: v.literal('remove'), seat }),
  v.strictObject({ type: v.literal('close'), seat }),
  v.strictObject({ type: v.literal('open'), seat }),
  v.strictObject({ type: v.literal('option'), key: text, value }),
])

const seatedSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('person'),
    key: keySchema,
    name: v.exactOptional(name),
    face: v.exactOptional(face),
    style: v.exactOptional(style),
  }),
  v.strictObject({ kind: v.literal('bot'), name: text, style: v.exactOptional(style) }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('closed') }),
])

const lastSitterSchema = v.strictObject({
  kind: v.picklist(['person', 'bot']),
  name: v.exactOptional(name),
  face: v.exactOptional(face),
  key: v.exactOptional(keySchema),
  style: v.exactOptional(style),
})

const seats = <T extends v.GenericSchema>(one: T) => v.pipe(v.array(one), v.minLength(1), v.maxLength(64))

/** The state of a lobby. */
export const lobbySchema: v.GenericSchema<Lobby> = v.strictObject({
  match: hex32,
  game: text,
  host: keySchema,
  seats: seats(seatedSchema),
  options: v.pipe(
    v.record(text, value),
    v.check((options) => Object.keys(options).length <= 64),
  ),
  watching: v.pipe(
    v.array(v.strictObject({ key: keySchema, name: v.exactOptional(name), face: v.exactOptional(face) })),
    v.maxLength(64),
  ),
  waits: v.exactOptional(v.literal(true)),
  resumes: v.exactOptional(seats(lastSitterSchema)),
})

/** A lobby read from untrusted data; undefined if it isn't one. */
export function readLobby(data: unknown): Lobby | undefined {
  const read = v.safeParse(lobbySchema, data)
  return read.success ? read.output : undefined
}
