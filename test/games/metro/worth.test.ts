import { describe, expect, it } from 'vitest'
import { metro } from '../../../src/games/metro/index.ts'
import { mind } from '../../../src/games/metro/worth.ts'
import { begun, walk } from '../../playing.ts'

describe.each([2, 3, 4])('what Metro is worth to %d seats', (seats) => {
  it('is at the end what each has made', () => {
    const p = walk(metro, begun(metro, seats, { turning: true, hand: 2 }, seats)).at(-1) ?? expect.fail('no end')
    const made = metro.outcome(p)?.seats.map(({ total }) => total)
    expect(mind.worth(p)).toEqual(made)
    expect(mind.glance?.(p)).toEqual(made)
  })
})
