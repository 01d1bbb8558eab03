import { describe, expect, it } from 'vitest'
import type { Goods } from '../../../src/games/foothills/cards.ts'
import type { Numeral } from '../../../src/games/foothills/content/edition.ts'
import type { BoardSpec, TableSpec } from './lay.ts'
import { at } from './table.ts'

const six = (line: string): readonly Numeral[] =>
  line === 'III' || line === 'VI' ? ['II', 'III', 'V', 'VI', 'VII', 'VIII'] : ['I', 'II', 'IV', 'V', 'VII', 'VIII']

/** The surveyor steps onto a card that a navvy opened, or a starting station. */
function visit(id: string, supply: BoardSpec['supply'] = {}, spec: TableSpec = {}) {
  const [line = ''] = id.split(/[-/]/)
  const navvies = id.endsWith('-1') ? [] : [id]
  return at({ lines: six(line), navvies, yard: { iron: 3, stone: 3 }, ...spec, blue: { supply } }).play(
    'select E1',
    `go to ${id}`,
  )
}

const none = { iron: 0, stone: 0, rubble: 0, passengers: 0 }

describe('starting stations', () => {
  it.each([
    ['I-1', 'stone', { stone: 1 }],
    ['V-1', 'iron', { iron: 1 }],
    ['II-1', undefined, { rubble: 2 }],
    ['VI-1', undefined, { rubble: 2 }],
    ['VII-1', undefined, { passengers: 1 }],
    ['VIII-1', undefined, { passengers: 1 }],
  ])('%s gives its ticket and its bonus', (id, kind, bonus) => {
    const table = visit(id)
    if (kind) {
      expect(table.moves()).toEqual([`gain ${kind} from yard`, `gain ${kind} from bag`])
      table.play(`gain ${kind} from yard`)
    }
    expect(table.supply('blue')).toEqual({ ...none, ...bonus })
    expect(table.tickets('blue')).toEqual([id])
    expect(table.asked()).toBe('green')
  })

  it.each(['iron', 'stone'])('III/IV-1 gives its ticket and 1 %s if chosen', (kind) => {
    const table = visit('III/IV-1').play(`gain ${kind} from bag`)
    expect(table.supply('blue')).toEqual({ ...none, [kind]: 1 })
    expect(table.tickets('blue')).toEqual(['III/IV-1'])
  })
})

/** Each surveyor action that is one exchange: what it costs, the move, and the goods after it. */
const exchanges: readonly (readonly [string, Partial<Goods>, string, object, number])[] = [
  ['I-4', { stone: 2, passengers: 1 }, '2 stone + 1 passengers for 3 vp', {}, 3],
  ['II-4', { iron: 1, stone: 1, passengers: 1 }, '1 iron + 1 stone + 1 passengers for 3 vp', {}, 3],
  ['IV-4', { iron: 2, passengers: 1 }, '2 iron + 1 passengers for 3 vp', {}, 3],
  ['VI-6/7', { rubble: 4, passengers: 1 }, '4 rubble + 1 passengers for 3 vp', {}, 3],
  ['VI-3/4', { stone: 1 }, '1 stone for 2 passengers', { passengers: 2 }, 0],
  ['VIII-3', { passengers: 1 }, '1 passengers for 3 passengers', { passengers: 3 }, 0],
]

describe('single exchanges', () => {
  it.each(exchanges)('%s takes %j: %s', (id, supply, trade, had, points) => {
    const table = visit(id, supply)
    expect(table.moves()).toEqual([`trade ${trade}`])
    table.play(`trade ${trade}`)
    expect(table.supply('blue')).toEqual({ ...none, ...had })
    expect(table.points('blue')).toBe(points)
    expect(table.asked()).toBe('green')
  })

  it.each(exchanges)('%s does nothing for a player without all of %j', (id, supply) => {
    for (const kind of Object.keys(supply)) {
      const table = visit(id, { ...supply, [kind]: 0 })
      expect(table.asked()).toBe('green')
      expect(table.points('blue')).toBe(0)
    }
  })

  it.each(exchanges)('%s happens once per visit', (id, supply, trade) => {
    const double = Object.fromEntries(Object.entries(supply).map(([kind, n]) => [kind, 2 * n]))
    expect(visit(id, double).play(`trade ${trade}`).asked()).toBe('green')
  })

  it('II-2/3 gives iron ore and stone for 3 rubble, each from the source of the player’s choice', () => {
    const table = visit('II-2/3', { rubble: 4 })
    table.play('trade 3 rubble for 1 iron + 1 stone from yard', 'gain stone from bag')
    expect(table.supply('blue')).toEqual({ ...none, iron: 1, stone: 1, rubble: 1 })
    expect(table.asked()).toBe('green')
  })
})

