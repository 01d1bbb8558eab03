import { describe, expect, it } from 'vitest'
import { futures } from '../../../src/bots/thinker.ts'
import { thinkers } from '../../../src/bots/thinkers.ts'
import { dwarven } from '../../../src/games/dwarven/title.ts'
import { need } from '../../../src/kit/assert.ts'
import type { Typed } from '../../../src/rules/game.ts'
import { meantAmong } from '../../../src/rules/lesson.ts'
import { practiceStart } from '../../../src/rules/practice.ts'
import { playMatch } from '../../bots/match.ts'
import { isSlip, type Learner, learnerAt, me, movesAt, opened } from '../../lesson/learner.ts'

const taught = await opened(dwarven)

const at = (id: string): Learner => {
  const stop = taught.lesson.stops.find((one) => one.id === id)
  return learnerAt(taught, need(stop, id))
}

/** Does the first few tasks of a stop, or all of them, as they would be shown. */
async function taughtBy(id: string, tasks = 9): Promise<Learner> {
  const learner = at(id)
  for (const _ of learner.stop.tasks.slice(0, tasks)) {
    const move = meantAmong(learner.stop, learner.stand(), movesAt(learner))
    await learner.table.submit(me, need(move, 'a move to show'))
  }
  return learner
}

/** The reason for which a move is refused. */
async function refusalOf({ table }: Learner, move: Typed): Promise<string | undefined> {
  const answer = await table.submit(me, move)
  return answer.type === 'refused' ? answer.refusal.reason : undefined
}

describe('the lesson of Dwarven Rails', () => {
  it.each([
    ['mountain', { type: 'surveyed', seat: 0, segment: 6 }],
    ['surveyor', { type: 'laid', seat: 0, segment: 6, cost: 2 }],
    ['agent', { type: 'took', seat: 0, card: 28, cost: 2 }],
    ['die', { type: 'mined', seat: 0, mine: 28, face: 1, goods: 4 }],
    ['home', { type: 'shipped', seat: 0, mine: 28, goods: 2, money: 10 }],
    ['quarrel', { type: 'rolled', on: 27, winner: 0 }],
    ['ticket', { type: 'tickets', seat: 0, open: 2, money: 20 }],
    ['snow', { type: 'tickets', seat: 0, open: 2, money: 20 }],
  ])('teaches at %s what its words say', async (id, goal) => {
    const learner = await taughtBy(id)
    expect(learner.told).toContainEqual(expect.objectContaining(goal))
    expect(learner.stand().task).toBe(learner.stop.tasks.length)
    expect(movesAt(learner)).toEqual([])
  })

  it.each([
    ['mountain', 0, { type: 'survey', segment: 26 }, 'owned'],
    ['mountain', 0, { type: 'survey', segment: 12 }, 'notAdjacent'],
    ['mountain', 0, { type: 'survey', segment: 4 }, 'notNow'],
    ['surveyor', 0, { type: 'pay', segments: [12] }, 'notWon'],
    ['surveyor', 0, { type: 'pay', segments: [], cards: [] }, 'notNow'],
    ['agent', 0, { type: 'prospect', card: 9 }, 'notUp'],
    ['agent', 0, { type: 'prospect', card: 94 }, 'notConnected'],
    ['agent', 0, { type: 'prospect', card: 14 }, 'notNow'],
    ['agent', 1, { type: 'pay', segments: [12], cards: [] }, 'notNow'],
    ['die', 0, { type: 'operate', mines: [20] }, 'notYourMine'],
    ['die', 1, { type: 'read', mine: 28, face: 5 }, 'otherFace'],
    ['home', 0, { type: 'ship', mine: 20 }, 'notYourMine'],
    ['home', 0, { type: 'ship', mine: 28, base: 0, transports: [40], goods: 3 }, 'weak'],
    ['home', 0, { type: 'done' }, 'notNow'],
    ['quarrel', 0, { type: 'prospect', card: 94 }, 'notConnected'],
    ['quarrel', 0, { type: 'prospect', card: 0 }, 'notNow'],
    ['ticket', 0, { type: 'prospect', card: 88 }, 'hasRoute'],
    ['ticket', 1, { type: 'pay', segments: [13], cards: [] }, 'notNow'],
    ['snow', 1, { type: 'sweep', segment: 6 }, 'notRed'],
    ['snow', 1, { type: 'done' }, 'notNow'],
  ])('refuses at %s after %i tasks %o: %s', async (id, tasks, move, reason) => {
    const learner = await taughtBy(id, tasks)
    const { hash } = learner.table.now()
    expect(await refusalOf(learner, move)).toBe(reason)
    expect(learner.table.now().hash).toBe(hash)
    expect(learner.stand()).toMatchObject({ task: tasks, slipped: false })
  })

  it.each([
    ['die', 1, { type: 'read', mine: 28, face: 2 }, { type: 'mined', goods: 1 }],
    ['die', 1, { type: 'read', mine: 28, face: 3 }, { type: 'mined', goods: 2 }],
    ['snow', 0, { type: 'clear', transports: [] }, { type: 'tickets', open: 1, money: 5 }],
  ])('answers the poorer choice at %s after %i tasks: %o', async (id, tasks, move, result) => {
    const learner = await taughtBy(id, tasks)
    expect(isSlip(learner, move)).toBe(true)
    await learner.table.submit(me, move)
    expect(learner.told).toContainEqual(expect.objectContaining(result))
    expect(learner.stand()).toMatchObject({ task: tasks, slipped: true })
    expect(movesAt(learner)).toEqual([])
  })

  it('wins the quarrel by the 3 for track alone', async () => {
    const { told } = await taughtBy('quarrel')
    const throws = [
      { seat: 1, dice: [[6, 2]], total: 8 },
      { seat: 0, dice: [[6, 1]], total: 10 },
    ]
    expect(told).toContainEqual({ type: 'rolled', track: false, on: 27, throws, winner: 0 })
  })

  it('shows at home that gold falls a rung and all else climbs', async () => {
    const { table } = await taughtBy('home')
    expect(table.now().position).toMatchObject({ rungs: [[5, 5, 5, 3, 5]] })
  })

  it('ends in a match that is over within a few turns', async () => {
    const { lesson, title } = taught
    const { position } = practiceStart(title.game, lesson, at('match').stop.start)
    const game = { ...title.game, setup: () => title.game.clone(position) }
    const players = [thinkers.ganger, thinkers.beginner].map((think) => ({ think, more: futures(1) }))
    const setting = { seed: 1, options: lesson.options, patience: 120 }
    const { outcome } = playMatch({ game, mind: await title.mind() }, players, setting)
    expect(outcome.seats.some(({ total }) => total >= 700)).toBe(true)
  })
})
