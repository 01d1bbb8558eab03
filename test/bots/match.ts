import type { More, Question, Thinker, Thought } from '../../src/bots/thinker.ts'
import { imagine } from '../../src/rules/cards.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Game, GameTypes, MatchOptions, Outcome, Token } from '../../src/rules/game.ts'
import type { Mind } from '../../src/rules/mind.ts'
import { none, settle } from '../../src/rules/play.ts'

/** A game and what thinks about it. */
export interface Thinking<G extends GameTypes> {
  readonly game: Game<G>
  readonly mind: Mind<G>
}

/** A seat's player, with their budget for each move. */
export interface Player {
  readonly think: Thinker
  readonly more: More
}

/** Result of a match between bots. */
export interface Played {
  readonly outcome: Outcome
  /** Number of moves. */
  readonly moves: number
}

interface Setting<G extends GameTypes> {
  readonly seed: number
  readonly options?: MatchOptions
  /** Sees every thought, with its question. */
  readonly look?: (thought: Thought, question: Question) => void
  /** After so many moves they agree to stop; by default they have to play to the end. */
  readonly patience?: number
  /** Sees every position that asks a seat, before its move. */
  readonly before?: (position: G['position']) => void
}

const nothing = () => {}

/** Plays a match between bots, who are asked what they may know; fails after so many moves. */
export function playMatch<G extends GameTypes>(
  { game, mind }: Thinking<G>,
  players: readonly Player[],
  { seed, options = {}, patience, look, before }: Setting<G>,
): Played {
  const read = game.readOptions(options)
  if ('flaw' in read) throw new Error(read.flaw.reason)
  const draw = fastDraw(seed)
  const position = game.setup(players.length, read.options)
  const faces = imagine(game, position, () => undefined, draw)
  let ask = settle(game, position, none, nothing, faces)
  let moves = 0
  while (ask.type !== 'over') {
    if (ask.type === 'chance') {
      ask = settle(game, position, { type: 'chance', draw }, nothing, faces)
      continue
    }
    if (++moves > 5000) throw new Error('The match doesn’t end')
    if (moves === patience) break
    before?.(position)
    const { seat } = ask
    const player = players[seat]
    if (!player) throw new Error(`Nobody plays seat ${seat}`)
    const held = game.hidden?.hands(position)[seat] ?? []
    const known = (token: Token) => (held.includes(token) ? faces(token) : undefined)
    const question = { game, mind, position, seat, choice: ask, known }
    const thought = player.think(question, player.more, draw)
    look?.(thought, question)
    ask = settle(game, position, { type: 'move', seat, move: thought.move, known: faces }, nothing, faces)
  }
  const outcome = game.outcome(position, ask.type !== 'over')
  if (!outcome) throw new Error('A match without an outcome')
  return { outcome, moves }
}

/** The share of pairs that the upper one wins over the lower, a draw counting half; they change seats. */
export function shareOf<G extends GameTypes>(
  thinking: Thinking<G>,
  upper: Player,
  lower: Player,
  matches: number,
): number {
  let won = 0
  for (let match = 0; match < matches; match++) {
    const first = match % 2
    const players = first === 0 ? [upper, lower] : [lower, upper]
    const { outcome } = playMatch(thinking, players, { seed: match + 1 })
    const [a = 0, b = 0] = outcome.seats.map(({ total }) => total)
    const ahead = first === 0 ? a - b : b - a
    won += ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0
  }
  return won / matches
}
