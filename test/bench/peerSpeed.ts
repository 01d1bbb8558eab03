import { builtIn, type Foothills, foothills } from '../../src/games/foothills/index.ts'
import type { Types } from '../../src/games/foothills/types.ts'
import { assert, need } from '../../src/kit/assert.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { movesIn, positionIn, wrapped } from './boardgameIo.ts'
import { byLoop, hundredths, medianOf, seconds, type Trial } from './playouts.ts'

/** Number of matches boardgame.io plays in a round, and how often the plain loop plays each of them. */
const matches = 5
const often = 40

/**
 * Time the same random matches take boardgame.io's reducer beside the plain loop. It plays an edition of its own, since
 * it freezes what it holds.
 */
export function measurePeer(trial: Trial<Types>, isSealed: boolean): number {
  const peer = { ...trial, game: foothills(structuredClone(builtIn)) }
  const seeds = Array.from({ length: matches }, (_, seed) => seed)
  for (const seed of seeds)
    assert(byReducer(peer, seed, isSealed) === byLoop(trial, seed), 'boardgame.io plays the same match')
  const ratio = medianOf(() => {
    const theirs = seconds(() => {
      for (const seed of seeds) byReducer(peer, seed, isSealed)
    })
    const ours = seconds(() => {
      for (let i = 0; i < often; i++) for (const seed of seeds) byLoop(trial, seed)
    })
    return (theirs * often) / ours
  })
  return hundredths(ratio)
}

/** Plays the random match of the plain loop by boardgame.io's reducer; returns the number of moves. */
function byReducer(
  { game, options }: Trial<Types> & { readonly game: Foothills },
  seed: number,
  isSealed: boolean,
): number {
  const draw = fastDraw(seed)
  const table = wrapped(game, draw, isSealed)
  let state = table.begin(options)
  let count = 0
  for (; state.ctx.gameover === undefined; count++) {
    const moves = movesIn(game, positionIn(state))
    state = table.play(state, need(moves[draw(moves.length)], 'a legal move'))
  }
  return count
}
