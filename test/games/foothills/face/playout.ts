import type { Effect } from '../../../../src/games/foothills/effects.ts'
import { openFace } from '../../../../src/games/foothills/face/index.ts'
import { builtIn, foothills } from '../../../../src/games/foothills/index.ts'
import type { Move } from '../../../../src/games/foothills/moves.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import type { FoothillsOptions } from '../../../../src/games/foothills/setup.ts'
import type { Types } from '../../../../src/games/foothills/types.ts'
import { need } from '../../../../src/kit/assert.ts'
import type { Size } from '../../../../src/stage/face.ts'
import type { MovePicks } from '../../../../src/stage/narrow.ts'
import { begun, type Entry as EntryOf, entriesOf } from '../../../playing.ts'
import { tablesOf } from '../../../stage/faces/touching.ts'
import { captions, words } from '../texts.ts'

export const game = foothills(builtIn)
const said = words(game.box)
export const face = openFace(
  () => game.box,
  () => said,
  () => captions,
)

/** The position after one effect. */
export function evolved(p: Position, effect: Effect): Position {
  const next = game.clone(p)
  game.apply(next, effect)
  return next
}

/** The stage sizes to test. */
export const sizes = [
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
] as const

/** One entry of a random match. */
export type Entry = EntryOf<Types>

/** A random match of some entries, or to its end. It rarely stops a card early, so that it sees more. */
export function playout(seed: number, most = 1000, options: Partial<FoothillsOptions> = {}): readonly Entry[] {
  const begin = begun<Types>(game, 2, options, seed)
  const going = (moves: readonly Move[]) => moves.filter(({ type }) => type !== 'done')
  const choose = (moves: readonly Move[]) => {
    const from = begin.draw(5) > 0 ? going(moves) : moves
    return from[begin.draw(Math.max(1, from.length))]
  }
  const entries: Entry[] = []
  for (const entry of entriesOf<Types>(game, begin, choose)) {
    // The first one deals nothing yet.
    if (entry.effects.length > 0) entries.push(entry)
    if (entries.length === most) break
  }
  return entries
}

/** The position of a random match after some entries. */
export function positionAfter(seed: number, entries: number, options: Partial<FoothillsOptions> = {}): Position {
  return need(playout(seed, entries, options).at(-1), 'an entry').after
}

/** A choice in a match. */
export interface Asked {
  readonly p: Position
  readonly seat: number
  readonly moves: readonly Move[]
}

/** The choice after an entry, if there is one. */
export const asks = ({ after, ask }: Entry): Asked[] =>
  ask.type === 'choose' ? [{ p: after, seat: ask.seat, moves: ask.moves }] : []

/** The table during a move and what may be touched next, by what is picked already. */
export const leading = ({ p, seat }: Asked, choices: readonly MovePicks<Move>[], size: Size) =>
  tablesOf(choices, (picked, next) => face.layout(p, size, { seat, picked, next }))
