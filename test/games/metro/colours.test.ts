import { describe, expect, it } from 'vitest'
import { companyOf } from '../../../src/games/metro/colours.ts'
import { metro } from '../../../src/games/metro/index.ts'
import type { MatchOptions } from '../../../src/rules/game.ts'
import { none, settle } from '../../../src/rules/play.ts'

const companiesWith = (options: MatchOptions) => {
  const p = metro.setup(3, options)
  return [0, 1, 2].map((seat) => companyOf(p, seat))
}

describe('the companies', () => {
  // § 4
  it('are those of the box where nobody chose', () => {
    expect(companiesWith({})).toEqual(['red', 'yellow', 'blue'])
  })

  it('are the colours that people chose in the waiting room', () => {
    expect(companiesWith({ colours: [5, 4, 3] })).toEqual(['black', 'lilac', 'yellow'])
  })

  it.each([[{}], [{ colours: [5, 4, 3] }]])('are read back with a position, by options %j', (options) => {
    const position = metro.setup(3, options)
    settle(metro, position, none, () => {})
    expect(metro.readPosition?.(position, position)).toEqual({ position })
  })

  it.each([[[0, 0]], [[6]], [[-1]], [['red']], [[0, 1, 2, 3, 4, 5, 0]]])(
    'are never taken from colours like %j',
    (colours) => {
      expect(metro.readOptions({ colours })).toHaveProperty('flaw')
    },
  )
})
