import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { makeTurn } from '../../src/match/turn.ts'
import { fastDraw, streamOf } from '../../src/rules/chance.ts'
import { makeEntry } from '../../src/rules/journal.ts'
import { none, play } from '../../src/rules/play.ts'
import { byLoop, byMachine, playAndRelease } from '../drivers.ts'
import { hex32Of, randomJournal } from '../journals.ts'
import { type Move, type Tiny, tiny } from '../tiny/tiny.ts'

const options = { wagons: 15 }
const chance = { type: 'chance', draw: streamOf(hex32Of('turn')) } as const

/** A match of two that has begun, and what the first seat is asked. */
function begun() {
  const turn = makeTurn(tiny).start(tiny.setup(2, options))
  playAndRelease(turn, chance)
  const ask = turn.played().ask
  if (ask.type !== 'choose') throw new Error('nobody is asked')
  return { turn, ask }
}

describe('the turn machine', () => {
  it('equals the plain loop in positions, effects and phases on a hundred random matches', () => {
    for (let seed = 0; seed < 100; seed++) {
      const seats = 1 + (seed % 6)
      expect(byMachine(tiny, seats, options, seed)).toEqual(byLoop(tiny, seats, options, seed))
    }
  })

  it('follows a redirected edge of the chart, as the loop does', () => {
    const chart = { ...tiny.chart, shunt: { more: 'close', pushed: 'push', done: 'close' } }
    const redirected: Tiny = { ...tiny, chart }
    let changed = 0
    for (let seed = 0; seed < 20; seed++) {
      const loop = byLoop(redirected, 2, options, seed)
      expect(byMachine(redirected, 2, options, seed)).toEqual(loop)
      expect(loop.steps.join(' ')).not.toMatch(/shunt.more shunt/)
      if (/shunt.more shunt/.test(byLoop(tiny, 2, options, seed).steps.join(' '))) changed++
    }
    expect(changed).toBeGreaterThan(10)
  })

  it('has a state for each phase of the chart, and is in the one the position names', () => {
    const { turn, ask } = begun()
    expect(turn.state()).toEqual({ phase: 'shunt', stance: 'asking', entry: 'committed', company: 'together' })
    playAndRelease(turn, { type: 'move', seat: ask.seat, move: { type: 'push' } })
    expect(turn.state()).toEqual({ phase: 'push', stance: 'drawing', entry: 'committed', company: 'together' })
    expect(turn.played().position.phase).toBe('push')
  })

  it('refuses a seat that is not asked, and a draw no one asked for', () => {
    const { turn, ask } = begun()
    const before = turn.played().position
    const move = { type: 'take', wagons: 1 } as const
    expect(playAndRelease(turn, { type: 'move', seat: 1 - ask.seat, move })).toBeUndefined()
    expect(playAndRelease(turn, chance)).toBeUndefined()
    expect(turn.played().position).toBe(before)
    expect(playAndRelease(turn, { type: 'move', seat: ask.seat, move })?.effects).toEqual([
      { type: 'taken', seat: ask.seat, wagons: 1 },
    ])
  })

  it('leaves earlier positions as they were', () => {
    const { turn, ask } = begun()
    const before = turn.played().position
    const text = JSON.stringify(before)
    playAndRelease(turn, { type: 'move', seat: ask.seat, move: { type: 'take', wagons: 2 } })
    expect(JSON.stringify(before)).toBe(text)
    expect(turn.played().position).not.toEqual(before)
  })

  it('continues from any position of a match, even one that draws', () => {
    const { positions } = randomJournal(tiny, 3, options, 4)
    const stances = new Set<string>()
    for (const p of positions) {
      const turn = makeTurn(tiny).start(p)
      stances.add(turn.state().stance)
      expect(turn.played().effects).toEqual([])
      expect(turn.played().position).toEqual(p)
      const ask = turn.played().ask
      if (ask.type === 'over') continue
      const [move] = ask.type === 'choose' ? ask.moves : []
      const seat = ask.type === 'choose' ? ask.seat : 0
      const draw = () => fastDraw(7)
      const answer = () =>
        move ? ({ type: 'move', seat, move } as const) : ({ type: 'chance', draw: draw() } as const)
      const played = play(tiny, p, answer())
      expect(playAndRelease(turn, answer())).toEqual(played)
      expect(turn.played().position).toEqual(played.position)
    }
    expect([...stances].sort()).toEqual(['asking', 'drawing', 'over'])
  })

  it('settles a position it starts from midway', () => {
    const half = { ...tiny.setup(2, options), phase: 'open' as const }
    const turn = makeTurn(tiny).start(half)
    expect(turn.played().effects).toEqual(play(tiny, half, none).effects)
    expect(turn.state()).toMatchObject({ phase: 'shunt', stance: 'asking' })
  })

  it('shows what it waits for, without delaying what was committed', () => {
    const { turn, ask } = begun()
    const absent = [ask.seat]
    turn.company({ hosted: true, absent: [1 - ask.seat] })
    expect(turn.state().company).toBe('together')
    turn.company({ hosted: true, absent })
    expect(turn.state()).toEqual({ phase: 'shunt', stance: 'asking', entry: 'committed', company: 'waitingFor' })
    turn.company({ hosted: false, absent })
    expect(turn.state().company).toBe('paused')
    const move = { type: 'take', wagons: 1 } as const
    expect(playAndRelease(turn, { type: 'move', seat: ask.seat, move })?.effects).toHaveLength(1)
    turn.company({ hosted: true, absent: [] })
    expect(turn.state().company).toBe('together')
  })

  it('holds back what it played until that is released, and plays nothing meanwhile', () => {
    const { turn, ask } = begun()
    const before = turn.played().position
    const move = { type: 'move', seat: ask.seat, move: { type: 'take', wagons: 1 } } as const
    const played = turn.play(move)
    expect(turn.state()).toMatchObject({ stance: 'asking', entry: 'pending' })
    expect(turn.play(move)).toBeUndefined()
    const entry = makeEntry<Move>(undefined, ask.seat, { type: 'move', move: move.move }, '')
    const { effects, position: after } = need(played, 'what was played')
    expect(turn.release(entry)).toEqual({ type: 'told', entry, effects, before, after })
    expect(turn.state().entry).toBe('committed')
    expect(turn.played().effects).toEqual([])
  })

  it('waits again as soon as an absent seat is asked', () => {
    const { turn, ask } = begun()
    turn.company({ hosted: true, absent: [1 - ask.seat] })
    for (const move of [{ type: 'take', wagons: 1 } as const, { type: 'stop' } as const])
      playAndRelease(turn, { type: 'move', seat: ask.seat, move })
    expect(turn.played().ask).toMatchObject({ seat: 1 - ask.seat })
    expect(turn.state().company).toBe('waitingFor')
  })
})
