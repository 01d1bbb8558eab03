import { kept } from '../kit/memoize.ts'
import type { Draw } from '../rules/chance.ts'
import type { Choice, Game, GameTypes, Known, Seat } from '../rules/game.ts'
import { pick } from './pick.ts'
import type { Reward } from './reward.ts'

/** The results of a sequence of moves. */
export interface Node<M> {
  readonly move: M | undefined
  visits: number
  /** Sums over its visits, by seat. */
  readonly chances: number[]
  readonly merits: number[]
  readonly points: number[]
  /** By move and the faces that it opens. Those never visited may be missing. */
  readonly children: Map<string, Node<M>>
  /** The promises of the moves that follow, once a search has found them the same in each of its futures. */
  promises: { readonly by: object; readonly each: readonly number[] | undefined } | undefined
}

export const newNode = <M>(move?: M): Node<M> => ({
  move,
  visits: 0,
  chances: [],
  merits: [],
  points: [],
  children: new Map(),
  promises: undefined,
})

/** The way a search chooses where to go on. */
export interface Choosing {
  /** Its eagerness to try what it has seen little of. */
  readonly curiosity: number
  /** As how many visits it counts what a move promises before it has been tried. */
  readonly trust: number
}

/** The text of a move; many are listed over and over. */
const textOf = kept((move: object) => JSON.stringify(move))

/** Names a child: a move, with the faces that it opens. */
export function keyOf<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  move: G['move'],
  known: Known,
): string {
  const opens = game.hidden?.opens(position, move) ?? []
  return opens.length === 0 ? textOf(move) : textOf(move) + opens.map(known).join()
}

/** Where a choice is made in a future, with everything known there. */
export interface FutureChoice<G extends GameTypes> {
  readonly game: Game<G>
  readonly position: G['position']
  readonly known: Known
  readonly choice: Choice<G['move']>
  /** Each move's promise to its seat before it has been tried, from 0 to 1; undefined if nobody knows. */
  readonly promises: readonly number[] | undefined
}

/** The child to walk to: the most promising, or one never visited where moves promise nothing. */
export function choose<G extends GameTypes>(
  { game, position, known, choice, promises }: FutureChoice<G>,
  node: Node<G['move']>,
  { curiosity, trust }: Choosing,
  draw: Draw,
): Node<G['move']> {
  const { seat, moves } = choice
  const { children } = node
  const reach = curiosity ** 2 * Math.log(node.visits + 1)
  const untried: G['move'][] = []
  let most = Number.NEGATIVE_INFINITY
  let best: G['move'] | undefined
  let at = 0
  for (const move of moves) {
    const child = children.size > 0 ? children.get(keyOf(game, position, move, known)) : undefined
    const promise = promises?.[at++]
    if (!child && promise === undefined) untried.push(move)
    else {
      const value = promiseOf(child, seat, promise, reach, trust)
      if (value <= most) continue
      most = value
      best = move
    }
  }
  const move = untried.length > 0 ? pick(untried, draw) : best
  if (move === undefined) throw new Error('A choice without a move')
  return childOf(node, move, keyOf(game, position, move, known))
}

function childOf<M>({ children }: Node<M>, move: M, key: string): Node<M> {
  const child = children.get(key) ?? newNode(move)
  children.set(key, child)
  return child
}

/** The promise of a child for a seat, higher the less it has been tried. */
function promiseOf(
  child: Node<unknown> | undefined,
  seat: Seat,
  promise: number | undefined,
  reach: number,
  trust: number,
): number {
  const prior = promise === undefined ? 0 : trust
  const weight = (child ? child.visits : 0) + prior
  const sum = (child?.merits[seat] ?? 0) + (promise ?? 0) * prior
  return sum / weight + Math.sqrt(reach / weight)
}

/** Counts what came of one more visit. */
export function count(node: Node<unknown>, { chances, merits, points }: Reward): void {
  node.visits++
  for (let seat = 0; seat < chances.length; seat++) {
    node.chances[seat] = (node.chances[seat] ?? 0) + (chances[seat] ?? 0)
    node.merits[seat] = (node.merits[seat] ?? 0) + (merits[seat] ?? 0)
    node.points[seat] = (node.points[seat] ?? 0) + (points[seat] ?? 0)
  }
}
