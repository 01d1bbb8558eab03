import { sha256Hex } from '../kit/hash.ts'
import { canonical } from '../kit/json.ts'
import type { MatchOptions } from '../rules/game.ts'
import { type LabPlayer, playerName } from './player.ts'

/** The definition of a row of matches. Plain JSON: equal plans without budgets in ms give equal matches. */
export interface Plan {
  readonly title: string
  /** The edition's data, unless it is the built-in one. */
  readonly edition?: unknown
  readonly options: MatchOptions
  /** Added to the options in turn, each as long as it takes everyone to sit in every seat; nothing if missing. */
  readonly swaps?: readonly MatchOptions[]
  /** By seat in match 0; from each match to the next, everyone moves up a seat. */
  readonly players: readonly LabPlayer[]
  readonly seed: string
}

/** The players of match `n`, by seat. */
export const seatedIn = ({ players }: Plan, n: number): readonly LabPlayer[] => {
  const first = players.length - (n % players.length)
  return [...players.slice(first), ...players.slice(0, first)]
}

/** The options of match `n`. */
export function optionsIn({ options, swaps = [], players }: Plan, n: number): MatchOptions {
  const round = Math.floor(n / players.length)
  return { ...options, ...swaps[round % Math.max(1, swaps.length)] }
}

/** The id of match `n` of a plan. */
export function matchId(plan: Plan, edition: string, n: number): string {
  const { title, players, seed } = plan
  return hex32(canonical([title, edition, optionsIn(plan, n), players.map(playerName), seed, n]))
}

/**
 * The origin of all that is drawn and thought in match `n`. Runs that differ in their edition, options or players alone
 * share it, so that luck is no part of their difference.
 */
export const drawsId = ({ title, seed }: Plan, n: number): string => hex32(canonical(['draws', title, seed, n]))

/** Thirty-two hexadecimal digits that follow from a text. */
export const hex32 = (text: string): string => sha256Hex(text).slice(0, 32)

/** A number below 2³² that follows from a text. */
export const seedOf = (text: string): number => Number.parseInt(sha256Hex(text).slice(0, 8), 16)

/** Part `part` of `parts` of a run (1 is the first). */
export interface Shard {
  readonly part: number
  readonly parts: number
}

/** The matches of a shard, from the first up to, not including, the last: parts of a run concatenate. */
export const rangeOf = (matches: number, { part, parts }: Shard) => ({
  from: Math.floor((matches * (part - 1)) / parts),
  to: Math.floor((matches * part) / parts),
})
