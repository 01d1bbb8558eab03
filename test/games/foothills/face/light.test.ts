import { describe, expect, it } from 'vitest'
import { yardPlan } from '../../../../src/games/foothills/face/pieces/yardCells.ts'
import type { Move } from '../../../../src/games/foothills/moves.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import { pickOf } from '../../../../src/stage/hand.ts'
import { nextPicks } from '../../../../src/stage/narrow.ts'
import { overlaps, some, within } from '../../../stage/faces/rects.ts'
import { shared } from '../../../stage/faces/shared.ts'
import { face, playout } from './playout.ts'

const phone = { w: 390, h: 844 }
const asked = [1, 2, 3].flatMap((seed) =>
  [...playout(seed)].flatMap(({ after, ask }) =>
    ask.type === 'choose' ? [{ p: after, seat: ask.seat, moves: ask.moves }] : [],
  ),
)
const nextOf = (p: Position, moves: readonly Move[]) => [
  ...nextPicks(
    moves.map((move) => ({ move, picks: face.picks(p, move) })),
    [],
  ),
]

/** Pieces that a choice leaves bright: ids of veils and of touchable cards. */
const lightAt = shared(({ p, seat, moves }: (typeof asked)[number]) => {
  const next = nextOf(p, moves)
  const { pieces } = face.layout(p, phone, { seat, picked: [], next })
  const veiled = pieces.flatMap(({ id }) => (id.startsWith('veil:') ? [id.slice(5)] : []))
  const touched = pieces.filter((one) => one.label !== undefined && next.includes(pickOf(one)))
  return { next, veiled, touched, pieces }
})

describe('half-light', () => {
  it('never covers a touchable card', () => {
    let met = 0
    for (const one of asked) {
      const { veiled, next } = lightAt(one)
      expect(veiled.filter((id) => next.includes(id))).toEqual([])
      met += veiled.length
    }
    expect(met).toBeGreaterThan(100)
  })

  it('covers station cards only while some of them are touchable', () => {
    for (const one of asked) {
      const { veiled, next } = lightAt(one)
      const isAbout = next.some((pick) => /^(station|plot|line):/.test(pick))
      if (!isAbout) expect(veiled.filter((id) => id.startsWith('station:'))).toEqual([])
    }
  })

  it('is absent while all my cards may be selected, and for spectators', () => {
    const all = asked.find(({ moves }) => moves.filter(({ type }) => type === 'select').length === 5)
    if (!all) throw new Error('never all five cards')
    expect(lightAt(all).veiled).toEqual([])
    const { pieces } = face.layout(all.p, phone, { seat: 0, picked: [], next: [] })
    expect(pieces.filter(({ id }) => id.startsWith('veil:'))).toEqual([])
  })

  it('spares the cards of a line that can be dug on, shared ones too', () => {
    const digs = asked.filter(({ moves }) => moves.every(({ type }) => type === 'dig'))
    expect(digs.length).toBeGreaterThan(5)
    for (const one of digs) {
      const { veiled, touched, pieces } = lightAt(one)
      const dark = pieces.filter(({ id }) => veiled.includes(id))
      const high = (piece: { h: number }) => piece.h
      const rows = touched.filter(({ id }) => id.startsWith('line:'))
      expect(rows.length).toBeGreaterThan(0)
      expect(
        overlaps(
          dark.filter((card) => high(card) < 90),
          rows,
        ),
      ).toEqual([])
    }
  })
})

describe('the yard', () => {
  const area = { x: 10, y: 20, w: 180, h: 60 }
  const plan = (iron: number, stone: number) =>
    yardPlan(area, { iron, stone, across: 1, bands: 6, upright: true, finger: 56 })

  it('has one area per kind, with all its cubes, as broad as possible and apart from the other', () => {
    for (let iron = 0; iron <= 5; iron++)
      for (let stone = 0; iron + stone <= 6; stone++) {
        const { cells, zones } = plan(iron, stone)
        for (const kind of ['iron', 'stone'] as const) {
          const zone = zones[kind]
          expect(zone === undefined).toBe(cells[kind].length === 0)
          if (!zone) continue
          expect(zone.w).toBeGreaterThanOrEqual(Math.min(iron, stone) > 0 ? 42 : 56)
          expect(within(zone, area)).toBe(true)
          // A lone cube's area reaches into its neighbour, but never to its centre.
          for (const cell of cells[kind]) expect(within({ ...cell, x: cell.x + cell.w / 2, w: 0 }, zone)).toBe(true)
        }
        if (zones.iron && zones.stone) expect(zones.iron.x + zones.iron.w).toBeLessThanOrEqual(zones.stone.x)
      }
  })

  it('leaves each cube in place when another is taken', () => {
    expect(plan(2, 3).cells.iron).toEqual(plan(3, 3).cells.iron.slice(0, 2))
    expect(plan(3, 2).cells.stone).toEqual(plan(3, 3).cells.stone.slice(0, 2))
  })

  it('puts ore and stone into bands of their own', () => {
    const three = { iron: 4, stone: 2, across: 3, bands: 3, upright: false, finger: 44 }
    const { cells } = yardPlan({ x: 0, y: 0, w: 90, h: 120 }, three)
    const rows = (kind: 'iron' | 'stone') => new Set(cells[kind].map(({ y }) => y))
    expect([...rows('iron')].filter((y) => rows('stone').has(y))).toEqual([])
  })
})

describe('points', () => {
  it('show the lead on small boards', () => {
    for (const { p } of asked.filter((_, at) => at % 40 === 0)) {
      const layout = face.layout(p, phone, { seat: 0, picked: [], next: [] })
      const [standing] = some(layout, 'behind:0')
      expect(standing?.art.key).toMatch(/^print:(level|[+−][\d½]+):/)
    }
  })
})
