import { describe, expect, it } from 'vitest'
import {
  beyond,
  crossingCount,
  entries,
  outBy,
  placeOf,
  sides,
  stationCount,
  tileCells,
  turnedKind,
} from '../../../src/games/metro/board.ts'
import { deck, isKind, type TileKind } from '../../../src/games/metro/content/tiles.ts'
import { metro } from '../../../src/games/metro/index.ts'
import { put } from '../../../src/games/metro/lines.ts'
import type { Effect, Move, Types } from '../../../src/games/metro/moves.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { passesOf } from '../../../src/games/metro/paths.ts'
import { ownerOf, type Position, setup } from '../../../src/games/metro/position.ts'
import { preview } from '../../../src/games/metro/preview.ts'
import { scoreOf } from '../../../src/games/metro/score.ts'
import { need } from '../../../src/kit/assert.ts'
import { canonical } from '../../../src/kit/json.ts'
import { fastDraw, shuffled } from '../../../src/rules/chance.ts'
import { play } from '../../../src/rules/play.ts'
import { begun, playing } from '../../playing.ts'

const games = [
  { seats: 2, options: {} },
  { seats: 3, options: { hand: 2 } },
  { seats: 4, options: { draw: 'free' } },
  { seats: 5, options: { turning: true } },
  { seats: 6, options: { hand: 3, draw: 'free', first: 'random' } },
  { seats: 3, options: { hand: 3, draw: 'free', turning: true } },
] as const

type Visit = (p: Position, moves: readonly Move[], face: (token: number) => TileKind) => void

/** A random match to its end; `visit` sees each position that asks a seat. */
function playout({ seats, options }: (typeof games)[number], seed: number, visit: Visit = () => {}) {
  const begin = begun<Types>(metro, seats, options, seed)
  const { p, known } = begin
  const face = (token: number): TileKind => {
    const kind = known(token) ?? ''
    return need(isKind(kind) ? kind : undefined, 'a kind')
  }
  const told: Effect[] = []
  for (const ask of playing<Types>(metro, begin, { tell: (effect) => void told.push(effect) }))
    if (ask.type === 'choose') visit(p, ask.moves, face)
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
    const isNext = around.some((one) => one === undefined || (![27, 28, 35, 36].includes(one) && p.board[one] !== ''))
    if (p.board[cell] !== '' || [27, 28, 35, 36].includes(cell) || !isNext) continue
    for (const turns of p.settings.turning ? [0, 1, 2, 3] : [0]) {
      const lies = turnedKind(kind, turns)
      if (seen.has(`${cell} ${lies}`)) continue
      seen.add(`${cell} ${lies}`)
      const move = canonical({ type: 'lay', token, cell, ...(turns === 0 ? {} : { turns }) })
      any.push(move)
      const laid = { ...p, board: p.board.map((one, at) => (at === cell ? lies : one)) }
      const isShort = Array.from({ length: stationCount }, (_, station) => station).some((station) => {
        const run = placeOf(station).cell === cell ? followed(laid, station) : undefined
        return run?.tiles === 1 && !run.city
      })
      if (!isShort) clean.push(move)
    }
  }
  return { clean, any }
}

/** Every legal move by the rulebook's words, slowly and plainly. */
function plainMoves(p: Position, face: (token: number) => TileKind): string[] {
  const held = p.hands[p.seat] ?? []
  const clean = (tokens: readonly number[]) => tokens.flatMap((token) => plainLays(p, token, face(token)).clean)
  const any = (tokens: readonly number[]) => tokens.flatMap((token) => plainLays(p, token, face(token)).any)
  const must = p.drawn >= 0 ? [p.drawn] : held
  const fits = clean(must)
  if (p.stuck || p.drawn >= 0) return fits.length > 0 ? fits : any(must)
  const show = canonical({ type: 'show' })
  const mayDraw = p.settings.draw === 'free' && p.pool.length > 0
  return [...(fits.length > 0 ? fits : [show]), ...(mayDraw ? [canonical({ type: 'draw' })] : [])]
}

const stations = Array.from({ length: stationCount }, (_, station) => station)
const byNumber = (a: number, b: number) => a - b

