import { describe, expect, it } from 'vitest'
import { piece } from '../../../src/stage/kit/piece.ts'
import { veils } from '../../../src/table/parts/veils.ts'

const cards = ['a', 'b', 'c'].map((id, at) => piece(id, id, { x: at * 10, y: 0, w: 8, h: 12 }, 50, () => []))
const over = (...lit: readonly string[]) => veils(cards, ({ id }) => lit.includes(id))

describe('half-light', () => {
  it('lies over what can’t be touched while something can, in its place', () => {
    expect(over('b').map(({ id, x, w, depth }) => [id, x, w, depth])).toEqual([
      ['veil:a', 0, 8, 50],
      ['veil:c', 20, 8, 50],
    ])
    expect(veils(cards, ({ id }) => id === 'b', 59).map(({ depth }) => depth)).toEqual([59, 59])
  })

  it('is absent where all or nothing can be touched, and in high contrast', () => {
    expect(over()).toEqual([])
    expect(over('a', 'b', 'c')).toEqual([])
    expect(over('b').flatMap(({ art }) => art.draw().map(({ only }) => only))).toEqual(['usual', 'usual'])
  })
})
