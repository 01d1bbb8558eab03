import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const iron = (count: number) => ({ supply: { iron: count } })

describe('completing a line', () => {
  // “As soon as all track spaces in a line have a track or navvy tile on them, place a buffer stop”
  // § 123
  it('places a buffer stop when the last track is laid', () => {
    const table = at({ tracks: { 'V-2': ['green'] }, clear: ['V'], blue: iron(2) })
    table.play('select C1', 'lay V-3')
    expect(table.stops()).toEqual(['V'])
    expect(table.told('completed')).toEqual([{ type: 'completed', line: 4, stop: 1 }])
  })

  // § 123
  it('counts navvies like tracks', () => {
    const table = at({ navvies: ['V-2'], clear: ['V'], blue: iron(2) })
    expect(table.play('select C1', 'lay V-3').stops()).toEqual(['V'])
  })

  it('waits for skipped cards in the middle', () => {
    const table = at({ tracks: { 'VIII-2': ['green'], 'VIII-4/5': ['green'] }, blue: iron(4), clear: ['VIII-3'] })
    expect(table.stops()).toEqual([])
    expect(table.play('select C1', 'lay VIII-3').stops()).toEqual(['VIII'])
  })

  it('requires no stations', () => {
    const table = at({ clear: ['VII'], blue: iron(2) }).play('select C1', 'lay VII-2')
    expect(table.stops()).toEqual(['VII'])
    expect(table.p.boards[0]?.stations).toBe(0)
  })

  it('waits for a card with a station but no track', () => {
    const table = at({ built: { 'VII-2': ['green'] }, clear: ['V'], blue: iron(4) })
    table.play('select C1', 'lay V-2', 'lay VII-2')
    expect(table.stops()).toEqual(['VII'])
  })

  it('gives no points of its own', () => {
    const table = at({ clear: ['VII'], blue: iron(2) }).play('select C1', 'lay VII-2')
    expect(table.points('blue')).toBe(1)
  })

  it('can happen to two lines in one action', () => {
    const table = at({ tracks: { 'V-2': ['green'] }, clear: ['V', 'VII'], blue: iron(4) })
    table.play('select C1', 'lay VII-2', 'lay V-3')
    expect(table.stops()).toEqual(['VII', 'V'])
  })
})

describe('the last buffer stop', () => {
  const four = ['I', 'II', 'IV', 'VIII'] as const

  // “Placing the last buffer stop will trigger the end of the game”
  // § 124, 201
  it('is the fifth, and triggers the end although a line is unfinished', () => {
    const table = at({ stops: four, clear: ['VII'], blue: iron(2) })
    table.play('select C1', 'lay VII-2')
    expect(table.stops()).toHaveLength(5)
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'stops' }])
  })

  it('does not trigger it with four', () => {
    const table = at({ stops: ['I', 'II', 'IV'], clear: ['VII'], blue: iron(2) })
    table.play('select C1', 'lay VII-2')
    expect(table.told('ending')).toEqual([])
  })

  it('leaves the sixth line without one, where laying goes on', () => {
    const table = at({ stops: four, clear: ['V', 'VII'], blue: iron(6) })
    table.play('select C1', 'lay VII-2', 'lay V-2', 'lay V-3')
    expect(table.stops()).toEqual([...four, 'VII'])
    expect(table.told('completed').at(-1)).toEqual({ type: 'completed', line: 4, stop: 0 })
    expect(table.points('blue')).toBe(3)
    expect(table.told('ending')).toHaveLength(1)
  })
})
