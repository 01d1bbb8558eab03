import { describe, expect, it } from 'vitest'
import { numerals } from '../../../../src/games/foothills/content/edition.ts'
import { bits, lineSets } from '../../../../src/games/foothills/layout.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import type { Layout, Piece, Size } from '../../../../src/stage/face.ts'
import { everyText, overlaps, some } from '../../../stage/faces/rects.ts'
import { face, positionAfter, sizes } from './playout.ts'

const at = (p: Position, size: Size, seat = 0): Layout => face.layout(p, size, { seat, picked: [], next: [] })

/** A match with these lines in progress: every third set late, every third early. */
const withLines = (set: number, index: number) =>
  positionAfter(set, 1 + (index % 3) * 70, { lines: bits(set).map((line) => numerals[line] ?? 'I') })

const everySet = lineSets().map((set, index) => [set, withLines(set, index)] as const)

describe.each(sizes)('the table at $w × $h', (size) => {
  it('keeps buffer stops clear of the prices and stations of the cards they stand on', () => {
    const late = lineSets().map((set) =>
      positionAfter(set, 400, { lines: bits(set).map((line) => numerals[line] ?? 'I') }),
    )
    const stood = late.map((p) => at(p, size)).map((layout) => ({ layout, stops: some(layout, 'stop:') }))
    expect(stood.flatMap(({ stops }) => stops).length).toBeGreaterThan(50)
    for (const { layout, stops } of stood) {
      const signs = [...some(layout, 'plot:'), ...some(layout, 'built:')]
      expect(overlaps(stops, signs)).toEqual([])
      expect(overlaps(stops)).toEqual([])
    }
  })

  it('aligns the columns of all lines except one of seven, whose cards fill its row', () => {
    for (const [, p] of everySet) {
      const layout = at(p, size)
      const seven = layout.pieces.find(({ label }) => label === 'Dolgoch')?.y
      const others = some(layout, 'station:').filter(({ y }) => y !== seven)
      const edges = new Set(others.map(({ x }) => x))
      expect(edges.size).toBeLessThanOrEqual(5)
    }
  })

  it('keeps the areas of the page free of everything that can be touched', () => {
    for (const [, p] of everySet) {
      const layout = at(p, size)
      const labelled = layout.pieces.filter(({ label }) => label !== undefined)
      expect(overlaps(Object.values(layout.areas), labelled)).toEqual([])
      expect(layout.areas.decision.h).toBeGreaterThanOrEqual(42)
      expect(layout.areas.log.w).toBeGreaterThanOrEqual(200)
      expect(layout.areas.log.h).toBeGreaterThanOrEqual(180)
    }
  })

  it('prints nothing smaller than 14 pixels', () => {
    const seen = new Map<string, Piece>()
    for (const [, p] of everySet)
      for (const one of [...at(p, size).pieces, ...at(p, size, 1).pieces]) seen.set(one.art.key, one)
    const small = [...seen.values()].flatMap(({ id, art }) =>
      everyText(art.draw())
        .filter(({ px }) => px < 13.9)
        .map(({ px, text }) => `${id}: “${text}” ${px}`),
    )
    expect(small).toEqual([])
  })
})

describe('the table', () => {
  it('is complete before anything is dealt', () => {
    const p = positionAfter(1, 1)
    const layout = at({ ...p, lines: 0, spare: [], rubble: p.rubble.map(() => 0) }, { w: 1280, h: 720 })
    expect(some(layout, 'station:')).toEqual([])
    expect(some(layout, 'board:')).toHaveLength(2)
  })

  it('joins two rows by the card that both lines share', () => {
    const both = positionAfter(1, 1, { lines: ['I', 'II', 'III', 'IV', 'V', 'VI'] })
    const one = positionAfter(1, 1, { lines: ['II', 'IV', 'V', 'VI', 'VII', 'VIII'] })
    const high = (p: Position, name: string) =>
      at(p, { w: 1920, h: 1080 }).pieces.find(({ label }) => label === name)?.h ?? 0
    for (const name of ['Porthmadog', 'Llanberis']) expect(high(both, name)).toBeGreaterThan(2 * high(one, name))
  })

  it('makes double cards two columns wide', () => {
    const layout = at(positionAfter(1, 1, { lines: ['I', 'II', 'IV', 'V', 'VII', 'VIII'] }), { w: 1920, h: 1080 })
    const wide = (name: string) => layout.pieces.find(({ label }) => label === name)?.w ?? 0
    expect(wide('Two Viaducts / Hebron')).toBeGreaterThan(2 * wide('Clogwyn'))
  })

  it('puts the viewer’s board in front and the other at the back', () => {
    const p = positionAfter(2, 40)
    const top = (seat: number, looking: number) =>
      at(p, { w: 1280, h: 720 }, looking).pieces.find(({ id }) => id === `board:${seat}`)?.y ?? 0
    expect(top(0, 0)).toBeGreaterThan(top(1, 0))
    expect(top(1, 1)).toBeGreaterThan(top(0, 1))
  })

  it.each([
    [{ w: 1024, h: 600 }, 0.8],
    [{ w: 2560, h: 1440 }, 1.33],
    [{ w: 1920, h: 720 }, 1],
  ])('keeps the proportions of %o', (size, factor) => {
    const { size: laid } = at(positionAfter(1, 30), size)
    expect(size.w / laid.w).toBeCloseTo(factor, 1)
    expect(laid.w / laid.h).toBeCloseTo(size.w / size.h, 1)
    expect(laid.w).toBeGreaterThanOrEqual(1280)
    expect(laid.h).toBeGreaterThanOrEqual(720)
  })

  it('puts the stops of two lines that end on one card on their shared bed', () => {
    const p = positionAfter(3, 1, { lines: ['I', 'II', 'III', 'V', 'VI', 'VII'] })
    for (const size of [...sizes, { w: 390, h: 844 }]) {
      const both = at({ ...p, stops: [0, 1] }, size).pieces
      const [first, second, train] = ['stop:0', 'stop:1', 'engine:0'].map((id) => both.find((one) => one.id === id))
      if (!first || !second || !train) throw new Error('no stops')
      expect(Math.abs(first.y - second.y)).toBeLessThan(second.h / 2)
      expect(Math.abs(train.y + train.h - second.y - second.h)).toBeLessThan(second.h)
    }
  })
})
