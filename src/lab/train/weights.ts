import * as v from 'valibot'
import { need } from '../../kit/assert.ts'
import type { Training, Weights } from '../../rules/training.ts'
import { type Flags, readEditionFile, readJsonFile } from '../flags.ts'
import type { LabPlayer } from '../player.ts'
import { CommandError, openTraining, type TitleLoader } from '../title.ts'

const fileSchema = v.strictObject({
  title: v.string(),
  note: v.optional(v.string()),
  /** The edition that they were learnt with. */
  edition: v.optional(v.strictObject({ name: v.string(), hash: v.string() })),
  recipe: v.optional(
    v.strictObject({
      /** The command that makes the same file again. */
      command: v.string(),
      seed: v.string(),
      /** Rounds that were played, and the matches of each. */
      rounds: v.number(),
      matches: v.number(),
      /** The mark of the weights that it began with, if these were learnt before. */
      from: v.optional(v.string()),
    }),
  ),
  weights: v.unknown(),
})

/** The contents of a file of weights. */
export type WeightsFile = v.InferOutput<typeof fileSchema>

/** Reads a title’s weights from a file. Throws `CommandError`, with a sentence, if it holds others. */
export function readWeights(file: string, id: string, { schema }: Training): Weights {
  const { title, weights } = parse(file, fileSchema, readJsonFile(file))
  if (title !== id) throw new CommandError(`“${file}” holds the weights of ${title}, not of ${id}.`)
  return parse(file, schema, weights, 'weights.')
}

function parse<T>(file: string, schema: v.GenericSchema<unknown, T>, data: unknown, before = ''): T {
  const read = v.safeParse(schema, data)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new CommandError(`“${file}” holds no such weights: ${before}${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

/** Gives players the weights of the files named by `--weights`, in turn; those built in if there are none. */
export async function weighing(
  players: readonly LabPlayer[],
  flags: Flags,
  titles: readonly TitleLoader[],
): Promise<readonly LabPlayer[]> {
  const files = flags.texts('weights')
  if (files.length === 0) return players
  const [id, edition] = [flags.needed('title'), readEditionFile(flags.text('edition'))]
  const training = await openTraining(titles, id, edition)
  const all = files.map((file) => readWeights(file, id, training))
  return players.map((player, at) => ({ ...player, weights: need(all[at % all.length], 'weights') }))
}

/** The text of a file of weights, with short lists on one line. */
export const weightsText = (file: WeightsFile): string =>
  `${JSON.stringify(file, undefined, 2).replaceAll(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.split(/,\s+/).join(', ')}]`)}\n`

const isList = (weights: Weights): weights is readonly Weights[] => Array.isArray(weights)

/** The numbers of weights, in their order. */
export const numbersIn = (weights: Weights): readonly number[] =>
  typeof weights === 'number' ? [weights] : Object.values(weights).flatMap(numbersIn)

/** Weights of the same shape with other numbers, rounded to thousandths. */
export function withNumbers(shape: Weights, numbers: readonly number[]): Weights {
  const next = numbers.values()
  const filled = (one: Weights): Weights => {
    if (typeof one === 'number') return Math.round(1000 * (next.next().value ?? one)) / 1000 || 0
    if (isList(one)) return one.map(filled)
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, filled(inner)]))
  }
  return filled(shape)
}
