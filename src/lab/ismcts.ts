import { type Future, type FutureWait, futuresOf, playMove } from '../bots/future.ts'
import { pick } from '../bots/pick.ts'
import { winOf } from '../bots/reward.ts'
import type { Question, Thinker } from '../bots/thinker.ts'
import { keyOf } from '../bots/tree.ts'
import type { Choice, Game, GameTypes, Seat } from '../rules/game.ts'

/*
 * A yardstick from outside: the single-observer information-set search of Cowling, Powley and Whitehouse (2012), which
 * knows nothing of a title but its rules. It plays every future to the end at random.
 */

/** The results of a sequence of moves. */
interface Results<M> {
  visits: number
  /** Number of futures in which its move was legal where it could be chosen. */
  available: number
  /** The wins in its visits, by seat; a shared one counts in parts. */
  readonly wins: number[]
  readonly children: Map<string, Tried<M>>
}

/** A move that has been tried, and what came of it. */
interface Tried<M> {
  readonly move: M
  readonly results: Results<M>
}

const noResults = <M>(): Results<M> => ({ visits: 0, available: 0, wins: [], children: new Map() })

/** The paper's eagerness to try what has been seen little of. */
const curiosity = 0.7

/** Moves after which a future that goes on for ever is given up. */
const mostMoves = 3000

/** Information-set search with random playouts. */
export const ismcts: Thinker = (question, more, draw) => {
  const { game, position, seat, choice, known } = question
  const begin = futuresOf(question)
  const root = noResults<(typeof choice.moves)[number]>()
  let iterations = 0
  for (; choice.moves.length > 1 && more(iterations); iterations++) playOne(question, root, begin(draw))
  const options = choice.moves.flatMap((move) => {
    const tried = root.children.get(keyOf(game, position, move, known))
    if (!tried) return []
    const { visits, wins } = tried.results
    return [{ move, visits, points: 0, chance: (wins[seat] ?? 0) / visits }]
  })
  options.sort((a, b) => b.visits - a.visits)
  return { move: options[0]?.move ?? pick(choice.moves, draw), options, iterations }
}

/** Walks down the tree to a move never tried, and plays on at random from there. */
function playOne<G extends GameTypes>(
  { game, choice }: Pick<Question<G>, 'game' | 'choice'>,
  root: Results<G['move']>,
  future: Future<G>,
): void {
  const path = [root]
  let now: Results<G['move']> | undefined = root
  let waits: FutureWait<G['move']> = { type: 'choose', ...choice }
  for (let made = 0; waits.type === 'choose' && made < mostMoves; made++) {
    const tried: Tried<G['move']> | undefined = now && select(game, future, waits, now)
    if (tried) path.push(tried.results)
    // Nothing is kept of what follows a move that had never been tried.
    now = tried && tried.results.visits > 0 ? tried.results : undefined
    waits = playMove(game, future, waits.seat, tried ? tried.move : pick(waits.moves, future.draw))
  }
  const { winners = [] } = game.outcome(future.position) ?? {}
  for (const one of path) {
    one.visits++
    for (const seat of winners) one.wins[seat] = (one.wins[seat] ?? 0) + winOf(winners, seat)
  }
}

/** A move never tried, or the most promising of those that are legal in this future. */
function select<G extends GameTypes>(
  game: Game<G>,
  { position, known, draw }: Future<G>,
  { seat, moves }: Choice<G['move']>,
  { children }: Results<G['move']>,
): Tried<G['move']> {
  const legal = moves.map((move) => [keyOf(game, position, move, known), move] as const)
  const tried = legal.flatMap(([key]) => children.get(key) ?? [])
  for (const { results } of tried) results.available++
  if (tried.length === legal.length) return best(tried, seat)
  const [key, move] = pick(
    legal.filter(([key]) => !children.has(key)),
    draw,
  )
  const fresh = { move, results: { ...noResults<G['move']>(), available: 1 } }
  children.set(key, fresh)
  return fresh
}

/** The move with the best share of wins for a seat, or one seldom chosen when it could have been. */
function best<M>(tried: readonly Tried<M>[], seat: Seat): Tried<M> {
  const promise = ({ results: { wins, visits, available } }: Tried<M>) =>
    (wins[seat] ?? 0) / visits + curiosity * Math.sqrt(Math.log(available) / visits)
  return tried.reduce((most, one) => (promise(one) > promise(most) ? one : most))
}
