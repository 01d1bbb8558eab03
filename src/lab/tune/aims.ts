import * as v from 'valibot'
import { readJsonFile } from '../flags.ts'
import { CommandError } from '../title.ts'

/** Keys and indices, or ids in place of these, with dots between them; `*` stands for any: `actions.*.scoring`. */
const paths = v.pipe(v.array(v.string()), v.minLength(1))

/** Ways of changing the values at some paths: to one of a list, to any whole number of a range, or two among each other. */
const changeSchema = v.union([
  v.strictObject({ paths, values: v.pipe(v.array(v.unknown()), v.minLength(1)) }),
  v.strictObject({ paths, range: v.strictTuple([v.number(), v.number()]) }),
  v.strictObject({ paths, swap: v.literal(true) }),
])

const aimSchema = v.strictObject({
  name: v.string(),
  /** The figure’s place in a report of `balance`; `*` in its row stands for any text, and all rows that fit count. */
  section: v.string(),
  row: v.optional(v.string(), ''),
  figure: v.string(),
  /** Whether these rows are added up and count as one. */
  together: v.optional(v.boolean(), false),
  /** Its band, open at an end that is missing; shares are from 0 to 1. */
  from: v.optional(v.number(), -Infinity),
  to: v.optional(v.number(), Infinity),
  /** The distance from the band that counts as 1. */
  tolerance: v.pipe(v.number(), v.gtValue(0)),
  /** Figures of fewer things than this say too little and don’t count. */
  least: v.optional(v.number(), 1),
})

const aimsSchema = v.strictObject({
  title: v.string(),
  note: v.optional(v.string()),
  changes: v.pipe(v.array(changeSchema), v.minLength(1)),
  aims: v.pipe(v.array(aimSchema), v.minLength(1)),
})

/** A designer’s aim: a figure and its band. */
export type Aim = v.InferOutput<typeof aimSchema>
/** Values that a designer lets the tournament change, with their bounds. */
export type Changeable = v.InferOutput<typeof changeSchema>
/** The contents of an aims file. */
export type Aims = v.InferOutput<typeof aimsSchema>

/** Reads an aims file for a title. Throws `CommandError`, with a sentence, if it can’t be used. */
export function readAims(file: string, title: string): Aims {
  const read = v.safeParse(aimsSchema, readJsonFile(file))
  if (!read.success) {
    const [issue] = read.issues
    throw new CommandError(`“${file}” isn’t an aims file: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  }
  if (read.output.title !== title) throw new CommandError(`“${file}” is about ${read.output.title}, not ${title}.`)
  return read.output
}

/** The distance of a figure from an aim’s band, in tolerances. */
export const shortOf = ({ from, to, tolerance }: Aim, value: number): number =>
  Math.max(0, from - value, value - to) / tolerance
