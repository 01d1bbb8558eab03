import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cageShapes, copper, die, rungTop, shaftShapes } from '../../../../src/games/dwarven/face/art/exchange.ts'
import { hauler } from '../../../../src/games/dwarven/face/art/haulers.ts'
import { agent, plainCoat } from '../../../../src/games/dwarven/face/art/pawns.ts'
import { widthOf } from '../../../../src/stage/art/textWidth.ts'
import { everyShape } from '../../foothills/face/scenes/read.ts'

const root = join(import.meta.dirname, '../../../..')
const art = join(root, 'src/games/dwarven/face/art')
const sheets = ['icons', 'figures', 'halls']

const sources = readdirSync(art, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(art, file), 'utf8'))
  .join('\n')

const textsIn = (shapes: Parameters<typeof everyShape>[0]) =>
  everyShape(shapes).flatMap((shape) => (shape.type === 'text' ? [shape] : []))

describe.each(sheets)('the sheet of %s', (sheet) => {
  it('has no drawing that nothing names', () => {
    const svg = readFileSync(join(root, `assets/dwarven/${sheet}.svg`), 'utf8')
    const names = [...svg.matchAll(/<g id="(\w+)"/g)].flatMap(([, name]) => name ?? [])
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
  })
})

describe('dice', () => {
  it('have as many pips as their face says', () => {
    const pips = [1, 2, 3, 4, 5, 6].map((face) => die(0, 0, 20, face).shapes.length - 1)
    expect(pips).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('haulers', () => {
  it.each([
    ['troll', 8],
    ['giant', 5],
    ['dragon', 3],
  ] as const)('of the kind %s look different, all %i', (kind, count) => {
    const looks = Array.from({ length: count }, (_, at) => JSON.stringify(hauler(kind, at, 0, 0, 72)))
    expect(new Set(looks).size).toBe(count)
  })
})

describe('an agent', () => {
  it('shows his rating the right way round when he faces left', () => {
    const shapes = agent(0, 0, 1, plainCoat, { rating: 2, isFacingLeft: true }).shapes
    expect(shapes.flatMap((shape) => (shape.type === 'text' ? shape.text : []))).toEqual(['+2'])
  })

  it('has no badge without a rating', () => {
    expect(textsIn([agent(0, 0, 1, plainCoat)])).toEqual([])
  })
})

describe('sums', () => {
  it.each(['2', '144', '1024'])('fit on their copper: %s', (sum) => {
    const [words] = textsIn([copper(0, 0, 15, sum)])
    expect(words && widthOf(words.text, words)).toBeLessThan(18)
  })
})

describe('a shaft of the Exchange', () => {
  const shaft = { w: 46, h: 160, prices: [2, 3, 4, 5, 6, 7, 8, 10], start: 4 }

  it('has its highest rung at the top and its lowest at the foot', () => {
    expect([rungTop(shaft, 8), rungTop(shaft, 1)]).toEqual([0, 140])
  })

  it('says what each rung pays', () => {
    expect(textsIn(shaftShapes(shaft)).map(({ text }) => Number(text))).toEqual(shaft.prices)
  })

  it('has a cage of brass only at the highest price', () => {
    const looks = [false, true].map((isTop) => JSON.stringify(cageShapes({ w: 50, h: 20 }, 10, 0, isTop)))
    expect(looks.map((look) => look.includes('linear'))).toEqual([false, true])
  })
})
