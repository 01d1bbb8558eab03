import { describe, expect, it } from 'vitest'
import type { Numeral } from '../../../../src/games/foothills/content/edition.ts'
import { bits } from '../../../../src/games/foothills/layout.ts'
import { layoutOf } from '../../../../src/games/foothills/position.ts'
import { at, box, station } from '../table.ts'

const names = (cards: readonly number[] = []) => cards.map((index) => box.stations[index]?.id)
const without34: readonly Numeral[] = ['I', 'II', 'V', 'VI', 'VII', 'VIII']
const without12: readonly Numeral[] = ['III', 'IV', 'V', 'VI', 'VII', 'VIII']
const layout = (lines?: readonly Numeral[]) => {
  const { p } = at(lines ? { lines } : {})
  return layoutOf(box, p)
}

describe('station cards', () => {
  // “34 station cards”, “Seven pairs of station cards are so-called double stations”
  // § 7, 28
  it('are 34, of which seven pairs are doubles and two belong to two lines', () => {
    const pieces = box.stations.reduce((sum, { columns }) => sum + columns.length, 0)
    expect(pieces).toBe(34)
    expect(box.stations.filter(({ columns }) => columns.length === 2)).toHaveLength(7)
    const shared = box.stations.filter(({ lines }) => lines.length === 2)
    expect(shared.map(({ id }) => id).toSorted()).toEqual(['I/II-5', 'III/IV-1'])
  })

  // “each line is comprised of 2-7 station cards”
  // § 18
  it('make lines of two to seven cards without a gap', () => {
    for (let line = 0; line < 8; line++) {
      const own = box.stations.filter(({ lines }) => lines.includes(line))
      const columns = own.flatMap((one) => one.columns).toSorted((a, b) => a - b)
      expect(columns).toEqual(columns.map((_, i) => i + 1))
      expect(columns.length).toBeGreaterThanOrEqual(2)
      expect(columns.length).toBeLessThanOrEqual(7)
    }
  })

  // “featuring a single track space, two or three station spaces, and a single surveyor action space or effect”
  // § 29
  it('that are double have one track space, two or three station spaces, an action or an effect', () => {
    for (const { columns, tracks, spaces, action, effect } of box.stations)
      if (columns.length === 2) {
        expect(tracks).toBe(1)
        expect([2, 3]).toContain(spaces.length)
        expect([action, effect].filter(Boolean)).toHaveLength(1)
      }
  })

  it('that start a line have no rubble, no track, nothing to build, and an action with a ticket', () => {
    const starts = box.stations.filter((one) => one.start)
    expect(starts).toHaveLength(7)
    for (const { columns, rubble, tracks, spaces, action } of starts) {
      expect({ columns, rubble, tracks, spaces }).toEqual({ columns: [1], rubble: 0, tracks: 0, spaces: [] })
      expect(action?.[0]).toEqual({ type: 'ticket' })
    }
  })
})

describe('the display', () => {
  // § 24
  it('is in the order of the numerals', () => {
    expect(layout().lines).toEqual([0, 1, 3, 4, 6, 7])
    expect(layout().rows).toEqual([0, 1, -1, 2, 3, -1, 4, 5])
  })

  // § 25
  it('shows each line from left to right', () => {
    expect(names(layout().tracked[0])).toEqual(['I-2/3', 'I-4', 'I/II-5'])
    expect(names(layout().tracked[1])).toEqual(['II-2/3', 'II-4', 'I/II-5'])
    expect(names(layout().tracked[7])).toEqual(['VIII-2', 'VIII-3', 'VIII-4/5'])
    expect(layout().tracked[2]).toEqual([])
  })

  // “Porthmadog (I/II-5) and Llanberis (III/IV-1) belong to two lines.”
  // § 19, 26
  it('has shared cards in the lines that are in play', () => {
    const porthmadog = station('I/II-5').index
    const llanberis = station('III/IV-1').index
    expect(layout().linesOf[porthmadog]).toEqual([0, 1])
    expect(layout().linesOf[llanberis]).toEqual([3])
    expect(layout(without12).linesOf[porthmadog]).toEqual([])
    expect(layout(without12).linesOf[llanberis]).toEqual([2, 3])
    expect(layout(without34).linesOf[llanberis]).toEqual([])
  })

  // § 27
  it('has five starting stations when both lines of Llanberis are in play, else six', () => {
    expect(layout(without12).starts).toHaveLength(5)
    expect(layout().starts).toHaveLength(6)
    expect(layout(without34).starts).toHaveLength(6)
  })

  // § 31
  it('has one ticket for each starting station in play', () => {
    expect(bits(layout(without12).tickets)).toHaveLength(5)
    expect(bits(layout(without34).tickets)).toHaveLength(6)
  })

  // § 30
  it('is searched column by column, top to bottom, doubles in their left column', () => {
    expect(names(layout().search)).toEqual([
      'I-2/3',
      'II-2/3',
      'IV-2/3',
      'V-2',
      'VII-2',
      'VIII-2',
      'V-3',
      'VIII-3',
      'I-4',
      'II-4',
      'IV-4',
      'VIII-4/5',
      'I/II-5',
      'IV-5',
    ])
  })
})
