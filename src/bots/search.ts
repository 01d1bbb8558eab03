import type { Draw } from '../rules/chance.ts'
import type { Choice, Choose, GameTypes, Known, Seat } from '../rules/game.ts'
import { asked } from '../rules/play.ts'
import { type Future, finishTurn, futuresOf, playMove, type Waits } from './future.ts'
import { pick } from './pick.ts'
import { judge, likely } from './reward.ts'
import type { Option, Question, Thinker, Thought } from './thinker.ts'
import { type Choosing, choose, count, keyOf, type Node, newNode } from './tree.ts'

/*
 * Monte-Carlo tree search. Each iteration imagines the hidden cards, walks down the tree with fresh chance,
 * plays on for some turns and judges what came of it. A node is a sequence of moves: what chance and hidden
 * cards made of it differs from one iteration to the next, so a node's moves are those legal this time.
 * Where a title can look ahead, a move never tried counts as what it looks like right after it, so that bad
 * moves are hardly ever tried, and turns are played on by what looks best. Every seat chooses what is best
 * for itself.
 */

/** How a search goes about it. */
export interface Search extends Choosing {
  /** How many turns it plays on from a new node before it judges. */
  readonly turns: number
}

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
  const begin = futuresOf(question)
  const first = isOwn(question) ? promisesOf(question, question, question.choice) : undefined
  let iterations = 0
  return {
    iterations: () => iterations,
    iterate() {
      iterate(question, search, root, begin(draw), first)
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
  future: Future<G>,
  first: readonly number[] | undefined,
): void {
  const { game, mind } = question
  const { position, known, draw } = future
  const path = [root]
  let waits = askedFirst(question, future)
  let node = root
  let mover = question.seat
  let isForced = true
  while (waits.type === 'choose' && (isForced || node.visits > 0)) {
    isForced = waits.moves.length === 1
    const promises = (node === root && first) || promisesOf(question, future, waits)
    node = choose({ game, position, known, choice: waits, promises }, node, search, draw)
    path.push(node)
    mover = waits.seat
    waits = playMove(game, future, mover, moveTo(node))
  }
  playOut(question, search, future, mover, waits)
  const reward = judge(game, mind, position)
  for (const one of path) count(one, reward)
}

/** Whether the seat that thinks is the one asked, so that the moves are the same in every future. */
const isOwn = <G extends GameTypes>({ seat, choice }: Question<G>) => choice.seat === seat

/** What a future begins with: the question itself, or what another seat may do with the cards it holds there. */
function askedFirst<G extends GameTypes>(
  question: Question<G>,
  { position, known }: Future<G>,
): Waits<G['move']> {
  const { game, choice } = question
  if (isOwn(question)) return { type: 'choose', ...choice }
  const now = asked(game, position, known)
  if (now.type === 'chance') throw new Error('A search begins with a choice')
  return now
}

const moveTo = <M>({ move }: Node<M>): M => {
  if (move === undefined) throw new Error('The root of a search is no move')
  return move
}

/** How likely each move looks to win for its seat, where the title can look ahead. */
const promisesOf = <G extends GameTypes>(
  { mind }: Question<G>,
  { position, known }: Pick<Future<G>, 'position' | 'known'>,
  { seat, moves }: Choice<G['move']>,
): readonly number[] | undefined =>
  mind.ahead?.(position, moves, known).map((points) => likely(points, seat))

/** Plays on to the end of the turn of the seat that has just moved, and of some more. */
function playOut<G extends GameTypes>(
  question: Question<G>,
  { turns }: Search,
  future: Future<G>,
  mover: Seat,
  waits: Waits<G['move']>,
): void {
  const best = (choice: Choose<G['move']>) => {
    const promises = promisesOf(question, future, choice)
    const move = promises && choice.moves[promises.indexOf(Math.max(...promises))]
    return move ?? pick(choice.moves, future.draw)
  }
  let now = finishTurn(question.game, future, mover, waits, best)
  for (let left = turns; left > 0 && now.type === 'choose'; left--)
    now = finishTurn(question.game, future, now.seat, now, best)
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
