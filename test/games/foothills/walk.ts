import { need } from '../../../src/kit/assert.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { Game, GameTypes, PhaseInput } from '../../../src/rules/game.ts'
import { asked, none, play } from '../../../src/rules/play.ts'

/** The first position of a match, before anything is drawn. */
export const startOf = <G extends GameTypes>(game: Game<G>): G['position'] =>
  play(game, game.setup(game.seats.min, optionsOf(game)), none).position

function optionsOf<G extends GameTypes>(game: Game<G>) {
  const read = game.readOptions({})
  return 'options' in read ? read.options : {}
}

/** Plays randomly from a settled position; gives every position on the way, the first included. */
export function walk<G extends GameTypes>(
  game: Game<G>,
  from: G['position'],
  seed: number,
  most: number,
): readonly G['position'][] {
  const draw = fastDraw(seed)
  const positions = [from]
  let p = from
  for (let step = 0; step < most; step++) {
    const ask = asked(game, p)
    if (ask.type === 'over') break
    const input: PhaseInput<G['move']> =
      ask.type === 'chance'
        ? { type: 'chance', draw }
        : { type: 'move', seat: ask.seat, move: need(ask.moves[draw(ask.moves.length)], 'a move') }
    p = play(game, p, input).position
    positions.push(p)
  }
  return positions
}
