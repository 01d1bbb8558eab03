import { openFace } from '../../../../src/games/snowdonia/face/index.ts'
import { builtIn, snowdonia } from '../../../../src/games/snowdonia/index.ts'
import type { Move, Types } from '../../../../src/games/snowdonia/moves.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import type { Seat } from '../../../../src/rules/game.ts'
import { choicesOf } from '../../../../src/rules/play.ts'
import { begun, entriesOf } from '../../../playing.ts'
import { texts } from '../texts.ts'

/** The game as the tests of its face play it, and that face, in English. */
export const game = snowdonia(builtIn)
export const words = texts.en.wordsWith(game.box)
export const face = openFace(
  () => game.box,
  () => words,
  () => texts.en.captions,
)

/** The table for so many players before anything is dealt; `options` as a file or a link names them. */
export function setUp(seats: number, options: Readonly<Record<string, unknown>>): Position {
  const read = game.readOptions(options)
  if ('flaw' in read) throw new Error('the options are not good')
  return game.setup(seats, read.options)
}

/** A seat's possible moves in a position. */
export interface Asked {
  readonly p: Position
  readonly seat: Seat
  readonly moves: readonly Move[]
}

/** One choice of every kind that comes up in a match played at random. */
function choicesIn(seats: number, options: Readonly<Record<string, unknown>>): Asked[] {
  const kinds = new Map<string, Asked>()
  for (const { after: p, ask } of entriesOf<Types>(game, begun<Types>(game, seats, options, seats + 40)))
    for (const { seat, moves } of choicesOf(ask)) kinds.set(`${p.phase} ${p.todo.at(-1)?.do}`, { p, seat, moves })
  return [...kinds.values()]
}

/** Choices of matches of one, three and five, on both routes. */
export const everyChoice = (): readonly Asked[] => [
  ...choicesIn(1, {}),
  ...choicesIn(3, { route: 'blaenau', reckoning: 'own' }),
  ...choicesIn(5, { reckoning: 'own' }),
]
