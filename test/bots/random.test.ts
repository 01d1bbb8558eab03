import { describe, expect, it } from 'vitest'
import { same } from '../../src/kit/json.ts'
import { memoryKeeper } from '../../src/match/keeper.ts'
import type { Answer } from '../../src/match/table.ts'
import { openTable, type SeatPlan } from '../../src/net/role/liveTable.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { hex32Of } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { fakeSeat, moves } from './fakeSeat.ts'
import { sitRandom } from './random.ts'

const played = { game: tiny, edition: undefined }
const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

const refused: Answer = { type: 'refused', refusal: { reason: 'notKept', section: 'table', amounts: {} } }

describe('a random bot', () => {
  it('plays every legal move about equally often, and no other', async () => {
    const clock = manualClock()
    const { port, submitted, ask } = fakeSeat()
    sitRandom(port, { draw: fastDraw(1), clock, pause: 0 })
    for (let n = 0; n < 3000; n++) {
      ask()
      clock.step()
      await flush()
    }
    expect(submitted).toHaveLength(3000)
    for (const move of moves) expect(submitted.filter((one) => same(one, move)).length).toBeGreaterThan(900)
  })

  it('pauses once, however often it is asked', async () => {
    const clock = manualClock()
    const { port, submitted, ask } = fakeSeat()
    sitRandom(port, { draw: fastDraw(1), clock, pause: 600 })
    for (let n = 0; n < 5; n++) ask()
    expect(clock.pending).toBe(1)
    clock.advance(599)
    await flush()
    expect(submitted).toHaveLength(0)
    clock.advance(1)
    await flush()
    expect(submitted).toHaveLength(1)
  })

  it('plays nothing if the question is withdrawn while it pauses', async () => {
    const clock = manualClock()
    const { port, submitted, ask, unask } = fakeSeat()
    sitRandom(port, { draw: fastDraw(1), clock, pause: 600 })
    ask()
    unask()
    clock.advance(600)
    await flush()
    expect(submitted).toEqual([])
    ask()
    clock.advance(600)
    await flush()
    expect(submitted).toHaveLength(1)
  })

  it('tries again after a pause if it is refused', async () => {
    const clock = manualClock()
    const { port, submitted, ask } = fakeSeat(refused)
    sitRandom(port, { draw: fastDraw(1), clock, pause: 0 })
    ask()
    for (let n = 0; n < 10; n++) {
      clock.advance(100)
      await flush()
    }
    expect(submitted).toHaveLength(1)
    clock.advance(100)
    await flush()
    expect(submitted).toHaveLength(2)
  })

  it('stops playing once it has left', async () => {
    const clock = manualClock()
    const { port, submitted, ask } = fakeSeat()
    const leave = sitRandom(port, { draw: fastDraw(1), clock, pause: 0 })
    ask()
    leave()
    ask()
    clock.advance(1000)
    await flush()
    expect(submitted).toEqual([])
  })

  it('plays whole matches against itself, for every number of seats', async () => {
    for (let seats = 1; seats <= 6; seats++) {
      const clock = manualClock()
      let count = 0
      const entropy = () => hex32Of(`${seats}/${count++}`)
      const secret = entropy()
      const ports = { keeper: memoryKeeper(), clock, signatures: cheapSignatures, secret, entropy, build: 'b' }
      const places: SeatPlan[] = Array.from({ length: seats }, () => ({ kind: 'bot', name: 'random' }))
      const opened = await openTable(ports, played, { places, options: { wagons: 20 } })
      if ('problem' in opened) throw new Error('no table')
      const { table } = opened
      for (let seat = 0; seat < seats; seat++) sitRandom(table.seat(seat), { draw: fastDraw(seat), clock, pause: 0 })
      for (let n = 0; n < 500 && table.now().standing !== 'over'; n++) {
        clock.step()
        await flush()
      }
      expect(table.now().standing).toBe('over')
      const points = table.game.outcome(table.now().position)?.seats ?? []
      expect(points).toHaveLength(seats)
    }
  })
})
