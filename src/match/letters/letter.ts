import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import type { Entry } from '../../rules/body.ts'
import { bodySchema, hex32, keySchema, proofSchema, seatSchema, seqSchema, sigSchema } from '../../rules/entry.ts'
import type { DrawAnswer } from '../drawGathering.ts'

/** A device's part in the draw that is due. */
export interface Part extends DrawAnswer {
  readonly key: string
}

/** No letter has more lines than this. */
const mostLines = 2000
/** The longest letter that is read, in characters. */
const longest = 500_000

const partSchema = v.strictObject({ key: keySchema, seq: seqSchema, proof: proofSchema })
/** An entry without all that follows from those before it. A signature is missing where a later one covers it. */
const lineSchema = v.strictObject({
  by: v.union([seatSchema, v.literal('host')]),
  body: bodySchema,
  sig: v.exactOptional(sigSchema),
  seal: v.exactOptional(sigSchema),
})
const letterSchema = v.strictObject({
  letter: v.literal(1),
  match: hex32,
  /** The number of the first line. */
  from: seqSchema,
  /** The first digits of the hash of the entry before that; empty before the first. */
  after: v.pipe(v.string(), v.regex(/^([0-9a-f]{16})?$/)),
  lines: v.pipe(v.array(lineSchema), v.maxLength(mostLines), v.readonly()),
  parts: v.pipe(v.array(partSchema), v.maxLength(16), v.readonly()),
})

/** One entry of a letter. */
export interface Line extends Pick<Entry<unknown>, 'by' | 'body' | 'sig' | 'seal'> {}

/** The end of a match and the parts in its next draw, as one device sends them to those who lack them. */
export interface Letter extends Readonly<Omit<v.InferOutput<typeof letterSchema>, 'lines'>> {
  readonly lines: readonly Line[]
}

/** The letter as text. */
export const letterText = (letter: Letter): string => JSON.stringify(letter)

/** Reads a letter; undefined for any other text. */
export function readLetter(text: string): Letter | undefined {
  if (text.length > longest) return undefined
  const read = v.safeParse(letterSchema, parseJson(text))
  return read.success ? read.output : undefined
}
