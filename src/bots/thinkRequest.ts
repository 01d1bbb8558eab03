import { fastDraw } from '../rules/chance.ts'
import type { CardFace, Game, GameTypes, Known, Token } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'
import type { Strength } from './strength.ts'
import type { More, Question } from './thinker.ts'
import { thinkers } from './thinkers.ts'

/** A question as it goes to a worker: plain data. */
export interface ThinkRequest {
  readonly id: number
  readonly game: string
  /** The edition’s data, unless it is built in: then its hash is enough. */
  readonly edition: unknown
  readonly hash: string
  readonly strength: Strength
  /** Equal seeds and budgets give equal moves. */
  readonly seed: number
  /** Number of its worker, where several share a search: each imagines other futures. */
  readonly part?: number
  /** Time to think, ms. */
  readonly budget: number
  readonly position: GameTypes['position']
  readonly seat: number
  readonly moves: readonly GameTypes['move'][]
  /** The faces of closed cards that the seat may see. */
  readonly faces: readonly (readonly [Token, CardFace])[]
  /** The moves made since the last request of one who plans: a search goes on from there. Missing where it starts over. */
  readonly since?: readonly GameTypes['move'][] | undefined
  /** Thinks ahead while a person decides: nobody waits for the answer, and the next request ends it. */
  readonly ahead?: true
}

/** Ends a request: nobody wants the answer any more. */
export interface Cancel {
  readonly cancel: number
}

/** The result of a request: the number of the chosen move; none if the worker can’t think about this game. */
export interface ThinkResult {
  readonly id: number
  readonly at?: number
  /** From a search: how often each of the moves was tried. */
  readonly visits?: readonly number[]
}

/** The faces of closed cards that are known. */
export const facesKnown = ({ hidden }: Game, p: GameTypes['position'], known: Known): ThinkRequest['faces'] =>
  (hidden?.closed(p).tokens ?? []).flatMap((token) => {
    const face = known(token)
    return face === undefined ? [] : [[token, face] as const]
  })

/** The question a request asks. */
export function questionOf(
  { position, seat, moves, faces }: Pick<ThinkRequest, 'position' | 'seat' | 'moves' | 'faces'>,
  thinking: { readonly game: Game; readonly mind: Mind },
): Question {
  const shown = new Map(faces)
  const known: Known = (token) => shown.get(token)
  return { ...thinking, position, seat, choice: { seat, moves }, known }
}

/** Thinks about a request until its budget is used up. */
export function thinkAbout(
  request: ThinkRequest,
  thinking: { readonly game: Game; readonly mind: Mind },
  more: More,
): number {
  const { strength, seed, moves } = request
  const question = questionOf(request, thinking)
  return moves.indexOf(thinkers[strength](question, more, fastDraw(seed)).move)
}
