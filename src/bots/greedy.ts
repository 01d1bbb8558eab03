import type { GameTypes } from '../rules/game.ts'
import { type Future, finishTurn, futuresOf, playMove, turnOf } from './future.ts'
import { type EvaluationDepth, judge, likely } from './reward.ts'
import type { EvaluatedMove, Question, Thinker, Thought } from './thinker.ts'

/** Takes what looks best at the end of this turn, closely or at a glance; doesn't plan the next one. */
const greedyBy =
  (by: EvaluationDepth): Thinker =>
  (question, more, draw) => {
    const { moves } = question.choice
    const promised = promisedBy(question)
    if (promised) return promised
    const begin = futuresOf(question)
    let iterations = 0
    const options = moves.map((move) => {
      const goesOn = (looks: number) => more(iterations + looks)
      const best = bestLook({ question, begin: () => begin(draw), goesOn, by }, move)
      iterations += best.visits
      return { move, ...best }
    })
    options.sort((a, b) => b.chance - a.chance)
    const [first] = options
    if (!first) throw new Error('A choice without a move')
    return { move: first.move, options, iterations }
  }

/** Takes what looks best at a glance. */
export const greedy = greedyBy('glance')

/** Takes what is worth most, as far as can be told without a search. */
export const judicious = greedyBy('worth')

/** The moves by what they promise, where the title has a quick rule for that. */
function promisedBy<G extends GameTypes>({ mind, position, seat, choice }: Question<G>): Thought<G> | undefined {
  const gains = mind.gains?.(position, seat, choice.moves)
  if (!gains) return undefined
  const now = mind.worth(position)
  const options = choice.moves.map((move, at): EvaluatedMove<G['move']> => {
    const points = now.map((one, of) => (of === seat ? one + (gains[at] ?? 0) : one))
    return { move, points: points[seat] ?? 0, chance: likely(points, seat, mind.swing?.(position)), visits: 1 }
  })
  options.sort((a, b) => b.points - a.points)
  const [first] = options
  return first && { move: first.move, options, iterations: 1 }
}

/** Ways of ending the turn it looks at, for each move. */
const rounds = 8

/** A way of looking at what the moves of a question come to by the end of the turn. */
interface Looking<G extends GameTypes> {
  readonly question: Question<G>
  begin(): Future<G>
  /** Whether there is time for another look at a move, after so many at it. */
  goesOn(looks: number): boolean
  readonly by: EvaluationDepth
}

/** The best that some ways of ending this turn make of a move. */
export function bestLook<G extends GameTypes>(
  looking: Looking<G>,
  move: G['move'],
): Omit<EvaluatedMove<never>, 'move'> {
  const { question, begin, goesOn, by } = looking
  let [best, visits] = [{ points: 0, chance: -1 }, 0]
  while (visits < rounds && (visits === 0 || goesOn(visits))) {
    const future = begin()
    const seen = look(question, move, future, by)
    visits++
    if (seen.chance > best.chance) best = seen
    // Where nothing was left to choose or to draw, every other look would see the same.
    if (!question.game.hidden && !future.isDrawn()) break
  }
  return { ...best, visits }
}

/** A possible result of a move by the end of this turn. */
function look<G extends GameTypes>(question: Question<G>, move: G['move'], future: Future<G>, by: EvaluationDepth) {
  const { game, mind, choice } = question
  const { seat } = choice
  const turn = turnOf(mind, future.position, seat)
  finishTurn(question, future, turn, playMove(game, future, seat, move))
  const { points, chances } = judge(game, mind, future.position, by)
  return { points: points[seat] ?? 0, chance: chances[seat] ?? 0 }
}
