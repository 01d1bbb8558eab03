import { describe, expect, it } from 'vitest'
import type { Colour, TableSpec } from '../lay.ts'
import { at } from '../table.ts'

/** The line bonuses of a match that ends like this, by colour. */
function bonuses(spec: TableSpec): Record<Colour, (string | undefined)[]> {
  const { seats } = at({ phase: 'over', ...spec }).outcome()
  const of = (seat: number) => (seats[seat]?.lines ?? []).filter((one) => one.source === 'lineBonus')
  return { blue: of(0).map((one) => one.detail), green: of(1).map((one) => one.detail) }
}

describe('a line bonus', () => {
  // “the Ffestiniog Railway (I) and Welsh Highland Railway (II) lines provide a line bonus to the player with the most
  // stations built in the respective line, worth 3 VP each”
  // § 157, 205
  it('goes to the player with the most stations in the line, and is worth 3 points', () => {
    const built = { 'I-2/3': ['blue', 'blue'], 'I-4': ['green'] } as const
    expect(bonuses({ built })).toEqual({ blue: ['I'], green: [] })
    const { seats } = at({ phase: 'over', built }).outcome()
    expect(seats[0]).toMatchObject({ total: 3, lines: [{ source: 'lineBonus', points: 3, count: 2 }] })
  })

  // § 157
  it('applies to line II as well', () => {
    expect(bonuses({ built: { 'II-4': ['green'] } })).toEqual({ blue: [], green: ['II'] })
  })

  // “In case of a tie, the line bonus is not awarded.”
  // § 206
  it('goes to no one on a tie of 2 to 2', () => {
    const built = { 'I-2/3': ['blue', 'green'], 'I-4': ['green'], 'I/II-5': ['blue'] } as const
    expect(bonuses({ built })).toEqual({ blue: ['II'], green: [] })
  })

  it('goes to no one if no one has built', () => {
    expect(bonuses({})).toEqual({ blue: [], green: [] })
  })

  // “Navvy chits are ignored. The line bonus is awarded regardless of whether or not there are un-built stations left
  // in that line, even if the line is not completed.”
  // § 207, 208
  it('ignores navvies, open stations and unfinished lines', () => {
    const spec = { navvies: ['I-2/3'], built: { 'I-4': ['green'] } } as const
    expect(bonuses(spec)).toEqual({ blue: [], green: ['I'] })
  })

  // “The Porthmadog (I/II-5) station counts towards both lines.”
  // § 158, 209
  it('counts Porthmadog for both lines', () => {
    expect(bonuses({ built: { 'I/II-5': ['green'] } })).toEqual({ blue: [], green: ['I', 'II'] })
  })

  // § 38
  it('exists for a line in play whose partner isn’t', () => {
    const lines = ['II', 'III', 'IV', 'V', 'VI', 'VII'] as const
    expect(bonuses({ lines, built: { 'I/II-5': ['blue'] } })).toEqual({ blue: ['II'], green: [] })
  })

  // § 40
  it('exists for no other line', () => {
    const built = { 'IV-4': ['blue'], 'V-2': ['blue'], 'VII-2': ['blue'], 'VIII-2': ['blue'] } as const
    expect(bonuses({ built })).toEqual({ blue: [], green: [] })
  })

  it('does not count tracks', () => {
    expect(bonuses({ tracks: { 'I-4': ['blue'] } })).toEqual({ blue: [], green: [] })
  })
})
