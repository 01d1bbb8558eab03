import { type Draw, fastDraw } from '../rules/chance.ts'
import type { Choice, Choose, Game, GameTypes, Known } from '../rules/game.ts'
import { asked } from '../rules/play.ts'
import {
  type Future,
  type FutureTurn,
  type FutureWait,
  finishTurn,
  futureFrom,
  futuresOf,
  playMove,
  turnOf,
} from './future.ts'
import { bestLook } from './greedy.ts'
import { pick } from './pick.ts'
import { contrast, judge, leadOf, promise } from './reward.ts'
import type { EvaluatedMove, Question, Thinker, Thought } from './thinker.ts'
import { type Choosing, choose, count, keyOf, type Node, newNode } from './tree.ts'

/*
 * Monte-Carlo tree search. Each iteration imagines the hidden cards, walks down the tree with fresh chance,
 * plays on for some turns and judges what came of it. A node is a sequence of moves: what chance and hidden
 * cards made of it differs from one iteration to the next, so a node's moves are those legal this time.
 * Where a title can look ahead, a move never tried counts as what it looks like right after it, so that bad
 * moves are hardly ever tried, and turns are played on by what looks best. Elsewhere a move counts as what some
 * ways of ending the turn make of it, and turns are played on at random. Every seat chooses what is best
 * for itself. First moves that were tried equally often have met the same cards and chance, so that they
 * differ by what they do rather than by luck.
 */

/** The settings of a search. */
export interface SearchSettings extends Choosing {
  /** Its curiosity alone, if that differs: there every move goes on to moves of its own. */
  readonly alone?: number
  /** Rounds it plays on from a new node before it judges, where it can look ahead. */
  readonly rounds: number
  /**
   * After how many futures it plays on for a round more; for another each time it has played four times as many. One
   * that has patience looks beyond where the title says so.
   */
  readonly patience?: number
  /** Turns it plays on at random, where it can't. */
  readonly blind: number
}

/** A search under way. */
export interface Searching<G extends GameTypes = GameTypes> {
  /** Futures it has played out since it began or went on. */
  iterations(): number
  /** Plays out one more future. */
  iterate(): void
  /** By how many visits the leading first move is ahead of the next; those from before it went on count as well. */
  lead(): number
  /** Its thoughts so far; only where its own seat is asked. */
  thought(): Thought<G>
  /**
   * Goes on after a move was made, with the question that the table then asks and what the search has found out about
   * it. `known` gives the faces of the cards that the move opened.
   */
  after(move: G['move'], known: Known, next: Question<G>): Searching<G>
}

/**
 * Begins a search. If another seat is asked, the search ponders what that may do, for the seat of the question: its
 * moves are those that the cards it is imagined to hold allow.
 */
export function beginSearch<G extends GameTypes>(
  search: SearchSettings,
  question: Question<G>,
  draw: Draw,
  root: Node<G['move']> = newNode(),
): Searching<G> {
  const { game, position } = question
  const inquiry = inquire(search, question, draw)
  let iterations = 0
  return {
    iterations: () => iterations,
    iterate() {
      iterate(inquiry, root)
      iterations++
    },
    lead: () => leadIn(question, root),
    thought: () => thoughtOf(question, root, iterations, draw),
    after: (move, known, next) =>
      beginSearch(search, next, draw, root.children.get(keyOf(game, position, move, known))),
  }
}

/** A thinker that searches. */
export const searching =
  (search: SearchSettings): Thinker =>
  (question, more, draw) => {
    const begun = beginSearch(search, question, draw)
    if (question.choice.moves.length > 1) while (more(begun.iterations(), begun.lead)) begun.iterate()
    return begun.thought()
  }

/** Of moves that are legal now: a search that goes on knows others as well. */
function leadIn<G extends GameTypes>({ game, position, choice, known }: Question<G>, root: Node<G['move']>): number {
  let [first, second] = [0, 0]
  for (const move of choice.moves) {
    const { visits = 0 } = root.children.get(keyOf(game, position, move, known)) ?? {}
    second = Math.max(second, Math.min(first, visits))
    first = Math.max(first, visits)
  }
  return first - second
}

