import type { TileKind } from '../../../src/games/metro/content/tiles.ts'
import { deck } from '../../../src/games/metro/content/tiles.ts'
import { metro } from '../../../src/games/metro/index.ts'
import type { Effect, Move, Types } from '../../../src/games/metro/moves.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { setup } from '../../../src/games/metro/position.ts'
import { need } from '../../../src/kit/assert.ts'
import type { Refusal } from '../../../src/rules/game.ts'
import { choicesOf, settle } from '../../../src/rules/play.ts'

/** A cell by row and column, from 0. */
export const cellAt = (row: number, column: number): number => row * 8 + column

/** A match put together by hand. */
export interface Staged {
  readonly seats?: number
  readonly options?: object
  /** Tiles on the board, as [kind, row, column], laid in this order. */
  readonly tiles?: readonly (readonly [TileKind, number, number])[]
  /** The faces of the tiles of the seat in turn. */
  readonly hand: readonly TileKind[]
  /** Number of tiles left to draw; as many as there are by default. */
  readonly pool?: number
  /** The face of the next tile to draw. */
  readonly next?: TileKind
}

/** A match as rule cases describe it: seat 0 is in turn and everything is as `staged` says. */
export function stage({ seats = 2, options = {}, tiles = [], hand, pool, next }: Staged) {
  const p = setup(seats, settingsOf({ hand: hand.length, ...options }))
  const kinds: (TileKind | undefined)[] = []
  for (const [at, [face, row, column]] of tiles.entries()) {
    // Tokens of no real tile, so that as many are left to draw as one likes.
    const token = deck.length + at
    metro.apply(p, { type: 'laid', seat: 1, token, face, turns: 0, cell: cellAt(row, column) })
  }
  for (const [at, token] of (p.hands[0] ?? []).entries()) kinds[token] = hand[at]
  if (pool !== undefined) p.pool = p.pool.slice(0, pool)
  if (next && p.pool[0] !== undefined) kinds[p.pool[0]] = next
  p.phase = 'turn'
  p.seat = 0
  const known = (token: number) => kinds[token]
  const told: Effect[] = []
  const play = (move: Move) => {
    settle<Types>(metro, p, { type: 'move', seat: p.seat, move, known }, (effect) => told.push(effect))
  }
  const moves = () => choicesOf(metro.ask(p, known)).flatMap((choice) => [...choice.moves])
  const lay = (row: number, column: number, token = need(p.hands[0]?.[0], 'a tile')): Move => ({
    type: 'lay',
    token,
    cell: cellAt(row, column),
  })
  return {
    p,
    told,
    known,
    play,
    lay,
    moves,
    /** Whether the tile in hand may be laid there. */
    may: (row: number, column: number, token?: number) => {
      const wanted = JSON.stringify(lay(row, column, token))
      return moves().some((move) => JSON.stringify(move) === wanted)
    },
    why: (move: Move): Refusal | undefined => metro.why(p, 0, move, known),
    finished: () => told.filter((effect) => effect.type === 'finished'),
  }
}
