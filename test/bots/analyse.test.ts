import { describe, expect, it } from 'vitest'
import { advise } from '../../src/bots/advise.ts'
import { type AnalysisDepth, analyse, finish, type Judging } from '../../src/bots/analyse.ts'
import { choicesMade } from '../../src/bots/choicesMade.ts'
import { metro } from '../../src/games/metro/index.ts'
import { mind as metroMind } from '../../src/games/metro/worth.ts'
import { editions, think } from '../../src/games/snowdonia/worth.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { type Journal, lastOf, positionOf } from '../../src/rules/journal.ts'
import { type Mind, pointsAlone } from '../../src/rules/mind.ts'
import { choiceOf } from '../../src/rules/play.ts'
import { beginJournal, extend } from '../../src/rules/replay.ts'
import { hex32Of, randomJournal, setupFor, sound } from '../journals.ts'
import { type Move, type Position, type Types, tiny } from '../tiny/tiny.ts'

/** Judges by the points a seat has and those it is about to have. */
const mind: Mind<Types> = {
  worth: ({ points, seat, train }: Position) => points.map((own, one) => own + (one === seat ? train : 0)),
}
const sidings = { game: tiny, mind }
const depth: AnalysisDepth = { coarse: 4, futures: 60, closely: 60 }

/** Sidings between some seats that take all they can, except where `odd` says otherwise. */
function played(seats: number, odd: (turn: number, moves: readonly Move[]) => Move | undefined) {
  let { journal }: { journal: Journal<Types> } = sound(beginJournal(tiny, setupFor(tiny, seats, { wagons: 40 })))
  let blunder = -1
  for (let turn = 0; journal.ask.type !== 'over'; ) {
    const { ask } = journal
    if (ask.type === 'chance') {
      const seed = hex32Of(`draw ${journal.entries.length}`)
      journal = sound(extend(tiny, journal, 'host', { type: 'chance', seed })).journal
      continue
    }
    if (ask.type !== 'choose') break
    const other = odd(turn, ask.moves)
    const move = other ?? ask.moves.findLast(({ type }) => type === 'take') ?? ask.moves[0]
    if (!move) throw new Error('A choice without a move')
    journal = sound(extend(tiny, journal, ask.seat, { type: 'move', move })).journal
    if (other) blunder = lastOf(journal).seq
    if (move.type === 'stop') turn++
  }
  return { journal, blunder }
}

/** Once, in the sixth turn, a train leaves with a single wagon. */
const leavesTooSoon = () => {
  let stopped = false
  return played(2, (turn, moves) => {
    const stop = moves.find(({ type }) => type === 'stop')
    if (turn !== 5 || stopped || !stop) return undefined
    stopped = true
    return stop
  })
}

