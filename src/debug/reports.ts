import * as v from 'valibot'
import { parseJson } from '../kit/json.ts'

const short = v.pipe(v.string(), v.maxLength(200))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))
const lines = v.pipe(v.array(v.pipe(v.string(), v.maxLength(2000))), v.maxLength(200))
const place = v.pipe(v.string(), v.regex(/^#\/g\/[\w.@~-]*$/), v.maxLength(200_000))
/** A picture within the file; never one that would have to be fetched. */
const picture = v.pipe(
  v.string(),
  v.regex(/^data:image\/(webp|jpeg|png);base64,[\w+/]+=*$/),
  v.maxLength(4_000_000),
)

const format = 'narrow-gauge/report'
/** The version before this one said nothing about a missing picture, and of the position only its digest. */
const versions = [2, 3] as const
const version = 3

const schema = v.strictObject({
  format: v.literal(format),
  version: v.picklist(versions),
  /** What the person says is wrong; may be empty. */
  said: v.pipe(v.string(), v.maxLength(10_000)),
  /** When, as people write it in ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The entry that was looked at. */
  entry: whole,
  /** `digest64` of the position after it. */
  position: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The position itself, and the reckoning of a match that is over: to say what differs elsewhere. */
  there: v.exactOptional(v.record(v.string(), v.unknown())),
  reckoning: v.exactOptional(v.record(v.string(), v.unknown())),
  /** What stands behind the `#` of a page that shows the match there. */
  place,
  game: short,
  ruleset: whole,
  edition: short,
  build: short,
  browser: v.pipe(v.string(), v.maxLength(500)),
  /** The page's size in CSS pixels and how many points one has. */
  screen: short,
  /** How the table stands: who hosts, who is here. */
  table: v.pipe(v.string(), v.maxLength(2000)),
  /** Whose board lay in front. */
  seat: v.pipe(whole, v.maxValue(63)),
  /** Names and addresses were left in, as the person agreed. */
  named: v.boolean(),
  news: lines,
  links: lines,
  /** What the page said in words. */
  words: v.pipe(v.string(), v.maxLength(20_000)),
  /** What the table looked like. */
  picture: v.exactOptional(picture),
  /** Why there is none. */
  noPicture: v.exactOptional(short),
  /** The text of the match file. */
  match: v.pipe(v.string(), v.maxLength(2_000_000)),
})

/** Everything somebody needs to see the same table, and where it was seen. */
export type Report = Readonly<v.InferOutput<typeof schema>>

/** What is to be reported, without what every report says. */
export type Reported = Omit<Report, 'format' | 'version'>

/** The text of a report's file. */
export const writeReport = (reported: Reported): string =>
  `${JSON.stringify({ format, version, ...reported }, undefined, 1)}\n`

/** A report read from untrusted text; or a sentence, where it is one that cannot be read. */
export type ReadReport =
  | { readonly report: Report }
  | { readonly problem: string }
  /** It is something else. */
  | undefined

/** Reads a report's file, in full. Whether the match in it can be replayed, only trying tells. */
export function readReport(text: string): ReadReport {
  const data = parseJson(text)
  if (!v.is(v.object({ format: v.literal(format) }), data)) return undefined
  if (!v.is(v.object({ version: v.picklist(versions) }), data))
    return { problem: 'This report was made by a different version of the page.' }
  const read = v.safeParse(schema, data)
  if (read.success) return { report: read.output }
  const [issue] = read.issues
  return { problem: `The report is damaged at “${v.getDotPath(issue) ?? '?'}”: ${issue.message}` }
}
