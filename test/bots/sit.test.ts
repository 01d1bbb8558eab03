import { describe, expect, it } from 'vitest'
import { sit } from '../../src/bots/sit.ts'
import { manualClock } from '../kit/manualClock.ts'
import type { Move } from '../tiny/tiny.ts'
import { fakeSeat, moves } from './fakeSeat.ts'

const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A bot whose thoughts take until the test ends them. */
function slowBot() {
  const clock = manualClock()
  const seat = fakeSeat()
  const thoughts: { readonly withdrawn: AbortSignal; end(move: Move | undefined): void }[] = []
  const decide = (_: unknown, withdrawn: AbortSignal) =>
    new Promise<Move | undefined>((end) => {
      thoughts.push({ withdrawn, end })
      withdrawn.addEventListener('abort', () => end(undefined))
    })
  const leave = sit(seat.port, { decide, clock, pause: 700 })
  return { clock, seat, thoughts, leave }
}

describe('a bot in a seat', () => {
  it('ends its thought right away when the question is withdrawn', async () => {
    const { seat, thoughts } = slowBot()
    seat.ask()
    expect(thoughts.map(({ withdrawn }) => withdrawn.aborted)).toEqual([false])
    seat.unask()
    await flush()
    expect(thoughts.map(({ withdrawn }) => withdrawn.aborted)).toEqual([true])
    seat.ask(2)
    expect(thoughts).toHaveLength(2)
    expect(seat.submitted).toEqual([])
  })

  it('goes on thinking while others write something that changes nothing for it', async () => {
    const { seat, thoughts, clock } = slowBot()
    seat.ask(0)
    seat.ask(1)
    expect(thoughts).toHaveLength(1)
    thoughts[0]?.end(moves[1])
    clock.advance(700)
    await flush()
    expect(seat.submitted).toEqual([moves[1]])
  })

  it('ends its thought when it leaves', async () => {
    const { seat, thoughts, clock, leave } = slowBot()
    seat.ask()
    leave()
    expect(thoughts[0]?.withdrawn.aborted).toBe(true)
    expect(clock.pending).toBe(0)
    await flush()
    expect(seat.submitted).toEqual([])
  })
})
