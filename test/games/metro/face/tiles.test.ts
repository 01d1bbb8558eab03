import { describe, expect, it } from 'vitest'
import { isCity, squareName, tileCells } from '../../../../src/games/metro/board.ts'
import type { TileKind } from '../../../../src/games/metro/content/tiles.ts'
import { gridFor } from '../../../../src/games/metro/face/grid.ts'
import { meaningOf } from '../../../../src/games/metro/face/picks.ts'
import { tilesPieces } from '../../../../src/games/metro/face/pieces/tiles.ts'
import { tableOf } from '../../../../src/games/metro/face/table.ts'
import { metro } from '../../../../src/games/metro/index.ts'
import { passesOf } from '../../../../src/games/metro/paths.ts'
import { ownerOf, type Position } from '../../../../src/games/metro/position.ts'
import type { Known } from '../../../../src/rules/game.ts'
import { choicesOf } from '../../../../src/rules/play.ts'
import type { Looking, Piece, Size } from '../../../../src/stage/face.ts'
import { captions as english, words as spoken } from '../said.ts'
import { cellAt, type Staged, stage } from '../table.ts'
import { playout } from './playout.ts'

const wide: Size = { w: 1920, h: 1080 }
const phone: Size = { w: 360, h: 640 }

/** The pieces on the cells, by id. */
function pieces(p: Position, looking: Partial<Looking> = {}, size = wide) {
  const here: Looking = { seat: 0, picked: [], next: [], ...looking }
  const table = tableOf(p, gridFor(size, { count: p.hands.length, front: here.seat }), here, spoken, english)
  return new Map(tilesPieces(table).map((piece) => [piece.id, piece]))
}

const startingWith = (all: ReadonlyMap<string, Piece>, start: string) =>
  [...all.keys()].filter((id) => id.startsWith(start)).sort()

/** The picture of the tracks on a cell, by side, from its key. */
const looks = (all: ReadonlyMap<string, Piece>, cell: number) => all.get(`tracks:${cell}`)?.art.key.split(':')[2]

/*
 * With two seats the stations with odd numbers are red's and those with even ones yellow's. Station 1 stands
 * over the cell in the upper right corner, station 2 to the left of it.
 */
const corner = cellAt(0, 7)
const besideCorner = cellAt(0, 6)

/** Seat 0 is in turn with one tile, and may lay it on some cells. */
function trying(staged: Staged) {
  const { p, known } = stage(staged)
  const cells = choicesOf(metro.ask(p, known)).flatMap(({ moves }) =>
    moves.flatMap((move) => (move.type === 'lay' ? [`cell:${move.cell}`] : [])),
  )
  return { p, known, next: [...new Set(cells)] }
}

const straight: TileKind = 'aaaa'

describe('tracks', () => {
  it('are nobody’s until a line runs over them, then wear its stripe', () => {
    const { p } = stage({ tiles: [[straight, 0, 7]], hand: [straight] })
    expect(looks(pieces(p), corner)).toBe('rRrY--')
  })

  it('are a ribbon where the line is finished', () => {
    // In from the north and out to the west, then in from the east and out to the north.
    const { p } = stage({
      tiles: [
        ['cccc', 0, 7],
        ['cccc', 0, 6],
      ],
      hand: [straight],
    })
    metro.apply(p, { type: 'finished', station: 0, seat: 0, tiles: 2, city: false, points: 2 })
    expect(looks(pieces(p), corner)?.startsWith('fR')).toBe(true)
  })

  it('of stations without a train stay plain', () => {
    // With five seats nobody owns station 16.
    const { p } = stage({ seats: 5, tiles: [[straight, 7, 0]], hand: [straight] })
    expect(ownerOf(p, 15)).toBeUndefined()
    expect(looks(pieces(p), cellAt(7, 0))?.endsWith('-')).toBe(true)
  })
})

describe('a line that waits', () => {
  it('points into the empty cell that it goes to next', () => {
    const { p } = stage({ tiles: [[straight, 0, 7]], hand: [straight] })
    const all = pieces(p)
    const head = all.get('head:0')
    const below = all.get(`cell:${cellAt(1, 7)}`)
    expect(startingWith(all, 'head:')).toEqual(['head:0', 'head:31'])
    expect(inside(head, below)).toBe(true)
  })
})

