import { describe, expect, it } from 'vitest'
import type { Rect } from '../../../src/stage/face.ts'
import { first, layers, pad, pin, sized } from '../../../src/table/layout/around.ts'
import { column, grid, row } from '../../../src/table/layout/flow.ts'
import { leaf, rest, shape, slot, span } from '../../../src/table/layout/leaf.ts'
import { as, every, type LayoutNode, lay, type PlacedNode, slotsOf } from '../../../src/table/layout/node.ts'
import { pack } from '../../../src/table/layout/pack.ts'

/** A named place from a least to an ideal width, as high as there is room. */
const box = (name: string, least: number, ideal = least, high = 10): LayoutNode =>
  slot(name, { w: span(least, ideal), h: span(high, 1000) })

const stage = (w: number, h = 50): Rect => ({ x: 0, y: 0, w, h })

/** The widths of named places, in their order. */
const widths = (placed: PlacedNode) => [...slotsOf(placed).values()].map(({ w }) => w)

const names = (placed: PlacedNode) => [...slotsOf(placed).keys()].join(' ')

describe('a row', () => {
  it('gives everyone the least, then a common share of the way to the ideal', () => {
    const both = row({}, [box('a', 20, 60), box('b', 40, 120)])
    expect(widths(lay(both, stage(60)))).toEqual([20, 40])
    expect(widths(lay(both, stage(120)))).toEqual([40, 80])
    expect(widths(lay(both, stage(500)))).toEqual([60, 120])
  })

  it('gives the more important their ideal first', () => {
    const both = row({}, [box('a', 20, 60), as({ weight: 1 }, box('b', 40, 120))])
    expect(widths(lay(both, stage(130)))).toEqual([20, 110])
    expect(widths(lay(both, stage(160)))).toEqual([40, 120])
  })

  it('gives what is left to those who grow, by their share', () => {
    const three = row({ gap: 5 }, [box('a', 10), as({ grow: 1 }, box('b', 10)), as({ grow: 3 }, box('c', 10))])
    expect(widths(lay(three, stage(80)))).toEqual([10, 20, 40])
  })

  it('leaves out the lowest drop first, and only where a node would fall short of its least', () => {
    const three = row({}, [box('a', 40), as({ drop: 2 }, box('b', 40)), as({ drop: 1 }, box('c', 40))])
    expect(names(lay(three, stage(120)))).toBe('a b c')
    expect(names(lay(three, stage(118)))).toBe('a b')
    expect(names(lay(three, stage(70)))).toBe('a')
    expect(lay(three, stage(70)).short).toBeUndefined()
  })

  it('leaves out as well where something is too high', () => {
    const two = row({}, [box('a', 10), as({ drop: 1 }, box('b', 10, 10, 40))])
    expect(names(lay(two, stage(100, 40)))).toBe('a b')
    expect(names(lay(two, stage(100, 20)))).toBe('a')
  })

  it('says that it is short when even the last of it does not fit', () => {
    expect(lay(row({}, [box('a', 40)]), stage(30)).short).toBe(true)
    expect(lay(row({}, [box('a', 40)]), stage(40)).short).toBeUndefined()
  })

  it('gives siblings alike one width, and lets them leave out the same', () => {
    const seat = (name: string, wide: number) =>
      row({}, [box(name, wide), as({ drop: 1 }, box(`${name}'`, 30))], { grow: 1 })
    const seats = row({ alike: true }, [seat('a', 10), seat('b', 40)])
    expect(names(lay(seats, stage(140)))).toBe("a a' b b'")
    expect(names(lay(seats, stage(120)))).toBe('a b')
    const [a, b] = lay(seats, stage(120)).parts
    expect([a?.rect.w, b?.rect.w]).toEqual([60, 60])
  })

  it('puts the room that nobody wants between its nodes', () => {
    const three = row({ spread: true }, [box('a', 10), box('b', 10), box('c', 10)])
    expect([...slotsOf(lay(three, stage(90))).values()].map(({ x }) => x)).toEqual([0, 40, 80])
  })

  it('places on whole pixels, without a gap and without an overlap', () => {
    const many = row(
      {},
      Array.from({ length: 7 }, (_, i) => as({ grow: 1 }, box(`${i}`, 3))),
    )
    const rects = [...slotsOf(lay(many, stage(100))).values()]
    expect(rects).toHaveLength(7)
    for (const [i, rect] of rects.entries()) {
      expect(Number.isInteger(rect.x)).toBe(true)
      expect(rect.x).toBe(i === 0 ? 0 : (rects[i - 1]?.x ?? 0) + (rects[i - 1]?.w ?? 0))
    }
    expect((rects.at(-1)?.x ?? 0) + (rects.at(-1)?.w ?? 0)).toBe(100)
  })
})

