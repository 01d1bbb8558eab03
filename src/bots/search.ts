import type { Draw } from '../rules/chance.ts'
import type { Choose, Game, GameTypes, Known, Seat } from '../rules/game.ts'
import { asked } from '../rules/play.ts'
import { beginFuture, type Future, playMove, type Waits } from './future.ts'
import { pick } from './pick.ts'
import { judge, type Reward } from './reward.ts'
import type { Option, Question, Thinker, Thought } from './thinker.ts'

/*
 * Monte-Carlo tree search. Each iteration imagines the hidden cards, walks down the tree with fresh chance,
 * plays on for some turns and judges what came of it. A node is a sequence of moves: what chance and hidden
 * cards made of it differs from one iteration to the next, so a node's moves are those legal this time, and
 * each counts how often it could have been chosen. Every seat chooses what is best for itself.
 */

/** How a search goes about it. */
export interface Search {
  /** How much it tries what it has seen little of. */
  readonly curiosity: number
  /** How many turns it plays on from a new node before it judges. */
  readonly turns: number
  /** Of how many random moves the best is played there: 1 for any. */
  readonly among: number
}

/** What came of a sequence of moves. */
interface Node<M> {
  readonly move: M | undefined
  visits: number
  /** How often its move was legal. */
  available: number
  /** Sums over its visits, by seat. */
  readonly chances: number[]
  readonly points: number[]
  readonly children: Map<string, Node<M>>
}

const newNode = <M>(move?: M): Node<M> => ({
  ...{ move, visits: 0, available: 0, chances: [], points: [], children: new Map() },
})

/** A search under way. */
export interface Searching<G extends GameTypes = GameTypes> {
  /** How many futures it has played out since it began or went on. */
  iterations(): number
  /** Plays out one more future. */
  iterate(): void
  /** What it thinks so far; only where its own seat is asked. */
  thought(): Thought<G>
  /**
   * Goes on after a move was made, with the question that the table then asks and what the search has
   * found out about it. `known` gives the faces of the cards that the move opened.
   */
  after(move: G['move'], known: Known, next: Question<G>): Searching<G>
}

/**
 * Begins a search. If another seat is asked, the search ponders what that may do, for the seat of the
 * question: its moves are those that the cards it is imagined to hold allow.
 */
export function beginSearch<G extends GameTypes>(
  search: Search,
  question: Question<G>,
  draw: Draw,
  root: Node<G['move']> = newNode(),
): Searching<G> {
  const { game, position } = question
  let iterations = 0
  return {
    iterations: () => iterations,
    iterate() {
      iterate(question, search, root, draw)
      iterations++
    },
    thought: () => thoughtOf(question, root, iterations, draw),
    after: (move, known, next) =>
      beginSearch(search, next, draw, root.children.get(keyOf(game, position, move, known))),
  }
}

/** A thinker that searches. */
export const searching =
  (search: Search): Thinker =>
  (question, more, draw) => {
    const begun = beginSearch(search, question, draw)
    if (question.choice.moves.length > 1) while (more(begun.iterations())) begun.iterate()
    return begun.thought()
  }

function iterate<G extends GameTypes>(
  question: Question<G>,
  search: Search,
  root: Node<G['move']>,
  draw: Draw,
): void {
  const { game, mind } = question
  const future = beginFuture(question, draw)
  const path = [root]
  let waits = askedFirst(question, future)
  let node = root
  let mover = question.seat
  let isForced = true
  while (waits.type === 'choose' && (isForced || node.visits > 0)) {
    isForced = waits.moves.length === 1
    node = choose(game, future, node, waits, search.curiosity)
    path.push(node)
    mover = waits.seat
    waits = playMove(game, future, mover, moveTo(node))
  }
  playOut(question, search, future, mover, waits)
  const reward = judge(game, mind, future.position)
  for (const one of path) count(one, reward)
}

/** What a future begins with: the question itself, or what another seat may do with the cards it holds there. */
function askedFirst<G extends GameTypes>(
  { game, seat, choice }: Question<G>,
  { position, known }: Future<G>,
): Waits<G['move']> {
  if (choice.seat === seat) return { type: 'choose', ...choice }
  const now = asked(game, position, known)
  if (now.type === 'chance') throw new Error('A search begins with a choice')
  return now
}

