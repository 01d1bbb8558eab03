import { imagine } from '../rules/cards.ts'
import type { Draw } from '../rules/chance.ts'
import type { Ask, Choose, Game, GameTypes, Input, Known, Seat } from '../rules/game.ts'
import { settle } from '../rules/play.ts'
import { pick } from './pick.ts'
import type { Question } from './thinker.ts'

/** What a future waits for once its chance has been drawn. */
export type Waits<M> = Choose<M> | { readonly type: 'over' }

/** A way the match may go on, played out in place. */
export interface Future<G extends GameTypes> {
  readonly position: G['position']
  /** The faces of all closed cards, as imagined. */
  readonly known: Known
  readonly draw: Draw
}

const nothing = () => {}

/** Begins a future from a question, with the cards its seat can't see dealt at random. */
export function beginFuture<G extends GameTypes>(
  { game, position, known }: Question<G>,
  draw: Draw,
): Future<G> {
  const dealt = game.hidden ? imagine(game, position, known, draw) : known
  return { position: game.clone(position), known: dealt, draw }
}

/** Plays a move in place and draws whatever chance follows it. */
export function playMove<G extends GameTypes>(
  game: Game<G>,
  future: Future<G>,
  seat: Seat,
  move: G['move'],
): Waits<G['move']> {
  const { position, known, draw } = future
  const input: Input<G['move']> = { type: 'move', seat, move, known }
  let ask: Ask<G['move']> = settle(game, position, input, nothing, known)
  while (ask.type === 'chance')
    ask = settle(game, position, { type: 'chance', draw }, nothing, known)
  return ask
}

/** Plays at random until another seat is asked, or the match is over. */
export function finishTurn<G extends GameTypes>(
  game: Game<G>,
  future: Future<G>,
  seat: Seat,
  waits: Waits<G['move']>,
): Waits<G['move']> {
  let now = waits
  while (now.type === 'choose' && now.seat === seat)
    now = playMove(game, future, seat, pick(now.moves, future.draw))
  return now
}
