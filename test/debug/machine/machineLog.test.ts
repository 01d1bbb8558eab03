import { describe, expect, it } from 'vitest'
import { makeMachineLog, viaOf, wayBetween, withStep } from '../../../src/debug/machine/machineLog.ts'
import { makeTurn } from '../../../src/match/turn.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { play } from '../../../src/rules/play.ts'
import { manualClock } from '../../kit/manualClock.ts'
import { tiny } from '../../tiny/tiny.ts'

function watched() {
  const clock = manualClock()
  const log = makeMachineLog(clock.now)
  clock.advance(5)
  const dealt = { type: 'chance', draw: fastDraw(1) } as const
  const start = play(tiny, tiny.setup(2, { wagons: 6 }), dealt).position
  const turn = makeTurn(tiny, log.inspect).start(start)
  return { clock, log, turn, machine: () => log.machines()[0] }
}

describe('the machine log', () => {
  it('knows a machine’s active states, and when they were entered', () => {
    const { clock, turn, machine } = watched()
    const { phase, stance } = turn.state()
    expect(machine()?.name).toBe('sidings')
    expect(machine()?.leaves).toEqual([
      { path: `turn.${phase}.${stance}`, since: 5 },
      { path: 'entry.committed', since: 5 },
      { path: 'company.together', since: 5 },
    ])
    clock.advance(20)
    turn.company({ hosted: false, absent: [] })
    expect(machine()?.leaves).toEqual([
      { path: `turn.${phase}.${stance}`, since: 5 },
      { path: 'entry.committed', since: 5 },
      { path: 'company.paused', since: 25 },
    ])
    expect(machine()?.steps.at(-1)).toMatchObject({ event: 'company', way: 'together → paused' })
    expect(machine()?.running).toBe(true)
  })

  it('records the tags by which an entry went through the chart, and where it led', () => {
    const { turn, machine } = watched()
    const ask = turn.played().ask
    if (ask.type !== 'choose') throw new Error(`${ask.type} instead of a choice`)
    const [move] = ask.moves
    if (!move) throw new Error('no move')
    const before = turn.state().phase
    turn.play({ type: 'move', seat: ask.seat, move })
    const step = machine()?.steps.at(-1)
    expect(step?.event).toBe('move')
    const tags = Object.values(tiny.chart).flatMap((ways) => Object.keys(ways))
    expect(tags).toContain(step?.via.split(/,| ×/)[0])
    const led = machine()?.trail.filter(({ from }) => from === `turn.${before}`) ?? []
    expect(Object.entries(tiny.chart[before] ?? {})).toContainEqual([led[0]?.event, led[0]?.to.replace('turn.', '')])
  })

  it('counts repeated events', () => {
    const { turn, machine } = watched()
    const count = machine()?.steps.length ?? 0
    for (let time = 0; time < 5; time++) turn.company({ hosted: true, absent: [] })
    expect(machine()?.steps.length).toBeLessThanOrEqual(count + 1)
    expect(machine()?.steps.at(-1)?.times).toBeGreaterThanOrEqual(5)
  })

  it('restarts a state’s time when it is re-entered', () => {
    const { clock, turn, machine } = watched()
    const ask = turn.played().ask
    if (ask.type !== 'choose' || !ask.moves[0]) throw new Error('no choice')
    clock.advance(30)
    turn.play({ type: 'move', seat: ask.seat, move: ask.moves[0] })
    expect(machine()?.leaves[0]?.since).toBe(35)
  })

  it('keeps nothing of a context', () => {
    const { turn, machine } = watched()
    const { position } = turn.played()
    expect(JSON.stringify(machine())).not.toContain(JSON.stringify(position))
    expect(Object.keys(machine() ?? {}).sort()).toEqual(['chart', 'id', 'leaves', 'name', 'running', 'steps', 'trail'])
  })

  it('tells a late listener about every running machine, then about all events', () => {
    const { turn, log } = watched()
    const heard: string[] = []
    const end = log.tell(({ type }) => heard.push(type))
    expect(heard).toEqual(['@xstate.actor'])
    turn.company({ hosted: false, absent: [] })
    expect(heard).toContain('@xstate.snapshot')
    const count = heard.length
    end()
    turn.company({ hosted: true, absent: [] })
    expect(heard.length).toBe(count)
  })
})

describe('a step in short', () => {
  it('leaves out what two states have in common', () => {
    expect(wayBetween(['turn.select.asking', 'company.together'], ['turn.perform.asking', 'company.together'])).toBe(
      'select → perform',
    )
    expect(wayBetween(['turn.select.asking'], ['turn.select.drawing'])).toBe('asking → drawing')
    expect(wayBetween(['home'], ['visiting.opening'])).toBe('home → visiting.opening')
    expect(wayBetween(['idle'], ['idle'])).toBe('')
  })

  it('counts repeated tags', () => {
    const gone = ['move', 'chosen', 'more', '', 'more', 'done'].map((event) => ({ from: 'a', event, to: 'b' }))
    expect(viaOf(gone, 'move')).toBe('chosen, more ×2, done')
  })

  it('lists every step that led somewhere, up to a limit', () => {
    const step = { event: 'tick', at: 1, via: '', way: 'playing → idle' }
    expect(withStep(withStep([], step), step)).toHaveLength(2)
    const many = Array.from({ length: 100 }, () => step).reduce(withStep, [])
    expect(many.length).toBeLessThan(30)
  })
})