/** A question with a way of searching, which draws from `draw` whatever isn’t part of a future. */
interface SearchContext<G extends GameTypes> extends Question<G> {
  readonly search: SearchSettings
  readonly draw: Draw
}

/** A question with what all its futures begin with. */
interface Inquiry<G extends GameTypes> extends SearchContext<G> {
  readonly seats: number
  /** The promise of each of its own moves, if it is asked. */
  readonly promises: readonly number[] | undefined
  /** A future by its number: equal numbers have equal cards and equal chance. */
  future(number: number): Future<G>
}

function inquire<G extends GameTypes>(search: SearchSettings, question: Question<G>, draw: Draw): Inquiry<G> {
  const begin = futuresOf(question)
  const seed = draw(2 ** 32)
  const context = { ...question, search, draw }
  const promises = isOwn(question) ? promisesOf(context, question, question.choice, !question.game.hidden) : undefined
  const seats = question.mind.worth(question.position).length
  const curiosity = (seats === 1 ? search.alone : undefined) ?? search.curiosity
  return {
    ...question,
    search: { ...search, curiosity: curiosity * contrast(seats) },
    draw,
    seats,
    promises,
    future: (number) => begin(fastDraw(seed + number)),
  }
}

/** Whether the seat that thinks is the one asked, so that the moves are the same in every future. */
const isOwn = <G extends GameTypes>({ seat, choice }: Question<G>) => choice.seat === seat

function iterate<G extends GameTypes>(inquiry: Inquiry<G>, root: Node<G['move']>): void {
  const { game, mind, search, draw } = inquiry
  const first = isOwn(inquiry) ? choose(inquiry, root, search, draw) : undefined
  let node = first ?? root
  const future = inquiry.future(node.visits)
  const { position, known } = future
  const path = first ? [root, first] : [root]
  let turn = turnOf(mind, position, inquiry.seat)
  let waits = first ? playMove(game, future, inquiry.seat, moveTo(first)) : askedOther(game, future)
  let isForced = !first || inquiry.choice.moves.length === 1
  while (waits.type === 'choose' && (isForced || node.visits > 0)) {
    isForced = waits.moves.length === 1
    const promises = promisesAt(node, inquiry, future, waits)
    node = choose({ game, position, known, choice: waits, promises }, node, search, draw)
    path.push(node)
    turn = turnOf(mind, position, waits.seat)
    waits = playMove(game, future, waits.seat, moveTo(node))
  }
  playOut(inquiry, future, turn, waits, turnsAfter(inquiry, root.visits))
  const reward = judge(game, mind, position)
  for (const one of path) count(one, reward)
}

/** Another seat's choice, given the cards it holds in a future. */
function askedOther<G extends GameTypes>(game: Game<G>, { position, known }: Future<G>): FutureWait<G['move']> {
  const now = asked(game, position, known)
  if (now.type === 'chance') throw new Error('A search begins with a choice')
  return now
}

const moveTo = <M>({ move }: Node<M>): M => {
  if (move === undefined) throw new Error('The root of a search is no move')
  return move
}

/** The worth after each move, where the title can look ahead: known or promised. */
function aheadOf<G extends GameTypes>(
  { mind }: Question<G>,
  { position, known }: Pick<Future<G>, 'position' | 'known'>,
  { seat, moves }: Choice<G['move']>,
): readonly (readonly number[])[] | undefined {
  if (mind.ahead) return mind.ahead(position, moves, known)
  if (!mind.gains) return undefined
  const now = mind.worth(position)
  return mind
    .gains(position, seat, moves)
    .map((gain) => now.map((points, one) => (one === seat ? points + gain : points)))
}

/**
 * The promise of each move for its seat. Where the position is the same in every future, a look at each move will do for
 * all of them, and is worth its time if a title has no quick way to look ahead.
 */
