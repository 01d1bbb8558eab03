import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { inHand, type Position } from '../../../src/games/foothills/position.ts'
import type { Types } from '../../../src/games/foothills/types.ts'
import { conformance } from '../../conformance.ts'
import { byLoop, byMachine } from '../../drivers.ts'
import { fits } from '../../fits.ts'

const game = foothills(builtIn)
const options = {
  swapped: false,
  second: false,
  readings: { flipIsPart: false, pubToPub: false, refillSix: false, homeIsFar: false },
}

/** Before the first turn no effect tells whose choice it is. The hand is part of the pending work. */
function tableOf(p: Position): object {
  const { phase: _, seat, flips: __, fresh: ___, todo: ____, ...rest } = p
  const hand = { iron: inHand(p, 'iron'), stone: inHand(p, 'stone') }
  return { ...rest, seat: rest.turn === 0 ? -1 : seat, hand }
}

conformance<Types>('Foothills', game, {
  seats: [2],
  matches: 6,
  options,
  table: tableOf,
  intention: (move) => move,
  fits,
  rare: ['select.skipped'],
})

describe('the turn of Foothills', () => {
  // § 53
  it('is the same by the loop and by the turn machine in thirty random matches', () => {
    for (let seed = 1000; seed < 1030; seed++)
      expect(byMachine(game, 2, options, seed)).toEqual(byLoop(game, 2, options, seed))
  })

  it('follows the chart alone: loop and machine take a redirected edge', () => {
    // Now neither flips any cards.
    const unflipped = { ...game, chart: { ...game.chart, perform: { more: 'perform', done: 'endCheck' } } }
    const loop = byLoop(unflipped, 2, options, 7)
    expect(byMachine(unflipped, 2, options, 7)).toEqual(loop)
    expect(loop.effects.flat().some((effect) => effect.type === 'flipped')).toBe(false)
    expect(loop.effects.flat().some((effect) => effect.type === 'over')).toBe(true)
  })
})
