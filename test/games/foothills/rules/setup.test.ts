import { describe, expect, it } from 'vitest'
import { bits, lineSets } from '../../../../src/games/foothills/layout.ts'
import { boardOf, inYard, type Position } from '../../../../src/games/foothills/position.ts'
import { box, game, tableOf } from '../table.ts'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const dealt = (seed: number, options = {}) => tableOf(game.setup(2, options), seed)
const spareIds = (p: Position) => p.spare.map((card) => box.actions[card]?.id ?? '')

describe('setup', () => {
  // “Take the station cards and select 6 lines at random. (There are 8 lines in total …)”
  // § 17, 21, 22
  it('lays out six of the eight lines, any of the 28 pairs left out', () => {
    expect(new Set(lineSets()).size).toBe(28)
    const seen = new Set(Array.from({ length: 400 }, (_, seed) => dealt(seed).p.lines))
    for (const lines of seen) expect(bits(lines)).toHaveLength(6)
    expect(seen.size).toBe(28)
  })

  // § 20
  it('lays out the lines asked for', () => {
    const { p } = dealt(1, { lines: ['III', 'IV', 'V', 'VI', 'VII', 'VIII'] })
    expect(bits(p.lines)).toEqual([2, 3, 4, 5, 6, 7])
  })

  // “Draw 6 resources at random from the bag … Then shuffle the white event cubes into the bag”
  // § 34, 35
  it('draws six resources before the white cubes enter the bag', () => {
    for (const seed of seeds) {
      const { p } = dealt(seed)
      expect(inYard(p)).toBe(6)
      expect(p.yard.event).toBe(0)
      expect(p.bag).toEqual({ iron: 20 - p.yard.iron, stone: 16 - p.yard.stone, event: 4 })
    }
  })

  // § 33
  it('draws the six resources by chance', () => {
    const irons = new Set(seeds.map((seed) => dealt(seed).p.yard.iron))
    expect(irons.size).toBeGreaterThan(3)
  })

  // “Fill the track spaces of the station cards with a number of rubble cubes, as shown”
  // § 36
  it('fills the cards in play, and no others, with their rubble', () => {
    for (const { index, lines, rubble } of box.stations)
      for (const seed of seeds.slice(0, 10)) {
        const { p } = dealt(seed)
        const inPlay = lines.some((line) => (p.lines >> line) & 1)
        expect(p.rubble[index]).toBe(inPlay ? rubble : 0)
      }
  })

  // “Take the 5 action cards in your colour … with the golden side facing up”
  // § 5, 43
  it('gives each player the five cards of a colour, golden side up', () => {
    const table = dealt(1)
    expect(table.cards('blue')).toEqual(['A1', 'B1', 'C1', 'D1', 'E1'])
    expect(table.cards('green')).toEqual(['A2', 'B2', 'C2', 'D2', 'E2'])
  })

  // § 41
  it('lets seat 0 play green when colours are swapped', () => {
    const { p } = dealt(1, { swapped: true })
    expect(p.boards.map(({ colour }) => colour)).toEqual([1, 0])
    expect(boardOf(p, 0).cards.map((card) => box.actions[card]?.id)).toEqual(['A2', 'B2', 'C2', 'D2', 'E2'])
  })

  // “From the remaining action cards, randomly select 2 cards of each type”
  // § 44
  it('puts two of the three neutral cards of each letter into the supply, by chance', () => {
    const left = new Set<string>()
    for (const seed of seeds) {
      const ids = spareIds(dealt(seed).p)
      for (const letter of 'ABCDE') {
        const own = ids.filter((id) => id.startsWith(letter))
        expect(new Set(own).size).toBe(2)
        for (const n of [3, 4, 5]) if (!own.includes(`${letter}${n}`)) left.add(`${letter}${n}`)
      }
      expect(ids).toHaveLength(10)
    }
    expect(left.size).toBe(15)
  })

  // “Place the surveyor token on the designated spot … the station counter next to space 0”
  // § 8, 42
  it('leaves surveyors at home, counters at 0 and supplies empty', () => {
    const { p } = dealt(1)
    for (const seat of [0, 1]) {
      const { supply, surveyor, stations, tracks, tickets, pile, earned } = boardOf(p, seat)
      expect({ surveyor, stations, tracks, tickets, pile }).toEqual({
        surveyor: -1,
        stations: 0,
        tracks: 0,
        tickets: 0,
        pile: [],
      })
      expect(supply).toEqual({ iron: 0, stone: 0, rubble: 0, passengers: 0 })
      expect(earned).toEqual({ cleared: 0, track: 0, bonus: 0, exchange: 0 })
    }
    expect(p.summit).toBe(-1)
    expect(p.stops).toEqual([])
    expect(p.navvies.every((tile) => tile === 0)).toBe(true)
  })

  // “Determine a starting player”
  // § 47
  it('draws the starting player by chance, or takes the one agreed on', () => {
    expect(new Set(seeds.map((seed) => dealt(seed).p.start))).toEqual(new Set([0, 1]))
    for (const seed of seeds) expect(dealt(seed, { start: 1 }).p.start).toBe(1)
  })
})

