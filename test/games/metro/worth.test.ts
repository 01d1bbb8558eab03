import { describe, expect, it } from 'vitest'
import { metro } from '../../../src/games/metro/index.ts'
import { mind } from '../../../src/games/metro/worth.ts'
import { imagine } from '../../../src/rules/cards.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { none, play, settle } from '../../../src/rules/play.ts'

const silent = () => {}

describe.each([2, 3, 4])('what Metro is worth to %d seats', (seats) => {
  const draw = fastDraw(seats)
  const p = metro.setup(seats, { turning: true, hand: 2 })
  const known = imagine(metro, p, () => undefined, draw)

  it('is the same looking ahead as after playing a move, until it is what each has made', () => {
    let ask = settle(metro, p, none, silent, known)
    while (ask.type === 'choose') {
      const { seat, moves } = ask
      const ahead = mind.ahead?.(p, moves, known)
      for (const at of [0, draw(moves.length), moves.length - 1]) {
        const move = moves[at] ?? { type: 'show' }
        if (move.type !== 'lay') continue
        const { position } = play(metro, p, { type: 'move', seat, move, known })
        for (const [one, points] of mind.worth(position).entries()) expect(ahead?.[at]?.[one]).toBeCloseTo(points)
      }
      const move = moves[draw(moves.length)] ?? { type: 'show' }
      ask = settle(metro, p, { type: 'move', seat, move, known }, silent, known)
    }
    const made = metro.outcome(p)?.seats.map(({ total }) => total)
    expect(mind.worth(p)).toEqual(made)
    expect(mind.glance?.(p)).toEqual(made)
  })
})
