import { describe, expect, it } from 'vitest'
import { makeBrain } from '../../src/bots/brain.ts'
import { makeSearches } from '../../src/bots/goOn.ts'
import { strengths, thinkingTime } from '../../src/bots/strength.ts'
import type { Cancel, ThinkRequest } from '../../src/bots/thinkRequest.ts'
import type { Reports } from '../../src/bots/workerClient.ts'
import type { Asked } from '../../src/match/table.ts'
import { botText } from '../../src/overlay/bots/bots.ts'
import type { Body, Entry } from '../../src/rules/body.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Game, GameTypes } from '../../src/rules/game.ts'
import type { Mind } from '../../src/rules/mind.ts'
import { none, settle } from '../../src/rules/play.ts'
import { manualClock } from '../kit/manualClock.ts'
import { type Move, tiny } from '../tiny/tiny.ts'
import { waybills } from '../waybills/waybills.ts'

const mind: Mind = { worth: () => [0, 0] }
const flush = () => new Promise<void>((resolve) => setImmediate(resolve))
const wanted = () => new AbortController()

/** A worker that answers when the test does. */
function fakeWorker() {
  const sent: (ThinkRequest | Cancel)[] = []
  let reports: Reports | undefined
  let isGone = false
  return {
    start(given: Reports) {
      reports = given
      const postMessage = (message: ThinkRequest | Cancel) => void sent.push(message)
      const terminate = () => {
        isGone = true
      }
      return { postMessage, terminate }
    },
    sent,
    requests: () => sent.filter((one) => 'id' in one),
    isGone: () => isGone,
    answer: (id: number, at: number, visits?: readonly number[]) =>
      reports?.answer({ id, at, ...(visits && { visits }) }),
    fail: () => reports?.failed(),
  }
}

const entry = (seq: number, body: Body<Move>): Entry<Move> => ({ epoch: 1, seq, prev: '', by: 0, body, position: '' })

/** A brain for a game, with a worker and a journal of the test's. */
function begin<G extends GameTypes>(game: Game<G>) {
  const worker = fakeWorker()
  const clock = manualClock()
  const entries: Entry<Move>[] = []
  const brain = makeBrain({
    title: { game, edition: undefined, mind: async () => mind },
    seed: () => 1,
    worker: worker.start,
    clock,
    journal: () => entries,
  })
  return { brain, worker, clock, entries }
}

/** The question to the first seat of a match of Sidings. */
function question(seq = 0): Asked {
  const position = tiny.setup(2, { wagons: 20 })
  settle(tiny, position, none, () => {})
  const ask = settle(tiny, position, { type: 'chance', draw: fastDraw(1) }, () => {})
  if (ask.type !== 'choose') throw new Error('Nobody is asked')
  return { seq, choice: ask, position, known: () => undefined }
}

