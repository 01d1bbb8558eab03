import { describe, expect, it } from 'vitest'
import type { TableSpec } from '../lay.ts'
import { at, game } from '../table.ts'

const four = ['I', 'II', 'IV', 'VIII'] as const
const lastStop = (turn: 'blue' | 'green', start: 'blue' | 'green'): TableSpec => ({
  turn,
  start,
  stops: four,
  clear: ['VII'],
  [turn]: { supply: { iron: 2 } },
})

describe('a match that is stopped by agreement', () => {
  // Ruling 3.
  it('counts the points as they stand, unlike a match in progress', () => {
    const { p } = at({ blue: { supply: { passengers: 3 } }, built: { 'V-2': ['green'] } })
    expect(game.outcome(p)).toBeUndefined()
    expect(game.outcome(p, true)?.seats.map(({ total }) => total)).toEqual([1.5, 0])
    expect(game.outcome(p, true)?.winners).toEqual([0])
  })
})

describe('the end of the game', () => {
  // “If this happens on the starting player's turn, the other player takes one last turn so that both players had an
  // equal number of turns.”
  // § 203
  it('gives the other player one last turn if triggered by the starting player', () => {
    const table = at(lastStop('blue', 'blue')).play('select C1', 'lay VII-2')
    expect(table.asked()).toBe('green')
    table.play('select B2', 'dig V')
    expect(table.asked()).toBe('over')
    expect(table.told('over')).toHaveLength(1)
  })

  it('gives the last turn to blue when green began', () => {
    const table = at(lastStop('green', 'green')).play('select C2', 'lay VII-2')
    expect(table.asked()).toBe('blue')
    expect(table.play('select B1', 'dig V').asked()).toBe('over')
  })

  // “Otherwise the game ends at the end of the current turn.”
  // § 204
  it('comes at the end of the turn if triggered by the second player', () => {
    const table = at(lastStop('green', 'blue')).play('select C2', 'lay VII-2')
    expect(table.asked()).toBe('over')
    const blueSecond = at(lastStop('blue', 'green')).play('select C1', 'lay VII-2')
    expect(blueSecond.asked()).toBe('over')
  })

  // § 67
  it('lets the current turn finish, including the flip of step 3', () => {
    const table = at({ ...lastStop('green', 'blue'), clear: ['V', 'VII'], green: { supply: { iron: 6 } } })
    table.play('select C2', 'lay VII-2')
    expect(table.asked()).toBe('green')
    table.play('lay V-2', 'done')
    expect(table.cards('green')[2]).toBe('C2 grey')
    expect(table.asked()).toBe('over')
  })

  it('is triggered once; what follows changes nothing', () => {
    const table = at({ ...lastStop('green', 'blue'), ending: true }).play('select C2', 'lay VII-2')
    expect(table.told('ending')).toEqual([])
    expect(table.asked()).toBe('over')
  })

  // “You are supposed to place a navvy tile but you are unable to do so”
  // § 202
  it('is triggered the same way by a navvy without a place', () => {
    const navvies = ['I-2/3', 'II-2/3', 'IV-2/3', 'V-2', 'VII-2', 'VIII-2', 'V-3', 'VIII-3', 'I-4', 'II-4']
    const spec = { yard: { iron: 1 }, navvies } as const
    const blue = at(spec).next('event', 'iron', 'iron', 'iron', 'iron', 'iron')
    blue.play('select A1', 'take iron', 'done')
    expect(blue.asked()).toBe('green')
    expect(blue.play('select B2', 'dig IV').asked()).toBe('over')
    const green = at({ ...spec, turn: 'green' }).next('event', 'iron', 'iron', 'iron', 'iron', 'iron')
    expect(green.play('select A2', 'take iron', 'done').asked()).toBe('over')
  })

  it('returns three white cubes before it comes', () => {
    const table = at({ ...lastStop('green', 'blue'), yard: { iron: 1, event: 3 } })
    table.play('select C2', 'lay VII-2')
    expect(table.p.bag.event).toBe(4)
  })

  // § 52
  it('does not come without a trigger', () => {
    const table = at({ turn: 'green' }).play('select B2', 'dig V')
    expect(table.asked()).toBe('blue')
    expect(table.told('over')).toEqual([])
  })
})

describe('turns', () => {
  // “Beginning with the starting player, you alternate turns”
  // § 51
  it('alternate and are counted', () => {
    const table = at().play('select B1', 'dig I', 'select B2', 'dig II', 'select E1', 'go to VII-1')
    expect(table.told('turn').map(({ seat, turn }) => [seat, turn])).toEqual([
      [1, 2],
      [0, 3],
      [1, 4],
    ])
  })

  // “it will remain with the same player for the entirety of the game”
  // § 48
  it('leave the starting player chit where it is', () => {
    const table = at({ start: 'green', turn: 'green' }).play('select B2', 'dig I', 'select B1', 'dig I')
    expect(table.p.start).toBe(1)
  })
})
