import { need } from '../../../src/kit/assert.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { BasePosition, Game, Input, Typed } from '../../../src/rules/game.ts'
import { asked, none, play } from '../../../src/rules/play.ts'

/** The first position of a match, before anything is drawn. */
export const startOf = <P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
): P => play(game, game.setup(game.seats.min, optionsOf(game)), none).position

function optionsOf<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
) {
  const read = game.readOptions({})
  return 'options' in read ? read.options : {}
}

/** Plays by chance from a settled position; all positions it comes to, the first one too. */
export function walk<P extends BasePosition, M extends Typed, E extends Typed, I>(
  game: Game<P, M, E, I>,
  from: P,
  seed: number,
  most: number,
): readonly P[] {
  const draw = fastDraw(seed)
  const positions = [from]
  let p = from
  for (let step = 0; step < most; step++) {
    const ask = asked(game, p)
    if (ask.type === 'over') break
    const input: Input<M> =
      ask.type === 'chance'
        ? { type: 'chance', draw }
        : { type: 'move', seat: ask.seat, move: need(ask.moves[draw(ask.moves.length)], 'a move') }
    p = play(game, p, input).position
    positions.push(p)
  }
  return positions
}
