import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

describe('obtaining tickets', () => {
  // “The surveyor action on each starting station provides a ticket in that line's colour and an additional bonus”
  // § 173, 174
  it('comes with the starting station’s bonus', () => {
    const table = at().play('select E1', 'go to II-1')
    expect(table.tickets('blue')).toEqual(['II-1'])
    expect(table.supply('blue').rubble).toBe(2)
  })

  // “All tickets you collect must be different; you may return to a starting station later but do not receive the same
  // ticket again (only the bonus).”
  // § 175
  it('happens once for each kind; later visits give the bonus only', () => {
    const table = at({ blue: { tickets: ['VII'] } }).play('select E1', 'go to VII-1')
    expect(table.tickets('blue')).toEqual(['VII-1'])
    expect(table.told('ticket')).toEqual([])
    expect(table.supply('blue').passengers).toBe(1)
  })

  // § 12, 31
  it('leaves the other player’s ticket: there are two of each', () => {
    const table = at({ green: { tickets: ['VIII'] } }).play('select E1', 'go to VIII-1')
    expect(table.tickets('blue')).toEqual(['VIII-1'])
    expect(table.tickets('green')).toEqual(['VIII-1'])
  })

  it('gives one ticket at Llanberis, good for both of its lines', () => {
    const lines = ['III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const
    const table = at({ lines, clear: ['III', 'IV'], blue: { cards: { A: 'A5 grey' }, supply: { iron: 3 } } })
    table.play('select E1', 'go to III/IV-1', 'gain iron from bag')
    expect(table.tickets('blue')).toEqual(['III/IV-1'])
    const laying = at({
      lines,
      clear: ['III', 'IV', 'V'],
      blue: { cards: { A: 'A5 grey' }, supply: { iron: 3 }, tickets: ['III'] },
    })
    expect(laying.play('select A5').options('lay')).toEqual(['III-2/3', 'IV-2/3'])
  })

  it('lets the player choose iron ore or stone at Llanberis, each time', () => {
    const table = at({ blue: { tickets: ['IV'] } }).play('select E1', 'go to III/IV-1')
    expect(table.moves()).toEqual([
      'gain iron from yard',
      'gain iron from bag',
      'gain stone from yard',
      'gain stone from bag',
    ])
  })

  it('is for lines in play only', () => {
    const lines = ['I', 'II', 'III', 'V', 'VI', 'VII'] as const
    const table = at({ lines, blue: { cards: { C: 'C5 grey' } } }).play('select C5')
    expect(table.options('ticket')).toEqual(['I-1', 'II-1', 'III/IV-1', 'V-1', 'VI-1', 'VII-1'])
  })
})
