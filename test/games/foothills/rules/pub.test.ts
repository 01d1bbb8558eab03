import { describe, expect, it } from 'vitest'
import type { BoardSpec, TableSpec } from '../lay.ts'
import { at } from '../table.ts'

const one = { 'V-2': ['blue'] } as const
const two = { 'V-2': ['blue'], 'V-3': ['blue'] } as const
const canVisit = (spec: TableSpec) => at(spec).play('select E1').can('go to the pub')
const visit = (blue: BoardSpec = {}, spec: TableSpec = {}) =>
  at({ built: one, blue, ...spec }).play('select E1', 'go to the pub')

describe('the pub', () => {
  // “Select an action card below your player board … set it aside in your scoring pile. Then take a replacement of the
  // exact same pair of types (A-E) from the general supply and place it in the vacant spot, golden side up.”
  // § 181, 183
  it('scores a card and takes one of its type, golden and not flipped', () => {
    const table = visit({}, { spare: ['C3', 'C4'] }).play('score C1 for C4')
    expect(table.pile('blue')).toEqual(['C1'])
    expect(table.cards('blue')).toEqual(['A1', 'B1', 'C4', 'D1', 'E1 grey'])
    expect(table.p.spare).toHaveLength(1)
    expect(table.surveyor('blue')).toBe('the pub')
    expect(table.asked()).toBe('green')
  })

  // “(regardless of which side is facing up)”
  // § 45, 182
  it('scores cards of either side; the new one is golden', () => {
    const table = visit({ cards: { A: 'A1 grey' } }).play('score A1 for A3')
    expect(table.cards('blue')[0]).toBe('A3')
  })

  // “If two matching cards are available, select one of them.”
  // § 184
  it('lets the player choose between two replacements', () => {
    expect(visit().options('score')).toEqual([
      'A1 for A3',
      'A1 for A4',
      'B1 for B3',
      'B1 for B4',
      'C1 for C3',
      'C1 for C4',
      'D1 for D3',
      'D1 for D4',
      'E1 for E3',
      'E1 for E4',
    ])
  })

  // § 183
  it('replaces by the pair of types, on either side', () => {
    const table = visit({ cards: { A: 'A1 grey' } }, { spare: ['A5', 'C3'] })
    expect(table.can('score A1 for A5')).toBe(true)
    expect(table.can('score A1 for C3')).toBe(false)
  })

  // “If no matching cards are left, you will have one fewer action card available to you for the rest of the game.”
  // § 185
  it('leaves a slot empty for good when no replacement is left', () => {
    const table = visit({}, { spare: ['B3', 'C3', 'D3', 'E3'] }).play('score A1 for nothing')
    expect(table.cards('blue')).toEqual(['nothing', 'B1', 'C1', 'D1', 'E1 grey'])
    const next = at({ blue: { cards: { A: 'none' }, pile: ['A1'] } })
    expect(next.options('select').some((id) => id.startsWith('A'))).toBe(false)
  })

  it('has a general supply that both players share', () => {
    const table = visit({}, { spare: ['A3'] }).play('score A1 for A3')
    const green = at({
      turn: 'green',
      built: { 'V-3': ['green'] },
      spare: [],
      blue: { cards: { A: 'A3' }, pile: ['A1'] },
    })
    expect(table.p.spare).toEqual([])
    expect(green.play('select E2', 'go to the pub').can('score A2 for nothing')).toBe(true)
  })

  it('must score a card once visited', () => {
    expect(visit().can('done')).toBe(false)
  })

  // “If you replace the E action card triggering the pub action, you need not flip it in step 3”
  // § 186, 187
  it('leaves the new card golden when the E card itself is scored', () => {
    const table = visit().play('score E1 for E4')
    expect(table.cards('blue')).toEqual(['A1', 'B1', 'C1', 'D1', 'E4'])
    expect(table.told('flipped')).toEqual([])
    expect(table.asked()).toBe('green')
  })

  it('empties the slot of the E card when it has no replacement', () => {
    const table = visit({}, { spare: [] }).play('score E1 for nothing')
    expect(table.cards('blue')[4]).toBe('nothing')
    expect(table.told('flipped')).toEqual([])
  })
})

describe('the limit of the scoring pile', () => {
  // “you may not move to the pub unless you have more stations than cards in your scoring pile”
  // § 189
  it('closes the pub without a station', () => {
    expect(canVisit({})).toBe(false)
    expect(canVisit({ built: one })).toBe(true)
  })

  // § 188
  it('closes the pub with 2 stations and 2 scored cards', () => {
    const blue = (pile: string[]) => ({ pile, cards: { A: 'A3', B: 'B3' } })
    expect(canVisit({ built: two, blue: blue(['A1', 'B1']) })).toBe(false)
    expect(canVisit({ built: two, blue: blue(['A1']) })).toBe(true)
  })

  // § 148
  it('counts the player’s own stations, neither the opponent’s nor navvies', () => {
    expect(canVisit({ built: { 'V-2': ['green'] }, navvies: ['IV-2/3'] })).toBe(false)
  })
})

// § 180
describe('who goes to the pub', () => {
  // “The pub can only be visited with a primary E action!”
  it.each([
    { cards: { C: 'C1 grey' }, tickets: ['V'] },
    { cards: { C: 'C2 grey' } },
    { cards: { C: 'C3 grey' } },
    { cards: { C: 'C4 grey' } },
  ] as const)('is no one with a secondary action: %j', (blue) => {
    const table = at({ built: { ...one, 'IV-2/3': ['blue'] }, blue: { surveyor: 'I-1', ...blue } })
    table.play(`select ${blue.cards.C.slice(0, 2)}`)
    expect(table.options('go to')).not.toContain('the pub')
    expect(table.can('go home')).toBe(true)
  })

  it('may be both players at once', () => {
    expect(canVisit({ built: one, green: { surveyor: 'pub' } })).toBe(true)
  })

  it('is not someone already there, unless so agreed', () => {
    const spec = { built: one, blue: { surveyor: 'pub' } }
    expect(canVisit(spec)).toBe(false)
    expect(canVisit({ ...spec, readings: { pubToPub: true } })).toBe(true)
  })

  it('may leave it for home or a station', () => {
    const table = at({ blue: { surveyor: 'pub' } }).play('select E1')
    expect(table.can('go home')).toBe(true)
    expect(table.can('go to V-1')).toBe(true)
  })
})
