import { describe, expect, it } from 'vitest'
import { contrast, distance, type Lab, laidOver, seen } from './sight.ts'

describe('the eye of the tests', () => {
  it.each<readonly [Lab, Lab, number]>([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
    [[50, 0, 0], [50, -1, 2], 2.3669],
  ])('measures %j from %j as the published examples do', (a, b, apart) => {
    expect(distance(a, b)).toBeCloseTo(apart, 4)
    expect(distance(b, a)).toBeCloseTo(apart, 4)
  })

  it('sees white and black as white and black with any sight', () => {
    for (const sight of ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const) {
      expect(distance(seen('#ffffff', sight), [100, 0, 0])).toBeLessThan(0.5)
      expect(distance(seen('#000000', sight), [0, 0, 0])).toBeLessThan(0.5)
    }
  })

  it('takes red for green without the cones that tell them apart', () => {
    const apart = (sight: Parameters<typeof seen>[1]) => distance(seen('#a06030', sight), seen('#708030', sight))
    expect(apart('usual')).toBeGreaterThan(25)
    expect(apart('deuteranopia')).toBeLessThan(10)
    expect(apart('tritanopia')).toBeGreaterThan(20)
  })

  it('measures contrast from 1 to 21, and mixes translucent colours', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(laidOver('#ffffff', '#000000', 0.5)).toBe('#808080')
  })
})
