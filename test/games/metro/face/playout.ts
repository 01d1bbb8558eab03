import { deck, type TileKind } from '../../../../src/games/metro/content/tiles.ts'
import { openFace } from '../../../../src/games/metro/face/index.ts'
import { metro } from '../../../../src/games/metro/index.ts'
import type { Effect, Move, Types } from '../../../../src/games/metro/moves.ts'
import { settingsOf } from '../../../../src/games/metro/options.ts'
import { clonePosition, type Position, setup } from '../../../../src/games/metro/position.ts'
import { captions } from '../../../../src/games/metro/text/en/captions.ts'
import { words as spoken } from '../../../../src/games/metro/text/en/words.ts'
import type { MetroWords } from '../../../../src/games/metro/text/words.ts'
import { need } from '../../../../src/kit/assert.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import type { Ask, MatchOptions, PhaseInput } from '../../../../src/rules/game.ts'
import { none, settle } from '../../../../src/rules/play.ts'

/** The words of the table, the panels about things left empty. */
export const words: MetroWords = {
  ...spoken,
  preview: () => '',
  tile: (kind) => kind,
  about: () => ({ title: '', kind: '', lines: [] }),
}

export const face = openFace(
  () => words,
  () => captions,
)

/** One entry of a match. */
export interface Entry {
  readonly before: Position
  readonly effects: readonly Effect[]
  readonly after: Position
  readonly ask: Ask<Move>
}

/** The starting point of a random match. */
export interface Dealt {
  readonly seats?: number
  readonly options?: MatchOptions
}

/** The faces of a shuffled deck, by token. */
export function shuffled(draw: (below: number) => number): TileKind[] {
  const faces = [...deck]
  for (let i = faces.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const [a, b] = [need(faces[i], 'a face'), need(faces[j], 'a face')]
    faces[i] = b
    faces[j] = a
  }
  return faces
}

/** A random match to its end. */
export function* playout(seed: number, { seats = 4, options = {} }: Dealt = {}): Generator<Entry> {
  const draw = fastDraw(seed)
  const faces = shuffled(draw)
  const known = (token: number) => faces[token]
  let before = setup(seats, settingsOf(options))
  let input: PhaseInput<Move> = none
  for (;;) {
    const after = clonePosition(before)
    const effects: Effect[] = []
    const ask: Ask<Move> = settle<Types>(metro, after, input, (effect) => effects.push(effect), known)
    yield { before, effects, after, ask }
    if (ask.type === 'over') return
    before = after
    input =
      ask.type === 'chance'
        ? { type: 'chance', draw }
        : { type: 'move', seat: ask.seat, move: some(ask.moves, draw), known }
  }
}

const some = (moves: readonly Move[], draw: (below: number) => number): Move =>
  need(moves[draw(moves.length)], 'a move')

/** The position after one effect. */
export function evolved(p: Position, effect: Effect): Position {
  const next = clonePosition(p)
  metro.apply(next, effect)
  return next
}
