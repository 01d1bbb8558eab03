import { describe, expect, it } from 'vitest'
import { at } from '../table.ts'

const summitOf = (table: ReturnType<typeof at>) =>
  table.outcome().seats.map(({ lines }) => lines.find((one) => one.source === 'summit')?.points ?? 0)

describe('Yr Wyddfa', () => {
  // “lets you take the summit chit”
  // § 39, 178
  it('gives the summit chit to the player performing its action', () => {
    const table = at({ navvies: ['IV-5'] }).play('select E1', 'go to IV-5')
    expect(table.p.summit).toBe(0)
    expect(table.told('summit')).toEqual([{ type: 'summit', seat: 0 }])
  })

  // “The summit chit is always owned by the last player to perform this surveyor action.”
  // § 179
  it('takes the chit from the other player', () => {
    const table = at({ navvies: ['IV-5'], summit: 'green' }).play('select E1', 'go to IV-5')
    expect(table.p.summit).toBe(0)
  })

  it('can be visited again by its owner; nothing changes', () => {
    const table = at({ navvies: ['IV-5'], summit: 'blue' }).play('select E1', 'go to IV-5')
    expect(table.p.summit).toBe(0)
  })

  it('also gives the chit to the builder who steps there', () => {
    const table = at({ clear: ['IV-5'], blue: { supply: { stone: 3, passengers: 1 } } })
    table.play('select D1', 'build IV-5', 'go to IV-5')
    expect(table.p.summit).toBe(0)
    expect(table.points('blue')).toBe(3)
  })

  it('leaves the chit with its owner when the surveyor goes away', () => {
    const table = at({ summit: 'blue', blue: { surveyor: 'IV-5' }, navvies: ['IV-5'] })
    expect(table.play('select E1', 'go home').p.summit).toBe(0)
  })

  // “which is worth 2 VP during scoring”
  // § 178
  it('is worth 2 points to the last owner alone', () => {
    expect(summitOf(at({ phase: 'over', summit: 'green' }))).toEqual([0, 2])
    expect(summitOf(at({ phase: 'over', summit: 'blue' }))).toEqual([2, 0])
    expect(summitOf(at({ phase: 'over' }))).toEqual([0, 0])
  })
})
