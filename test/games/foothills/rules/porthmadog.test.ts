import { describe, expect, it } from 'vitest'
import { at, station } from '../table.ts'

const porthmadog = station('I/II-5')
const rich = { supply: { iron: 8, stone: 2, rubble: 2, passengers: 1 } }
const onlyII = ['II', 'III', 'IV', 'V', 'VII', 'VIII'] as const

describe('digging at Porthmadog', () => {
  // “You can remove the rubble cubes as soon as all of the other station cards in one of the two lines have been
  // cleared.”
  // § 107
  it('begins when the other cards of one of its lines are clear', () => {
    const table = at({ clear: ['I-2/3', 'I-4'] }).play('select B1', 'dig I')
    expect(table.p.rubble[porthmadog.index]).toBe(0)
    expect(table.p.rubble[station('II-2/3').index]).toBe(4)
  })

  it('waits for the cards of the line being dug, even if the other line is clear', () => {
    const table = at({ clear: ['I-2/3', 'I-4'] }).play('select B1', 'dig II')
    expect(table.p.rubble[porthmadog.index]).toBe(4)
    expect(table.p.rubble[station('II-2/3').index]).toBe(0)
  })

  it('is reached within one action as the last card of the line', () => {
    const table = at({ clear: ['II-2/3'], rubble: { 'II-4': 1 } }).play('select B1', 'dig II')
    expect(table.p.rubble[porthmadog.index]).toBe(1)
  })

  it('counts a card under a navvy as clear', () => {
    const table = at({ navvies: ['I-2/3', 'I-4'] }).play('select B1', 'dig I')
    expect(table.p.rubble[porthmadog.index]).toBe(0)
  })

  // “Clearing Porthmadog provides only 1 VP as normal, even though two track spaces are unlocked.”
  // § 108
  it('gives 1 point and opens both track spaces', () => {
    const table = at({ clear: ['I-2/3', 'I-4'] }).play('select B1', 'dig I')
    expect(table.points('blue')).toBe(1)
    const laying = at({ clear: ['I/II-5'], blue: rich })
    laying.play('select C1', 'lay I/II-5', 'lay I/II-5')
    expect(laying.p.tracks.slice(porthmadog.firstTrack, porthmadog.firstTrack + 2)).toEqual([1, 1])
  })
})

describe('laying at Porthmadog', () => {
  // “You can lay track on both of these spaces (from left to right) as soon as the card is clear of rubble.”
  // § 126
  it('fills the left space first, then the right', () => {
    const table = at({ clear: ['I/II-5'], blue: rich })
    table.play('select C1', 'lay I/II-5', 'lay I/II-5')
    expect(table.told('laid').map(({ space }) => space)).toEqual([0, 1])
    expect(table.points('blue')).toBe(2)
  })

  // § 106
  it('is closed on both spaces while the left one has rubble', () => {
    const table = at({ clear: ['I-2/3', 'I-4'], rubble: { 'I/II-5': 1 }, blue: rich })
    table.play('select C1', 'lay I-2/3', 'lay I-4')
    expect(table.options('lay')).toEqual([])
  })

  // § 27
  it('is the same target through either line', () => {
    const table = at({ clear: ['I/II-5'], blue: rich }).play('select C1')
    expect(table.options('lay')).toEqual(['I/II-5'])
  })

  // § 105
  it('has no third space', () => {
    const table = at({ tracks: { 'I/II-5': ['green', 'blue'] }, blue: rich })
    expect(table.play('select C1').options('lay')).toEqual([])
  })
})

describe('completing lines at Porthmadog', () => {
  const ownI = { 'I-2/3': ['green'], 'I-4': ['green'] } as const
  const ownII = { 'II-2/3': ['green'], 'II-4': ['green'] } as const

  it('needs both track spaces', () => {
    const table = at({ tracks: ownI, clear: ['I/II-5'], blue: rich })
    table.play('select C1', 'lay I/II-5')
    expect(table.stops()).toEqual([])
    table.play('lay I/II-5')
    expect(table.stops()).toEqual(['I'])
  })

  // “completing Porthmadog does not necessarily complete both lines. Place a buffer stop only for the completed line.
  // When the second line is also complete, place a second buffer stop.”
  // § 127, 128
  it('places a stop for the completed line only, and a second one later', () => {
    const table = at({ tracks: { ...ownI, 'I/II-5': ['green'] }, clear: ['II'], blue: rich })
    table.play('select C1', 'lay II-2/3', 'lay I/II-5')
    expect(table.stops()).toEqual(['I'])
    table.play('lay II-4')
    expect(table.stops()).toEqual(['I', 'II'])
  })

  it('places two stops when its last space completes both lines', () => {
    const table = at({ tracks: { ...ownI, ...ownII, 'I/II-5': ['green'] }, blue: rich })
    table.play('select C1', 'lay I/II-5')
    expect(table.stops()).toEqual(['I', 'II'])
    expect(table.told('completed')).toEqual([
      { type: 'completed', line: 0, stop: 1 },
      { type: 'completed', line: 1, stop: 2 },
    ])
  })

  it('places the last stop for the first of two lines completed together', () => {
    const table = at({
      tracks: { ...ownI, ...ownII, 'I/II-5': ['green'] },
      stops: ['IV', 'V', 'VII', 'VIII'],
      blue: rich,
    })
    table.play('select C1', 'lay I/II-5')
    expect(table.stops()).toEqual(['IV', 'V', 'VII', 'VIII', 'I'])
    expect(table.told('completed')).toEqual([
      { type: 'completed', line: 0, stop: 5 },
      { type: 'completed', line: 1, stop: 0 },
    ])
    expect(table.told('ending')).toEqual([{ type: 'ending', why: 'stops' }])
  })

  // “(If only one line is in play, only one buffer stop is placed.)”
  // § 129
  it('keeps both spaces and places one stop when only one of its lines is in play', () => {
    const table = at({ lines: onlyII, tracks: ownII, clear: ['I/II-5'], blue: rich })
    table.play('select C1', 'lay I/II-5')
    expect(table.stops()).toEqual([])
    table.play('lay I/II-5')
    expect(table.stops()).toEqual(['II'])
    expect(table.points('blue')).toBe(2)
  })
})

describe('the station of Porthmadog', () => {
  it('can be built through either line’s ticket', () => {
    for (const ticket of ['I', 'II'] as const) {
      const table = at({
        turn: 'green',
        clear: ['I/II-5'],
        green: { supply: { iron: 2, stone: 2 }, tickets: [ticket], cards: { B: 'B2 grey' } },
      })
      expect(table.play('select B2').moves()).toEqual(['build I/II-5'])
    }
  })

  it('has no surveyor action to step onto', () => {
    const table = at({ clear: ['I/II-5'], blue: { supply: { iron: 2, stone: 2 } } })
    table.play('select D1', 'build I/II-5')
    expect(table.asked()).toBe('green')
    expect(table.points('blue')).toBe(3)
  })
})
