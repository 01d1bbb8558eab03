import type { More, Question, Thinker, Thought } from '../../src/bots/thinker.ts'
import { need } from '../../src/kit/assert.ts'
import { playThrough } from '../../src/lab/train/practise.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Game, GameTypes, MatchOptions, Outcome } from '../../src/rules/game.ts'
import type { Mind } from '../../src/rules/mind.ts'

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

/** Plays a match between bots, who are asked what they may know. */
export function playMatch<G extends GameTypes>(
  { game, mind }: Thinking<G>,
  players: readonly Player[],
  { seed, options = {}, patience, look, before }: Setting<G>,
): Played {
  const draw = fastDraw(seed)
  let moves = 0
  const choose = (asked: Omit<Question<G>, 'mind'>) => {
    moves++
    before?.(asked.position)
    const { think, more } = need(players[asked.seat], 'a player for each seat')
    const question = { ...asked, mind }
    const thought = think(question, more, draw)
    look?.(thought, question)
    return thought.move
  }
  const { position, isOver } = playThrough(game, players.length, choose, draw, { options, patience })
  if (!isOver && patience === undefined) throw new Error('The match doesn’t end')
  return { outcome: need(game.outcome(position, !isOver), 'an outcome'), moves }
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
