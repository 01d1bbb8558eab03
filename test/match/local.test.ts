import { describe, expect, it } from 'vitest'
import { type Keeper, memoryKeeper } from '../../src/match/keeper.ts'
import type { News, Table } from '../../src/match/table.ts'
import { openTable, type SeatPlan } from '../../src/net/role/liveTable.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { flush } from '../net/world.ts'
import { playedEntries } from '../playedEntries.ts'
import { type Move, tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const played = { game: tiny, edition: undefined }
const portsWith = (entropy: () => string, keeper: Keeper) => ({
  keeper,
  clock: manualClock(),
  signatures: cheapSignatures,
  secret: hex32Of('secret'),
  entropy,
  build: 'b',
})

/** A table on one device, with everything it emits. */
async function openLocal(places: readonly SeatPlan[]) {
  let count = 0
  const entropy = () => hex32Of(`local/${count++}`)
  const ports = portsWith(entropy, memoryKeeper())
  const { table } = sound(await openTable(ports, played, { places, options: { wagons: 15 } }))
  const news: News[] = []
  table.on((one) => news.push(one))
  await flush()
  return { table, news }
}

const take = (wagons: number): Move => ({ type: 'take', wagons })

/** Plays the first legal move until the match is over. */
async function playFirst(table: Table): Promise<void> {
  for (let n = 0; n < 500 && table.now().standing !== 'over'; n++) {
    const { turn, ask } = table.now()
    const [move] = ask.type === 'choose' ? ask.moves : []
    if (turn === undefined || !move) throw new Error('nobody here is asked')
    expect((await table.submit(turn, move)).type).toBe('accepted')
    await flush()
  }
}

const two: readonly SeatPlan[] = [{ kind: 'mine' }, { kind: 'mine' }]

describe('a table on one device', () => {
  it('asks each of its seats in turn, to the end', async () => {
    const { table } = await openLocal(two)
    const seats = new Set<number | undefined>()
    table.on(() => seats.add(table.now().turn))
    await playFirst(table)
    expect(table.now().standing).toBe('over')
    expect(seats).toEqual(new Set([0, 1, undefined]))
  })

  it('emits every entry with the effects that lead from one position to the next', async () => {
    const { table, news } = await openLocal(two)
    await playFirst(table)
    const told = news.flatMap((one) => (one.type === 'told' ? [one] : []))
    const { journal } = sound(openJournal(tiny, table.journal()))
    const story = playedEntries(tiny, journal).slice(1)
    expect(told.map(({ entry, effects, before, after }) => ({ seq: entry.seq, effects, before, after }))).toEqual(
      story.map(({ entry, effects, before, after }) => ({ seq: entry.seq, effects, before, after })),
    )
  })

  it('has position, question and entry number up to date when it emits an entry', async () => {
    const { table } = await openLocal(two)
    const seen: (readonly [number, boolean])[] = []
    table.on((one) => {
      if (one.type !== 'told') return
      const { seq, position } = table.now()
      seen.push([seq - one.entry.seq, position === one.after])
    })
    await playFirst(table)
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.every(([lag, same]) => lag === 0 && same)).toBe(true)
  })

  it('never changes what it has shown', async () => {
    const { table } = await openLocal(two)
    const before = table.now()
    const text = JSON.stringify(before)
    await playFirst(table)
    expect(JSON.stringify(before)).toBe(text)
    expect(table.now()).not.toBe(before)
    expect(table.now()).toBe(table.now())
  })

  it('says that a move is pending until it is answered', async () => {
    const { table } = await openLocal(two)
    const answer = table.submit(table.now().turn ?? 0, take(1))
    expect(table.now().pending).toBe(true)
    await answer
    expect(table.now().pending).toBe(false)
  })

  it('undoes the last mover’s moves, even if the other seat is already asked', async () => {
    const { table } = await openLocal(two)
    const { hash, turn = 0, seq } = table.now()
    await table.submit(turn, take(2))
    await table.submit(turn, { type: 'stop' })
    expect(table.now()).toMatchObject({ turn: 1 - turn, undoTo: seq })
    expect(await table.undo(turn)).toMatchObject({ type: 'accepted' })
    expect(table.now()).toMatchObject({ hash, turn, undoTo: undefined })
    expect(await table.undo(turn)).toMatchObject({ refusal: { reason: 'undoNothing' } })
  })

  it('undoes nothing that a bot has answered', async () => {
    const { table } = await openLocal([{ kind: 'mine' }, { kind: 'bot', name: 'random' }])
    const first = table.now().ask
    const bot = table.seat(1)
    if (first.type === 'choose' && first.seat === 1) {
      await bot.submit(bot.asked()?.seq ?? -1, take(1))
      await bot.submit(bot.asked()?.seq ?? -1, { type: 'stop' })
    }
    await table.submit(0, take(1))
    await table.submit(0, { type: 'stop' })
    expect(table.now().turn).toBeUndefined()
    expect(table.now().undoTo).toBeDefined()
    await bot.submit(bot.asked()?.seq ?? -1, take(1))
    expect(table.now().undoTo).toBeUndefined()
  })

  it('seats a single person', async () => {
    const { table } = await openLocal([{ kind: 'mine', name: 'Ann' }])
    await playFirst(table)
    expect(table.now().sitters).toEqual([{ kind: 'person', name: 'Ann', mine: true, present: true }])
  })

  it('is refused for more seats than the game has, and with unreadable options', async () => {
    const ports = portsWith(() => hex32Of('x'), memoryKeeper())
    const seven = Array.from({ length: 7 }, () => ({ kind: 'mine' }) as const)
    expect(await openTable(ports, played, { places: seven, options: { wagons: 9 } })).toMatchObject({
      problem: { reason: 'badSeats' },
    })
    expect(await openTable(ports, played, { places: two, options: { wagons: 0 } })).toMatchObject({
      problem: { reason: 'badOptions' },
    })
    expect(await ports.keeper.load()).toBeUndefined()
  })

  it('is refused if nothing can be stored', async () => {
    const keeper = {
      ...memoryKeeper(),
      begin: async () => {
        throw new Error('no storage')
      },
    }
    const ports = portsWith(() => hex32Of('x'), keeper)
    expect(await openTable(ports, played, { places: two, options: { wagons: 9 } })).toEqual({
      problem: { reason: 'notKept' },
    })
  })
})
