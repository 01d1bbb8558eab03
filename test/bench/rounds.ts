import type { GameTypes } from '../../src/rules/game.ts'
import { playRound } from './playouts.ts'
import { questionsOf, thinkAbout } from './searching.ts'
import { type MindedTrial, trials } from './trials.ts'

/** Rounds of work with the rules; each returns what came of it, which equal rules repeat. */
export interface Rounds {
  /** Random matches with every choice’s legal moves listed: the number of moves. */
  playouts(): unknown
  /** The master’s thoughts about choices throughout a match. */
  search(): unknown
}

function roundsOf<G extends GameTypes>(trial: MindedTrial<G>): Rounds {
  const questions = questionsOf(trial)
  return { playouts: () => playRound(trial), search: () => thinkAbout(questions) }
}

/** Rounds of each title, made when asked for. */
export const roundsBy: Readonly<Record<string, () => Rounds>> = {
  foothills: () => roundsOf(trials.foothills),
  metro: () => roundsOf(trials.metro),
  snowdonia: () => roundsOf(trials.snowdonia),
  dwarven: () => roundsOf(trials.dwarven),
}
