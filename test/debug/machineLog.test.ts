import { describe, expect, it } from 'vitest'
import { makeMachineLog, statePath } from '../../src/debug/machineLog.ts'
import { manualClock } from '../../src/link/clock.ts'
import { makeTurn } from '../../src/table/turn.ts'
import { tiny } from '../tiny/tiny.ts'

describe('the log of machines', () => {
  it('knows where a turn machine stands, since when, and what led there', () => {
    const clock = manualClock()
    const log = makeMachineLog(clock.now)
    clock.advance(5)
    const turn = makeTurn(tiny, log.inspect).start(tiny.setup(2, { wagons: 6 }))
    const [machine] = log.machines()
    const { phase, stance } = turn.state()
    expect(machine?.chart).toBe('sidings')
    expect(machine?.state).toBe(`turn.${phase}.${stance}, company.together`)
    expect(machine?.since).toBe(5)
    clock.advance(20)
    turn.company({ hosted: false, absent: [] })
    const [paused] = log.machines()
    expect(paused?.state).toBe(`turn.${phase}.${stance}, company.paused`)
    expect(paused?.since).toBe(25)
    expect(paused?.events.at(-1)?.type).toBe('company')
    expect(paused?.running).toBe(true)
  })

  it('keeps no context: nothing of a position is in it', () => {
    const log = makeMachineLog(() => 0)
    makeTurn(tiny, log.inspect).start(tiny.setup(2, { wagons: 6 }))
    const [machine] = log.machines()
    expect(Object.keys(machine ?? {}).sort()).toEqual([
      ...['chart', 'events', 'id', 'running', 'since', 'state'],
    ])
    expect(Object.keys(machine?.events[0] ?? {}).sort()).toEqual(['at', 'state', 'type'])
  })
})

describe('a state as a path', () => {
  it('names every state from the outside in', () => {
    expect(statePath('home')).toBe('home')
    expect(statePath({ visiting: 'playing' })).toBe('visiting.playing')
    expect(statePath({ turn: { select: 'asking' }, company: 'together' })).toBe(
      'turn.select.asking, company.together',
    )
    expect(statePath({ turn: {} })).toBe('turn')
  })
})
