import { describe, expect, it } from 'vitest'
import type { SeatSign } from '../../../../src/stage/kit/seats/paints.ts'
import { seatPortrait, seatScene } from '../../../../src/stage/kit/seats/scene.ts'

const size = { w: 282, h: 164 }
const sign: SeatSign = { colour: 'red', pattern: 2, letter: 'R' }

describe('the picture of a seat', () => {
  it('is the same each time', () => {
    expect(seatScene(sign, size)).toBe(seatScene(sign, size))
  })

  it('differs by pattern, by colour and by letter', () => {
    const signs: readonly SeatSign[] = [
      sign,
      { ...sign, pattern: 4 },
      { ...sign, colour: 'green' },
      { ...sign, letter: 'G' },
    ]
    for (const draw of [seatPortrait, (one: SeatSign) => seatScene(one, size)])
      expect(new Set(signs.map((one) => draw(one))).size).toBe(signs.length)
  })

  it('has a pattern only where someone has the seat', () => {
    expect(seatScene(sign, size)).toContain('<pattern')
    expect(seatScene(undefined, size)).not.toContain('<pattern')
  })
})
