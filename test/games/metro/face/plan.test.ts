import { describe, expect, it } from 'vitest'
import { tileCells } from '../../../../src/games/metro/board.ts'
import { cellGround, chalkPlan } from '../../../../src/games/metro/face/art/plan.ts'
import { ballast } from '../../../../src/games/metro/face/art/track.ts'
import { lightness } from '../../../../src/stage/art/colour.ts'
import type { Path, Shape } from '../../../../src/stage/art/shape.ts'
import { contrastSkin, usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import { everyShape } from '../../foothills/face/scenes/read.ts'

const sizes = [42, 120, 210]

const pathsOf = (shapes: readonly Shape[]): Path[] =>
  everyShape(shapes).flatMap((shape) => (shape.type === 'path' ? [shape] : []))
const ground = (cell: number, size: number) => worn(cellGround(cell, size), usualSkin)
const everyGround = sizes.flatMap((size) => tileCells.map((cell) => ({ cell, size })))

const coloursOf = ({ fill, stroke }: Path): string[] => [
  ...(typeof fill === 'string' ? [fill] : []),
  ...(stroke ? [stroke.colour] : []),
]

describe('the plan in colour', () => {
  it('is the same each time', () => {
    expect(cellGround(12, 120)).toEqual(cellGround(12, 120))
  })

  it('differs from cell to cell', () => {
    const grounds = tileCells.map((cell) => JSON.stringify(ground(cell, 120)))
    expect(new Set(grounds).size).toBe(tileCells.length)
  })

  it('is clipped to its cell', () => {
    for (const { cell, size } of everyGround)
      for (const shape of ground(cell, size))
        expect(shape.type === 'group' ? shape.clip : shape.type === 'path' && shape.d).toBe(`M0 0H${size}V${size}H0Z`)
  })

  it('takes fewer than sixty shapes a cell', () => {
    for (const { cell, size } of everyGround) expect(pathsOf(ground(cell, size)).length).toBeLessThan(60)
  })

  it('is nowhere as bright as the tracks', () => {
    for (const { cell, size } of everyGround)
      for (const colour of pathsOf(ground(cell, size)).flatMap(coloursOf))
        expect(lightness(colour), colour).toBeLessThan(lightness(ballast) - 0.05)
  })

  it('gives way to a plain ground in high contrast', () => {
    expect(worn(cellGround(12, 120), contrastSkin())).toHaveLength(1)
  })
})

describe('the plan in chalk', () => {
  it('is the same each time', () => {
    expect(chalkPlan(960)).toEqual(chalkPlan(960))
  })

  it('is quiet: no line is drawn more strongly than a third', () => {
    const chalk = pathsOf(chalkPlan(960)).flatMap(coloursOf)
    const strengths = chalk.flatMap((colour) => /^rgba\(.*, ([\d.]+)\)$/.exec(colour)?.[1] ?? [])
    expect(strengths.length).toBeGreaterThan(0)
    for (const strength of strengths) expect(Number(strength)).toBeLessThanOrEqual(0.34)
  })
})
