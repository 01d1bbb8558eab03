import { describe, expect, it } from 'vitest'
import { contractIn } from '../../../../src/games/snowdonia/box.ts'
import type { Position } from '../../../../src/games/snowdonia/position.ts'
import { at, B, box, C, D, ending } from '../table.ts'

/** The end of a round, with some discs on the weather track; no event can come. */
const check = (coming: Position['coming'], change: (p: Position) => void = () => {}) =>
  at(3, (p) => {
    p.coming = [...coming]
    p.bag.event = 0
    change(p)
    ending(p)
  }).draw()

describe('fog', () => {
  // § 136, 137, 146
  it('keeps labourers off B and D in the next round, and leaves the rates as they are', () => {
    const table = check(['fog', 'sun'])
    expect([table.p.sky, table.p.dig, table.p.lay]).toEqual(['fog', 2, 1])
    expect(table.can({ type: 'place', area: B, space: 0 })).toBe(false)
    expect(table.can({ type: 'place', area: D, space: 0 })).toBe(false)
    expect(table.can({ type: 'place', area: C, space: 0 })).toBe(true)
    expect(table.why({ type: 'place', area: B, space: 0 })).toBe('fog')
  })

  // § 139
  it('leaves at the next check', () => {
    const table = check(['rain', 'sun'], (p) => {
      p.sky = 'fog'
    })
    expect(table.p.sky).toBe('rain')
    expect(table.can({ type: 'place', area: B, space: 0 })).toBe(true)
  })

  it('does not close a building site in place of B', () => {
    const table = check(['fog', 'sun'], (p) => {
      p.isDug = true
      p.work[B] = [-1]
    })
    expect(table.can({ type: 'place', area: B, space: 0 })).toBe(true)
    expect(table.can({ type: 'place', area: D, space: 0 })).toBe(false)
  })
})

describe('sun and rain', () => {
  // § 75, 91, 96, 116, 132, 134, 135, 144, 145
  it('move the rates by two and one, and by one each back', () => {
    expect(check(['sun', 'fog']).p).toMatchObject({ dig: 4, lay: 2 })
    expect(check(['rain', 'fog']).p).toMatchObject({ dig: 1, lay: 0 })
  })

  // § 133
  it('do not move a marker off either end', () => {
    const end = check(['sun', 'fog'], (p) => {
      p.dig = 4
      p.lay = 4
    })
    expect(end.p).toMatchObject({ dig: 4, lay: 4 })
    const start = check(['rain', 'fog'], (p) => {
      p.dig = 0
      p.lay = 0
    })
    expect(start.p).toMatchObject({ dig: 0, lay: 0 })
  })
})

describe('weather pipeline', () => {
  // § 126, 127, 131
  it('moves the discs to the left and adds the back of the top contract', () => {
    const table = check(['sun', 'rain'], (p) => {
      // Only contracts with fog on their backs are left, and the office is full but for one card.
      p.deck = [7, 8, 10, 26, 27, 30]
      p.back = 'fog'
    })
    expect(table.p.sky).toBe('sun')
    expect(table.p.coming).toEqual(['rain', 'fog'])
    expect(table.p).toMatchObject({ dig: 4, lay: 2 })
  })

  it('keeps the last weather where no contract is left to look at', () => {
    const table = check(['sun', 'rain'], (p) => {
      p.deck = []
      p.discard = []
      p.back = 'none'
      p.office = [0, 0, 0]
    })
    expect(table.p.coming).toEqual(['rain', 'rain'])
    expect(table.p.office).toEqual([0, 0, 0])
  })

  // § 38
  it('starts without any weather in the first round', () => {
    expect(at(3).p).toMatchObject({ sky: 'none', dig: 2, lay: 1 })
  })

  // § 41–43
  it('takes the first two discs from the backs of the second and third contract', () => {
    const { p } = at(3)
    const backs = p.office.slice(1).map((id) => contractIn(box, id).weather)
    expect(p.coming).toEqual(backs)
  })
})
