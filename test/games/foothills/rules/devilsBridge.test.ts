import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const rich = { supply: { iron: 6, stone: 6 } }
const bridge = (built: readonly ('blue' | 'green')[], spec = {}) =>
  at({ clear: ['VIII-4/5'], built: { 'VIII-4/5': built }, blue: rich, ...spec })

describe('Devil’s Bridge', () => {
  // “features three station spaces that must be built in order, as indicated by the arrows”
  // § 154
  it('is built in order', () => {
    expect(bridge([]).play('select D1').moves()).toEqual(['build VIII-4/5 #1'])
    expect(bridge(['blue']).play('select D1').moves()).toEqual(['build VIII-4/5 #2'])
    expect(bridge(['blue', 'green']).play('select D1').moves()).toEqual(['build VIII-4/5 #3'])
    expect(bridge(['blue', 'green', 'blue']).can('select D1')).toBe(false)
  })

  it('has one order for both players', () => {
    expect(bridge(['green']).play('select D1').moves()).toEqual(['build VIII-4/5 #2'])
  })

  it('does not offer the second space when only the second can be paid', () => {
    const table = bridge([], { blue: { supply: { iron: 5, stone: 1 } } })
    expect(table.can('select D1')).toBe(false)
  })

  // “After you build each station, you may score an action card as you would at the pub”
  // § 155
  it('lets its builder score a card, since the new station counts', () => {
    const table = bridge([]).play('select D1', 'build VIII-4/5 #1')
    expect(table.can('score A1 for A3')).toBe(true)
    table.play('score A1 for A3')
    expect(table.pile('blue')).toEqual(['A1'])
    expect(table.cards('blue')).toEqual(['A3', 'B1', 'C1', 'D1 grey', 'E1'])
  })

  it('lets its builder score none', () => {
    const table = bridge([]).play('select D1', 'build VIII-4/5 #1', 'done')
    expect(table.pile('blue')).toEqual([])
    expect(table.asked()).toBe('green')
  })

  // § 156
  it('scores once for each station', () => {
    const table = bridge(['green']).play('select D1', 'build VIII-4/5 #2', 'score E1 for E3')
    expect(table.asked()).toBe('green')
    const third = bridge(['green', 'green']).play('select D1', 'build VIII-4/5 #3')
    expect(third.options('score').length).toBeGreaterThan(0)
    expect(third.points('blue')).toBe(2)
  })

  it('scores only while there are more stations than scored cards', () => {
    const full = { ...rich, pile: ['A4'], cards: { A: 'A3' } }
    expect(bridge([], { blue: full }).play('select D1', 'build VIII-4/5 #1').asked()).toBe('green')
    const table = bridge(['blue'], { blue: full }).play('select D1', 'build VIII-4/5 #2')
    expect(table.can('score A3 for A5')).toBe(true)
  })

  it('does not move the surveyor', () => {
    const table = bridge([], { blue: { ...rich, surveyor: 'I-1' } })
    table.play('select D1', 'build VIII-4/5 #1', 'score A1 for A4')
    expect(table.surveyor('blue')).toBe('I-1')
    expect(table.told('surveyed')).toEqual([])
  })

  // “This is not a surveyor action”
  // § 156
  it('has no surveyor action space', () => {
    expect(bridge(['green']).play('select E1').can('go to VIII-4/5')).toBe(false)
    expect(
      at({ navvies: ['VIII-4/5'] })
        .play('select E1')
        .can('go to VIII-4/5'),
    ).toBe(false)
  })

  it('leaves the new card golden when the building card itself is scored', () => {
    const table = bridge([]).play('select D1', 'build VIII-4/5 #1', 'score D1 for D4')
    expect(table.cards('blue')).toEqual(['A1', 'B1', 'C1', 'D4', 'E1'])
    expect(table.asked()).toBe('green')
  })

  it('leaves the new card golden when a secondary building card is scored, too', () => {
    const table = bridge([], { blue: { supply: { iron: 2, stone: 4, rubble: 2 }, cards: { B: 'B1 grey' } } })
    table.play('select B1', 'build VIII-4/5 #1', 'score B1 for B3')
    expect(table.cards('blue')[1]).toBe('B3')
  })

  it('flips the building card as usual when another one is scored', () => {
    const table = bridge([]).play('select D1', 'build VIII-4/5 #1', 'score B1 for B4')
    expect(table.cards('blue')).toEqual(['A1', 'B4', 'C1', 'D1 grey', 'E1'])
  })
})
