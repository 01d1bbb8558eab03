import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Typed } from '../../src/rules/game.ts'
import { choiceOf, choicesOf } from '../../src/rules/play.ts'
import { fits } from '../fits.ts'
import { type Moment, matchesOf, openTitles } from './opened.ts'

/*
 * Legal moves are listed quickly, reasons against moves are found one by one: these hold both together.
 */

const listed = ({ ask }: Moment): readonly Typed[] => choicesOf(ask).flatMap(({ moves }) => moves)

describe.each(openTitles)('the rules of $id', (one) => {
  const { game } = one.open

  it('find no reason against a move of a seat exactly where it is legal', () => {
    const wrong: string[] = []
    const tried = { legal: 0, forbidden: 0 }
    for (const moments of matchesOf(one)) {
      const draw = fastDraw(moments.length)
      const some = (moves: readonly Typed[]) =>
        Array.from(moves.slice(0, 12), () => moves[draw(moves.length)] ?? expect.fail('no move'))
      const everything = moments.flatMap(listed)
      const seats = new Set(moments.flatMap(({ ask }) => choicesOf(ask).map(({ seat }) => seat)))
      for (const moment of moments)
        for (const move of [...some(listed(moment)), ...some(everything)])
          for (const seat of seats) {
            const { p, ask, known } = moment
            const choice = choiceOf(ask, seat)
            const isListed = choice?.moves.some((legal) => fits(legal, move)) ?? false
            const reason = game.why(p, seat, move, known)?.reason
            // Not every move to be filled in is listed.
            const isLegal = isListed || (choice?.form === true && reason === undefined)
            tried[isLegal ? 'legal' : 'forbidden'] += 1
            if (isLegal !== (reason === undefined))
              wrong.push(`${JSON.stringify(move)} of ${seat} in ${p.phase}: ${reason ?? 'no reason'}`)
          }
    }
    expect(wrong).toEqual([])
    expect(Math.min(tried.legal, tried.forbidden)).toBeGreaterThan(matchesOf(one).flat().length)
  })
})
