import { describe, expect, it } from 'vitest'
import { landscape } from '../../../../src/games/metro/face/landscape.ts'
import { readXml } from '../../foothills/face/scenes/read.ts'

const names = ['table', 'here', 'bot', 'alone', 'end', 'K7QX2P']
const boxes = [
  { w: 400, h: 560 },
  { w: 720, h: 460 },
  { w: 120, h: 90 },
  { w: 1200, h: 300 },
]

describe('the posters of the city', () => {
  it('are the same each time for a name', () => {
    for (const name of names)
      expect(landscape(name, { w: 300, h: 220 })).toBe(landscape(name, { w: 300, h: 220 }))
  })

  it('differ by name', () => {
    const drawn = names.map((name) => landscape(name, { w: 300, h: 220 }).replace(/m[^-]*-/g, ''))
    expect(new Set(drawn).size).toBe(names.length)
  })

  it('are whole SVG documents in boxes of every shape', () => {
    for (const name of names)
      for (const box of boxes) {
        const svg = landscape(name, box)
        expect(readXml(svg).problem).toBeUndefined()
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }
  })

  it('have ids of their own, so that several can share a page', () => {
    const idsOf = (svg: string) =>
      readXml(svg).attributes.flatMap(([name, value]) => (name === 'id' ? [value] : []))
    const [first, second] = [names[0] ?? '', names[1] ?? ''].map((name) =>
      idsOf(landscape(name, { w: 300, h: 220 })),
    )
    expect(first?.filter((id) => second?.includes(id))).toEqual([])
  })
})
