import * as v from 'valibot'
import { parseJson } from '../kit/json.ts'
import { hex16, seatSchema, seqSchema } from '../rules/fields.ts'

const short = v.pipe(v.string(), v.maxLength(200))
const lines = v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(200))
const place = v.pipe(v.string(), v.regex(/^#\/g\/[\w.@~-]*$/), v.maxLength(200_000))
/** A picture within the file, never one to be fetched. */
const picture = v.pipe(v.string(), v.regex(/^data:image\/(webp|jpeg|png);base64,[\w+/]+=*$/), v.maxLength(4_000_000))

const format = 'narrow-gauge/report'
const version = 3

/** A tester’s report. */
export const reportSchema = v.strictObject({
  format: v.literal(format),
  version: v.literal(version),
  /** The tester's description; may be empty. */
  said: v.pipe(v.string(), v.maxLength(10_000)),
  /** When it was made, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The reported entry. */
  entry: seqSchema,
  /** `digest64` of the position after it. */
  position: hex16,
  /** The position, and the scores of a finished match, to compare with other builds. */
  there: v.record(v.string(), v.unknown()),
  reckoning: v.exactOptional(v.record(v.string(), v.unknown())),
  /** The `#` part of the address that shows this moment. */
  place,
  game: short,
  ruleset: seqSchema,
  edition: short,
  build: short,
  browser: v.pipe(v.string(), v.maxLength(500)),
  /** The page's size in CSS pixels, and its pixel ratio. */
  screen: short,
  /** The state of the table: who hosts, who is connected. */
  table: v.pipe(v.string(), v.maxLength(2000)),
  /** The seat whose board was in front. */
  seat: seatSchema,
  /** Includes names and addresses, with the tester's consent. */
  named: v.boolean(),
  news: lines,
  links: lines,
  /** The page's text. */
  words: v.pipe(v.string(), v.maxLength(20_000)),
  /** A picture of the table. */
  picture: v.exactOptional(picture),
  /** Why there is no picture. */
  noPicture: v.exactOptional(short),
  /** The text of the match file. */
  match: v.pipe(v.string(), v.maxLength(2_000_000)),
})

/** Everything needed to reproduce a moment, and where it was seen. */
export type Report = Readonly<v.InferOutput<typeof reportSchema>>

/** The contents of a report, without its format and version. */
export type Reported = Omit<Report, 'format' | 'version'>

/** The text of a report's file. */
export const writeReport = (reported: Reported): string =>
  `${JSON.stringify({ format, version, ...reported }, undefined, 1)}\n`

/** A report, or why it can't be read. */
export type ReadReport = { readonly report: Report } | { readonly problem: string }

/** Reads a report's file, whose `format` says that it is one. The match in it may still be impossible to replay. */
export function readReport(text: string): ReadReport {
  const data = parseJson(text)
  if (!v.is(v.object({ version: v.literal(version) }), data))
    return { problem: 'This report was made by a different version of the page.' }
  const read = v.safeParse(reportSchema, data)
  if (read.success) return { report: read.output }
  const [issue] = read.issues
  return { problem: `The report is damaged at “${v.getDotPath(issue) ?? '?'}”: ${issue.message}` }
}
