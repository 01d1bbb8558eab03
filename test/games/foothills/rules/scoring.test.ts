import { describe, expect, it } from 'vitest'
import type { TableSpec } from '../lay.ts'
import { at } from '../table.ts'

const reckoning = (spec: TableSpec) => at({ phase: 'over', ...spec }).outcome()
const blueLines = (spec: TableSpec) => reckoning(spec).seats[0]?.lines ?? []
const pointsOf = (spec: TableSpec, source: string) =>
  blueLines(spec)
    .filter((line) => line.source === source)
    .map(({ points }) => points)

// § 211, 213
describe('a scoring card', () => {
  // “Score 1 VP for every second passenger in your supply, rounded down”
  it.each([
    [0, []],
    [1, []],
    [2, [1]],
    [5, [2]],
    [6, [3]],
  ])('for passengers: %i of them give %j', (passengers, expected) => {
    const blue = { pile: ['A3'], supply: { passengers } }
    expect(pointsOf({ blue }, 'pile.passenger')).toEqual(expected)
  })

  // “Score 1 VP for every second track you built, rounded down”
  // § 215
  it('for tracks gives 1 point for every second one, not counting the other player’s', () => {
    const tracks = { 'V-2': ['blue'], 'V-3': ['blue'], 'VII-2': ['blue'], 'VIII-2': ['green'] } as const
    expect(pointsOf({ tracks, blue: { pile: ['E1'] } }, 'pile.track')).toEqual([1])
    const four = { ...tracks, 'VIII-3': ['blue'] } as const
    expect(pointsOf({ tracks: four, blue: { pile: ['E1'] } }, 'pile.track')).toEqual([2])
  })

  // “Score 1 VP for each station you built”
  // § 216
  it('for stations gives 1 point each', () => {
    const built = { 'V-2': ['blue'], 'IV-2/3': ['blue', 'green'], 'V-3': ['blue'] } as const
    expect(pointsOf({ built, blue: { pile: ['B1'] } }, 'pile.station')).toEqual([3])
  })

  // “Score 1 VP for each ticket you collected.”
  // § 177, 217
  it('for tickets gives 1 point each', () => {
    const blue = { pile: ['A4'], tickets: ['I', 'V', 'VII', 'VIII'] } as const
    expect(pointsOf({ blue }, 'pile.ticket')).toEqual([4])
  })

  it('for tickets counts the ticket of Llanberis once', () => {
    const blue = { pile: ['A4'], tickets: ['III', 'IV'] } as const
    const lines = ['III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
    expect(pointsOf({ lines, blue }, 'pile.ticket')).toEqual([1])
  })

  // “Score 1 VP for each card in your scoring pile, including this one.”
  // § 218
  it('for cards counts the whole pile, itself included', () => {
    expect(pointsOf({ blue: { pile: ['C1'] } }, 'pile.card')).toEqual([1])
    expect(pointsOf({ blue: { pile: ['C1', 'B4', 'E1'] } }, 'pile.card')).toEqual([3])
  })

  it('pays even beside another of its kind', () => {
    expect(pointsOf({ blue: { pile: ['C1', 'B3'] } }, 'pile.card')).toEqual([2, 2])
  })

  // “(Action cards below your player board do not count.)”
  // § 212
  it('below the board pays nothing', () => {
    expect(blueLines({ blue: { tickets: ['V'] } })).toEqual([])
  })

  it('is named by its id', () => {
    expect(blueLines({ blue: { pile: ['C1'] } })).toEqual([{ source: 'pile.card', points: 1, count: 1, detail: 'C1' }])
  })
})

describe('the final reckoning', () => {
  // “total your victory points from VP chits, line bonus chits (3 VP each), passengers (½ VP each), and the summit
  // chit”
  // § 219
  it('adds chits, line bonuses, passengers and the summit', () => {
    const { seats } = reckoning({
      summit: 'blue',
      built: { 'I-4': ['blue'] },
      blue: { earned: { cleared: 4, track: 3, bonus: 2, exchange: 6 }, supply: { passengers: 3 }, pile: ['B1'] },
    })
    expect(seats[0]?.lines.map(({ source, points }) => [source, points])).toEqual([
      ['cleared', 4],
      ['track', 3],
      ['bonus', 2],
      ['exchange', 6],
      ['lineBonus', 3],
      ['pile.station', 1],
      ['passengers', 1.5],
      ['summit', 2],
    ])
    expect(seats[0]?.total).toBe(22.5)
  })

  // § 214
  it('counts 5 passengers and the passenger card as 2 and 2.5', () => {
    const { seats } = reckoning({ blue: { pile: ['A3'], supply: { passengers: 5 } } })
    expect(seats[0]?.total).toBe(4.5)
  })

  it('does not round half points', () => {
    const { seats, winners } = reckoning({ blue: { supply: { passengers: 1 } }, green: { earned: { track: 1 } } })
    expect(seats.map(({ total }) => total)).toEqual([0.5, 1])
    expect(winners).toEqual([1])
  })

  it('pays nothing for resources, rubble and tickets alone', () => {
    const blue = { supply: { iron: 5, stone: 5, rubble: 9 }, tickets: ['I', 'V'] } as const
    expect(reckoning({ blue }).seats[0]?.total).toBe(0)
  })

  // “If you have more victory points than your opponent, you win.”
  // § 6, 220
  it('is won by more points', () => {
    expect(reckoning({ blue: { earned: { track: 1 } } }).winners).toEqual([0])
    expect(reckoning({ green: { earned: { track: 1 } } }).winners).toEqual([1])
  })

  it('waits for the end', () => {
    expect(() => at().outcome()).toThrow()
  })
})