describe('the first resources', () => {
  // “in reverse play order, each player selects 2 resources from the stockyard”
  // § 49
  it('are taken two by two, the second player first', () => {
    const table = dealt(3, { start: 0 })
    const takers: string[] = []
    for (let i = 0; i < 4; i++) {
      takers.push(table.asked())
      table.play(table.moves()[0] ?? '')
    }
    expect(takers).toEqual(['green', 'green', 'blue', 'blue'])
    expect(table.asked()).toBe('blue')
    expect(table.p.phase).toBe('select')
  })

  it('are taken by the starting player last when green begins, too', () => {
    const table = dealt(3, { start: 1 })
    expect(table.asked()).toBe('blue')
    table.play(table.moves()[0] ?? '', table.moves()[0] ?? '')
    expect(table.asked()).toBe('green')
  })

  // “Do not refill the stockyard (yet).”
  // § 50
  it('leave two in the stockyard, without refill or event', () => {
    for (const seed of seeds) {
      const table = dealt(seed)
      for (let i = 0; i < 4; i++) table.play(table.moves()[0] ?? '')
      expect(inYard(table.p)).toBe(2)
      expect(table.p.bag.event).toBe(4)
      expect(table.told('drew')).toHaveLength(1)
      expect(table.navvies()).toEqual([])
    }
  })

  it('are of any kind that the stockyard holds, and must be taken', () => {
    const table = dealt(2)
    const kinds = (['iron', 'stone'] as const).filter((kind) => table.p.yard[kind] > 0)
    expect(table.moves()).toEqual(kinds.map((kind) => `take ${kind}`))
  })
})

describe('options', () => {
  it.each([
    { lines: ['I', 'II', 'III'] },
    { lines: ['I', 'II', 'III', 'IV', 'V', 'V'] },
    { lines: ['I', 'II', 'III', 'IV', 'V', 'IX'] },
    { start: 2 },
    { swapped: 'yes' },
    { colour: 'blue' },
    { readings: { pubToPub: 1 } },
    'none',
  ])('refuses %j', (options) => {
    expect(game.readOptions(options)).toHaveProperty('flaw')
  })

  it('reads six different lines, a starting player and open readings', () => {
    const options = { lines: ['I', 'II', 'III', 'IV', 'V', 'VI'], start: 1, swapped: true }
    expect(game.readOptions(options)).toMatchObject({ options })
    expect(game.readOptions({ readings: { pubToPub: true } })).toMatchObject({
      options: { readings: { pubToPub: true, flipIsPart: false } },
    })
    expect(game.readOptions(undefined)).toHaveProperty('options')
  })
})
