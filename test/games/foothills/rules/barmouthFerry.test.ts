import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const builder = { supply: { stone: 1, passengers: 1 } }

describe('Barmouth Ferry', () => {
  const built = () => at({ clear: ['VII'], blue: builder }).play('select D1', 'build VII-2')

  // “triggers a one-time effect that allows you to flip any number of action cards, including the currently selected
  // one”
  // § 152
  it('lets its builder flip any number of action cards at once', () => {
    const table = built()
    expect(table.moves()).toEqual(['flip A1', 'flip B1', 'flip C1', 'flip D1', 'flip E1', 'done'])
    table.play('flip A1', 'flip E1', 'done')
    expect(table.cards('blue')).toEqual(['A1 grey', 'B1', 'C1', 'D1 grey', 'E1 grey'])
  })

  it('lets its builder flip none', () => {
    const table = built().play('done')
    expect(table.cards('blue')).toEqual(['A1', 'B1', 'C1', 'D1 grey', 'E1'])
  })

  it('turns grey sides golden, too', () => {
    const table = at({ clear: ['VII'], blue: { ...builder, cards: { A: 'A1 grey', B: 'B4 grey' } } })
    table.play('select D1', 'build VII-2', 'flip A1', 'flip B4', 'done')
    expect(table.cards('blue').slice(0, 2)).toEqual(['A1', 'B4'])
  })

  it('flips a card once only', () => {
    expect(built().play('flip A1').can('flip A1')).toBe(false)
  })

  it('leaves the selected card on its first side if it is flipped too', () => {
    const table = built().play('flip D1', 'done')
    expect(table.cards('blue')[3]).toBe('D1')
  })

  it('goes on by itself when all five are flipped', () => {
    const table = built().play('flip A1', 'flip B1', 'flip C1', 'flip D1', 'flip E1')
    expect(table.asked()).toBe('green')
    expect(table.cards('blue')).toEqual(['A1 grey', 'B1 grey', 'C1 grey', 'D1', 'E1 grey'])
  })

  it('does not perform the flipped cards', () => {
    const table = built().play('flip B1', 'done')
    expect(table.supply('blue').rubble).toBe(0)
  })

  it('gives its bonus before', () => {
    expect(built().points('blue')).toBe(1)
  })

  // “This is not a surveyor action and can only be triggered once, right after building the station.”
  // § 153
  it('has no surveyor action space', () => {
    const table = at({ built: { 'VII-2': ['green'] } }).play('select E1')
    expect(table.can('go to VII-2')).toBe(false)
    expect(built().can('go to VII-2')).toBe(false)
  })

  it('under a navvy flips nothing for anyone, now or later', () => {
    const table = at({ yard: { iron: 1 }, navvies: ['I-2/3', 'II-2/3', 'IV-2/3', 'V-2'] })
    table.next('event', 'iron', 'iron', 'iron', 'iron', 'iron').play('select A1', 'take iron')
    expect(table.navvies()).toContain('VII-2')
    expect(table.told('flipped')).toEqual([])
    table.play('done')
    expect(table.told('flipped')).toHaveLength(1)
    const later = at({ navvies: ['VII-2'], blue: builder })
    expect(later.can('select D1')).toBe(false)
    expect(later.play('select E1').can('go to VII-2')).toBe(false)
  })
})
