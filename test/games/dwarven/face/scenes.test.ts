import { describe, expect, it } from 'vitest'
import { eventScene } from '../../../../src/games/dwarven/face/art/cards/events.ts'
import {
  cityScene,
  deckBack,
  haulerScene,
  mineScene,
  personScene,
  stormScene,
} from '../../../../src/games/dwarven/face/art/cards/scenes.ts'
import { goodNames } from '../../../../src/games/dwarven/face/art/goods.ts'
import { posterOf } from '../../../../src/games/dwarven/face/art/poster/poster.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import type { Size } from '../../../../src/stage/face.ts'
import { everyShape, numbersOf, readXml } from '../../foothills/face/scenes/read.ts'
import { game } from '../said.ts'

const { events } = game.box.values

const scenes: Readonly<Record<string, (size: Size) => Shape>> = {
  ...Object.fromEntries(goodNames.map((name) => [name, (size: Size) => mineScene(size, name, 3)])),
  troll: (size) => haulerScene(size, 'troll', 1),
  giant: (size) => haulerScene(size, 'giant', 2),
  dragon: (size) => haulerScene(size, 'dragon', 0),
  surveyor: (size) => personScene(size, 'surveyor', 4),
  agent: (size) => personScene(size, 'agent', 4),
  city: (size) => cityScene(size, 2),
  storm: stormScene,
  ...Object.fromEntries(events.map((event, at) => [event.name, (size: Size) => eventScene(size, event, at)])),
}
const sizes = [
  { w: 80, h: 128 },
  { w: 130, h: 90 },
]

describe.each(Object.entries(scenes))('the picture of a card: %s', (_, draw) => {
  it.each(sizes)('is drawn with numbers alone at $w by $h', (size) => {
    expect(numbersOf([draw(size)]).every(Number.isFinite)).toBe(true)
  })

  it('keeps its own colours, so it holds nothing for high contrast alone', () => {
    const shapes = everyShape([draw({ w: 80, h: 128 })])
    expect(shapes.filter(({ only }) => only === 'contrast')).toEqual([])
  })
})

it('tells events apart by more than their caves', () => {
  const seen = events.map((event) => JSON.stringify(eventScene({ w: 80, h: 128 }, event, 1)))
  expect(new Set(seen).size).toBe(events.length)
})

describe('the back of the deck', () => {
  it('is drawn in any proportion', () => {
    expect(sizes.map((size) => numbersOf(deckBack(size)).every(Number.isFinite))).toEqual([true, true])
  })
})

describe('posters', () => {
  const names = ['table', 'here', 'bot', 'alone', 'end', 'K7QX2P']
  const usual = { w: 300, h: 220 }
  const nameless = (svg: string) => svg.replace(/(id="|#)[\w-]+/g, '$1')

  it('are the same each time for a name, and differ by name', () => {
    const drawn = names.map((name) => posterOf(name, usual))
    expect(names.map((name) => posterOf(name, usual))).toEqual(drawn)
    expect(new Set(drawn.map(nameless)).size).toBe(names.length)
  })

  it.each([
    { w: 400, h: 560 },
    { w: 720, h: 460 },
    { w: 120, h: 90 },
    { w: 1200, h: 300 },
  ])('are whole SVG documents at $w by $h', (size) => {
    const drawn = names.map((name) => posterOf(name, size))
    expect(drawn.map((svg) => readXml(svg).problem).filter((problem) => problem !== undefined)).toEqual([])
    expect(drawn.join('')).not.toMatch(/NaN|Infinity|undefined/)
  })
})