const inside = (one: Piece | undefined, other: Piece | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.x >= other.x &&
  one.y >= other.y - one.h / 2 &&
  one.x + one.w <= other.x + other.w &&
  one.y + one.h <= other.y + other.h

describe('letters', () => {
  it('stand on every finished line', () => {
    const last = [...playout(7, { seats: 4 })].at(-1)?.after
    if (!last) throw new Error('a match')
    for (const size of [wide, phone]) {
      const all = pieces(last, {}, size)
      for (const [station, run] of last.runs.entries())
        if (run && ownerOf(last, station) !== undefined)
          expect(startingWith(all, `letter:${station}:`).length).toBeGreaterThan(0)
    }
  })
})

describe('squares', () => {
  it('are all there once, laid or empty, and named', () => {
    const { p } = stage({ tiles: [[straight, 0, 7]], hand: [straight] })
    const all = pieces(p)
    for (const cell of tileCells) {
      const ids = [`cell:${cell}`, `tile:${cell}`].filter((id) => all.has(id))
      expect(ids).toEqual([cell === corner ? `tile:${cell}` : `cell:${cell}`])
      expect(all.get(ids[0] ?? '')?.label).toContain(squareName(cell))
    }
    expect([...all.keys()].some((id) => /^(cell|tile):/.test(id) && isCity(numberIn(id)))).toBe(false)
  })

  it('are marked where the tile may be laid, and stay so while it is tried on one of them', () => {
    const { p, known, next } = trying({ hand: [straight] })
    const marked = (all: ReadonlyMap<string, Piece>) => startingWith(all, 'cell:').filter((id) => all.get(id)?.marked)
    const before = marked(pieces(p, { known, next }))
    expect(before).toEqual([...next].sort())
    const [picked = ''] = next
    expect(marked(pieces(p, { known, picked: [picked], next: ['lay:0'] }))).toEqual(before)
  })

  it('are large enough for a fingertip on the smallest phone', () => {
    const { p } = stage({ hand: [straight] })
    const all = pieces(p, {}, phone)
    for (const id of startingWith(all, 'cell:')) expect(all.get(id)?.w).toBeGreaterThanOrEqual(24)
  })
})

const numberIn = (id: string) => Number(id.split(':')[1])

describe('a tile that is tried', () => {
  const laid = { tiles: [['cccc', 0, 7]], hand: ['cccc'] } as const
  const at = `cell:${besideCorner}`

  it('lets touches through to its square until the square is picked', () => {
    const { p, known, next } = trying(laid)
    expect(pieces(p, { known, next, at }).get('trial')?.label).toBeUndefined()
    const picked = pieces(p, { known, picked: [at], next: ['lay:0'] }).get('lay:0')
    expect(picked?.label).toBe(spoken.move(p, { type: 'lay', token: 0, cell: besideCorner }))
  })

  it('shows the whole line it would finish, its worth, and the lines that go on', () => {
    const { p, known, next } = trying(laid)
    const all = pieces(p, { known, next, at })
    // Station 1's line comes over from the corner and leaves to the north.
    expect(passesOf(p.board, 0)).toHaveLength(1)
    expect(looks(all, corner)?.startsWith('tR')).toBe(true)
    expect(all.get('trial')?.art.key).toContain('rY')
    expect(all.get('worth:0')?.art.key).toContain(':2@')
    expect(all.get('plate:trial')?.art.key).toContain(spoken.preview(p, previewOf(p, known)))
  })

  it('has the words beside its square wherever it is tried, on the board and off its worth', () => {
    const { p, known, next } = trying(laid)
    const { board } = gridFor(wide, { count: p.hands.length, front: 0 })
    for (const at of next) {
      const all = pieces(p, { known, next, at })
      const [plate, tile] = [all.get('plate:trial'), all.get('trial')]
      const others = [...all].flatMap(([id, piece]) => (id.startsWith('worth:') ? [piece] : []))
      if (!plate || !tile) continue
      expect(plate.x >= board.x && plate.x + plate.w <= board.x + board.w).toBe(true)
      expect(plate.y >= board.y && plate.y + plate.h <= board.y + board.h).toBe(true)
      for (const other of [tile, ...others]) expect(overlap(plate, other)).toBe(false)
    }
  })

  it('leaves the words to the decision bar on phones', () => {
    const { p, known, next } = trying(laid)
    expect(pieces(p, { known, next, at }, phone).has('plate:trial')).toBe(false)
    expect(pieces(p, { known, next, at }, phone).has('worth:0')).toBe(true)
  })

  it('is not shown to those who don’t know its face', () => {
    const { p, next } = trying(laid)
    const all = pieces(p, { next, at })
    expect(all.has('trial')).toBe(false)
    expect(all.has('worth:0')).toBe(false)
  })

  it('can be touched in each way it may be turned, on the smallest phone too', () => {
    const { p, known } = trying({ ...laid, hand: ['accd'], options: { turning: true } })
    const next = ['lay:0', 'lay:1', 'lay:2', 'lay:3']
    for (const size of [wide, phone]) {
      const all = pieces(p, { known, picked: [at], next }, size)
      const offers = startingWith(all, 'lay:')
      expect(offers.map((id) => all.get(id)?.pick)).toEqual(next)
      for (const id of offers) {
        const { w = 0, x = -1, y = -1 } = all.get(id) ?? {}
        expect(w).toBeGreaterThanOrEqual(24)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + w).toBeLessThanOrEqual(size.w)
      }
      expect(all.get('trial')?.pick).toBe('lay:0')
    }
  })

  it('shows the turn that is pointed at', () => {
    const { p, known } = trying({ ...laid, hand: ['accd'], options: { turning: true } })
    const next = ['lay:0', 'lay:1', 'lay:2', 'lay:3']
    const pointed = startingWith(pieces(p, { known, picked: [at], next }), 'lay:1')[0] ?? ''
    const all = pieces(p, { known, picked: [at], next, at: pointed })
    expect(all.get('trial')?.art.key).toContain(':dacc:')
  })
})