describe('a brain', () => {
  it('plays what its worker has chosen', async () => {
    const { brain, worker } = begin(tiny)
    const asked = question()
    const deciding = brain.decide('master', asked, wanted().signal)
    const [request] = worker.requests()
    expect(request).toMatchObject({ strength: 'master', budget: thinkingTime.master })
    worker.answer(request?.id ?? 0, 1)
    expect(await deciding).toBe(asked.choice.moves[1])
  })

  it('plays what all its workers together tried most', async () => {
    const workers = [fakeWorker(), fakeWorker()] as const
    let started = 0
    const brain = makeBrain({
      title: { game: tiny, edition: undefined, mind: async () => mind },
      seed: () => 1,
      worker: (reports) => workers[started++ % 2 === 0 ? 0 : 1].start(reports),
      workers: 2,
      clock: manualClock(),
      journal: () => [],
    })
    const asked = question()
    const deciding = brain.decide('master', asked, wanted().signal)
    expect(workers.map((one) => one.requests().map(({ part }) => part))).toEqual([[0], [1]])
    workers[0].answer(1, 0, [50, 40])
    workers[1].answer(1, 1, [10, 60])
    expect(await deciding).toBe(asked.choice.moves[1])
  })

  it('leaves a move that needs no search to one worker', () => {
    const { brain, worker } = begin(tiny)
    void brain.decide('ganger', question(), wanted().signal)
    expect(worker.requests()).toHaveLength(1)
  })

  it('gives up a thought right away when the question is withdrawn', async () => {
    const { brain, worker, clock } = begin(tiny)
    const question1 = wanted()
    const deciding = brain.decide('master', question(), question1.signal)
    question1.abort()
    expect(await deciding).toBeUndefined()
    expect(worker.sent.at(-1)).toEqual({ cancel: worker.requests()[0]?.id })
    expect(clock.pending).toBe(0)
    expect(worker.isGone()).toBe(false)
  })

  it('finishes its move after thinking ahead is cancelled', async () => {
    const { brain, worker } = begin(tiny)
    const asked = question()
    brain.ponder('master', asked)
    const deciding = brain.decide('master', asked, wanted().signal)
    const [ahead, request] = worker.requests()
    brain.rest()
    expect(worker.sent.at(-1)).toEqual({ cancel: ahead?.id })
    worker.answer(request?.id ?? 0, 1)
    expect(await deciding).toBe(asked.choice.moves[1])
  })

  it.each(['dies', 'never answers'])('thinks in the page if the worker %s', async (how) => {
    const { brain, worker, clock } = begin(tiny)
    const asked = question()
    const deciding = brain.decide('shrewd', asked, wanted().signal)
    if (how === 'dies') worker.fail()
    else clock.advance(60_000)
    expect(asked.choice.moves).toContain(await deciding)
    expect(worker.isGone()).toBe(true)
    expect(asked.choice.moves).toContain(await brain.decide('shrewd', asked, wanted().signal))
  })

  it('has nothing thought about where only one move is legal', async () => {
    const { brain, worker } = begin(tiny)
    const { choice, ...rest } = question()
    const [only] = choice.moves
    const one = { ...rest, choice: { ...choice, moves: only ? [only] : [] } }
    expect(await brain.decide('master', one, wanted().signal)).toBe(only)
    expect(worker.sent).toEqual([])
  })

  it('lets a search go on where all moves since are known', () => {
    const { brain, worker, entries } = begin(tiny)
    const push: Move = { type: 'push' }
    brain.ponder('master', question(0))
    entries.push(entry(0, { type: 'move', move: push }), entry(1, { type: 'move', move: push }))
    entries.push(entry(2, { type: 'chance', seed: '00' }))
    void brain.decide('master', question(2), wanted().signal)
    entries.push(entry(3, { type: 'undo', to: 1 }))
    brain.ponder('master', question(3))
    expect(worker.requests().map(({ since }) => since)).toEqual([undefined, [push], undefined])
  })

  it('lets a search go on from the last question to one who plans, past those to others', () => {
    const { brain, worker, entries } = begin(tiny)
    const [take, push]: [Move, Move] = [{ type: 'take', wagons: 1 }, { type: 'push' }]
    void brain.decide('master', question(0), wanted().signal)
    entries.push(entry(0, { type: 'move', move: push }), entry(1, { type: 'move', move: take }))
    void brain.decide('ganger', question(1), wanted().signal)
    entries.push(entry(2, { type: 'move', move: push }))
    void brain.decide('master', question(2), wanted().signal)
    expect(worker.requests().map(({ since }) => since)).toEqual([undefined, undefined, [take, push]])
  })

  it('thinks ahead for those who search, where nothing is hidden', async () => {
    const open = begin(tiny)
    open.brain.ponder('ganger', question())
    open.brain.ponder('master', question())
    expect(open.worker.requests()).toMatchObject([{ strength: 'master', ahead: true, faces: [] }])
    open.brain.rest()
    expect(open.worker.sent.at(-1)).toEqual({ cancel: open.worker.requests()[0]?.id })
    const hidden = begin(waybills)
    hidden.brain.ponder('master', question())
    await flush()
    expect(hidden.worker.sent).toEqual([])
  })
})

describe('the searches of a match', () => {
  const ask = (since?: readonly Move[], strength: ThinkRequest['strength'] = 'master') => {
    const { choice, position, known } = question()
    const rest = { game: 'tiny', edition: undefined, hash: '', budget: 0, position, faces: [] }
    const request: ThinkRequest = { ...rest, seed: 1, id: 1, strength, since, seat: 0, moves: choice.moves }
    const asked = { game: tiny, mind, position, seat: choice.seat, choice, known }
    return [request, asked, fastDraw(1)] as const
  }

  it('go on where the moves since are known, and start over elsewhere', () => {
    const searchFor = makeSearches()
    const seen = (...asked: Parameters<typeof searchFor>) => searchFor(...asked)?.thought().options.length ?? 0
    const first = searchFor(...ask())
    for (let n = 0; n < 100; n++) first?.iterate()
    expect(seen(...ask([]))).toBeGreaterThan(1)
    expect(seen(...ask([{ type: 'take', wagons: 1 }]))).toBeGreaterThan(1)
    expect(seen(...ask([], 'shrewd'))).toBe(0)
    expect(seen(...ask())).toBe(0)
  })

  it('start over after a choice at which attention slipped', () => {
    const searchFor = makeSearches()
    const [request, asked, draw] = ask([], 'shrewd')
    const at = (slips: number) => searchFor(request, { ...asked, mind: { ...mind, slips: { shrewd: slips } } }, draw)
    const first = at(0)
    for (let n = 0; n < 100; n++) first?.iterate()
    expect(at(0)?.thought().options.length).toBeGreaterThan(1)
    expect(at(1)).toBeUndefined()
    expect(at(0)?.thought().options).toEqual([])
  })

  it('are none for those who don’t search', () => {
    expect(makeSearches()(...ask(undefined, 'ganger'))).toBeUndefined()
  })
})

describe('how long a bot thinks', () => {
  it('is what people are told', () => {
    const told = strengths.map((strength) => botText(strength)?.seconds)
    expect(told).toEqual([0, 0, 0, 1, 1, 2, 3])
  })
})
