import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import { normalName } from '../../kit/names.ts'
import { type Called, called } from '../../rules/called.ts'
import { faceNameSchema, hex32, hex64, keySchema } from '../../rules/fields.ts'
import type { MatchOptions } from '../../rules/game.ts'
import { letterFormat } from './format.ts'

/** A person by their key in the match, and what they call themselves. */
export interface Invited extends Called {
  readonly key: string
}

/** An invitation to a match by letters: everything that its setup will say. */
export interface Invitation {
  readonly type: 'invitation'
  readonly match: string
  readonly game: string
  /** The hash of the edition. */
  readonly edition: string
  readonly options: MatchOptions
  readonly by: Invited
}

/** The answer of someone who wants to play. */
export interface Acceptance {
  readonly type: 'reply'
  readonly match: string
  readonly by: Invited
}

/** A seat for another device of its person: its secret, and the whole match as the text of a letter. */
export interface MovedSeat {
  readonly type: 'seat'
  readonly secret: string
  readonly letter: string
}

/** Everything that goes by post, besides letters of a match. */
export type Parcel = Invitation | Acceptance | MovedSeat

const nameSchema = v.pipe(v.string(), v.maxLength(80), v.transform(normalName))
const faceSchema = v.union([v.literal(''), faceNameSchema])
const optionSchema = v.union([v.boolean(), v.pipe(v.number(), v.finite())])
const person = [keySchema, nameSchema, faceSchema] as const

/** Everything else that goes by post. */
export const parcelSchema = v.union([
  v.tuple([
    v.literal(letterFormat),
    v.literal('invite'),
    hex32,
    v.pipe(v.string(), v.maxLength(80)),
    hex64,
    v.record(v.string(), optionSchema),
    ...person,
  ]),
  v.tuple([v.literal(letterFormat), v.literal('reply'), hex32, ...person]),
  v.tuple([v.literal(letterFormat), v.literal('seat'), hex32, v.string()]),
])

const asPerson = (key: string, name: string, face: string): Invited => ({
  key,
  ...called({ name: name || undefined, face: face || undefined }),
})
const personOf = ({ key, name = '', face = '' }: Invited) => [key, name, face]

/** The text of what goes by post. */
export function parcelText(parcel: Parcel): string {
  if (parcel.type === 'seat') return JSON.stringify([letterFormat, 'seat', parcel.secret, parcel.letter])
  const { match, by } = parcel
  if (parcel.type === 'reply') return JSON.stringify([letterFormat, 'reply', match, ...personOf(by)])
  const { game, edition, options } = parcel
  return JSON.stringify([letterFormat, 'invite', match, game, edition, options, ...personOf(by)])
}

/** Reads it; undefined for any other text. */
export function readParcel(text: string): Parcel | undefined {
  const read = v.safeParse(parcelSchema, parseJson(text))
  if (!read.success) return undefined
  const all = read.output
  if (all[1] === 'seat') return { type: 'seat', secret: all[2], letter: all[3] }
  if (all[1] === 'reply') {
    const [, , match, ...by] = all
    return { type: 'reply', match, by: asPerson(...by) }
  }
  const [, , match, game, edition, options, ...by] = all
  return { type: 'invitation', match, game, edition, options, by: asPerson(...by) }
}
