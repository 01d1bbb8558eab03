import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { readXml } from './foothills/face/scenes/read.ts'

const names = ['table', 'here', 'bot', 'alone', 'end', 'K7QX2P']
const boxes = [
  { w: 400, h: 560 },
  { w: 720, h: 460 },
  { w: 120, h: 90 },
  { w: 1200, h: 300 },
]
const usual = { w: 300, h: 220 }

/** A picture without the names of its parts, which are its own anyway. */
const nameless = (svg: string) => svg.replace(/(id="|#)[\w-]+/g, '$1')

describe.each(titles)('the posters of $name', ({ scene }) => {
  const drawn = () => Promise.all(names.map((name) => scene(name, usual)))

  it('are the same each time for a name', async () => {
    expect(await drawn()).toEqual(await drawn())
  })

  it('are whole SVG documents in boxes of every shape', async () => {
    for (const name of names)
      for (const box of boxes) {
        const svg = await scene(name, box)
        expect(readXml(svg).problem).toBeUndefined()
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }
  })

  it('have ids of their own, so that several can share a page', async () => {
    const idsOf = (svg: string) => readXml(svg).attributes.flatMap(([name, value]) => (name === 'id' ? [value] : []))
    const [first = [], second = []] = (await drawn()).map(idsOf)
    expect(first.filter((id) => second.includes(id))).toEqual([])
  })
})

// Those of Foothills are its stations, so two names can share one.
describe.each(titles.filter(({ id }) => id !== 'foothills'))('the posters of $name', ({ scene }) => {
  it('differ by name', async () => {
    const drawn = await Promise.all(names.map((name) => scene(name, usual)))
    expect(new Set(drawn.map(nameless)).size).toBe(names.length)
  })
})
