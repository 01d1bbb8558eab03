import { readRecord, writeRecord } from '../rules/record.ts'
import type { Episode } from '../rules/training.ts'
import { type MatchFacts, survey, type Unread } from './facts.ts'
import type { Plan } from './plan.ts'
import { playerName } from './player.ts'
import { type MindedGame, playMatch } from './playMatch.ts'
import { endOf, type Result } from './result.ts'
import { openTitle, openTraining, remembering, type TitleLoader } from './title.ts'
import { type Exercise, playExercise } from './train/exercise.ts'
import { type VerifyResult, verify } from './verify.ts'

/** A match that was played, as a line of a file and in short. */
export interface PlayedLine {
  readonly line: string
  readonly result: Result
  /** By seat. */
  readonly thought: readonly { readonly choices: number; readonly ms: number }[]
}

/** Inputs and outputs of workers. Plain JSON. */
interface JobTypes {
  /** Plays match `n` of a plan. */
  play: { takes: { readonly plan: Plan; readonly n: number }; gives: PlayedLine }
  /** Replays a match's text for statistics, without checking its hashes. */
  survey: { takes: string; gives: MatchFacts | Unread }
  /** Plays an exercise of a title’s training. */
  exercise: { takes: Exercise; gives: readonly Episode[] }
  /** Checks a match's text in full. */
  verify: { takes: string; gives: VerifyResult }
}
export type JobName = keyof JobTypes
export type JobInput<K extends JobName> = JobTypes[K]['takes']
export type Output<K extends JobName> = JobTypes[K]['gives']
/** The jobs of workers, by name. */
export type Jobs = { readonly [K in JobName]: (input: JobInput<K>) => Promise<Output<K>> }

/** The jobs for matches of these titles. */
export function jobsWith(titles: readonly TitleLoader[]): Jobs {
  const open = remembering((...title) => openTitle(titles, ...title))
  const openLearning = remembering((id, edition) => openTraining(titles, id, edition))
  /** A game, and the mind of each player: by weights of its own, or by those built in. */
  async function thinking({ title, edition, players }: Plan): Promise<MindedGame> {
    if (players.some(({ weights }) => weights !== undefined)) {
      const { game, mind } = await openLearning(title, edition)
      return { game, mindOf: ({ weights }) => mind(weights) }
    }
    const { game, mind } = await open(title, edition)
    const usual = await mind()
    return { game, mindOf: () => usual }
  }
  return {
    async play({ plan, n }) {
      const { edition } = await open(plan.title, plan.edition)
      const { entries, players, outcome, moves, thought } = playMatch(await thinking(plan), plan, n)
      const line = writeRecord({ entries }, edition).replaceAll('\n', '')
      const result = { players: players.map(playerName), moves, ...endOf(outcome) }
      return { line, result, thought }
    },
    survey: async (text) => survey(open, readRecord(text)),
    exercise: async (one) => playExercise(await openLearning(one.title, one.edition), one),
    verify: async (text) => verify(open, text),
  }
}