describe('an analysis', () => {
  it('finds a planted blunder, and what was better', () => {
    const { journal, blunder } = leavesTooSoon()
    const thorough = { coarse: 4, futures: 300, closely: 300 }
    const { turningPoints } = finish(analyse({ ...sidings, journal }, thorough))
    const found = turningPoints.find(({ seq }) => seq === blunder)
    expect(found?.played.move).toEqual({ type: 'stop' })
    expect(found?.other.move.type).toBe('take')
    expect(found?.other.chance).toBeGreaterThan((found?.played.chance ?? 1) + 0.03)
    expect(found?.other.plan[0]).toEqual(found?.other.move)
  })

  it('is the same for the same match, and tells how much is done on the way', () => {
    const { journal } = leavesTooSoon()
    const watched = () => {
      const told: unknown[] = []
      const work = analyse({ ...sidings, journal }, depth)
      for (let step = work.next(); ; step = work.next()) {
        told.push(step.value)
        if (step.done) return told
      }
    }
    const told = watched()
    expect(watched()).toEqual(told)
    const shares = told.flatMap((one) => (typeof one === 'object' && one && 'done' in one ? [Number(one.done)] : []))
    expect(shares.length).toBeGreaterThan(10)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBeLessThanOrEqual(1)
  })

  it('has a coarse curve over the whole match first, and then makes it finer', () => {
    const { journal } = played(2, () => undefined)
    const choices = choicesMade({ ...sidings, journal }).map(({ seq }) => seq - 1)
    const [first = -1, last = -1] = [choices[0], choices.at(-1)]
    const work = analyse({ ...sidings, journal }, depth)
    const told: Judging[] = []
    for (let step = work.next(); !step.done; step = work.next()) told.push(step.value)
    const early = told[4]?.moments.map(({ seq }) => seq) ?? []
    expect(early).toHaveLength(6)
    expect(early[0]).toBe(first)
    expect(early.slice(-2)).toEqual([last, journal.entries.length - 1])
    const steps = early.slice(1, -1).map((seq, at) => choices.indexOf(seq) - choices.indexOf(early[at] ?? -1))
    expect(Math.max(...steps)).toBeLessThanOrEqual(Math.ceil(choices.length / 3))
    // After the coarse look every choice is on the curve, and most of the work is still to come.
    const coarse = told[choices.length - 1]
    expect(coarse?.moments.map(({ seq }) => seq)).toEqual([...choices, journal.entries.length - 1])
    expect(coarse?.done).toBeLessThan(0.1)
    expect(told.at(-1)?.moments).not.toEqual(coarse?.moments)
  })

  it.each([2, 3, 6])('shares the chances out among %i seats, up to the result', (seats) => {
    const { journal } = played(seats, () => undefined)
    const { moments } = finish(analyse({ ...sidings, journal }, depth))
    expect(moments.length).toBeGreaterThan(5)
    for (const { chances } of moments) {
      expect(chances).toHaveLength(seats)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
    const { winners = [] } = tiny.outcome(positionOf(journal)) ?? {}
    const won = moments.at(-1)?.chances.map((chance) => chance > 0)
    expect(won).toEqual(Array.from({ length: seats }, (_, seat) => winners.includes(seat)))
  })

  it('tells the turns of someone alone apart, up to their points', async () => {
    const snowdonia = think(editions.builtIn)
    const journal = randomJournal(snowdonia.game, 1, {}, 3)
    const turns = choicesMade({ ...snowdonia, journal }).map(({ turn }) => turn)
    expect(new Set(turns).size).toBeGreaterThan(15)
    const few = { coarse: 2, futures: 8, closely: 8 }
    const { moments, luck } = finish(analyse({ ...snowdonia, journal }, few))
    expect(moments.length).toBe(turns.length + 1)
    expect(luck).toHaveLength(1)
    for (const { chances } of moments) expect(chances).toHaveLength(1)
    const [end] = snowdonia.game.outcome(positionOf(journal))?.seats ?? []
    expect(pointsAlone(moments.at(-1)?.chances[0] ?? 0)).toBeCloseTo(end?.total ?? -1)
  })

  it('leaves out undone moves and forced ones', () => {
    const journal = randomJournal(tiny, 2, { wagons: 20 }, 4, { undo: 4 })
    const undone = journal.entries.flatMap(({ body, seq }) =>
      body.type === 'undo' ? [{ from: body.to + 1, to: seq }] : [],
    )
    expect(undone.length).toBeGreaterThan(0)
    const choices = choicesMade({ ...sidings, journal })
    expect(choices.length).toBeGreaterThan(0)
    for (const { seq, question, played: move } of choices) {
      expect(undone.some(({ from, to }) => seq >= from && seq < to)).toBe(false)
      expect(question.choice.moves.length).toBeGreaterThan(1)
      expect(question.choice.moves).toContain(move)
    }
  })

  it('shows each seat the cards it held, and no others', () => {
    const journal = randomJournal(metro, 3, {}, 2)
    const choices = choicesMade({ game: metro, mind: metroMind, journal })
    expect(choices.length).toBeGreaterThan(20)
    const held = choices.flatMap(({ question: { position, known, seat } }) =>
      (metro.hidden?.hands(position) ?? []).flatMap((hand, holder) =>
        hand.map((token) => ({ isOwn: holder === seat, isSeen: known(token) !== undefined })),
      ),
    )
    expect(held.length).toBeGreaterThan(choices.length)
    expect(held.filter(({ isOwn, isSeen }) => isOwn !== isSeen)).toEqual([])
  })
})

describe('the master’s advice', () => {
  it('is a move with its chances, and a plan of legal moves that begins with it', () => {
    const { journal } = played(2, () => undefined)
    const [{ question } = { question: undefined }] = choicesMade({ ...sidings, journal })
    if (!question) throw new Error('No choice was made')
    const ask = () => finish(advise(question, 400, fastDraw(1)))
    const { options, plan } = ask()
    expect(options[0]?.visits).toBeGreaterThanOrEqual(options[1]?.visits ?? 0)
    expect(options.reduce((sum, { visits }) => sum + visits, 0)).toBe(400)
    expect(plan[0]).toBe(options[0]?.move)
    expect(plan.length).toBeGreaterThan(1)
    expect(choiceOf(tiny.ask(question.position), question.seat)?.moves).toContainEqual(plan[0])
    expect(ask()).toEqual({ options, plan })
  })
})