function promisesOf<G extends GameTypes>(
  question: SearchContext<G>,
  scene: Pick<Future<G>, 'position' | 'known'>,
  choice: Choice<G['move']>,
  isFixed: boolean,
): readonly number[] | undefined {
  if (isFixed && isBlind(question)) return looksAt(question, scene, choice)
  return aheadOf(question, scene, choice)?.map((points) => promise(points, choice.seat, question.mind.scale))
}

/** The same at a node: until chance is drawn, the same moves lead to the same position in every future. */
function promisesAt<G extends GameTypes>(
  node: Node<G['move']>,
  inquiry: Inquiry<G>,
  future: Future<G>,
  choice: Choice<G['move']>,
): readonly number[] | undefined {
  if (node.promises?.by === inquiry) return node.promises.each
  const isFixed = !inquiry.game.hidden && !future.isDrawn()
  if (isFixed && isBlind(inquiry) && node.visits < seenOften) return undefined
  const each = promisesOf(inquiry, future, choice, isFixed)
  if (isFixed) node.promises = { by: inquiry, each }
  return each
}

/** Visits after which each of a node’s moves is worth a look. */
const seenOften = 3

/** Ways of ending the turn that it looks at for each move there. */
const looksEach = 4

/** Whether a title has no quick way to look ahead. */
const isBlind = <G extends GameTypes>({ mind }: Question<G>) => !mind.ahead && !mind.gains

/** The chance that each move gives its seat by the end of the turn. */
function looksAt<G extends GameTypes>(
  { draw, ...question }: SearchContext<G>,
  from: Pick<Future<G>, 'position' | 'known'>,
  choice: Choice<G['move']>,
): readonly number[] {
  const begin = () => futureFrom(question.game, from, draw)
  const goesOn = (looks: number) => looks < looksEach
  const looking = { question: { ...question, choice }, begin, goesOn, by: 'worth' } as const
  return choice.moves.map((move) => bestLook(looking, move).chance)
}

/**
 * The number of turns to play on after a number of futures. Judging after few turns has little noise but a bias, which
 * more futures don't lessen; after many turns it is the other way round.
 */
function turnsAfter<G extends GameTypes>(inquiry: Inquiry<G>, futures: number): number {
  const { mind, search, seats } = inquiry
  if (isBlind(inquiry)) return search.blind
  const { rounds, patience } = search
  if (patience === undefined) return Math.ceil(rounds * seats)
  const more = futures < patience ? 0 : 1 + Math.floor(Math.log2(futures / patience) / 2)
  return Math.ceil((rounds + (mind.beyond ?? 0) + more) * seats)
}

/** Plays on to the end of the turn of the seat that has just moved, and of some more. */
function playOut<G extends GameTypes>(
  inquiry: Inquiry<G>,
  future: Future<G>,
  turn: FutureTurn,
  waits: FutureWait<G['move']>,
  turns: number,
): void {
  const { mind } = inquiry
  const best = (choice: Choose<G['move']>) => {
    const { seat, moves } = choice
    const leads =
      mind.gains?.(future.position, seat, moves) ??
      aheadOf(inquiry, future, choice)?.map((points) => leadOf(points, seat))
    const move = leads && choice.moves[leads.indexOf(Math.max(...leads))]
    return move ?? pick(choice.moves, future.draw)
  }
  let now = finishTurn(inquiry, future, turn, waits, best)
  for (let left = turns; left > 0 && now.type === 'choose'; left--)
    now = finishTurn(inquiry, future, turnOf(mind, future.position, now.seat), now, best)
}

function thoughtOf<G extends GameTypes>(
  { game, position, choice, seat, known }: Question<G>,
  root: Node<G['move']>,
  iterations: number,
  draw: Draw,
): Thought<G> {
  const options: EvaluatedMove<G['move']>[] = []
  for (const move of choice.moves) {
    const { visits = 0, chances, points } = root.children.get(keyOf(game, position, move, known)) ?? {}
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
