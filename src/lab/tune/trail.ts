import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import { type Growing, growing } from '../files.ts'
import { CommandError } from '../title.ts'

const interval = { value: v.number(), low: v.number(), high: v.number() }

const changeSchema = v.strictObject({
  path: v.array(v.union([v.string(), v.number()])),
  /** The change in words: `actions.C5.scoring: station → ticket`. */
  says: v.string(),
  value: v.unknown(),
})

const figureSchema = v.strictObject({
  aim: v.string(),
  row: v.string(),
  kind: v.picklist(['share', 'mean']),
  ...interval,
  /** Its distance from its band, in tolerances. */
  short: v.number(),
})

const triedSchema = v.strictObject({
  changes: v.array(changeSchema),
  /** Whether it was dropped in the first or the second heat, or decided upon. */
  fate: v.picklist(['first', 'second', 'worse', 'noise', 'kept']),
  /** Matches of the last heat that it played, each beside one of the best with the same draws. */
  matches: v.number(),
  score: v.number(),
  /** The lead of its score over that of the best: below 0 it is better. */
  difference: v.strictObject(interval),
  /** Its figures and those of the best: all of them where it was decided upon, or else the worst of each aim. */
  figures: v.array(figureSchema),
  before: v.array(figureSchema),
})

const roundSchema = v.strictObject({ tried: v.array(triedSchema) })

/** A value that another takes the place of. Plain JSON. */
export type ValueChange = v.InferOutput<typeof changeSchema>
/** The value of a figure that an aim is about, in one edition. Plain JSON. */
export type FigureRead = v.InferOutput<typeof figureSchema>
/** An edition that was tried against the best so far. Plain JSON. */
export type Tried = v.InferOutput<typeof triedSchema>
/** A round of the tournament. Plain JSON. */
export type Round = v.InferOutput<typeof roundSchema>

/** The changes that were kept, in order: from the first edition they lead to the best. */
export const keptIn = (rounds: readonly Round[]): readonly ValueChange[] =>
  rounds.flatMap(({ tried }) => tried.filter(({ fate }) => fate === 'kept').flatMap(({ changes }) => changes))

/** The editions that were tried against the one that is best now. */
export function triedLately(rounds: readonly Round[]): readonly Tried[] {
  const last = rounds.findLastIndex((round) => keptIn([round]).length > 0)
  return rounds.slice(last + 1).flatMap(({ tried }) => tried)
}

/** The rounds of a tournament, and the file that they are written to. */
export interface Trail {
  readonly rounds: Round[]
  readonly file: Growing
}

/**
 * Opens a trail to go on after its last round: a line that names the tournament, then one for each round. Throws
 * `CommandError` if it is of another tournament.
 */
export async function openTrail(file: string, id: string): Promise<Trail> {
  const trail = await growing(file)
  const lines: string[] = []
  for await (const line of trail.before()) lines.push(line)
  const [head, ...rest] = lines
  const read = v.safeParse(v.array(roundSchema), rest.map(parseJson))
  if (head === undefined) await trail.add(JSON.stringify({ tournament: id }))
  if ((head === undefined || head === JSON.stringify({ tournament: id })) && read.success)
    return { rounds: read.output, file: trail }
  await trail.close()
  throw new CommandError(`“${file}” is the trail of another tournament. Choose another --trail.`)
}
