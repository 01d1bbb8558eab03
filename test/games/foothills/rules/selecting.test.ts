import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const empty = { iron: 0, stone: 0, event: 0 }

describe('selecting an action card', () => {
  // “Select one of your action cards.”
  // § 54
  it('offers every card of which a part can be performed', () => {
    const table = at({ clear: ['V'], blue: { supply: { iron: 2, stone: 1, rubble: 1 } } })
    expect(table.options('select')).toEqual(['A1', 'B1', 'C1', 'D1', 'E1'])
  })

  it('asks only the player whose turn it is', () => {
    expect(at().asked()).toBe('blue')
    expect(at({ turn: 'green' }).asked()).toBe('green')
    expect(at({ turn: 'green' }).options('select')).toContain('A2')
  })

  // “If it is not possible to perform at least part of the action, you may not select that card”
  // § 59
  it('leaves out cards of which no part can be performed', () => {
    const table = at({ yard: empty, bag: empty })
    expect(table.options('select')).toEqual(['B1', 'E1'])
  })

  // “It is possible that you have two cards with the same type of action”
  // § 56
  it('offers two cards of the same type, each on its own side', () => {
    const table = at({ blue: { supply: { rubble: 2 }, cards: { A: 'A3 grey' } }, bag: { stone: 3 } })
    expect(table.options('select')).toEqual(expect.arrayContaining(['A3', 'C1']))
    table.play('select A3')
    expect(table.cards('blue')).toEqual(['A3 grey', 'B1', 'C1', 'D1', 'E1'])
  })

  it('never allows selecting a card and doing nothing with it', () => {
    const table = at({ clear: ['V'], blue: { supply: { iron: 4, stone: 4, rubble: 4 } } })
    for (const card of table.options('select')) {
      const other = at({ clear: ['V'], blue: { supply: { iron: 4, stone: 4, rubble: 4 } } })
      expect(other.play(`select ${card}`).can('done')).toBe(false)
    }
  })

  // § 57
  it('shows the side that was selected', () => {
    const table = at({ blue: { cards: { E: 'E1 grey' } } }).play('select E1')
    expect(table.told('selected')).toMatchObject([{ seat: 0, grey: true }])
    expect(table.options('dig')).toEqual(['I', 'II', 'IV', 'V', 'VII', 'VIII'])
  })
})

describe('a turn without any possible action', () => {
  const stuck = {
    yard: empty,
    bag: empty,
    blue: { cards: { A: 'none', B: 'B1 grey', C: 'none', D: 'none', E: 'none' } },
  } as const

  // “In the rare event that you cannot perform any action, you must skip your turn and instead place a navvy tile”
  // § 60
  it('is skipped, and a navvy is placed instead', () => {
    const table = at(stuck)
    expect(table.told('skipped')).toEqual([{ type: 'skipped', seat: 0 }])
    expect(table.navvies()).toEqual(['I-2/3'])
    expect(table.asked()).toBe('green')
    expect(table.told('flipped')).toEqual([])
  })

  it('leaves the cards as they are', () => {
    expect(at(stuck).cards('blue')).toEqual(['nothing', 'B1 grey', 'nothing', 'nothing', 'nothing'])
  })

  it('still returns three white cubes at its end', () => {
    const table = at({ ...stuck, yard: { event: 3 }, bag: { event: 1 } })
    expect(table.p.bag.event).toBe(4)
  })

  it('triggers the end if the navvy finds no place', () => {
    const navvies = ['I-2/3', 'I-4', 'I/II-5', 'II-2/3', 'II-4', 'IV-2/3', 'IV-4', 'IV-5', 'V-2', 'V-3']
    const table = at({ ...stuck, navvies, turn: 'blue', start: 'green' })
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'navvies' }])
    expect(table.asked()).toBe('over')
  })

  it('is never a choice: a player who can act may not skip', () => {
    expect(at().told('skipped')).toEqual([])
    expect(at().can('done')).toBe(false)
  })
})
