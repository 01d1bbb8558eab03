import type { Draw } from '../rules/chance.ts'
import type { GameTypes, Typed } from '../rules/game.ts'
import { choiceOf, settle } from '../rules/play.ts'
import { beginSearch, type Searching } from './search.ts'
import type { EvaluatedMove, Question } from './thinker.ts'
import { mastersSearch } from './thinkers.ts'

/** The master's advice on a question. */
export interface Advice<M extends Typed = Typed> {
  /** The moves it has looked at, the best first; at least one. */
  readonly options: readonly EvaluatedMove<M>[]
  /** The best move and those that the seat would make after it, until chance or another seat decides something. */
  readonly plan: readonly M[]
}

/** The share of the thinking that is done, from 0 to 1, and its result so far. */
export interface Advising<M extends Typed = Typed> {
  readonly done: number
  sofar(): Advice<M>
}

/** Work that yields at times how much of it is done, and returns its result. */
export type YieldingWork<T, Done> = Generator<Done, T>

/** Futures between progress reports. */
const step = 50

/** Thinks about a question as the master does, for a number of futures. Equal draws give equal advice. */
export function* advise<G extends GameTypes>(
  question: Question<G>,
  futures: number,
  draw: Draw,
): YieldingWork<Advice<G['move']>, Advising<G['move']>> {
  const search = beginSearch(mastersSearch, question, draw)
  const sofar = () => ({ options: search.thought().options, plan: planOf(search, question) })
  while (search.iterations() < futures) {
    search.iterate()
    if (search.iterations() % step === 0) yield { done: search.iterations() / futures, sofar }
  }
  return sofar()
}

/** Times a move has to be seen before it becomes part of a plan. */
const enough = 20
/** The most moves of a plan. */
const longest = 8

function planOf<G extends GameTypes>(
  search: Searching<G>,
  question: Question<G>,
  before: readonly G['move'][] = [],
): readonly G['move'][] {
  const [best] = search.thought().options
  const isSure = best && (before.length === 0 || best.visits >= enough)
  if (!isSure || before.length === longest) return before
  const plan = [...before, best.move]
  const next = questionAfter(question, best.move)
  return next ? planOf(search.after(best.move, question.known, next), next, plan) : plan
}

/** The question the same seat faces right after a move; undefined if chance or another seat comes first. */
function questionAfter<G extends GameTypes>(question: Question<G>, move: G['move']): Question<G> | undefined {
  const { game, seat, known } = question
  const position = game.clone(question.position)
  const ask = settle(game, position, { type: 'move', seat, move, known }, () => {}, known)
  const choice = choiceOf(ask, seat)
  return choice && { ...question, position, choice }
}
