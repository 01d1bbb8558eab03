import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const teaBreak = (cards = {}) =>
  at({ clear: ['V'], blue: { supply: { iron: 2 }, cards: { A: 'A3 grey', ...cards } } }).play('select A3', 'lay V-2')

describe('flipping the selected card', () => {
  // “After completing the action and resolving all of its effects, turn the selected action card to the opposite side”
  // § 61
  it('turns golden to grey after the action', () => {
    const table = at().play('select B1', 'dig V')
    expect(table.cards('blue')[1]).toBe('B1 grey')
    expect(table.effects.map(({ type }) => type).slice(-2)).toEqual(['flipped', 'turn'])
  })

  it('turns grey to golden', () => {
    const table = at({ blue: { cards: { E: 'E1 grey' } } }).play('select E1', 'dig V')
    expect(table.cards('blue')[4]).toBe('E1')
  })

  // “(Flipping an additional action card is optional; flipping the current one is not.)”
  // § 66
  it('is not optional', () => {
    const table = at().play('select B1', 'dig V')
    expect(table.asked()).toBe('green')
    expect(table.told('flipped')).toHaveLength(1)
  })
})

describe('flipping an additional action card', () => {
  // “you can turn an action card other than the currently selected one to the opposite side”
  // § 62
  it('offers the other cards, and to decline', () => {
    expect(teaBreak().moves()).toEqual(['flip B1', 'flip C1', 'flip D1', 'flip E1', 'done'])
  })

  // “if the golden side is up, turn it to the grey side, and vice versa”
  // § 63, 65
  it('turns both the other card and the selected one', () => {
    const table = teaBreak({ B: 'B1 grey' }).play('flip B1')
    expect(table.cards('blue')).toEqual(['A3', 'B1', 'C1', 'D1', 'E1'])
    expect(table.points('blue')).toBe(1)
    expect(teaBreak().play('flip C1').cards('blue')).toEqual(['A3', 'B1', 'C1 grey', 'D1', 'E1'])
  })

  // § 66
  it('is optional', () => {
    expect(teaBreak().play('done').cards('blue')).toEqual(['A3', 'B1', 'C1', 'D1', 'E1'])
  })

  // “Do not perform the action of that other card!”
  // § 64
  it('does not perform the other card', () => {
    const table = teaBreak().play('flip B1')
    expect(table.supply('blue').rubble).toBe(0)
    expect(table.asked()).toBe('green')
  })

  it('comes after the action', () => {
    const table = at({ blue: { supply: { rubble: 4 }, cards: { A: 'A3 grey' } } }).play('select A3')
    expect(table.options('flip')).toEqual([])
  })

  it('turns two different cards where two are allowed', () => {
    const table = at({ blue: { cards: { D: 'D4 grey' } } }).next('iron', 'stone')
    table.play('select D4', 'flip A1')
    expect(table.moves()).toEqual(['flip B1', 'flip C1', 'flip E1', 'done'])
    table.play('flip E1')
    expect(table.cards('blue')).toEqual(['A1 grey', 'B1', 'C1', 'D4', 'E1 grey'])
  })

  it('is not carried into the next turn', () => {
    const table = teaBreak().play('done')
    expect(table.p.flips).toBe(0)
    table.play('select B2', 'dig I', 'select B1', 'dig I')
    expect(table.asked()).toBe('green')
  })

  it('alone makes no card selectable', () => {
    const blue = { cards: { A: 'A3 grey' } }
    expect(at({ blue }).can('select A3')).toBe(false)
    const none = { yard: {}, bag: { event: 0 }, blue: { cards: { D: 'D4 grey' } } }
    expect(at(none).can('select D4')).toBe(false)
  })

  it('alone makes a card selectable if so agreed', () => {
    const table = at({ blue: { cards: { A: 'A3 grey' } }, readings: { flipIsPart: true } })
    table.play('select A3')
    expect(table.moves()).toEqual(['flip B1', 'flip C1', 'flip D1', 'flip E1', 'done'])
  })

  it('does not replace what a card requires', () => {
    const spec = { clear: ['V'], readings: { flipIsPart: true } }
    const blue = { supply: { stone: 2, rubble: 1 }, cards: { B: 'B3 grey' } }
    expect(at({ ...spec, blue }).can('select B3')).toBe(false)
    expect(at({ ...spec, blue: { ...blue, tickets: ['I'] } }).can('select B3')).toBe(true)
  })

  it('never turns a card gained this turn', () => {
    const table = at({
      clear: ['VIII-4/5'],
      blue: { supply: { iron: 2, stone: 3 }, cards: { B: 'B3 grey' }, tickets: ['VIII'] },
    })
    table.play('select B3', 'build VIII-4/5 #1 with 1 iron', 'score A1 for A4')
    expect(table.options('flip')).toEqual(['C1', 'D1', 'E1'])
  })

  it('still turns another card when the selected one was scored', () => {
    const table = at({
      clear: ['VIII-4/5'],
      blue: { supply: { iron: 2, stone: 3 }, cards: { B: 'B3 grey' }, tickets: ['VIII'] },
    })
    table.play('select B3', 'build VIII-4/5 #1 with 1 iron', 'score B3 for B4')
    expect(table.options('flip')).toEqual(['A1', 'C1', 'D1', 'E1'])
    expect(table.play('flip A1').cards('blue').slice(0, 2)).toEqual(['A1 grey', 'B4'])
  })
})
