import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { hoverMachine, restsFor } from '../../src/stage/hover.ts'

/** A mouse and what it emitted. */
function mouse() {
  const told: unknown[] = []
  const clock = new SimulatedClock()
  const actor = createActor(hoverMachine, { clock })
  actor.on('hovered', ({ on }) => told.push(on))
  actor.on('left', () => told.push('left'))
  actor.start()
  return {
    told,
    over: (on?: string) => actor.send({ type: 'over', on }),
    press: () => actor.send({ type: 'press' }),
    wait: (ms = restsFor) => clock.increment(ms),
  }
}

describe('a mouse over the table', () => {
  it('asks for a description when it rests and drops it when it leaves', () => {
    const one = mouse()
    one.over('card')
    one.wait(restsFor - 1)
    expect(one.told).toEqual([])
    one.wait(1)
    one.over('card')
    expect(one.told).toEqual(['card'])
    one.over(undefined)
    expect(one.told).toEqual(['card', 'left'])
  })

  it('asks for nothing while it keeps moving', () => {
    const one = mouse()
    for (const on of ['card', 'card', 'pub', 'pub']) {
      one.over(on)
      one.wait(restsFor - 1)
    }
    one.over(undefined)
    one.wait()
    expect(one.told).toEqual([])
  })

  it('moves from one piece to the next', () => {
    const one = mouse()
    one.over('card')
    one.wait()
    one.over('pub')
    expect(one.told).toEqual(['card', 'left'])
    one.wait()
    expect(one.told).toEqual(['card', 'left', 'pub'])
  })

  it('stays quiet about a pressed piece until it leaves it', () => {
    const one = mouse()
    one.over('card')
    one.press()
    one.over('card')
    one.wait()
    expect(one.told).toEqual([])
    one.over(undefined)
    one.over('card')
    one.wait()
    expect(one.told).toEqual(['card'])
  })
})
