import { describe, expect, it } from 'vitest'
import { companies, companyLooks } from '../../../../src/games/metro/colours.ts'
import { token, tokenSize } from '../../../../src/games/metro/face/art/token.ts'
import { trackShapes } from '../../../../src/games/metro/face/art/tracks.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { seatPaints } from '../../../../src/stage/kit/seats/paints.ts'

/** A picture without its colours: all that is left to an eye that sees none. */
const formOf = (shapes: readonly Shape[]): string =>
  JSON.stringify(shapes, (key, value: unknown) =>
    ['fill', 'colour'].includes(key) && typeof value === 'string' ? '' : value,
  )

describe('Metro without colours', () => {
  it.each([false, true])('tells companies apart: ribbons by pattern, trains by letter (small: %s)', (small) => {
    const ribbons = companies.map((company) => {
      const look = { state: 'finished', paints: seatPaints(companyLooks[company]) } as const
      return formOf(trackShapes('aaaa', 120, [look, look, look, look], small))
    })
    const size = tokenSize({ side: 0, small }, 120)
    const trains = companies.map((company) => token({ company, side: 0, small }, size, 120))
    expect(new Set(ribbons).size).toBe(companies.length)
    for (const [at, train] of trains.entries())
      expect(formOf(train)).toContain(`"${companyLooks[companies[at] ?? 'red'].letter}"`)
  })
})