describe('repeated exchanges', () => {
  it('I-2/3 turns iron ore into stone or the other way, up to twice', () => {
    const table = visit('I-2/3', { iron: 2, stone: 1 })
    expect(table.moves()).toEqual([
      'trade 1 iron for 1 stone from yard',
      'trade 1 iron for 1 stone from bag',
      'trade 1 stone for 1 iron from yard',
      'trade 1 stone for 1 iron from bag',
    ])
    table.play('trade 1 iron for 1 stone from bag', 'trade 1 iron for 1 stone from yard')
    expect(table.supply('blue')).toEqual({ ...none, stone: 3 })
    expect(table.asked()).toBe('green')
  })

  it('IV-2/3 turns 1 rubble into 1 stone, up to three times', () => {
    const stone = 'trade 1 rubble for 1 stone from bag'
    const table = visit('IV-2/3', { rubble: 5 }).play(stone, stone, stone)
    expect(table.supply('blue')).toEqual({ ...none, stone: 3, rubble: 2 })
    expect(table.asked()).toBe('green')
  })

  it('VI-2 turns 2 rubble into 1 iron ore, up to twice', () => {
    const iron = 'trade 2 rubble for 1 iron from yard'
    const table = visit('VI-2', { rubble: 6 }).play(iron, iron)
    expect(table.supply('blue')).toEqual({ ...none, iron: 2, rubble: 2 })
    expect(table.asked()).toBe('green')
  })

  it.each([
    ['I-2/3', { iron: 2 }, 'trade 1 iron for 1 stone from bag'],
    ['IV-2/3', { rubble: 2 }, 'trade 1 rubble for 1 stone from bag'],
    ['VI-2', { rubble: 4 }, 'trade 2 rubble for 1 iron from bag'],
  ])('%s may be left after the first', (id, supply, trade) => {
    const table = visit(id, supply)
    expect(table.can('done')).toBe(false)
    expect(table.play(trade).can('done')).toBe(true)
    expect(table.play('done').asked()).toBe('green')
  })
})

describe('track by the surveyor', () => {
  it('V-2 lays track for 1 iron ore, up to twice, in any line', () => {
    const table = visit('V-2', { iron: 3 }, { clear: ['VII', 'VIII-2'] })
    expect(table.options('lay')).toEqual(['VII-2', 'VIII-2'])
    table.play('lay VII-2', 'lay VIII-2')
    expect(table.supply('blue')).toEqual({ ...none, iron: 1 })
    expect(table.points('blue')).toBe(2)
    expect(table.asked()).toBe('green')
  })

  it('VIII-2 lays track for 3 rubble, up to twice', () => {
    const table = visit('VIII-2', { rubble: 7 }, { clear: ['V'] }).play('lay V-2', 'lay V-3')
    expect(table.supply('blue')).toEqual({ ...none, rubble: 1 })
    expect(table.points('blue')).toBe(2)
    expect(table.asked()).toBe('green')
  })
})

describe('other surveyor actions', () => {
  it('VI-5 removes 3 rubble from a single line', () => {
    const table = visit('VI-5').play('dig V')
    expect(table.supply('blue')).toEqual({ ...none, rubble: 3 })
    expect(table.points('blue')).toBe(1)
  })

  it('IV-5 gives the summit chit', () => {
    expect(visit('IV-5').p.summit).toBe(0)
  })

  // “Take 2 iron ore and 2 stone from the bag, keep any 2, and put the rest in the stockyard.”
  it('III-2/3 takes 2 and 2 from the bag, keeps any 2, the rest goes to the stockyard', () => {
    const table = visit('III-2/3')
    expect(table.moves()).toEqual(['keep 0 iron', 'keep 1 iron', 'keep 2 iron'])
    const bag = { ...table.p.bag }
    table.play('keep 2 iron')
    expect(table.supply('blue')).toEqual({ ...none, iron: 2 })
    expect(table.p.yard).toEqual({ iron: 3, stone: 5, event: 0 })
    expect(table.p.bag).toEqual(bag)
    expect(table.told('event')).toEqual([])
  })

  it('III-2/3 takes what the bag has of each kind, and keeps any 2 of that', () => {
    const table = visit('III-2/3', {}, { bag: { iron: 1, stone: 4 } })
    expect(table.moves()).toEqual(['keep 0 iron', 'keep 1 iron'])
    expect(table.play('keep 1 iron').supply('blue')).toEqual({ ...none, iron: 1, stone: 1 })
    expect(table.p.bag).toEqual({ iron: 0, stone: 2, event: 4 })
    const single = visit('III-2/3', {}, { bag: { stone: 1 } })
    expect(single.supply('blue')).toEqual({ ...none, stone: 1 })
  })

  it('III-2/3 does nothing with an empty bag', () => {
    const table = visit('III-2/3', {}, { bag: { event: 4 } })
    expect(table.supply('blue')).toEqual(none)
    expect(table.asked()).toBe('green')
  })
})
