import { describe, expect, it } from 'vitest'
import { lacking, likelihood } from '../../src/rules/odds.ts'

const things = [
  { id: 'iron', name: 'iron ore', count: 2 },
  { id: 'stone', name: 'stone', count: 1 },
  { id: 'event', name: 'an event', count: 1 },
]

describe('choosing draws', () => {
  it('is as likely as drawing its items one after another', () => {
    expect(likelihood(things, [])).toBe(1)
    expect(likelihood(things, ['iron'])).toBeCloseTo(1 / 2)
    expect(likelihood(things, ['iron', 'iron'])).toBeCloseTo((2 / 4) * (1 / 3))
    expect(likelihood(things, ['event', 'stone', 'iron'])).toBeCloseTo((1 / 4) * (1 / 3) * (2 / 2))
  })

  it('is as likely as each kind of draw by itself', () => {
    const sky = { id: 'fog', name: 'fog', count: 1, among: 'weather' }
    const all = [...things, sky, { ...sky, id: 'sun', count: 4 }]
    expect(likelihood(all, ['fog', 'iron'])).toBeCloseTo((1 / 5) * (2 / 4))
  })

  it('is impossible while an item is missing, and says which', () => {
    expect(likelihood(things, ['event', 'event'])).toBe(0)
    expect(likelihood(things, ['gold'])).toBe(0)
    expect(lacking(things, ['event', 'iron', 'event'])).toEqual({ thing: things[2], wanted: 2 })
    expect(lacking(things, ['iron', 'iron', 'stone'])).toBeUndefined()
  })
})