describe('a column', () => {
  it('measures a row in it by the width that it gets', () => {
    const wrapping: LayoutNode = {
      span: (axis, across) => (axis === 'w' ? span(10, 100) : span(1000 / Math.min(100, across))),
      lay: (rect) => slot('text', { w: rest(), h: rest() }).lay(rect, 0),
    }
    const text = column({}, [
      row({}, [wrapping, slot('b', { w: span(50), h: span(10) })]),
      as({ grow: 1 }, box('c', 10)),
    ])
    const slots = slotsOf(lay(text, stage(100, 100)))
    expect(slots.get('text')).toMatchObject({ w: 50, h: 20 })
    expect(slots.get('c')).toMatchObject({ y: 20, h: 80 })
  })
})

describe('a grid', () => {
  it('fills its place with equal cells', () => {
    const cells = grid(2, 10, [box('a', 5), box('b', 5), box('c', 5)])
    expect([...slotsOf(lay(cells, stage(110, 50))).values()]).toEqual([
      { x: 0, y: 0, w: 50, h: 20 },
      { x: 60, y: 0, w: 50, h: 20 },
      { x: 0, y: 30, w: 50, h: 20 },
    ])
  })
})

describe('a choice of variants', () => {
  const wide = { node: () => box('wide', 100) }
  const narrow = { node: () => box('narrow', 20) }

  it('is the first that fits', () => {
    expect(names(lay(first([wide, narrow]), stage(100)))).toBe('wide')
    expect(names(lay(first([wide, narrow]), stage(90)))).toBe('narrow')
  })

  it('is one that reads well, though another fits', () => {
    const comfortable = first([{ ...wide, from: { w: 150 } }, narrow])
    expect(names(lay(comfortable, stage(120)))).toBe('narrow')
    expect(names(lay(comfortable, stage(150)))).toBe('wide')
  })

  it('builds only those that it tries', () => {
    const built: string[] = []
    const telling = (name: string, least: number) => ({
      node: () => {
        built.push(name)
        return box(name, least)
      },
      from: { w: least },
    })
    lay(first([telling('a', 300), telling('b', 100), telling('c', 10)]), stage(200))
    expect(built).toEqual(['b'])
  })

  it('is the same for siblings alike', () => {
    const one = (name: string, least: number) =>
      first([{ node: () => box(`${name}+`, least), drop: 1 }, { node: () => box(name, 10) }])
    const both = row({ alike: true }, [as({ grow: 1 }, one('a', 30)), as({ grow: 1 }, one('b', 60))])
    expect(names(lay(both, stage(120)))).toBe('a+ b+')
    expect(names(lay(both, stage(100)))).toBe('a b')
  })
})

describe('a place', () => {
  it('keeps a thing of one shape in its middle', () => {
    const disc = slot('disc', shape(1, 10, 40))
    expect(slotsOf(lay(disc, stage(100, 30))).get('disc')).toEqual({ x: 35, y: 0, w: 30, h: 30 })
    expect(slotsOf(lay(disc, stage(100, 80))).get('disc')).toEqual({ x: 30, y: 20, w: 40, h: 40 })
  })

  it('has edges, a corner and layers', () => {
    const chit = layers([box('medal', 10), pin(1, 1, slot('chit', shape(1, 5, 50)), 0.5)])
    const slots = slotsOf(lay(pad({ left: 10, top: 5 }, chit), stage(110, 45)))
    expect(slots.get('medal')).toEqual({ x: 10, y: 5, w: 100, h: 40 })
    expect(slots.get('chit')).toEqual({ x: 90, y: 25, w: 20, h: 20 })
  })

  it('of things of one shape has as many columns as let them be largest', () => {
    const six = pack(
      { aspect: 1, high: span(5, 100), gap: 0 },
      Array.from({ length: 6 }, (_, i) => slot(`${i}`, shape(1, 5, 100))),
    )
    const high = (w: number, h: number) => slotsOf(lay(six, stage(w, h))).get('5')
    expect(high(60, 10)).toMatchObject({ w: 10, h: 10, y: 0 })
    expect(high(60, 40)).toMatchObject({ w: 20, h: 20, y: 20 })
    expect(high(10, 60)).toMatchObject({ w: 10, y: 50 })
  })
})

describe('a tree', () => {
  it('draws only what was decided upon', () => {
    let drawn = 0
    const counted = (least: number) =>
      leaf({ w: span(least), h: span(5) }, () => {
        drawn++
        return []
      })
    const placed = lay(first([{ node: () => counted(500) }, { node: () => counted(10) }]), stage(100))
    expect(drawn).toBe(0)
    for (const { draw } of every(placed)) draw?.()
    expect(drawn).toBe(1)
  })
})

describe('a sized node', () => {
  it('takes the room decided for it, and is short where its own least doesn’t fit', () => {
    const small = row({}, [sized({ w: span(20) }, box('a', 40, 80)), box('b', 10)])
    expect(widths(lay(small, stage(30)))).toEqual([20, 10])
    expect(lay(small, stage(30)).short).toBe(true)
    expect(lay(row({}, [sized({ w: span(60) }, box('a', 40, 80))]), stage(90)).short).toBeUndefined()
  })
})
