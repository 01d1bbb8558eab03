import { describe, expect, it } from 'vitest'
import { makeMachineLog } from '../../../src/debug/machine/machineLog.ts'
import { idsOf, pass } from '../../../src/debug/machine/stately.ts'
import { withoutContext } from '../../../src/debug/machine/statelyWindow.ts'
import { makeTurn } from '../../../src/match/turn.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { play } from '../../../src/rules/play.ts'
import { tiny } from '../../tiny/tiny.ts'

describe('the ids in a context', () => {
  it('are kept, and nothing else', () => {
    const remembered = {
      position: { phase: 'select', seat: 1, supply: { iron: 3 }, boards: [{ seat: 0, points: 7 }] },
      place: { type: 'room', code: 'ABCD-EFGH', secret: 'c0ffee' },
      picked: ['yard:iron'],
      tempo: 4,
    }
    expect(idsOf(remembered)).toEqual({
      position: { phase: 'select', seat: 1, boards: [{ seat: 0 }] },
      place: { type: 'room' },
      picked: ['yard:iron'],
    })
  })

  it('are not looked for in anything but plain data', () => {
    class Signal {
      readonly id = 'private'
    }
    expect(idsOf(new Signal())).toBeUndefined()
    expect(idsOf({ seen: new Signal(), call: () => 'id' })).toBeUndefined()
    expect(idsOf('id')).toBeUndefined()
  })

  it('are looked for to a limited depth, so that cycles do no harm', () => {
    const ring: { id: string; ring?: unknown } = { id: 'a' }
    ring.ring = ring
    expect(JSON.stringify(idsOf(ring)).length).toBeLessThan(200)
  })
})

describe('what the Stately inspector gets', () => {
  it('is every machine with its state, but only the ids of its context', () => {
    const log = makeMachineLog(() => 0)
    const dealt = { type: 'chance', draw: fastDraw(1) } as const
    const start = play(tiny, tiny.setup(2, { wagons: 6 }), dealt).position
    const turn = makeTurn(tiny, log.inspect).start(start)
    const told: unknown[] = []
    const heard = (...given: readonly unknown[]) => void told.push(given.slice(1))
    log.tell((inspection) => pass({ actor: heard, event: heard, snapshot: heard }, inspection))
    expect(told).toHaveLength(1)
    turn.company({ hosted: false, absent: [1] })
    expect(told.length).toBeGreaterThan(2)
    const text = JSON.stringify(told)
    expect(text).toContain('paused')
    expect(text).not.toContain('hosted')
    expect(text).not.toContain(JSON.stringify(start))
    for (const name of Object.keys(start))
      if (!['phase', 'seat'].includes(name)) expect(text).not.toContain(`"${name}"`)
  })

  it('is a chart without the initial context', () => {
    const chart = { id: 'app', context: { code: 'ABCD' }, states: { home: {} } }
    expect(JSON.parse(withoutContext(JSON.stringify(chart)))).toEqual({ id: 'app', states: { home: {} } })
  })
})
