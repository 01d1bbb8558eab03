import { describe, expect, it } from 'vitest'
import { intentionsOf } from '../../../src/games/dwarven/intentions.ts'
import type { Move } from '../../../src/games/dwarven/moves.ts'
import type { Position } from '../../../src/games/dwarven/position.ts'
import { sections } from '../../../src/games/dwarven/sections.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { Ask } from '../../../src/rules/game.ts'
import { choiceOf, choicesOf, play } from '../../../src/rules/play.ts'
import { fits } from '../../fits.ts'
import { playout } from './playout.ts'
import { game } from './table.ts'

interface Moment {
  readonly p: Position
  readonly ask: Ask<Move>
}

const tables = [
  { seats: 2, options: { deals: true } },
  { seats: 3, options: {} },
  { seats: 2, options: { advanced: true } },
]

/** Every fifth moment of a random match, and all of its rarer phases. */
function momentsOf(seats: number, options: object): Moment[] {
  const moments: Moment[] = []
  const often = ['place', 'ship', 'operate', 'deals']
  let at = 0
  playout(seats, options, 5, (_, __, p, ask) => {
    if (!often.includes(p.phase) || at++ % 5 === 0) moments.push({ p: game.clone(p), ask })
  })
  return moments
}

/** Whether a filled-in move can be played. */
const isPlayable = (p: Position, seat: number, move: Move): boolean =>
  play(game, p, { type: 'move', seat, move }).ask !== undefined

describe('a move', () => {
  it('has no reason against it exactly where it is legal', () => {
    const wrong: string[] = []
    const tried = { legal: 0, forbidden: 0, filled: 0 }
    for (const { seats, options } of tables) {
      const moments = momentsOf(seats, options)
      const everything = moments.flatMap(({ ask }) => choicesOf(ask).flatMap(({ moves }) => moves))
      const draw = fastDraw(seats)
      const some = (moves: readonly Move[]) =>
        Array.from(moves.slice(0, 15), () => moves[draw(moves.length)] ?? expect.fail('no move'))
      for (const { p, ask } of moments)
        for (const seat of p.boards.keys()) {
          const choice = choiceOf(ask, seat)
          for (const move of [...some(choice?.moves ?? []), ...some(everything)]) {
            const isListed = choice?.moves.some((one) => fits(one, move)) ?? false
            const reason = game.why(p, seat, move)?.reason
            const isFilled = !isListed && choice?.form === true && reason === undefined
            tried[isFilled ? 'filled' : isListed ? 'legal' : 'forbidden'] += 1
            const isRight = isFilled ? isPlayable(p, seat, move) : isListed === (reason === undefined)
            if (!isRight) wrong.push(`${JSON.stringify(move)} of ${seat} in ${p.phase}: ${reason ?? 'no reason'}`)
          }
        }
    }
    expect(wrong).toEqual([])
    expect(Math.min(tried.legal, tried.forbidden)).toBeGreaterThan(1000)
    expect(tried.filled).toBeGreaterThan(0)
  })

  it('is refused with amounts that are true, under a heading of the rules book', () => {
    const wrong: string[] = []
    let told = 0
    for (const { seats, options } of tables)
      for (const { p, ask } of momentsOf(seats, options)) {
        const everything = choicesOf(ask).flatMap(({ moves }) => moves)
        const dearer = everything.flatMap((move): Move[] => {
          if (move.type === 'bid') return [{ ...move, money: move.money + 300 }]
          return move.type === 'ship' || move.type === 'tranship' ? [{ ...move, goods: move.goods + 20 }] : []
        })
        for (const { seat } of choicesOf(ask))
          for (const intention of [...intentionsOf(game.box, p), ...dearer]) {
            const refusal = game.why(p, seat, intention)
            if (!refusal) continue
            const { need, have, most } = refusal.amounts
            const isTrue = need === undefined || need > (have ?? most ?? 0)
            if (need !== undefined) told += 1
            if (!isTrue || !(refusal.section in sections)) wrong.push(JSON.stringify([intention, refusal]))
            if (have !== undefined && have !== p.boards[seat]?.money) wrong.push(JSON.stringify([intention, refusal]))
          }
      }
    expect(wrong).toEqual([])
    expect(told).toBeGreaterThan(100)
  })

  it('is refused with details left out exactly where no legal move fits them', () => {
    const wrong: string[] = []
    const tried = { possible: 0, refused: 0 }
    for (const { seats, options } of tables)
      for (const { p, ask } of momentsOf(seats, options))
        for (const { seat, moves, form } of choicesOf(ask))
          for (const intention of intentionsOf(game.box, p)) {
            const isPossible = moves.some((move) => fits(move, intention))
            const reason = game.why(p, seat, intention)?.reason
            tried[isPossible ? 'possible' : 'refused'] += 1
            // Where moves can be filled in, one that is not listed may fit.
            const isRight = isPossible ? reason === undefined : form === true || reason !== undefined
            if (!isRight) wrong.push(`${JSON.stringify(intention)} of ${seat} in ${p.phase}: ${reason ?? 'no reason'}`)
          }
    expect(wrong).toEqual([])
    expect(Math.min(tried.possible, tried.refused)).toBeGreaterThan(1000)
  })
})
