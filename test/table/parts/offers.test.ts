import { describe, expect, it } from 'vitest'
import type { Rect } from '../../../src/stage/face.ts'
import { type ChipRoom, chipPieces } from '../../../src/table/parts/offers.ts'
import { overlaps, within } from '../../stage/faces/rects.ts'

const stage = { x: 0, y: 0, w: 400, h: 300 }
const subject = { x: 300, y: 120, w: 40, h: 40 }
const room: ChipRoom = { anchor: subject, stage, clear: [], high: 40 }

/** Places of some chips whose rows of signs are `wide`. */
const lying = (count: number, rest: Partial<ChipRoom> = {}, wide = 60): readonly Rect[] =>
  chipPieces(
    1,
    Array.from({ length: count }, (_, i) => ({ pick: `offer:${i}`, label: `${i}`, row: { w: wide, shapes: [] } })),
    { ...room, ...rest },
  )

const tops = (chips: readonly Rect[]) => [...new Set(chips.map(({ y }) => y))]

describe('chips', () => {
  it('lie above their subject, and below it where that is not free', () => {
    expect(lying(2).map(({ y, h }) => y + h < subject.y)).toEqual([true, true])
    const low = lying(2, { clear: [{ x: 0, y: 0, w: 400, h: 100 }] })
    expect(low.map(({ y }) => y > subject.y + subject.h)).toEqual([true, true])
  })

  it('cover their subject only where neither is free', () => {
    const clear = [
      { x: 0, y: 0, w: 400, h: 100 },
      { x: 0, y: 180, w: 400, h: 100 },
    ]
    const [chip] = lying(1, { clear })
    expect(chip).toMatchObject({ y: 120, h: 40 })
  })

  it('stay on the stage, in rows of much the same length, and apart', () => {
    const six = lying(6)
    expect(tops(six)).toHaveLength(2)
    expect(six.filter(({ y }) => y === six[0]?.y)).toHaveLength(3)
    for (const count of [1, 4, 6, 9]) {
      const chips = lying(count)
      expect(chips).toHaveLength(count)
      expect(chips.filter((chip) => !within(chip, stage, 0))).toEqual([])
      expect(overlaps(chips)).toEqual([])
    }
  })

  it('prefer a place that has room for all of them', () => {
    const rather = [
      { x: 0, y: 200, w: 90, h: 100 },
      { x: 0, y: 200, w: 400, h: 100 },
    ]
    expect(tops(lying(2, { rather }))).toEqual([207, 253])
    expect(tops(lying(4, { rather }))).toEqual([230])
    expect(tops(lying(12, { rather }))).toEqual([166, 212, 258])
  })
})
