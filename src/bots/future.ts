import { imagining } from '../rules/cards.ts'
import type { Draw } from '../rules/chance.ts'
import type { Ask, Choose, Game, GameTypes, Known, PhaseInput, Seat } from '../rules/game.ts'
import type { Mind } from '../rules/mind.ts'
import { settle } from '../rules/play.ts'
import { pick } from './pick.ts'
import type { Question } from './thinker.ts'

/** The choice a future waits for once its chance has been drawn, or its end. */
export type FutureWait<M> = Choose<M> | { readonly type: 'over' }

/** A way the match may go on, played out in place. */
export interface Future<G extends GameTypes> {
  readonly position: G['position']
  /** The faces of all closed cards, as imagined. */
  readonly known: Known
  readonly draw: Draw
  /** Whether any chance has been drawn. */
  isDrawn(): boolean
}

const nothing = () => {}

/** Begins futures from a question, with the cards its seat can't see dealt at random each time. */
export function futuresOf<G extends GameTypes>({ game, position, known }: Question<G>): (draw: Draw) => Future<G> {
  const deal = game.hidden ? imagining(game, position, known) : () => known
  return (draw) => futureFrom(game, { position, known: deal(draw) }, draw)
}

/** Begins a future from a position whose closed cards are all known, or imagined. */
export function futureFrom<G extends GameTypes>(
  game: Game<G>,
  { position, known }: Pick<Future<G>, 'position' | 'known'>,
  draw: Draw,
): Future<G> {
  let isDrawn = false
  const counted: Draw = (below) => {
    isDrawn = true
    return draw(below)
  }
  return { position: game.clone(position), known, draw: counted, isDrawn: () => isDrawn }
}

/** Plays a move in place and draws whatever chance follows it. */
export function playMove<G extends GameTypes>(
  game: Game<G>,
  future: Future<G>,
  seat: Seat,
  move: G['move'],
): FutureWait<G['move']> {
  const { position, known, draw } = future
  const input: PhaseInput<G['move']> = { type: 'move', seat, move, known }
  let ask: Ask<G['move']> = settle(game, position, input, nothing, known)
  while (ask.type === 'chance') ask = settle(game, position, { type: 'chance', draw }, nothing, known)
  return ask
}

/** The seat in turn, and the turn itself where a seat may have several in a row. */
export interface FutureTurn {
  readonly seat: Seat
  readonly turn: number | undefined
}

/** The turn in which a seat is asked. */
export const turnOf = <G extends GameTypes>(mind: Mind<G>, p: G['position'], seat: Seat): FutureTurn => ({
  seat,
  turn: mind.turn?.(p),
})

/** Plays until a turn is over, or the match: by `choose`, or at random. */
export function finishTurn<G extends GameTypes>(
  { game, mind }: Pick<Question<G>, 'game' | 'mind'>,
  future: Future<G>,
  { seat, turn }: FutureTurn,
  waits: FutureWait<G['move']>,
  choose: (choice: Choose<G['move']>) => G['move'] = ({ moves }) => pick(moves, future.draw),
): FutureWait<G['move']> {
  const { position } = future
  let now = waits
  while (now.type === 'choose' && now.seat === seat && mind.turn?.(position) === turn)
    now = playMove(game, future, seat, choose(now))
  return now
}
