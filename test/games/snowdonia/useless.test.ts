import { describe, expect, it } from 'vitest'
import { contractIn } from '../../../src/games/snowdonia/box.ts'
import type { Types } from '../../../src/games/snowdonia/moves.ts'
import { boardOf, clonePosition, type Position } from '../../../src/games/snowdonia/position.ts'
import { hinderHeld, use } from '../../../src/games/snowdonia/verbs/use.ts'
import { same } from '../../../src/kit/json.ts'
import { toldOf } from '../../../src/rules/refusal.ts'
import { begun, onFrom, playing } from '../../playing.ts'
import { box, dealOut, game } from './table.ts'

/** Everything that the rest of a round asks and brings, the contract in question left aside. */
function restOf(p: Position, card: number, seed: number): string[] {
  const seen: string[] = []
  const begin = onFrom<Types>(game, p, seed)
  for (const ask of playing<Types>(game, begin)) {
    const now = begin.p
    const boards = now.boards.map((board) => ({ ...board, active: board.active.filter((id) => id !== card) }))
    seen.push(JSON.stringify([{ ...now, boards }, ask]))
    if (now.phase === 'assign' || now.phase === 'upkeep') break
  }
  return seen
}

/** The contract that moves a labourer, after which others of its window may bring something. */
const moving = 28

/** Reasons by which the rules forbid it; all other reasons say that a contract would bring nothing. */
const forbidden = new Set(['locked', 'otherArea', 'onlyUpkeep', 'fog'])

describe('a contract that is refused for bringing nothing', () => {
  it('would have left everything in the round as it was', () => {
    const reasons = new Map<string, number>()
    for (const [seats, route] of [
      [1, 'snowdon'],
      [2, 'blaenau'],
      [3, 'snowdon'],
      [5, 'snowdon'],
    ] as const)
      for (const seed of [1, 2, 3]) {
        const begin = begun<Types>(game, seats, { route }, seed)
        const { p } = begin
        for (const _ of playing<Types>(game, begin)) {
          if (p.phase === 'assign' && p.boards.every(({ labourers }) => labourers === 2)) dealOut(p, moving)
          const seat = p.phase === 'cards' ? p.window[0] : undefined
          if (seat === undefined) continue
          // All contracts of the area, wherever they are.
          for (const { id, area } of box.values.contracts) {
            if (area !== 'ABCDEFG'[p.area] || !boardOf(p, seat).hand.includes(id)) continue
            const against = hinderHeld(box, p, seat, id)
            const reason = against && toldOf(against).reason
            const { verb } = contractIn(box, id)
            // Those draw from the deck or the bag, which are empty then.
            if (!reason || forbidden.has(reason) || verb.type === 'draw' || verb.type === 'bag') continue
            const [used, idle] = [clonePosition(p), clonePosition(p)]
            use(box, used, seat, id, (effect) => game.apply(used, effect))
            use(box, idle, seat, id, (effect) => game.apply(idle, effect))
            idle.todo = [...p.todo]
            const board = boardOf(idle, seat)
            board.active = board.active.filter((one) => one !== id)
            if (used.todo.length > 0) used.phase = 'perform'
            const isAlike = same(restOf(used, id, seed), restOf(idle, id, seed))
            expect(isAlike, `contract ${id}: ${reason}`).toBe(true)
            reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
          }
        }
      }
    expect([...reasons.keys()]).toContain('noLabourer')
    expect(reasons.size).toBeGreaterThan(3)
  })
})
