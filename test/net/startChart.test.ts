import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { chartClock } from '../../src/kit/chart.ts'
import { startChart } from '../../src/net/lobby/startChart.ts'
import { manualClock } from '../kit/manualClock.ts'

function started(pause = 3000) {
  const clock = manualClock()
  const actor = createActor(startChart(pause), { clock: chartClock(clock) })
  let begun = 0
  actor.on('begin', () => begun++)
  actor.start()
  return { clock, actor, begun: () => begun }
}

describe('a lobby that begins by itself', () => {
  it('begins once, three seconds after its last seat was taken', () => {
    const { clock, actor, begun } = started()
    actor.send({ type: 'ready' })
    clock.advance(2999)
    expect(begun()).toBe(0)
    actor.send({ type: 'ready' })
    clock.advance(1)
    actor.send({ type: 'ready' })
    clock.advance(9000)
    expect(begun()).toBe(1)
  })

  it('begins at once where there is no pause', () => {
    const { actor, begun } = started(0)
    actor.send({ type: 'ready' })
    expect(begun()).toBe(1)
  })

  it('waits while someone has asked for a moment, and counts again after that', () => {
    const { clock, actor, begun } = started()
    actor.send({ type: 'ready' })
    clock.advance(2000)
    actor.send({ type: 'unready' })
    clock.advance(9000)
    expect(begun()).toBe(0)
    actor.send({ type: 'ready' })
    clock.advance(2999)
    expect(begun()).toBe(0)
    clock.advance(1)
    expect(begun()).toBe(1)
  })
})
