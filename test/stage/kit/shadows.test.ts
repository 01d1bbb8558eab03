import { describe, expect, it } from 'vitest'
import { shadowOf } from '../../../src/stage/kit/paints.ts'

describe('a shadow', () => {
  it('falls away from a light at the upper right, further and softer the higher the thing is', () => {
    const all = (['lies', 'stands', 'lifted'] as const).map(shadowOf)
    for (const { x, y } of all) expect([Math.sign(x), Math.sign(y)]).toEqual([-1, 1])
    for (const of of ['y', 'blur'] as const) {
      const lengths = all.map((one) => one[of])
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    }
  })
})
