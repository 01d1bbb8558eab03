import { type MatchBudget, timeBudget } from '../bots/budget.ts'
import { strengths } from '../bots/strength.ts'
import { futures, type Thinker } from '../bots/thinker.ts'
import { random, thinkers } from '../bots/thinkers.ts'
import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { Weights } from '../rules/training.ts'
import { ismcts } from './ismcts.ts'
import { CommandError } from './title.ts'

/** A bot in a match of the laboratory. Plain JSON. */
export interface LabPlayer {
  /** Its name in the registry. */
  readonly bot: string
  /** Its budget for a move, in futures or, where time may decide, in ms. */
  readonly futures?: number
  readonly ms?: number
  /** Its weights, unless it goes by those built in. */
  readonly weights?: Weights
}

/** Eight digits that tell weights from others. */
export const markOf = (weights: Weights): string => sha256Hex(canonical(weights)).slice(0, 8)

/** Everything that can play, by name: the page’s bots from the weakest, and a yardstick. */
const bots: Readonly<Record<string, Thinker>> = { random, ...thinkers, ismcts }

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

/** The thinker of a player. */
export const thinkerOf = ({ bot }: LabPlayer): Thinker => bots[bot] ?? random

/** A player's budgets in a match. */
export const budgetFor = ({ futures: count = usualFutures, ms }: LabPlayer): MatchBudget =>
  ms === undefined ? { next: () => futures(count) } : timeBudget(() => performance.now(), ms)
