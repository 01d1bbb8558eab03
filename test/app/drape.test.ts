import { describe, expect, it } from 'vitest'
import { drapeTimes, hangDrape, type LoadingPart } from '../../src/app/visit/drape.ts'
import { manualClock } from '../kit/manualClock.ts'

function hung(still = false) {
  const clock = manualClock()
  const drape = hangDrape({ clock, still })
  const load = (...parts: readonly LoadingPart[]) => {
    for (const part of parts) drape.send({ type: 'loaded', part })
  }
  const state = () => drape.getSnapshot().value
  return { clock, load, state, loaded: () => drape.getSnapshot().context.loaded }
}

describe('the curtain over a loading table', () => {
  it('is never shown if the table is ready in time', () => {
    const { clock, load, state } = hung()
    load('rules', 'words', 'stage')
    clock.advance(drapeTimes.patience - 1)
    load('frame')
    expect(state()).toBe('gone')
  })

  it('is shown once that takes longer, with the parts that came before', () => {
    const { clock, load, state, loaded } = hung()
    load('rules')
    clock.advance(drapeTimes.patience)
    expect(state()).toBe('building')
    expect(loaded()).toEqual(['rules'])
  })

  it('rolls up with the last part, whatever their order, and is gone when it is up', () => {
    const { clock, load, state } = hung()
    clock.advance(drapeTimes.patience)
    load('stage', 'frame', 'words')
    expect(state()).toBe('building')
    load('rules')
    expect(state()).toBe('rolling')
    clock.advance(drapeTimes.roll - 1)
    expect(state()).toBe('rolling')
    clock.advance(1)
    expect(state()).toBe('gone')
  })

  it('fades in less time where motion is reduced', () => {
    const { clock, load, state } = hung(true)
    clock.advance(drapeTimes.patience)
    load('rules', 'words', 'stage', 'frame')
    clock.advance(drapeTimes.fade)
    expect(state()).toBe('gone')
  })

  it('stalls after eight seconds without a new part', () => {
    const { clock, load, state } = hung()
    clock.advance(drapeTimes.patience)
    clock.advance(drapeTimes.stall - 1)
    load('rules')
    clock.advance(drapeTimes.stall - 1)
    load('rules')
    expect(state()).toBe('building')
    clock.advance(1)
    expect(state()).toBe('stalled')
  })

  it('goes on building when a part comes after all, and rolls up with the last', () => {
    const { clock, load, state } = hung()
    load('rules', 'words')
    clock.advance(drapeTimes.patience)
    clock.advance(drapeTimes.stall)
    load('rules')
    expect(state()).toBe('stalled')
    load('stage')
    expect(state()).toBe('building')
    clock.advance(drapeTimes.stall)
    load('frame')
    expect(state()).toBe('rolling')
  })
})
