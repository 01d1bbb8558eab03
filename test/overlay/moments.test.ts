import { describe, expect, it } from 'vitest'
import { highlightsOf } from '../../src/overlay/film/moments.ts'

describe('the moments of a match by its points', () => {
  it('are where another seat comes to be ahead, and the large gains', () => {
    const scores = [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 2],
      [6, 2],
      [6, 7],
      [6, 11],
    ]
    expect(highlightsOf(scores)).toEqual([
      { seq: 3, seat: 1, kind: 'lead', gain: 1 },
      { seq: 5, seat: 0, kind: 'lead', gain: 5 },
      { seq: 6, seat: 1, kind: 'lead', gain: 5 },
      { seq: 7, seat: 1, kind: 'gain', gain: 4 },
    ])
  })

  it('are the leads that last longest where it changes often', () => {
    const scores = Array.from({ length: 60 }, (_, seq) => {
      const turn = Math.floor(seq / 5)
      return turn % 2 === 0 ? [turn + 1, turn] : [turn, turn + 1]
    })
    expect(highlightsOf(scores)).toHaveLength(4)
  })

  it('are none where nobody gets points', () => {
    expect(
      highlightsOf([
        [0, 0],
        [0, 0],
      ]),
    ).toEqual([])
    expect(highlightsOf([])).toEqual([])
  })
})
