import { openFace } from '../../../../src/games/snowdonia/face/index.ts'
import { builtIn, snowdonia } from '../../../../src/games/snowdonia/index.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { captions } from '../../../../src/games/snowdonia/text/en/captions.ts'
import { wordsWith } from '../../../../src/games/snowdonia/text/en/words.ts'

/** The game as the tests of its face play it, and that face, in English. */
export const game = snowdonia(builtIn)
export const words = wordsWith(game.box)
export const face = openFace(
  game.box,
  () => words,
  () => captions,
)

/** The table for so many players before anything is dealt; `options` as a file or a link names them. */
export function setUp(seats: number, options: Readonly<Record<string, unknown>>): Position {
  const read = game.readOptions(options)
  if ('flaw' in read) throw new Error('the options are not good')
  return game.setup(seats, read.options)
}
