import { describe, expect, it } from 'vitest'
import type { Cube } from '../../../../src/games/foothills/position.ts'
import { at } from '../table.ts'

const refillWith = (...cubes: Cube[]) => {
  const rest: Cube[] = Array.from({ length: 6 - cubes.length }, () => 'iron')
  return [...cubes, ...rest]
}

describe('an event', () => {
  // “place it on the stockyard tile, in one of the holes, and immediately place a navvy tile”
  // § 79
  it('puts the white cube on the stockyard and places a navvy', () => {
    const table = at({ yard: { iron: 1 } }).next(...refillWith('event'))
    table.play('select A1', 'take iron')
    expect(table.p.yard.event).toBe(1)
    expect(table.navvies()).toEqual(['I-2/3'])
  })

  // “resolve each one as an event before proceeding with the causing action”
  // § 78
  it('is resolved before the action goes on', () => {
    const table = at({ yard: { iron: 1 } }).next(...refillWith('event', 'event'))
    table.play('select A1', 'take iron')
    expect(table.navvies()).toEqual(['I-2/3', 'II-2/3'])
    expect(table.asked()).toBe('blue')
    expect(table.can('take iron')).toBe(true)
  })

  it('happens after all six cubes are drawn, one navvy after the other', () => {
    const table = at({ yard: { iron: 1 } }).next(...refillWith('event', 'iron', 'event'))
    table.play('select A1', 'take iron')
    const types = table.effects.map(({ type }) => type)
    expect(types.slice(types.indexOf('drew'))).toEqual(['drew', 'event', 'navvy', 'event', 'navvy'])
  })

  it('can happen four times in one turn', () => {
    const table = at({ yard: { iron: 1 } })
    table.next(...refillWith('event', 'event', 'event', 'event'))
    table.play('select A1', 'take iron')
    expect(table.navvies()).toHaveLength(4)
    expect(table.p.yard.event).toBe(4)
  })
})

describe('white cubes on the stockyard', () => {
  // “At the end of a turn, if there are 3 or more event cubes on the stockyard tile, return all of them to the bag.”
  // § 87
  it.each([3, 4])('go back to the bag at the end of a turn when there are %i', (event) => {
    const table = at({ yard: { iron: 2, event } }).play('select A1', 'take iron')
    expect(table.p.yard.event).toBe(event)
    table.play('done')
    expect(table.p.yard.event).toBe(0)
    expect(table.p.bag.event).toBe(4)
    expect(table.told('returned')).toEqual([{ type: 'returned', events: event }])
  })

  // § 87
  it.each([1, 2])('stay when there are only %i', (event) => {
    const table = at({ yard: { iron: 2, event } }).play('select A1', 'take iron', 'done')
    expect(table.p.yard.event).toBe(event)
    expect(table.told('returned')).toEqual([])
  })
})
