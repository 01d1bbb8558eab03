import { describe, expect, it } from 'vitest'
import { companies, companyLooks } from '../../../../src/games/metro/colours.ts'
import { token, tokenSize } from '../../../../src/games/metro/face/art/token.ts'
import { trackShapes } from '../../../../src/games/metro/face/art/tracks.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import type { Piece, Size } from '../../../../src/stage/face.ts'
import { seatPaints } from '../../../../src/stage/kit/seats/paints.ts'
import { nextPicks } from '../../../../src/stage/narrow.ts'
import { paleTexts, weakColours } from '../../../stage/faces/contrast.ts'
import { paintedBy } from '../../../stage/faces/seen.ts'
import { type Asked, face, lookingOf, moments } from './tables.ts'

const stages: readonly Size[] = [
  { w: 390, h: 844 },
  { w: 844, h: 390 },
  { w: 768, h: 1024 },
  { w: 1024, h: 768 },
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
]

/** An early, a middle and a late table with six seats, and what is seen while a tile is tried there. */
const tables = moments.slice(-9).filter((_, at) => at % 4 === 0)

function piecesOf(one: Asked, size: Size): readonly Piece[] {
  const [cell = ''] = one.choices.flatMap(({ picks }) => picks.slice(0, -1))
  const next = [...nextPicks(one.choices, [cell])]
  return face.layout(one.p, size, lookingOf(one, [cell], next)).pieces
}

describe.each(stages)('Metro in high contrast at $w × $h', (size) => {
  const layouts = tables.map((one) => piecesOf(one, size))

  it('puts every text on one ground at 7 to 1 or more', () => {
    const seen = layouts.map((pieces) => paleTexts(pieces, face.strong))
    expect([...new Set(seen.flatMap(({ pale }) => pale))]).toEqual([])
    expect(seen.reduce((sum, { texts }) => sum + texts, 0)).toBeGreaterThan(150)
  })

  it('paints no colour with a high contrast replacement', () => {
    for (const pieces of layouts) expect([...new Set(weakColours(pieces, face.strong))]).toEqual([])
  })
})

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

describe('Metro in the usual colours', () => {
  it('has no parts for high contrast', () => {
    const dress = (shapes: readonly Shape[]) => worn(shapes, usualSkin)
    for (const one of tables)
      for (const { shape } of paintedBy(piecesOf(one, { w: 1280, h: 720 }), dress))
        expect(shape.only).not.toBe('contrast')
  })
})
