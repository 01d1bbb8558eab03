import { describe, expect, it } from 'vitest'
import { areas } from '../../../../src/games/snowdonia/content/edition.ts'
import { digArea } from '../../../../src/games/snowdonia/spaces.ts'
import { need } from '../../../../src/kit/assert.ts'
import { mix } from '../../../../src/stage/art/colour.ts'
import type { Path, Shape } from '../../../../src/stage/art/shape.ts'
import type { Rect } from '../../../../src/stage/face.ts'
import { cubeColours } from '../../../../src/stage/kit/cubes.ts'
import { coloursOf, paintedBy } from '../../../stage/faces/seen.ts'
import { face, setUp } from './opened.ts'

const desk = { w: 1366, h: 768 }
const looking = { seat: 0, picked: [], next: [] }
const phone = { w: 390, h: 844 }

/** A workplace's heading, and its name in assistive technology. */
function headed(isDug: boolean, size: typeof desk) {
  const p = { ...setUp(3, {}), isDug }
  const { pieces } = face.layout(p, size, looking)
  const card = need(
    pieces.find(({ id }) => id === `area:${digArea}`),
    'the workplace',
  )
  const space = pieces.find(({ id }) => id.startsWith(`space:${digArea}:`))
  const drawn = JSON.stringify(card.art.draw())
  return { card: card.label, space: space?.label, drawn }
}

describe('Excavation', () => {
  it.each([desk, phone])('is headed as a second place to build once all is dug, at $w by $h', (size) => {
    expect(headed(false, size).card).toBe('Excavation')
    const dug = headed(true, size)
    expect(dug.card).toBe('Second Build')
    expect(dug.space).toMatch(/^Second Build, space 1/)
    expect(dug.drawn).not.toMatch(/excavation/i)
  })

  it('says so on the card itself where that has room for its name', () => {
    expect(headed(false, desk).drawn).toContain('EXCAVATION')
    expect(headed(true, desk).drawn).toContain('SECOND BUILD')
  })
})

/** A picture with what its frame cuts off. */
const unclipped = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => {
    if (shape.type !== 'group') return shape
    const { clip: _, ...whole } = shape
    return whole
  })

/** Paints of the tops of cubes, which are as wide as the cube. */
const tops = Object.values(cubeColours).map((colour) => mix(colour, '#ffffff', 0.34))
const isTop = ({ fill }: Path) => coloursOf(fill).some((colour) => tops.includes(colour))

describe('the pictures of the workplaces', () => {
  it.each([false, true])('show every cube whole at 1366 by 768; all dug: %s', (isDug) => {
    const { pieces } = face.layout({ ...setUp(3, {}), isDug }, desk, looking)
    const cards = pieces.filter(({ id }) => id.startsWith('area:'))
    expect(cards).toHaveLength(areas.length)
    const cubes = cards.flatMap((card) =>
      paintedBy([card], unclipped).flatMap(({ shape, box }) =>
        shape.type === 'path' && isTop(shape) ? [{ card, box }] : [],
      ),
    )
    expect(cubes.length).toBeGreaterThan(8)
    const cut = cubes.filter(({ card, box }) => box.x < card.x || box.x + box.w > card.x + card.w)
    expect(cut.map(({ card }) => card.id)).toEqual([])
  })
})

describe('the orders used at a workplace', () => {
  it.each([
    { w: 1280, h: 538 },
    { w: 640, h: 344 },
  ])('are whole cards on the mountain of a low table, $w by $h', (size) => {
    const p = setUp(3, {})
    const contracts = p.deck.slice(0, 4)
    if (p.boards[0]) p.boards[0].active = [...contracts]
    const { pieces } = face.layout(p, size, looking)
    const land = need(
      pieces.find(({ id }) => id === 'land'),
      'the mountain',
    )
    const orders = pieces.filter(({ id }) => id.startsWith('order:'))
    expect(orders).toHaveLength(contracts.length)
    const names = pieces.filter(({ id }) => id.startsWith('board:'))
    expect(names.length).toBeGreaterThan(5)
    const out = orders.filter(({ y, h }) => y + h > land.y + land.h)
    expect(out.map(({ id }) => id)).toEqual([])
    const hidden = orders.filter((one) => names.some((name) => overlap(one, name)))
    expect(hidden.map(({ id }) => id)).toEqual([])
  })
})

const overlap = (a: Rect, b: Rect) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
