import type { Question, Thought } from '../../src/bots/thinker.ts'
import { futures } from '../../src/bots/thinker.ts'
import { thinkers } from '../../src/bots/thinkers.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Game, GameTypes, Known } from '../../src/rules/game.ts'
import { asked, choicesOf } from '../../src/rules/play.ts'
import { byLoop, hundredths, medianOf, seconds } from './playouts.ts'
import type { MindedTrial } from './trials.ts'

/** Number of futures the master plays out for each choice. */
export const iterations = 200
/** One choice in this many of a random match is searched. */
const oneIn = 10

/** Measurements of the master's search. */
export interface SearchMeasured {
  readonly searchPerSecond: number
  /** Number of moves it plays in an iteration until it judges, on average. */
  readonly searchDepth: number
}

/** Measures the master's search on choices throughout a random match. */
export function measureSearch<G extends GameTypes>(trial: MindedTrial<G>): SearchMeasured {
  const questions = questionsOf(trial)
  const total = questions.length * iterations
  return {
    searchPerSecond: Math.round(medianOf(() => total / seconds(() => thinkAbout(questions)))),
    searchDepth: hundredths(movesPlayed(trial.game, questions) / total),
  }
}

/** The master’s thoughts about choices. */
export const thinkAbout = <G extends GameTypes>(questions: readonly Question<G>[]): readonly Thought<G>[] =>
  questions.map((question) => thinkers.master(question, futures(iterations), fastDraw(1)))

/** Number of moves the master plays in all its iterations. */
function movesPlayed<G extends GameTypes>(game: Game<G>, questions: readonly Question<G>[]): number {
  let count = 0
  const step: Game<G>['step'] = (p, input, tell) => {
    if (input.type === 'move') count += 1
    return game.step(p, input, tell)
  }
  thinkAbout(questions.map((question) => ({ ...question, game: { ...game, step } })))
  return count
}

/** Choices throughout a random match. */
export function questionsOf<G extends GameTypes>(trial: MindedTrial<G>): readonly Question<G>[] {
  const { game, mind } = trial
  const questions: Question<G>[] = []
  byLoop(trial, 1, (p, _, dealt) => {
    const position = game.clone(p)
    for (const choice of choicesOf(asked(game, p, dealt))) {
      const known = ownCards(game, p, choice.seat, dealt)
      questions.push({ game, mind, position, seat: choice.seat, choice, known })
    }
  })
  return questions.filter(({ choice }, n) => n % oneIn === 0 && choice.moves.length > 1)
}

/** The cards in a seat's hand, as they were dealt. */
function ownCards<G extends GameTypes>(
  game: Game<G>,
  p: G['position'],
  seat: number,
  dealt: Known = () => undefined,
): Known {
  const hand = new Map(game.hidden?.hands(p)[seat]?.map((token) => [token, dealt(token)]))
  return (token) => hand.get(token)
}