/** Names a child: a move, with the faces that it opens. */
function keyOf<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  move: G['move'],
  known: Known,
): string {
  const faces = game.hidden?.opens(position, move).map(known) ?? []
  return JSON.stringify(move) + faces.join()
}

const moveTo = <M>({ move }: Node<M>): M => {
  if (move === undefined) throw new Error('The root of a search is no move')
  return move
}

/** The child to walk to: one never visited, or the most promising. */
function choose<G extends GameTypes>(
  game: Game<G>,
  { position, known, draw }: Future<G>,
  node: Node<G['move']>,
  { seat, moves }: Choose<G['move']>,
  curiosity: number,
): Node<G['move']> {
  const fresh: Node<G['move']>[] = []
  let best: Node<G['move']> | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const key = keyOf(game, position, move, known)
    let child = node.children.get(key)
    if (!child) {
      child = newNode(move)
      node.children.set(key, child)
    }
    child.available++
    if (child.visits === 0) fresh.push(child)
    else if (fresh.length === 0) {
      const value = promise(child, seat, curiosity)
      if (value > most) [most, best] = [value, child]
    }
  }
  return fresh.length > 0 || !best ? pick(fresh, draw) : best
}

/** A child's chance for a seat, and more the less it has been tried. */
const promise = ({ chances, visits, available }: Node<unknown>, seat: Seat, curiosity: number) =>
  (chances[seat] ?? 0) / visits + curiosity * Math.sqrt(Math.log(available) / visits)

function count(node: Node<unknown>, { chances, points }: Reward): void {
  node.visits++
  for (let seat = 0; seat < chances.length; seat++) {
    node.chances[seat] = (node.chances[seat] ?? 0) + (chances[seat] ?? 0)
    node.points[seat] = (node.points[seat] ?? 0) + (points[seat] ?? 0)
  }
}

/** Plays on to the end of the turn of the seat that has just moved, and of some more. */
function playOut<G extends GameTypes>(
  { game, mind }: Question<G>,
  { turns, among }: Search,
  future: Future<G>,
  mover: Seat,
  waits: Waits<G['move']>,
): void {
  let now = waits
  let left = turns
  let turn = mover
  while (now.type === 'choose') {
    if (now.seat !== turn) {
      if (left-- <= 0) return
      turn = now.seat
    }
    now = playMove(game, future, now.seat, bestAmong(game, mind, future, now, among))
  }
}

/** The best of some random moves, as it looks right after it. */
function bestAmong<G extends GameTypes>(
  game: Game<G>,
  mind: Question<G>['mind'],
  future: Future<G>,
  { seat, moves }: Choose<G['move']>,
  among: number,
): G['move'] {
  if (among < 2 || moves.length < 2) return pick(moves, future.draw)
  let best: G['move'] | undefined
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < among; n++) {
    const move = pick(moves, future.draw)
    const trial = { ...future, position: game.clone(future.position) }
    playMove(game, trial, seat, move)
    const value = judge(game, mind, trial.position).chances[seat] ?? 0
    if (value > most) [most, best] = [value, move]
  }
  return best ?? pick(moves, future.draw)
}

function thoughtOf<G extends GameTypes>(
  { game, position, choice, seat, known }: Question<G>,
  root: Node<G['move']>,
  iterations: number,
  draw: Draw,
): Thought<G> {
  const options: Option<G['move']>[] = []
  for (const move of choice.moves) {
    const {
      visits = 0,
      chances,
      points,
    } = root.children.get(keyOf(game, position, move, known)) ?? {}
    if (visits > 0)
      options.push({
        move,
        visits,
        chance: (chances?.[seat] ?? 0) / visits,
        points: (points?.[seat] ?? 0) / visits,
        chances: chances?.map((sum) => sum / visits) ?? [],
      })
  }
  options.sort((a, b) => b.visits - a.visits || b.chance - a.chance)
  const move = options[0]?.move ?? pick(choice.moves, draw)
  return { move, options, iterations }
}
