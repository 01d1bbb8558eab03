import { describe, expect, it } from 'vitest'
import { edgesOf, heightAt, pathOf, shapeOf, ticksOf } from '../../src/overlay/advice/plotted.ts'

const moments = [
  { seq: 10, chances: [0.5, 0.3, 0.2] },
  { seq: 20, chances: [0.1, 0.6, 0.3] },
]
const across = (seq: number) => (seq - 10) * 10

describe('the plot of an analysis', () => {
  it('piles the seats up, the first on top', () => {
    const heights = edgesOf(3, moments, across).map((edge) => edge.map(({ y }) => Math.round(y)))
    expect(heights).toEqual([
      [100, 100],
      [50, 90],
      [20, 30],
    ])
  })

  it('gives each seat the area between its edge and the next, and the last one all below', () => {
    const [first, second] = edgesOf(2, [moments[0] ?? { seq: 0, chances: [] }], across)
    expect(shapeOf(first ?? [], second)).toBe('polygon(0.00% 0.00%, 0.00% 50.00%)')
    expect(shapeOf(second ?? [], undefined)).toBe('polygon(0.00% 50.00%, 0.00% 100.00%)')
  })

  it('draws an edge from left to right', () => {
    expect(pathOf(edgesOf(3, moments, across)[1] ?? [])).toBe('M0.00 50.00L100.00 10.00')
  })

  it('marks a choice where the band of its seat meets its neighbour’s', () => {
    expect(heightAt(moments, 10, 0)).toBeCloseTo(50)
    expect(heightAt(moments, 15, 2)).toBeCloseTo(20)
    expect(heightAt([{ seq: 3, chances: [0.7] }], 3, 0)).toBeCloseTo(70)
    expect(heightAt(moments, 5, 0)).toBe(0)
  })

  it('numbers the axis evenly, in round numbers', () => {
    expect(ticksOf(3, 209)).toEqual([50, 100, 150, 200])
    expect(ticksOf(4, 64)).toEqual([10, 20, 30, 40, 50, 60])
    expect(ticksOf(0, 3)).toEqual([0, 1, 2, 3])
  })
})
