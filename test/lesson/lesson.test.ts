import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import { atFirst, isLike, type LessonStop, meantAmong } from '../../src/rules/lesson.ts'
import { isSlip, type Learner, learnerAt, me, movesAt, opened, practised, type Taught } from './learner.ts'

/** Someone who has come to a task by the way shown. */
async function learnerBefore(taught: Taught, stop: LessonStop, task: number): Promise<Learner> {
  const learner = learnerAt(taught, stop)
  for (let moves = 0; learner.stand().task < task && moves < 9; moves++) {
    await learner.table.submit(me, meantAmong(stop, learner.stand(), movesAt(learner)) ?? { type: 'none' })
  }
  expect(learner.stand().task, stop.id).toBe(task)
  return learner
}

/** The points of someone who learns, as they would count if the match stopped here. */
const pointsOf = ({ table }: Learner) => table.game.outcome(table.now().position, true)?.seats[me]?.total ?? Number.NaN

describe.each(titles.filter(({ lesson }) => lesson))('the lesson of $name', (one) => {
  it('has words for every task of every stop', async () => {
    const { lesson, words } = await opened(one)
    for (const { id, tasks } of lesson.stops) {
      expect(words[id]?.tasks.length, id).toBe(Math.max(1, tasks.length))
      expect(words[id]?.slip !== '', id).toBe(tasks.some(({ slip }) => slip))
    }
    expect(Object.keys(words)).toEqual(lesson.stops.map(({ id }) => id))
  })

  it('asks at least one question with a wrong answer, and says what was wrong with it', async () => {
    const { lesson } = await opened(one)
    const questions = lesson.stops.flatMap(({ tasks }) => tasks.filter(({ allows, slip }) => slip && allows.length > 1))
    expect(questions.length).toBeGreaterThan(0)
  })

  it('names a section of the rules book at every stop', async () => {
    const { title, lesson } = await opened(one)
    const sections = (await title.book()).sections.map(({ id }) => id)
    for (const { section } of lesson.stops) expect(sections).toContain(section)
  })

  it('can be done by whatever it offers, task by task', async () => {
    const taught = await opened(one)
    for (const stop of taught.lesson.stops.filter(practised)) {
      const learner = learnerAt(taught, stop)
      for (const [at, task] of stop.tasks.entries()) {
        expect(learner.stand(), `${stop.id} ${at}`).toEqual({ ...atFirst, task: at })
        for (let moves = 0; learner.stand().task === at && moves <= (task.times ?? 1); moves++) {
          const move = movesAt(learner).findLast((one) => !isSlip(learner, one))
          if (!move) throw new Error(`${stop.id}: nothing is on offer for task ${at}`)
          expect(await learner.table.submit(me, move)).toMatchObject({ type: 'accepted' })
        }
      }
      expect(learner.stand().task, stop.id).toBe(stop.tasks.length)
      expect(movesAt(learner)).toEqual([])
    }
  })

  it('shows the way through', async () => {
    const taught = await opened(one)
    for (const stop of taught.lesson.stops.filter(practised)) await learnerBefore(taught, stop, stop.tasks.length)
  })

  it('never marks down an answer that brings more points', async () => {
    const taught = await opened(one)
    let slips = 0
    for (const stop of taught.lesson.stops) {
      for (const [at, { slip }] of stop.tasks.entries()) {
        if (!slip) continue
        const asked = await learnerBefore(taught, stop, at)
        const best = pointsOf(await learnerBefore(taught, stop, stop.tasks.length))
        for (const move of movesAt(asked).filter((move) => isSlip(asked, move))) {
          const learner = await learnerBefore(taught, stop, at)
          await learner.table.submit(me, move)
          expect(pointsOf(learner), stop.id).toBeLessThanOrEqual(best)
          slips++
        }
      }
    }
    expect(slips).toBeGreaterThan(0)
  })

  it('says why anything else has to wait', async () => {
    const taught = await opened(one)
    const { intentions } = await taught.title.playtest()
    for (const stop of taught.lesson.stops.filter(practised)) {
      const learner = learnerAt(taught, stop)
      const moves = movesAt(learner)
      const { game } = learner.table
      const { position, known } = learner.table.now()
      for (const wanted of intentions(position)) {
        if (typeof wanted !== 'object' || wanted === null) continue
        const isOffered = moves.some((move) => isLike(move, wanted))
        expect(game.why(position, me, wanted, known(me)) === undefined).toBe(isOffered)
      }
    }
  })

  it('shows a move and takes it back without counting it', async () => {
    const taught = await opened(one)
    for (const stop of taught.lesson.stops.filter(practised)) {
      const learner = learnerAt(taught, stop)
      const { hash } = learner.table.now()
      const [move] = movesAt(learner)
      const back = move && learner.table.show(move)
      expect(learner.table.now().hash).not.toBe(hash)
      expect(movesAt(learner)).toEqual([])
      back?.()
      expect(learner.table.now().hash).toBe(hash)
      expect(learner.stand()).toEqual(atFirst)
      expect(movesAt(learner)).toContainEqual(move)
    }
  })
})
