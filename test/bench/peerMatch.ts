import { MCTSBot } from 'boardgame.io/ai'
import { pick } from '../../src/bots/pick.ts'
import { winOf } from '../../src/bots/reward.ts'
import { thinkers } from '../../src/bots/thinkers.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import type { Move } from '../../src/games/foothills/moves.ts'
import { mindOf } from '../../src/games/foothills/worth.ts'
import { need } from '../../src/kit/assert.ts'
import { mostMoves } from '../../src/lab/playMatch.ts'
import { type Draw, fastDraw } from '../../src/rules/chance.ts'
import { type Kept, movesIn, positionIn, type Wrapped, wrapped } from './boardgameIo.ts'

/** The match to play: everything but the thinking time follows from its seed. */
export interface PeerMatch {
  readonly seed: number
  /** The longest each may think about a move, ms. */
  readonly budget: number
}

/** The amount of thinking by a player in a match. */
export interface Effort {
  choices: number
  ms: number
  iterations: number
}

/** Result of a match between our master and boardgame.io's bot. */
export interface PeerResult {
  /** 1 if the master won, ½ for a tie, else 0. */
  readonly won: number
  readonly moves: number
  readonly master: Effort
  readonly peer: Effort
}

/** Chooses among several moves, and adds to its effort. */
type Choose = (state: Kept, moves: readonly Move[], effort: Effort) => Promise<Move>

const rules = foothills(builtIn)

/** Plays a match through boardgame.io's reducer, the master in seat 0 for even seeds and 1 for odd ones. */
export async function playPeers({ seed, budget }: PeerMatch): Promise<PeerResult> {
  const draw = fastDraw(seed)
  const table = wrapped(rules, draw, true)
  const seat = seed % 2
  const [master, peer] = [idle(), idle()]
  const players = { master: masterWithin(budget, draw), peer: peerWithin(budget, table, seed) }
  let state = table.begin({})
  let moves = 0
  for (; state.ctx.gameover === undefined && moves < mostMoves; moves++) {
    const legal = movesIn(rules, positionIn(state))
    const isMaster = positionIn(state).seat === seat
    const choose = isMaster ? players.master : players.peer
    const chosen = legal.length > 1 ? await choose(state, legal, isMaster ? master : peer) : pick(legal, draw)
    state = table.play(state, chosen)
  }
  const winners = rules.outcome(positionIn(state))?.winners ?? []
  return { won: winOf(winners, seat), moves, master, peer }
}

const idle = (): Effort => ({ choices: 0, ms: 0, iterations: 0 })

function masterWithin(budget: number, draw: Draw): Choose {
  const mind = mindOf(rules.box)
  return async (state, moves, effort) => {
    const begun = performance.now()
    const position = positionIn(state)
    const { seat } = position
    const question = { game: rules, mind, position, seat, choice: { seat, moves } }
    const more = () => performance.now() < begun + budget
    const thought = thinkers.master({ ...question, known: () => undefined }, more, draw)
    addEffort(effort, begun, thought.iterations)
    return thought.move
  }
}

/**
 * boardgame.io's Monte-Carlo bot. It takes a number of iterations, not a time, so each thought gets as many as the last
 * one would have managed. Its playouts go on to the end: without objectives it learns nothing from one that is cut off.
 */
function peerWithin(budget: number, { game }: Wrapped, seed: number): Choose {
  const enumerate = need(game.ai, 'the legal moves').enumerate
  let iterations = 25
  const bot = new MCTSBot({ game, enumerate, seed, iterations: () => iterations, playoutDepth: () => mostMoves })
  return async (state, _, effort) => {
    const begun = performance.now()
    const { action } = await bot.play(state, state.ctx.currentPlayer)
    addEffort(effort, begun, iterations)
    const ms = performance.now() - begun
    iterations = Math.max(1, Math.round((iterations * budget) / ms))
    return need<Move>(action.payload.args?.[0], 'a move')
  }
}

function addEffort(effort: Effort, begun: number, iterations: number): void {
  effort.choices += 1
  effort.ms += performance.now() - begun
  effort.iterations += iterations
}
