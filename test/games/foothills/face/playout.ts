import type { Effect } from '../../../../src/games/foothills/effects.ts'
import { openFace } from '../../../../src/games/foothills/face/index.ts'
import { builtIn, foothills } from '../../../../src/games/foothills/index.ts'
import type { Move } from '../../../../src/games/foothills/moves.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import type { FoothillsOptions } from '../../../../src/games/foothills/setup.ts'
import { captions } from '../../../../src/games/foothills/text/en/captions.ts'
import { words } from '../../../../src/games/foothills/text/en/index.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import type { Ask, PhaseInput } from '../../../../src/rules/game.ts'
import { asked, play } from '../../../../src/rules/play.ts'
import type { Size } from '../../../../src/stage/face.ts'
import type { MovePicks } from '../../../../src/stage/narrow.ts'
import { tablesOf } from '../../../stage/faces/touching.ts'

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
export interface Entry {
  readonly before: Position
  readonly effects: readonly Effect[]
  readonly after: Position
  readonly ask: Ask<Move>
}

/** A random match of some entries, or to its end. */
export function* playout(seed: number, entries = 1000, options: Partial<FoothillsOptions> = {}): Generator<Entry> {
  const draw = fastDraw(seed)
  let before = game.setup(2, options)
  let ask = asked(game, before)
  for (let i = 0; i < entries && ask.type !== 'over'; i++) {
    const input: PhaseInput<Move> =
      ask.type === 'chance' ? { type: 'chance', draw } : { type: 'move', seat: ask.seat, move: some(ask.moves, draw) }
    const { position: after, effects, ask: next } = play(game, before, input)
    yield { before, effects, after, ask: next }
    before = after
    ask = next
  }
}

/** Rarely stops, so that matches see more. */
function some(moves: readonly Move[], draw: (below: number) => number): Move {
  const going = moves.filter((move) => move.type !== 'done')
  const from = going.length > 0 && draw(5) > 0 ? going : moves
  const move = from[draw(from.length)]
  if (!move) throw new Error('a choice without moves')
  return move
}

/** The position of a random match after some entries. */
export function positionAfter(seed: number, entries: number, options: Partial<FoothillsOptions> = {}): Position {
  const all = [...playout(seed, entries, options)]
  const last = all.at(-1)
  if (!last) throw new Error('a match of no entry')
  return last.after
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
