import { describe, expect, it } from 'vitest'
import { lamplight } from '../../../../src/games/dwarven/face/art/ways/segments.ts'
import {
  pointAt,
  strip,
  turnAt,
  type Way,
  wayBetween,
  waysOf,
} from '../../../../src/games/dwarven/face/art/ways/way.ts'
import { need } from '../../../../src/kit/assert.ts'
import type { Point } from '../../../../src/stage/art/shape.ts'

const places = new Map<string, Point>([
  ['Ash', [0, 0]],
  ['Birch', [200, 0]],
  ['Cedar', [200, 150]],
])
const link = (id: string, a: string, b: string) => ({ id, a, b })
const middleOf = (ways: ReadonlyMap<string, Way>, id: string) => pointAt(need(ways.get(id), id), 0.5)

describe('a way between two places', () => {
  const way = wayBetween([0, 0], [100, 0], 20)

  it('begins and ends at them', () => {
    expect(pointAt(way, 0)).toEqual([0, 0])
    expect(pointAt(way, 1)).toEqual([100, 0])
  })

  it('is half as far from the straight line in its middle as its lean', () => {
    expect(pointAt(way, 0.5)).toEqual([50, 10])
  })

  it('turns from one side of the straight line to the other', () => {
    expect(turnAt(way, 0)).toBeCloseTo(21.8, 1)
    expect(turnAt(way, 0.5)).toBe(0)
    expect(turnAt(way, 1)).toBeCloseTo(-21.8, 1)
  })

  it('has a strip about it that is as wide as asked', () => {
    expect(strip(wayBetween([0, 0], [100, 0], 0), 8)).toBe('M0 4Q50 4 100 4L100 -4Q50 -4 0 -4Z')
  })
})

describe('the ways of a map', () => {
  it('lean away from each other where two join the same places, whichever end is named first', () => {
    const same = waysOf([link('one', 'Ash', 'Birch'), link('two', 'Ash', 'Birch')], places)
    const turned = waysOf([link('one', 'Ash', 'Birch'), link('two', 'Birch', 'Ash')], places)
    for (const ways of [same, turned]) {
      const [one, two] = [middleOf(ways, 'one'), middleOf(ways, 'two')]
      expect(Math.abs(one[1] - two[1])).toBeCloseTo(52)
      expect(one[1] + two[1]).toBeCloseTo(0)
    }
  })

  it('are nearly straight where one is alone', () => {
    const ways = waysOf([link('one', 'Birch', 'Cedar')], places)
    expect(Math.abs(middleOf(ways, 'one')[0] - 200)).toBeLessThan(150 * 0.04)
  })

  it('leave out what has no place', () => {
    expect(waysOf([link('one', 'Ash', 'Nowhere')], places).size).toBe(0)
  })

  it('give no light where there are none', () => {
    expect(lamplight({ ways: [], strength: 1, tone: 'warm' }, 1)).toEqual([])
  })
})
