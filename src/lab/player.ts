import { type Purse, purseOf } from '../bots/budget.ts'
import { strengths } from '../bots/strength.ts'
import { futures, type Thinker } from '../bots/thinker.ts'
import { random, thinkers } from '../bots/thinkers.ts'
import { need } from '../kit/assert.ts'
import type { Weights } from '../rules/training.ts'
import { type Flags, readEditionFile } from './flags.ts'
import { CommandError, openTraining, type TitleLoader } from './title.ts'
import { markOf, readWeights } from './train/weights.ts'

/** A bot in a match of the laboratory. Plain JSON. */
export interface LabPlayer {
  /** Its name in the registry. */
  readonly bot: string
  /** Its budget for a move: so many futures or, where time may decide, so many ms. */
  readonly futures?: number
  readonly ms?: number
  /** What it weighs, if not what is built in. */
  readonly weights?: Weights
}

/** Everything that can play, by name, from the weakest. */
const bots: Readonly<Record<string, Thinker>> = { random, ...thinkers }

/** Number of futures a bot plays out for a move unless told otherwise. */
const usualFutures = 400

/** The players' names for the strengths on the ladder, the weakest first. */
export const ladderBots: readonly string[] = strengths

/**
 * A player as on the command line: `master`, `master@2000` (futures) or `master@100ms`; with the mark of weights of its
 * own.
 */
export const playerName = ({ bot, futures: count, ms, weights }: LabPlayer): string => {
  const budget = ms === undefined ? count : `${ms}ms`
  const timed = budget === undefined ? bot : `${bot}@${budget}`
  return weights === undefined ? timed : `${timed} by ${markOf(weights)}`
}

/** Reads a player from the command line. Throws `CommandError` if there is no such bot. */
export function readPlayer(text: string): LabPlayer {
  const [, bot = '', amount, unit] = /^([a-z]+)(?:@(\d+)(ms)?)?$/.exec(text) ?? []
  if (!Object.hasOwn(bots, bot)) {
    const known = Object.keys(bots).join(', ')
    throw new CommandError(`There is no bot “${text}”. There are: ${known}; with a budget: master@2000.`)
  }
  if (amount === undefined) return { bot }
  return unit ? { bot, ms: Number(amount) } : { bot, futures: Number(amount) }
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

/** The thinker of a player. */
export const thinkerOf = ({ bot }: LabPlayer): Thinker => bots[bot] ?? random

/** A player's budgets in a match. */
export const purseFor = ({ futures: count = usualFutures, ms }: LabPlayer): Purse =>
  ms === undefined ? { next: () => futures(count) } : purseOf(() => performance.now(), ms)
