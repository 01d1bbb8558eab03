import { describe, expect, it } from 'vitest'
import { beyond, placeOf, sides, stationCount, turnedKind } from '../../../src/games/metro/board.ts'
import { isKind, type TileKind } from '../../../src/games/metro/content/tiles.ts'
import { metro } from '../../../src/games/metro/index.ts'
import type { Effect, Move, Types } from '../../../src/games/metro/moves.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { ownerOf, type Position, setup } from '../../../src/games/metro/position.ts'
import { scoreOf } from '../../../src/games/metro/score.ts'
import { need } from '../../../src/kit/assert.ts'
import { imagine } from '../../../src/rules/cards.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { asked, choicesOf, none, settle } from '../../../src/rules/play.ts'

const games = [
  { seats: 2, options: {} },
  { seats: 3, options: { hand: 2 } },
  { seats: 4, options: { draw: 'free' } },
  { seats: 5, options: { turning: true } },
  { seats: 6, options: { hand: 3, draw: 'free', first: 'random' } },
] as const

type Visit = (p: Position, moves: readonly Move[], face: (token: number) => TileKind) => void

/** A random match to its end. */
function playout(
  { seats, options }: (typeof games)[number],
  seed: number,
  visit: Visit = () => {},
) {
  const draw = fastDraw(seed)
  const p = setup(seats, settingsOf(options))
  const known = imagine<Types>(metro, p, () => undefined, draw)
  const face = (token: number): TileKind => {
    const kind = known(token) ?? ''
    return need(isKind(kind) ? kind : undefined, 'a kind')
  }
  const told: Effect[] = []
  const tell = (effect: Effect) => told.push(effect)
  let ask = settle<Types>(metro, p, none, tell)
  while (ask.type !== 'over') {
    if (ask.type === 'chance') {
      ask = settle<Types>(metro, p, { type: 'chance', draw }, tell)
      continue
    }
    const [choice] = choicesOf(asked<Types>(metro, p, known))
    const moves = choice?.moves ?? []
    visit(p, moves, face)
    const move = need(moves[draw(moves.length)], 'a move')
    ask = settle<Types>(metro, p, { type: 'move', seat: p.seat, move, known }, tell)
  }
  return { p, told }
}

/** A line followed tile by tile, as one does with a finger; undefined if it ends at an empty cell. */
function followed(p: Position, station: number): { tiles: number; city: boolean } | undefined {
  let { cell, side } = placeOf(station)
  for (let tiles = 1; ; tiles++) {
    const kind = p.board[cell]
    if (!kind) return undefined
    const turn = { a: 2, b: 1, c: 3, d: 0 }[kind[side] ?? ''] ?? 0
    const exit = need(sides[(side + turn) % 4], 'a side')
    const next = beyond(cell, exit)
    if (next === undefined) return { tiles, city: false }
    if ([27, 28, 35, 36].includes(next)) return { tiles, city: true }
    cell = next
    side = need(sides[(exit + 2) % 4], 'a side')
  }
}

/** Every legal lay by trying all, slowly and plainly. */
function plainLays(p: Position, token: number, kind: TileKind): { clean: string[]; any: string[] } {
  const clean: string[] = []
  const any: string[] = []
  const seen = new Set<string>()
  for (let cell = 0; cell < 64; cell++) {
    const around = sides.map((side) => beyond(cell, side))
    const isNext = around.some(
      (one) => one === undefined || (![27, 28, 35, 36].includes(one) && p.board[one] !== ''),
    )
    if (p.board[cell] !== '' || [27, 28, 35, 36].includes(cell) || !isNext) continue
    for (const turns of p.settings.turning ? [0, 1, 2, 3] : [0]) {
      const lies = turnedKind(kind, turns)
      if (seen.has(`${cell} ${lies}`)) continue
      seen.add(`${cell} ${lies}`)
      const move = JSON.stringify({
        ...{ type: 'lay', token, cell },
        ...(turns === 0 ? {} : { turns }),
      })
      any.push(move)
      const laid = { ...p, board: p.board.map((one, at) => (at === cell ? lies : one)) }
      const isShort = Array.from({ length: stationCount }, (_, station) => station).some(
        (station) => {
          const run = placeOf(station).cell === cell ? followed(laid, station) : undefined
          return run?.tiles === 1 && !run.city
        },
      )
      if (!isShort) clean.push(move)
    }
  }
  return { clean, any }
}

describe('random matches of Metro', () => {
  it.each(games)(
    'of $seats score each line by the tiles it passes, once, for its owner',
    (game) => {
      for (let seed = 0; seed < 30; seed++) {
        const { p, told } = playout(game, seed)
        const finished = told.filter((effect) => effect.type === 'finished')
        expect(new Set(finished.map(({ station }) => station)).size).toBe(finished.length)
        for (const [station, run] of p.runs.entries())
          expect(run).toEqual(followed(p, station) ?? null)
        for (const { station, seat, tiles, city, points } of finished) {
          expect(seat).toBe(ownerOf(p, station))
          expect(points).toBe(seat === undefined ? 0 : tiles * (city ? 2 : 1))
        }
        const total = p.hands.reduce((sum, _, seat) => sum + scoreOf(p, seat), 0)
        expect(finished.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      }
    },
  )

  it.each(games)('of $seats tell the longest of the lines that one tile finishes last', (game) => {
    for (let seed = 0; seed < 10; seed++) {
      const { told } = playout(game, seed)
      for (const [at, effect] of told.entries()) {
        const next = told[at + 1]
        if (effect.type !== 'finished' || next?.type !== 'finished') continue
        expect(next.tiles).toBeGreaterThanOrEqual(effect.tiles)
        if (next.tiles === effect.tiles) expect(next.station).toBeGreaterThan(effect.station)
      }
    }
  })

  it.each(games)('of $seats tell of their end once, last of all', (game) => {
    const { told } = playout(game, 7)
    expect(told.findIndex(({ type }) => type === 'over')).toBe(told.length - 1)
  })

  it.each(games)('of $seats list every legal way to lay a tile and no other', (game) => {
    for (let seed = 0; seed < 4; seed++)
      playout(game, seed, (p, moves, face) => {
        const held = p.hands[p.seat] ?? []
        const mayUse = p.drawn >= 0 && !p.stuck ? [p.drawn] : held
        const lays = mayUse.map((token) => plainLays(p, token, face(token)))
        const clean = lays.flatMap((one) => one.clean)
        const listed = moves
          .filter(({ type }) => type === 'lay')
          .map((move) => JSON.stringify(move))
        if (clean.length > 0) expect(listed.sort()).toEqual(clean.sort())
        else if (listed.length > 0)
          expect(lays.flatMap((one) => one.any)).toEqual(expect.arrayContaining(listed))
      })
  })

  it.each(games)('of $seats keep every tile in one place', (game) => {
    for (let seed = 0; seed < 10; seed++)
      playout(game, seed, (p) => {
        const tokens = [...p.pool, ...p.hands.flat(), ...p.laid.map(({ token }) => token)]
        expect(new Set(tokens).size).toBe(60)
        expect(tokens).toHaveLength(60)
        const { tokens: closed, faces } = need(metro.hidden, 'cards').closed(p)
        expect(closed).toHaveLength(faces.length)
      })
  })
})
