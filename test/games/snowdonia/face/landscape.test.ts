import { describe, expect, it } from 'vitest'
import { landscape } from '../../../../src/games/snowdonia/face/landscape.ts'

const names = ['table', 'here', 'bot', 'alone', 'end', 'K7QX2P']
const boxes = [
  { w: 400, h: 560 },
  { w: 720, h: 460 },
  { w: 120, h: 90 },
  { w: 1200, h: 300 },
]

describe('the posters of the mountain', () => {
  it('differ by name, and are the same each time for one', () => {
    const drawn = names.map((name) => landscape(name, { w: 300, h: 220 }))
    expect(names.map((name) => landscape(name, { w: 300, h: 220 }))).toEqual(drawn)
    expect(new Set(drawn.map((svg) => svg.replace(/snowdonia\d+/g, ''))).size).toBe(names.length)
  })

  it('have a place for everything in boxes of every shape', () => {
    for (const name of names)
      for (const box of boxes) expect(landscape(name, box)).not.toMatch(/NaN|Infinity|undefined/)
  })
})
