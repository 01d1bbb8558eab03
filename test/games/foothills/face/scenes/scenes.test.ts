import { describe, expect, it } from 'vitest'
import {
  drawnStations,
  layersOf,
  type SceneLayer,
  sceneOf,
  sceneShapes,
} from '../../../../../src/games/foothills/face/scenes/index.ts'
import { builtIn } from '../../../../../src/games/foothills/index.ts'
import { layers } from '../../../../../src/stage/kit/scenery/frame.ts'
import { everyShape, numbersOf, readXml } from './read.ts'

const double = (columns: readonly number[]) => columns.length === 2
/** Every station with the boxes that its card can give it. */
const cards = builtIn.stations.flatMap(({ id, columns, lines }) => {
  const width = double(columns) ? 532 : 258
  const flat = { id, width, height: 82 }
  return lines.length === 2 ? [flat, { id, width, height: 208 }] : [flat]
})
const ids = builtIn.stations.map(({ id }) => id)
const drawing = (id: string) => JSON.stringify(sceneShapes(id, { width: 258, height: 82 }).shapes)

describe('the scenes', () => {
  it('cover every station of the built-in edition and no other', () => {
    expect([...drawnStations].sort()).toEqual([...ids].sort())
  })

  it('are all different', () => {
    expect(new Set(ids.map(drawing)).size).toBe(27)
  })

  it('are the same every time', () => {
    for (const { id, width, height } of cards)
      expect(sceneOf(id, { width, height })).toBe(sceneOf(id, { width, height }))
  })

  it('contain only finite numbers, near their box', () => {
    for (const { id, width, height } of cards) {
      const wild = numbersOf([sceneShapes(id, { width, height })]).filter((value) => !(Math.abs(value) <= 2000))
      expect(wild, id).toEqual([])
    }
  })

  it('take less than 24 kB each', () => {
    const sizes = cards.map(({ id, width, height }) => ({ id, size: sceneOf(id, { width, height }).length }))
    expect(sizes.filter(({ size }) => size >= 24_000)).toEqual([])
  })

  it('are clipped to their box', () => {
    const { clip, scale } = sceneShapes('I-1', { width: 258, height: 82 })
    expect(scale).toBe(0.82)
    expect(clip).toBe('M0 0H314.63V100H0Z')
  })

  it('fill a narrow card too', () => {
    for (const id of ids) {
      const wild = numbersOf([sceneShapes(id, { width: 74, height: 40 })])
      expect(wild.every(Number.isFinite), id).toBe(true)
    }
  })
})

describe('a scene as SVG', () => {
  const known = new Set(['svg', 'defs', 'linearGradient', 'stop', 'clipPath', 'path', 'g'])

  it('is well-formed and consists of paths: no text, picture or filter', () => {
    for (const { id, width, height } of cards) {
      const { elements, problem } = readXml(sceneOf(id, { width, height }))
      expect(problem, id).toBeUndefined()
      expect(
        elements.filter((name) => !known.has(name)),
        id,
      ).toEqual([])
    }
  })

  it('refers only to its own definitions', () => {
    for (const { id, width, height } of cards) {
      const { attributes } = readXml(sceneOf(id, { width, height }))
      const defined = attributes.filter(([name]) => name === 'id').map(([, value]) => `url(#${value})`)
      const used = attributes.map(([, value]) => value).filter((value) => value.includes('url('))
      expect(new Set(defined).size, id).toBe(defined.length)
      expect(
        used.filter((value) => !defined.includes(value)),
        id,
      ).toEqual([])
      expect(attributes.map(([name]) => name).filter((name) => /href|style|src/.test(name))).toEqual([])
      const links = attributes.filter(([name, value]) => name !== 'xmlns' && value.includes('//'))
      expect(links).toEqual([])
    }
  })

  it('gives two stations in one page different names for their gradients and clips', () => {
    const namesOf = (id: string) =>
      readXml(sceneOf(id, { width: 258, height: 82 })).attributes.flatMap(([name, value]) =>
        name === 'id' ? [value] : [],
      )
    const all = ids.flatMap(namesOf)
    expect(all.length).toBeGreaterThan(27)
    expect(new Set(all).size).toBe(all.length)
  })

  it('gives two layers of one station in one page different names too', () => {
    const of = (layer: SceneLayer) => sceneOf('I-1', { width: 258, height: 82, layers: [layer] })
    const names = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const both = [...names(of('back')), ...names(of('front'))]
    expect(new Set(both).size).toBe(both.length)
  })

  it('gives one station in two sizes different names too', () => {
    const names = (width: number) =>
      [...sceneOf('V-1', { width, height: 82 }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const both = [...names(181), ...names(258)]
    expect(new Set(both).size).toBe(both.length)
  })
})

describe('the layers of a scene', () => {
  const shapesOf = (id: string, wanted?: readonly SceneLayer[]) =>
    sceneShapes(id, { width: 258, height: 82, ...(wanted && { layers: wanted }) }).shapes

  it('make up the whole scene when stacked', () => {
    for (const id of ids) expect(layers.flatMap((layer) => shapesOf(id, [layer]))).toEqual(shapesOf(id))
  })

  it('come from rear to front, whatever the order asked for', () => {
    expect(shapesOf('I-1', ['engine', 'back'])).toEqual(shapesOf('I-1', ['back', 'engine']))
  })

  it('include everything still as one, called ground', () => {
    for (const id of ids) expect(shapesOf(id, ['ground'])).toEqual(shapesOf(id, ['back', 'front']))
  })

  it('show an engine under steam in every starting station', () => {
    const starts = builtIn.stations.filter(({ start }) => start)
    expect(starts).toHaveLength(7)
    for (const { id } of starts) expect(layersOf(id)).toEqual([...layers])
  })

  it('are listed only if they contain something', () => {
    for (const id of ids) expect(layersOf(id)).toEqual(layers.filter((layer) => shapesOf(id, [layer]).length > 0))
  })
})

describe('a station without a scene of its own', () => {
  const look = { width: 258, height: 82 }

  it('gets a landscape generated from its id', () => {
    expect(sceneOf('IX-3', look)).toBe(sceneOf('IX-3', look))
    expect(everyShape([sceneShapes('IX-3', look)]).length).toBeGreaterThan(20)
  })

  it('gets a different landscape from its neighbour', () => {
    const drawings = ['IX-1', 'IX-2', 'IX-3', 'X-1', 'Ynys 4'].map(drawing)
    expect(new Set(drawings).size).toBe(5)
  })

  it('gets one even if its id is a property of every object', () => {
    for (const id of ['constructor', '__proto__', '"><script>&'])
      expect(readXml(sceneOf(id, look)).problem, id).toBeUndefined()
  })
})