describe('random matches of Metro', () => {
  it.each(games)('of $seats score each line by the tiles it passes, once, for its owner', (game) => {
    for (let seed = 0; seed < 30; seed++) {
      const { p, told } = playout(game, seed)
      const finished = told.filter((effect) => effect.type === 'finished')
      expect(finished.length).toBeGreaterThan(0)
      expect(new Set(finished.map(({ station }) => station)).size).toBe(finished.length)
      for (const [station, run] of p.runs.entries()) expect(run).toEqual(followed(p, station) ?? null)
      for (const { station, seat, tiles, city, points } of finished) {
        expect(seat).toBe(ownerOf(p, station))
        expect(points).toBe(seat === undefined ? 0 : tiles * (city ? 2 : 1))
      }
      const total = p.hands.reduce((sum, _, seat) => sum + scoreOf(p, seat), 0)
      expect(finished.reduce((sum, { points }) => sum + points, 0)).toBe(total)
    }
  })

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

  it.each(games)('of $seats list every legal move and no other', (game) => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 4; seed++)
      playout(game, seed, (p, moves, face) => {
        for (const { type } of moves) seen.add(type)
        expect(moves.map(canonical).sort()).toEqual(plainMoves(p, face).sort())
      })
    // A tile that may be turned fits almost always.
    if (!('turning' in game.options)) expect(seen).toContain('show')
    if ('draw' in game.options) expect(seen).toContain('draw')
  })

  it.each(games)('of $seats finish what a preview of each tile tells, and no more', (game) => {
    const draw = fastDraw(3)
    for (let seed = 0; seed < 3; seed++)
      playout(game, seed, (p, moves, face) => {
        const move = moves[draw(moves.length)]
        if (move?.type !== 'lay') return
        const { token, cell, turns = 0 } = move
        const told = preview(p, cell, turnedKind(face(token), turns))
        const input = { type: 'move', seat: p.seat, move, known: face } as const
        const { position, effects } = play<Types>(metro, p, input)
        const finished = effects.flatMap((effect) =>
          effect.type === 'finished' && effect.seat !== undefined ? [effect] : [],
        )
        const ends = told.flatMap(({ station, seat, end }) =>
          end ? [{ type: 'finished', station, seat, ...end }] : [],
        )
        expect(ends.map(canonical).sort()).toEqual(finished.map(canonical).sort())
        expect(told.slice(0, ends.length).every(({ end }) => end)).toBe(true)
        const lengthOf = (station: number, { board }: Position) => passesOf(board, station).length
        const longer = stations.filter(
          (station) => ownerOf(p, station) !== undefined && lengthOf(station, p) < lengthOf(station, position),
        )
        expect(told.map(({ station }) => station).sort(byNumber)).toEqual(longer)
        for (const { station, seat, before, after } of told)
          expect([seat, before, after]).toEqual([
            ownerOf(p, station),
            lengthOf(station, p),
            lengthOf(station, position),
          ])
      })
  })

  it.each(games)('of $seats know how long each line is and where it leads', (game) => {
    for (let seed = 0; seed < 3; seed++)
      playout(game, seed, (p) => {
        for (const station of stations) {
          const passes = passesOf(p.board, station)
          const last = passes.at(-1)
          expect(p.length[entries + station]).toBe(passes.length)
          expect(p.far[entries + station]).toBe(last ? outBy(last.cell, last.to) : entries + station)
        }
      })
  })

  it.each(games)('of $seats carry no two lines on one track', (game) => {
    const { p } = playout(game, 1)
    const tracks = stations.flatMap((station) => passesOf(p.board, station).map(({ cell, from }) => `${cell} ${from}`))
    expect(new Set(tracks).size).toBe(tracks.length)
  })

  it.each(games)('of $seats are read back without what follows from the tiles, and at their end', (game) => {
    const { p: end } = playout(game, 1, (p) => {
      const { board: _, open: _o, far: _f, length: _l, runs: _r, ...given } = p
      expect(metro.readPosition(given, p)).toEqual({ position: p })
    })
    expect(metro.readPosition(JSON.parse(JSON.stringify(end)), end)).toEqual({ position: end })
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

/** A list that counts how often it is read or written. */
function counted<T>(list: T[], count: () => void): T[] {
  return new Proxy(list, {
    get(target, key, receiver) {
      count()
      return Reflect.get(target, key, receiver)
    },
    set(target, key, value, receiver) {
      count()
      return Reflect.set(target, key, value, receiver)
    },
  })
}

describe('a tile', () => {
  it('is joined to its lines by as few steps on the last cell as on the first', () => {
    for (let seed = 0; seed < 20; seed++) {
      const p = setup(4, settingsOf({}))
      let steps = 0
      p.far = counted(p.far, () => steps++)
      p.length = counted(p.length, () => steps++)
      const order = shuffled(tileCells.length, fastDraw(seed))
      for (const [at, index] of order.entries()) {
        steps = 0
        put(p, need(tileCells[index], 'a cell'), need(deck[at], 'a kind'))
        // Four tracks: two ends to look up and two to set for each, and their lengths.
        expect(steps).toBeLessThanOrEqual(4 * 7)
      }
      expect(p.far).toHaveLength(crossingCount)
    }
  })
})