const overlap = (a: Piece, b: Piece) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** The effect of the tile tried above on station 1's line. */
function previewOf(p: Position, known: Known) {
  const looking: Looking = { seat: 0, picked: [], next: [`cell:${besideCorner}`], known }
  const here = { ...looking, at: `cell:${besideCorner}` }
  const [first] =
    tableOf(p, gridFor(wide, { count: p.hands.length, front: here.seat }), here, spoken, english).trial?.lines ?? []
  if (!first) throw new Error('a line')
  return first
}

describe('a line that is pointed at', () => {
  it('is lit on every tile it passes, and everything else is dimmed', () => {
    const last = [...playout(5, { seats: 3 })].at(-1)?.after
    if (!last) throw new Error('a match')
    const station = last.runs.findIndex((run, at) => (run?.tiles ?? 0) > 3 && ownerOf(last, at) === 1)
    const all = pieces(last, { at: `station:${station}` })
    expect(startingWith(all, 'lit:')).toHaveLength(passesOf(last.board, station).length)
    expect(all.has('veil')).toBe(true)
    expect(pieces(last).has('veil')).toBe(false)
  })

  it('is also pointed at by its letters', () => {
    const last = [...playout(5, { seats: 3 })].at(-1)?.after
    if (!last) throw new Error('a match')
    const [id = ''] = startingWith(pieces(last), 'letter:')
    const disc = pieces(last).get(id)
    expect(disc?.w).toBeGreaterThanOrEqual(24)
    expect(disc?.pick).toBe(`station:${numberIn(id)}`)
    expect(pieces(last, { at: id }).has('lit:0')).toBe(true)
    expect(meaningOf(last, 0, [disc?.pick ?? '', 'tile:0'])).toBeUndefined()
  })

  it('tells its length and what it is worth at the least, at the edge and in the city', () => {
    const { p } = stage({ tiles: [[straight, 0, 7]], hand: [straight] })
    const key = pieces(p, { at: 'station:0' }).get('plate')?.art.key
    for (const told of [english.lineLength({ tiles: 1 }), english.atEdge({ points: 2 }), english.inCity({ points: 4 })])
      expect(key).toContain(told)
  })
})
