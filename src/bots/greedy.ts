import type { Draw } from '../rules/chance.ts'
import type { GameTypes } from '../rules/game.ts'
import { type Future, finishTurn, futuresOf, playMove, turnOf } from './future.ts'
import { judge, likely } from './reward.ts'
import type { EvaluatedMove, Question, Thinker, Thought } from './thinker.ts'

/** Takes what looks best at the end of this turn; doesn't plan the next one. */
export const greedy: Thinker = (question, more, draw) => {
  const { moves } = question.choice
  const promised = promisedBy(question)
  if (promised) return promised
  const begin = futuresOf(question)
  let [iterations, drawn] = [0, 0]
  const counted: Draw = (below) => {
    drawn++
    return draw(below)
  }
  const options = moves.map((move) => {
    let best: EvaluatedMove<typeof move> = { move, points: 0, chance: -1, visits: 0 }
    for (let round = 0; round < rounds && (round === 0 || more(iterations)); round++) {
      iterations++
      const drawnBefore = drawn
      const seen = look(question, move, begin(counted))
      if (seen.chance > best.chance) best = { move, ...seen, visits: round + 1 }
      // Where nothing was left to choose or to draw, every other look would see the same.
      if (drawn === drawnBefore) break
    }
    return best
  })
  options.sort((a, b) => b.chance - a.chance)
  const [first] = options
  if (!first) throw new Error('A choice without a move')
  return { move: first.move, options, iterations }
}

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

/** A possible result of a move by the end of this turn. */
function look<G extends GameTypes>(question: Question<G>, move: G['move'], future: Future<G>) {
  const { game, mind, seat } = question
  const turn = turnOf(mind, future.position, seat)
  finishTurn(question, future, turn, playMove(game, future, seat, move))
  const { points, chances } = judge(game, mind, future.position, 'glance')
  return { points: points[seat] ?? 0, chance: chances[seat] ?? 0 }
}
